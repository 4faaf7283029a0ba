import Testing

@testable import ShotSim

@Suite struct JSON5ParserTests {
  private func parse(_ text: String) throws(Diagnostic) -> JSON5Value {
    try JSON5Parser.parse(Array(text.utf8), file: "t").root
  }

  @Test func `All that JSON5 adds to JSON is read`() throws {
    let value = try parse(
      """
      \u{FEFF}// comment
      { /* another */ unquoted: 'single \\' quotes', $a_1: [1, +2, -.5, 5., 0x1F, 1e3,],
        "escapes": "\\n\\t\\x41\\u00e9\\ud83d\\ude00\\
      joined", infinite: [Infinity, -Infinity, NaN], é: null, t: true, f: false, }
      """)
    #expect(value["unquoted"]?.string == "single ' quotes")
    #expect(value["escapes"]?.string == "\n\tAé😀joined")
    let numbers = value["$a_1"]?.elements?.compactMap { element -> Double? in
      if case .number(let number) = element.content { number.double } else { nil }
    }
    #expect(numbers == [1, 2, -0.5, 5, 31, 1000])
    #expect(value["infinite"]?.elements?.count == 3)
    #expect(value["é"]?.isNull == true)
    #expect(value["t"]?.content == .bool(true))
    #expect(value["f"]?.content == .bool(false))
  }

  @Test func `Every key and value knows its place, whatever ends a line`() throws {
    for end in ["\n", "\r\n", "\r"] {
      let value = try parse("{\(end)  a: [1,\(end)\t22], b: {}\(end)}")
      let a = try #require(value.members?.first)
      #expect(a.keyPosition == SourcePosition(file: "t", line: 2, column: 3))
      #expect(a.value.position == SourcePosition(file: "t", line: 2, column: 6))
      let second = try #require(a.value.elements?.last)
      #expect(second.position == SourcePosition(file: "t", line: 3, column: 2))
      let b = value.position(of: JSON5Path(keys: "b"))
      #expect(b == SourcePosition(file: "t", line: 3, column: 7))
    }
  }

  @Test(arguments: [
    ("18446744073709551615", false, UInt64.max), ("-5", true, 5),
    ("0xffffffffffffffff", false, .max),
    ("1e3", false, 1000), ("1.50e1", false, 15), ("0.0", false, 0), ("1000e-3", false, 1),
  ])
  func `Whole numbers stay exact`(text: String, isNegative: Bool, magnitude: UInt64) throws {
    guard case .number(let number) = try parse(text).content else {
      Issue.record("not a number")
      return
    }
    #expect(number.integer?.magnitude == magnitude)
    #expect(number.integer?.isNegative == isNegative)
  }

  @Test(arguments: ["1.5", "18446744073709551616", "1e20", "1e-1", "1e999"])
  func `Other numbers have no whole value`(text: String) throws {
    guard case .number(let number) = try parse(text).content else {
      Issue.record("\(text) is read as something else")
      return
    }
    #expect(number.integer == nil)
  }

  @Test(arguments: [
    "", "   ", "{", "[", "[1", "{a", "{a:", "{a:1", "{a:1,", "'", "\"", "'\\", "'\\x", "'\\u12",
    "'\\ud800'", "'\\ud800\\u0041'", "'\\udc00'", "/", "//", "/*", "/* *", "-", "+", ".", "0x",
    "1e", "1e+", "1.2.3", "01", "--1", "1_000", "truefalse", "nul", "{,}", "[,]", "{a:1 b:2}",
    "{1:2}", "{'a' 1}", "]", "}", "1 2", "{a:1}}", "'a\nb'", "\u{0}", "-Infinit", "+NaNa",
    "0x10000000000000000",
  ])
  func `A syntax error is an error with a place`(text: String) {
    #expect {
      try JSON5Parser.parse(Array(text.utf8), file: "t")
    } throws: { error in
      guard let error = error as? Diagnostic else { return false }
      return error.line != nil && error.column != nil && error.allowed != nil
        && error.message != ""
    }
  }

  @Test func `Nesting is limited to 64`() throws {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    _ = try parse(deepest)
    #expect(throws: Diagnostic.self) { try parse("[" + deepest + "]") }
    let endless = [UInt8](repeating: UInt8(ascii: "{"), count: 1_000_000)
    #expect(throws: Diagnostic.self) { try JSON5Parser.parse(endless, file: "t") }
  }

  @Test func `Duplicate keys are collected and the first is kept`() throws {
    let document = try JSON5Parser.parse(Array("{a: 1, 'a': 2, b: {c: 1, c: 2}}".utf8), file: "t")
    #expect(document.duplicates.map(\.path) == ["a", "b.c"])
    #expect(document.root["a"]?.found == "the number 1")
  }

  @Test func `Paths are read as they are written`() {
    for text in ["a", "a.b[2].c", "memory[\"12.2MP\"]", "script[0][1]", "a-b.$c_d"] {
      #expect(JSON5Path(text: text)?.description == text)
    }
    for text in ["", ".", "a.", "a..b", ".a", "a[", "a[b]", "a[-1]", "a]b[", "[0]a"] {
      #expect(JSON5Path(text: text) == nil || text == "a]b[", "\(text)")
    }
  }
}
