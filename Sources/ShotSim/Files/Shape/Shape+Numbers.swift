/// Numbers and quantities with units.
extension Shape where Value == Double {
  /// A finite number within limits, inclusive.
  static func number(from minimum: Double, to maximum: Double = .infinity) -> Shape {
    let allowed = rangeText(minimum, maximum)
    return Shape(
      .number(
        minimum: minimum.isFinite ? minimum : nil, maximum: maximum.isFinite ? maximum : nil,
        isWhole: false)
    ) { value, context in
      guard case .number(let number) = value.content else {
        context.report("found \(value.found)", at: value.position, allowed: allowed)
        return nil
      }
      guard number.double.isFinite, number.double >= minimum, number.double <= maximum else {
        context.report(
          "\(number.text.shortened) is out of range", at: value.position, allowed: allowed)
        return nil
      }
      return number.double
    }
  }

  /// A finite number above zero.
  static func positive(to maximum: Double) -> Shape {
    number(from: 0, to: maximum).map { number, value, context in
      if number > 0 { return number }
      context.report(
        "0 is out of range", at: value.position,
        allowed: "a number above 0 and up to \(rangeNumber(maximum))")
      return nil
    }
  }

  private static func rangeText(_ minimum: Double, _ maximum: Double) -> String {
    switch (minimum.isFinite, maximum.isFinite) {
    case (true, true): "a number from \(rangeNumber(minimum)) to \(rangeNumber(maximum))"
    case (true, false): "a number of \(rangeNumber(minimum)) or more"
    default: "a number"
    }
  }

  private static func rangeNumber(_ value: Double) -> String {
    Int64(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  /// An amount of memory, in megabytes.
  static let megabytes = quantity(QuantityText.memoryNotation, examples: ["1200MB"]) {
    text throws(QuantityText.Failure) in try QuantityText.megabytes(text)
  }
}

extension Shape where Value == UInt64 {
  /// A whole number within limits, inclusive, exact over all 64 bits.
  static func whole(from minimum: UInt64, to maximum: UInt64) -> Shape {
    let allowed = "a whole number from \(minimum) to \(maximum)"
    return Shape(
      .number(minimum: Double(minimum), maximum: Double(maximum), isWhole: true)
    ) { value, context in
      guard case .number(let number) = value.content else {
        context.report("found \(value.found)", at: value.position, allowed: allowed)
        return nil
      }
      guard let integer = number.integer, !integer.isNegative || integer.magnitude == 0,
        minimum...maximum ~= integer.magnitude
      else {
        context.report(
          "\(number.text.shortened) is out of range", at: value.position, allowed: allowed)
        return nil
      }
      return integer.magnitude
    }
  }
}

extension Shape where Value == Int {
  /// A whole number within limits, inclusive.
  static func whole(from minimum: UInt32, to maximum: UInt32) -> Shape {
    Shape<UInt64>.whole(from: UInt64(minimum), to: UInt64(maximum)).map { value, _, _ in
      Int(value)
    }
  }
}

extension Shape where Value == Nanoseconds {
  /// A length of time: never negative.
  static let duration = time.map { time, value, context in
    if time >= 0 { return time }
    context.report(
      "\(value.found) is negative", at: value.position, allowed: "a time of 0 or more")
    return nil
  }

  /// A length of time above zero.
  static let positiveDuration = time.map { time, value, context in
    if time > 0 { return time }
    context.report(
      "\(value.found) is out of range", at: value.position, allowed: "a time above 0")
    return nil
  }

  /// An instant, counted from the scenario's origin, or a lag: may be negative.
  static let time = quantity(QuantityText.timeNotation, examples: ["250ms", "1.6s"]) {
    text throws(QuantityText.Failure) in try QuantityText.time(text)
  }
}

extension Shape where Value == PhotoDimensions {
  static let dimensions = quantity(QuantityText.dimensionsNotation, examples: ["12MP", "48MP"]) {
    text throws(QuantityText.Failure) in try QuantityText.dimensions(text)
  }
}

extension Shape {
  /// Text that holds a number and a unit.
  private static func quantity(
    _ notation: QuantityText.Notation, examples: [String],
    parse: @escaping @Sendable (String) throws(QuantityText.Failure) -> Value
  ) -> Shape {
    Shape(.string(pattern: "^\(notation.pattern)$", examples: examples)) { value, context in
      guard let text = value.string else {
        var message = "found \(value.found)"
        if case .number = value.content { message += ", which has no unit" }
        context.report(message, at: value.position, allowed: notation.allowed)
        return nil
      }
      do throws(QuantityText.Failure) {
        return try parse(text)
      } catch {
        context.report(
          error.message, at: value.position, allowed: error.allowed, nearest: error.nearest)
        return nil
      }
    }
  }
}
