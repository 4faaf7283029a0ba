import Testing

@testable import ShotSim

@Suite struct PrintableTextTests {
  @Test(arguments: [
    ("plain, with ümlauts: a::b, C# and ###", "plain, with ümlauts: a::b, C# and ###"),
    ("\u{1B}[2Jx", "\\u{1B}[2Jx"), ("a\nb\r", "a\\u{A}b\\u{D}"), ("\u{7F}\u{9B}", "\\u{7F}\\u{9B}"),
    ("\u{202E}cba\u{2066}", "\\u{202E}cba\\u{2066}"), ("\u{2028}\u{FEFF}", "\\u{2028}\\u{FEFF}"),
    ("::error::x", "\\u{3A}:error::x"), (" \u{3000}::x", " \u{3000}\\u{3A}:x"),
    ("a ##[add-mask]", "a \\u{23}#[add-mask]"), ("##vso[x]", "\\u{23}#vso[x]"),
    ("###[x", "#\\u{23}#[x"), ("\u{0}", "\\u{0}"),
  ])
  func `What is more than text is escaped`(text: String, printable: String) {
    #expect(text.printable == printable)
    #expect(printable.printable == printable)
    #expect((text.unprintable == nil) == (text == printable))
  }

  @Test func `Lines for people keep their ends and the program's own colors`() {
    let text = "a\n  ::stop\n\u{1B}[1;31mred\u{1B}[0m\u{1B}[2J\n"
    #expect(
      text.printableLines == "a\n  \\u{3A}:stop\n\u{1B}[1;31mred\u{1B}[0m\\u{1B}[2J\n")
  }

  @Test func `JSON, markup and Markdown hold the same text without its commands`() throws {
    let text = "a\u{9B}b\u{202E}c##[d]`|"
    #expect(JSONText.string(text) == #""a\u009bb\u202ec#\u0023[d]`|""#)
    #expect(Escaping.markup(text) == "a\u{FFFD}b\u{FFFD}c##[d]`|")
    #expect(Escaping.markdownCode("a`b\n") == "`a'b\\u{A}`")
    #expect(!Escaping.markdown(text).unicodeScalars.contains(where: PrintableText.isControl))
  }
}
