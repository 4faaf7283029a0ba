/// The forms of plain values.

extension Form where Value == String {
  /// Any text of one line.
  package static let text = Form(
    Shape<String>.text.schema, write: JSONNode.text, read: Shape.text.read)
}

extension Form where Value == Bool {
  /// True or false.
  package static let flag = Form(.boolean, write: JSONNode.flag, read: Shape.bool.read)
}

extension Form where Value == Int {
  /// A whole number of zero or more.
  package static let count = whole(from: 0)

  /// A whole number of one or more.
  package static let positiveCount = whole(from: 1)

  private static func whole(from minimum: UInt32) -> Form {
    Form(
      .number(minimum: Double(minimum), maximum: nil, isWhole: true),
      write: { .integer(Int64($0)) }, read: Shape<Int>.whole(from: minimum, to: 1_000_000_000).read)
  }
}

extension Form where Value == UInt64 {
  /// All 64 bits as text, because readers lose digits of such numbers.
  package static let digits = Form(
    .string(pattern: "^[0-9]+$", examples: []), write: { .text(String($0)) }
  ) { value, context in
    if let text = value.string,
      text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let number = UInt64(text)
    {
      return number
    }
    context.report(
      "found \(value.found)", at: value.position,
      allowed: "a whole number in quotes, up to \"\(UInt64.max)\"")
    return nil
  }
}

extension Form where Value == Double {
  /// A number; null where there is none, or where it is infinite, reads as not-a-number.
  package static let number = orNull(.nan)

  /// The lower end of an interval; null = unbounded.
  package static let lowerEnd = orNull(-.infinity)

  /// The upper end of an interval; null = unbounded.
  package static let upperEnd = orNull(.infinity)

  /// A number that there always is.
  package static let finite = Form(
    .number(minimum: nil, maximum: nil, isWhole: false), write: JSONNode.number,
    read: Shape.number(from: -.infinity).read)

  /// A number from 0 to 1.
  package static let share = Form(
    .number(minimum: 0, maximum: 1, isWhole: false), write: JSONNode.number,
    read: Shape.number(from: 0, to: 1).read)

  private static func orNull(_ absent: Double) -> Form {
    let shape = Shape<Double?>.nullable(.number(from: -.infinity))
    return Form(shape.schema, write: JSONNode.number) { value, context in
      shape.read(value, &context).map { $0 ?? absent }
    }
  }
}

extension Form where Value: Sendable {
  /// One of some values, by name.
  package static func choice(
    _ values: [Value], what: String, name: @escaping @Sendable (Value) -> String
  ) -> Form {
    let shape = Shape.choice(values.map { (name($0), $0) }, what: what)
    return Form(shape.schema, write: { .text(name($0)) }, read: shape.read)
  }
}

extension Form where Value: Sendable & CaseIterable {
  /// One of an enumeration's cases, by its name.
  package static func name(of what: String) -> Form {
    choice(Array(Value.allCases), what: what) { "\($0)" }
  }
}

extension Form where Value: Sendable & CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of an enumeration's cases, by its raw value.
  package static func word(of what: String) -> Form {
    choice(Array(Value.allCases), what: what, name: \.rawValue)
  }
}
