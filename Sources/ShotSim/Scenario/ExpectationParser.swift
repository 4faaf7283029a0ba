/// Reads one entry of `expect`, such as `shotToShot.p95 <= 400ms`.
///
/// ```
/// entry      = ["warn:"] subject comparison limit
/// subject    = metric "." statistic | "P(" metric comparison number ")"
/// statistic  = "mean" | "sd" | "min" | "max" | "p" number
/// limit      = quantity | "baseline" "*" number | "baseline" ("+" | "-") quantity
/// comparison = "<=" | ">=" | "==" | "!=" | "<" | ">"
/// ```
///
/// A quantity without a unit is in the metric's own.
struct ExpectationParser {
  /// What is wrong, and where in the text, counted in characters from 1.
  struct Failure: Error, Equatable {
    var message: String
    var place: Int
    var allowed: String
    var nearest: String?
  }

  private let text: String
  private let characters: [Character]
  private var index = 0

  private init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  static func parse(_ text: String) throws(Failure) -> Expectation {
    var parser = ExpectationParser(text)
    return try parser.entry()
  }

  private mutating func entry() throws(Failure) -> Expectation {
    var isWarning = false
    let start = index
    skipSpace()
    if word(peekOnly: true) == "warn" {
      _ = word()
      if take(":") { isWarning = true } else { index = start }
    }
    let metric: Metric
    let statistic: Expectation.Statistic
    skipSpace()
    if characters[index...].starts(with: "P(") {
      index += 2
      metric = try self.metric()
      let comparison = try self.comparison()
      let bound = try quantity(of: metric)
      guard take(")") else { throw unexpected("')' after the bound") }
      statistic = .probability(comparison, bound)
    } else {
      metric = try self.metric()
      guard take(".") else { throw unexpected("'.' and a statistic after the metric") }
      statistic = try self.statistic()
    }
    let comparison = try self.comparison()
    let limit = try self.limit(of: metric, statistic: statistic)
    skipSpace()
    guard index == characters.count else { throw unexpected("nothing more after the limit") }
    return Expectation(
      metric: metric, statistic: statistic, comparison: comparison, limit: limit,
      isWarning: isWarning, text: text.printable)
  }

  private mutating func metric() throws(Failure) -> Metric {
    skipSpace()
    let place = index
    let name = word()
    if let metric = Metric.allCases.first(where: { $0.name == name }) { return metric }
    let names = Metric.allCases.map(\.name)
    throw failure(
      name.isEmpty ? "found \(foundNext)" : "unknown metric \(name.shortened)", at: place,
      allowed: names.joined(separator: ", "),
      nearest: NearestName.nearest(to: name, among: names))
  }

  private mutating func statistic() throws(Failure) -> Expectation.Statistic {
    skipSpace()
    let place = index
    var name = word()
    switch name {
    case "mean": return .mean
    case "sd": return .sd
    case "min": return .min
    case "max": return .max
    default: break
    }
    let allowed = "mean, sd, min, max, or a percentile such as p95 or p99.9, above p0 up to p100"
    if name.first == "p", index < characters.count, characters[index] == "." {
      index += 1
      name += "." + word()
    }
    if name.first == "p", let decimal = DecimalText(String(name.dropFirst())),
      let value = Double(decimal.normalized)
    {
      guard value > 0, value <= 100 else {
        throw failure("\(name.shortened) is out of range", at: place, allowed: allowed)
      }
      return .percentile(value)
    }
    throw failure(
      name.isEmpty ? "found \(foundNext)" : "unknown statistic \(name.shortened)", at: place,
      allowed: allowed,
      nearest: NearestName.nearest(to: name, among: ["mean", "sd", "min", "max", "p50", "p95"]))
  }

  private mutating func comparison() throws(Failure) -> Relation {
    skipSpace()
    let two = String(characters[index...].prefix(2))
    if let found = Relation(rawValue: two), two.count == 2 {
      index += 2
      return found
    }
    if let found = Relation(rawValue: String(two.prefix(1))) {
      index += 1
      return found
    }
    throw unexpected(
      Relation.allCases.map(\.rawValue).joined(separator: ", "),
      nearest: ["=>": ">=", "=<": "<=", "= ": "==", "=": "=="][two])
  }

