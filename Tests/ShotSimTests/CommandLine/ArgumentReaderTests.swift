import Testing

@testable import shotsim_cli

@Suite struct ArgumentReaderTests {
  @Test(arguments: [
    ["north", "--coats", "3"], ["--coats=3", "north"], ["-c", "3", "north"], ["-c3", "north"],
    ["-c=3", "north"], ["--", "north"], ["north"],
  ])
  func `Every way to write a value means the same`(arguments: [String]) throws {
    let reader = ArgumentReader<Fixture.Paint>(
      options: Fixture.Paint.spec.groups.flatMap(\.options), operands: Fixture.Paint.spec.operands)
    let paint = try reader.read(arguments, into: Fixture.Paint())
    var expected = Fixture.Paint()
    expected.wall = "north"
    if arguments.count > 2 || arguments[0].contains("3") { expected.coats = 3 }
    #expect(paint == expected)
  }

  @Test func `Flags can be joined, and the last may take a value`() throws {
    let paint = try Fixture.paint("-fwt", "Sea", "north")
    #expect(paint.isFast && paint.isWet && paint.title == "Sea")
    let attached = try Fixture.paint("-ftSea", "north")
    #expect(attached.isFast && attached.title == "Sea")
  }

  @Test func `A dash alone is an operand or a value`() throws {
    #expect(try Fixture.paint("-").wall == "-")
    #expect(try Fixture.paint("north", "-o", "-").output == .standardOutput)
    #expect(try Fixture.paint("north", "--output=a.txt").output == .file("a.txt"))
  }

  @Test func `Two dashes end the options`() throws {
    let paint = try Fixture.paint("--fast", "--", "--wet", "-x", "--")
    #expect(paint.isFast && !paint.isWet)
    #expect(paint.wall == "--wet")
    #expect(paint.others == ["-x", "--"])
  }

  @Test(arguments: [("-5", -5), ("-.25", -0.25), ("-1e3", -1000)])
  func `A negative number is a value after an option`(text: String, number: Double) throws {
    #expect(try Fixture.paint("north", "--offset", text).offset == number)
  }

  @Test func `Any other dash does not begin a value unless it is attached`() throws {
    #expect(
      throws: UsageError.missingValueBeforeOption(
        option: "--title", valueName: "text", next: "--fast")
    ) { try Fixture.paint("north", "--title", "--fast") }
    #expect(try Fixture.paint("north", "--title=--fast").title == "--fast")
    #expect(try Fixture.paint("north", "-t-f").title == "-f")
  }

  @Test func `Repeated values keep their order`() throws {
    #expect(try Fixture.paint("--spot=3", "north", "--spot", "-1", "--spot=2").spots == [3, -1, 2])
  }

  @Test func `A shared option reaches its place`() throws {
    let paint = try Fixture.paint("north", "-s", "18446744073709551615", "--jobs=4")
    #expect(paint.shared == Fixture.Shared(seed: .max, jobs: 4))
  }

  @Test func `A single-valued option given twice names both places`() {
    #expect(
      throws: UsageError.repeatedOption(
        name: "--seed", first: .init(text: "--seed=1", position: 2),
        second: .init(text: "-s 2", position: 4))
    ) { try Fixture.paint("--seed=1", "north", "-s", "2") }
    // The same value twice is a slip, too.
    #expect(throws: UsageError.self) { try Fixture.paint("-s1", "north", "-s1") }
  }

  @Test func `A flag given twice is harmless`() throws {
    #expect(try Fixture.paint("-ff", "north", "--fast").isFast)
  }

  @Test func `Names are never abbreviated`() {
    #expect(throws: UsageError.unknownOption("--coat", nearest: "--coats")) {
      try Fixture.paint("north", "--coat", "3")
    }
    #expect(throws: UsageError.unknownOption("--o", nearest: nil)) {
      try Fixture.paint("north", "--o", "x")
    }
  }

  @Test func `A long name behind one dash is recognised`() {
    #expect(throws: UsageError.unknownOption("-wet", nearest: "--wet")) {
      try Fixture.paint("north", "-wet")
    }
    #expect(throws: UsageError.unknownOption("-x", nearest: nil)) {
      try Fixture.paint("north", "-x")
    }
  }

  @Test func `Values are checked where they are read`() {
    #expect(
      throws: UsageError.invalidValue(
        of: "--coats", value: "1001", expectation: "an integer from 1 to 1,000", nearest: nil)
    ) { try Fixture.paint("north", "--coats=1001") }
    #expect(
      throws: UsageError.invalidValue(
        of: "--tint", value: "gren", expectation: "red, green or blue", nearest: "green")
    ) { try Fixture.paint("north", "--tint", "gren") }
    #expect(
      throws: UsageError.invalidValue(
        of: "-s", value: "-1", expectation: "an integer from 0 to 18,446,744,073,709,551,615",
        nearest: nil)
    ) { try Fixture.paint("north", "-s", "-1") }
    #expect(
      throws: UsageError.invalidValue(
        of: "--jobs", value: "", expectation: "an integer from 1 to 64", nearest: nil)
    ) { try Fixture.paint("north", "--jobs=") }
  }

  @Test(arguments: ["nan", "inf", "0x1p3", "1_000", "١", "", " 1", "1,5"])
  func `Only plain decimal numbers are numbers`(text: String) {
    #expect(Double(argument: text) == nil)
    #expect(Int(argument: text) == nil)
  }

  @Test func `Flags take no value`() {
    #expect(throws: UsageError.unexpectedValue(option: "--fast", value: "yes")) {
      try Fixture.paint("north", "--fast=yes")
    }
    #expect(throws: UsageError.unexpectedValue(option: "-f", value: "yes")) {
      try Fixture.paint("north", "-f=yes")
    }
  }

  @Test func `Missing and surplus arguments are named`() {
    #expect(throws: UsageError.missingOperand("wall")) { try Fixture.paint("--fast") }
    #expect(throws: UsageError.missingValue(option: "-t", valueName: "text")) {
      try Fixture.paint("north", "-t")
    }
    let reader = ArgumentReader<Fixture.Put>(
      options: [], operands: Fixture.Put.spec.operands)
    #expect(throws: UsageError.unexpectedOperand("b")) {
      try reader.read(["a", "b", "c"], into: Fixture.Put())
    }
  }
}
