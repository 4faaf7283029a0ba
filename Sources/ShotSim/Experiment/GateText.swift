/// Reads what the command line and baseline files say of quantities, margins and
/// precisions, in the words of expectations.
package enum GateText {
  /// Reads `framesCaptured`, which means its mean, `shotToShot.p95` or
  /// `P(framesCaptured >= 5)`.
  ///
  /// A percentile of a metric that takes few values is refused, unless `asKept`: files of
  /// earlier versions have some.
  package static func quantity(
    _ text: String, asKept: Bool = false
  ) throws(Diagnostic) -> Quantity {
    try parse(text, amount: nil, asKept: asKept).quantity
  }

  /// Reads `framesCaptured=0.2`, `shotToShot.p95=20ms` or `framesCaptured=2%`.
  ///
  /// A percentage is of the baseline's value; of a share it is percentage points.
  package static func margin(
    _ text: String, asKept: Bool = false
  ) throws(Diagnostic) -> QuantityMargin {
    let (quantity, amount) = try assignment(text, example: "framesCaptured=0.2", asKept: asKept)
    return switch amount {
    case .absolute(let value): QuantityMargin(quantity, .absolute(value))
    case .relative(let value): QuantityMargin(quantity, .relative(value))
    }
  }

  /// Reads `framesCaptured=1%` or `shotToShot.p95=5ms`: the half-width to reach.
  package static func precision(_ text: String) throws(Diagnostic) -> PrecisionGoal {
    let (quantity, amount) = try assignment(text, example: "framesCaptured=1%")
    return PrecisionGoal(quantity, amount)
  }

  /// Reads `warn: shotToShot.p95 <= baseline * 1.05`.
  package static func expectation(_ text: String) throws(Diagnostic) -> Expectation {
    do throws(ExpectationParser.Failure) {
      return try ExpectationParser.parse(text)
    } catch {
      throw diagnostic(error)
    }
  }

  private static func assignment(
    _ text: String, example: String, asKept: Bool = false
  ) throws(Diagnostic) -> (Quantity, PrecisionTarget) {
    guard let mark = text.lastIndex(of: "="), !text[..<mark].hasSuffix(">"),
      !text[..<mark].hasSuffix("<"), text[mark...].count > 1
    else {
      throw Diagnostic(message: "found \"\(text)\"", allowed: "QUANTITY=AMOUNT, such as \(example)")
    }
    let (name, amount) = (String(text[..<mark]), String(text[text.index(after: mark)...]))
    let quantity = try parse(name, amount: nil, asKept: asKept).quantity
    if amount.hasSuffix("%"), quantity.unit != .share {
      guard let percent = Double(amount.dropLast()), percent.isFinite, percent >= 0 else {
        throw Diagnostic(message: "found \"\(amount)\"", allowed: "a percentage such as 2%")
      }
      return (quantity, .relative(percent / 100))
    }
    let value = try parse(name, amount: amount, asKept: asKept).amount
    guard value >= 0 else {
      throw Diagnostic(message: "\(amount) is below zero", allowed: "an amount of zero or more")
    }
    return (quantity, .absolute(value))
  }

  private static func parse(
    _ name: String, amount: String?, asKept: Bool
  ) throws(Diagnostic) -> (quantity: Quantity, amount: Double) {
    let trimmed = String(name.drop { $0 == " " })
    let isWhole = trimmed.hasPrefix("P(") || trimmed.contains(".")
    let subject = isWhole ? trimmed : trimmed + ".mean"
    let expectation: Expectation
    do throws(ExpectationParser.Failure) {
      expectation = try ExpectationParser.parse("\(subject) >= \(amount ?? "0")")
    } catch {
      throw diagnostic(error)
    }
    let metric = expectation.metric
    guard let quantity = quantity(of: expectation, asKept: asKept) else {
      if case .percentile = expectation.statistic {
        throw Diagnostic(
          message: "\(metric.name) takes few values, so a difference of its percentiles is a "
            + "matter of luck",
          allowed: "a mean or a probability such as P(\(metric.name) >= "
            + "\(metric.unit == .count ? "5" : "500"))")
      }
      throw Diagnostic(
        message: "\(trimmed) has no interval", allowed: "a mean, a percentile or P(…)")
    }
    guard case .number(let value) = expectation.limit else {
      throw Diagnostic(message: "found \"\(amount ?? name)\"", allowed: "a number")
    }
    return (quantity, value)
  }

  private static func quantity(of expectation: Expectation, asKept: Bool) -> Quantity? {
    if asKept, case .percentile(let number) = expectation.statistic {
      return Quantity(expectation.metric, .percentile(number))
    }
    return Quantity(expectation.metric, of: expectation.statistic)
  }

  private static func diagnostic(_ failure: ExpectationParser.Failure) -> Diagnostic {
    Diagnostic(message: failure.message, allowed: failure.allowed, nearest: failure.nearest)
  }
}

extension QuantityMargin {
  /// The text that ``GateText/margin(_:)`` reads, without the quantity.
  package var amountText: String {
    switch margin {
    case .relative(let share): return NumberText.shortest((share * 1e6).rounded() / 1e4) + "%"
    case .absolute(let value):
      return NumberText.shortest(value) + quantity.unit.declaration.symbol
    }
  }
}