  private mutating func limit(
    of metric: Metric, statistic: Expectation.Statistic
  ) throws(Failure) -> Expectation.Limit {
    skipSpace()
    let place = index
    if word(peekOnly: true) == "baseline" {
      _ = word()
      skipSpace()
      if take("*") {
        let factor = try number(allowed: "a number above 0 after '*'").value
        guard factor > 0 else {
          throw failure("the factor is out of range", at: place, allowed: "a number above 0")
        }
        return .baselineTimes(factor)
      }
      if take("+") { return .baselinePlus(try amount(of: metric, statistic)) }
      if take("-") { return .baselinePlus(-(try amount(of: metric, statistic))) }
      return .baselineTimes(1)
    }
    return .number(try amount(of: metric, statistic))
  }

  /// A limit's number: a share for a probability, else a quantity of the metric.
  private mutating func amount(
    of metric: Metric, _ statistic: Expectation.Statistic
  ) throws(Failure) -> Double {
    guard case .probability = statistic else { return try quantity(of: metric) }
    skipSpace()
    let place = index
    let (value, unit) = try number(allowed: "a probability from 0 to 1")
    let share = unit == "%" ? value / 100 : value
    guard unit.isEmpty || unit == "%", 0...1 ~= share else {
      throw failure(
        "the probability is out of range", at: place, allowed: "0 to 1, or 0% to 100%")
    }
    return share
  }

  /// A number in the metric's own unit, with or without one.
  private mutating func quantity(of metric: Metric) throws(Failure) -> Double {
    skipSpace()
    let place = index
    let units = metric.unit.declaration.spellings
    let (value, unit) = try number(
      allowed: units.isEmpty
        ? "a number"
        : "a number, or one with a unit (\(units.map(\.symbol).joined(separator: ", ")))")
    if unit.isEmpty { return value }
    if let scale = units.first(where: { $0.symbol == unit })?.factor { return value * scale }
    throw failure(
      "\(metric.name) has no unit \(unit.shortened)", at: place,
      allowed: units.isEmpty
        ? "a number without a unit" : units.map(\.symbol).joined(separator: ", "))
  }

  /// A signed decimal number and the unit that is attached to it.
  private mutating func number(allowed: String) throws(Failure) -> (value: Double, unit: String) {
    skipSpace()
    let place = index
    var written = ""
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    while index < characters.count, characters[index] == "." || characters[index].isASCIIDigit {
      written.append(characters[index])
      index += 1
    }
    guard let decimal = DecimalText(written), let value = Double(decimal.normalized),
      value.isFinite
    else {
      index = place
      throw unexpected(allowed)
    }
    var unit = ""
    while index < characters.count, characters[index].isLetter || "%/".contains(characters[index]) {
      unit.append(characters[index])
      index += 1
    }
    return (isNegative ? -value : value, unit)
  }

  // MARK: Scanning

  private mutating func skipSpace() {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard index < characters.count, characters[index] == character else { return false }
    index += 1
    return true
  }

  private mutating func word(peekOnly: Bool = false) -> String {
    var end = index
    while end < characters.count, characters[end].isLetter || characters[end].isASCIIDigit {
      end += 1
    }
    let word = String(characters[index..<end])
    if !peekOnly { index = end }
    return word
  }

  private var foundNext: String {
    index < characters.count ? "'\(String(characters[index]).shortened)'" : "the end of the text"
  }

  private func unexpected(_ allowed: String, nearest: String? = nil) -> Failure {
    failure("found \(foundNext)", at: index, allowed: allowed, nearest: nearest)
  }

  private func failure(
    _ message: String, at place: Int, allowed: String, nearest: String? = nil
  ) -> Failure {
    Failure(message: message, place: place + 1, allowed: allowed, nearest: nearest)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) && isASCII }
}

extension Shape where Value == Expectation {
  static let expectation = Shape(
    .string(pattern: nil, examples: ["framesCaptured.mean >= 4.5", "shotToShot.p95 <= 400ms"])
  ) { value, context in
    guard let text = value.string else {
      context.report(
        "found \(value.found)", at: value.position,
        allowed: "text such as \"framesCaptured.mean >= 4.5\"")
      return nil
    }
    do throws(ExpectationParser.Failure) {
      return try ExpectationParser.parse(text)
    } catch {
      context.report(
        "character \(error.place) of \"\(text.shortened)\": \(error.message)",
        at: value.position, allowed: error.allowed, nearest: error.nearest)
      return nil
    }
  }
}
