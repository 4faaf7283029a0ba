import Testing

@testable import ShotSim

@Suite struct ProseTests {
  @Test func `Words are listed as in a sentence`() {
    #expect(Prose.list([]) == "")
    #expect(Prose.list(["a"]) == "a")
    #expect(Prose.list(["a", "b"]) == "a and b")
    #expect(Prose.list(["a", "b", "c"], "or") == "a, b or c")
  }

  @Test func `A count has its noun`() {
    #expect(Prose.counted(1, "photo") == "1 photo")
    #expect(Prose.counted(0, "photo") == "0 photos")
    #expect(Prose.counted(2_000, "proxy", plural: "proxies") == "2,000 proxies")
  }

  @Test(arguments: [
    ("", [""]), ("one", ["one"]), ("a bb ccc", ["a bb", "--ccc"]), ("  a b c", ["  a b", "--c"]),
    ("abcdefgh i", ["abcdefgh", "--i"]), ("a  b\n\nc", ["a b", "", "c"]),
  ])
  func `Text is broken between words`(text: String, lines: [String]) {
    #expect(Prose.wrapped(text, width: 5, indent: "--") == lines)
  }

  @Test func `What XML gives a meaning or cannot hold is escaped`() {
    let text = "a<b & \"c\"\n\t>'"
    #expect(Escaping.markup(text) == "a&lt;b &amp; &quot;c&quot;&#10;&#9;&gt;'")
    #expect(Escaping.markup("\u{1}\u{FFFE}") == "\u{FFFD}\u{FFFD}")
  }

  @Test func `A word in a shell's quotes is one word`() {
    #expect(Escaping.shell("it's $x") == "'it'\\''s $x'")
  }

  @Test(arguments: [
    (0, "0 ms", "0ms"), (999, "999 ns", "999ns"), (125_400, "125.4 us", "125400ns"),
    (212_500_000, "212.5 ms", "212500000ns"), (250_000_000, "250 ms", "250ms"),
    (12_250_000_000, "12.25 s", "12250ms"),
  ])
  func `Spans where digits count keep them all`(span: Int64, exact: String, setting: String) throws
  {
    #expect(DurationText.exact(span) == exact)
    #expect(DurationText.setting(span) == setting)
    #expect(try QuantityText.time(DurationText.setting(span)) == span)
  }

  @Test func `Seconds are counted as a clock does`() {
    #expect(DurationText.clock(seconds: 59) == "59 s")
    #expect(DurationText.clock(seconds: 125) == "2 min 5 s")
    #expect(DurationText.clock(seconds: 3_780) == "1 h 3 min")
    #expect(DurationText.rough(milliseconds: -0.44) == "0.4 ms")
    #expect(DurationText.rough(milliseconds: 1_234) == "1.2 s")
  }
}
