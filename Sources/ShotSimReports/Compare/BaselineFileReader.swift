package import ShotSim

/// Reads baseline files; whatever is wrong is an error with its path.
package struct BaselineFileReader {
  private let file: String

  package init(file: String) { self.file = file }

  /// Reads a file's bytes.
  ///
  /// - Throws: ``Diagnostic`` of the first thing that is wrong.
  package func read(_ bytes: [UInt8]) throws(Diagnostic) -> Baseline {
    let document = try JSON5Parser.parse(bytes, file: file).root
    let schema = try text(document, "schema")
    guard schema == BaselineFile.schema else {
      throw problem("found \"\(schema)\"", "schema", allowed: "\"\(BaselineFile.schema)\"")
    }
    let inputs = try self.inputs(try member(document, "inputs"))
    let samples = try self.samples(try member(document, "replications"), inputs.replications)
    let settings = try members(document, "settings").map { member in
      ConfigurationSetting(member.key, member.value.string ?? "")
    }
    return Baseline(
      label: "baseline", inputs: inputs, settings: settings, margins: try margins(document),
      summaries: try summaries(document), samples: samples)
  }

  private func inputs(_ value: JSON5Value) throws(Diagnostic) -> Baseline.Inputs {
    let seedText = try text(value, "seed")
    guard let seed = UInt64(seedText) else {
      throw problem("found \"\(seedText)\"", "inputs.seed", allowed: "a whole number")
    }
    let count = try number(value, "replications")
    guard count >= 1, count <= 1e9, count == count.rounded() else {
      throw problem("is out of range", "inputs.replications", allowed: "1 to 1000000000")
    }
    return Baseline.Inputs(
      scenario: try text(value, "scenario"), scenarioDigest: try text(value, "scenarioDigest"),
      device: try text(value, "device"), deviceDigest: try text(value, "deviceDigest"),
      seed: seed, replications: Int(count), version: try text(value, "version"))
  }

  private func margins(_ document: JSON5Value) throws(Diagnostic) -> [QuantityMargin] {
    var margins: [QuantityMargin] = []
    for member in try members(document, "margins") {
      let path = "margins.\(member.key)"
      guard let amount = member.value.string else {
        throw problem("is no text", path, allowed: "an amount such as \"2%\"")
      }
      margins.append(
        try located(path) { () throws(Diagnostic) in
          try GateText.margin("\(member.key)=\(amount)")
        })
    }
    return margins
  }

  private func summaries(_ document: JSON5Value) throws(Diagnostic) -> [Baseline.Summary] {
    var summaries: [Baseline.Summary] = []
    for member in try members(document, "values") {
      let quantity = try quantity(member.key, in: "values")
      summaries.append(
        Baseline.Summary(
          quantity,
          Estimate(
            value: optional(member.value, "value") ?? .nan,
            interval: ConfidenceInterval(
              low: optional(member.value, "low") ?? -.infinity,
              high: optional(member.value, "high") ?? .infinity, level: PercentileSample.level))))
    }
    return summaries
  }

  // MARK: Samples

  private func samples(
    _ value: JSON5Value, _ replications: Int
  ) throws(Diagnostic) -> [QuantitySample] {
    guard let members = value.members else {
      throw problem("is no object", "replications", allowed: "an object")
    }
    var samples: [QuantitySample] = []
    for member in members {
      let path = "replications.\(member.key)"
      let quantity = try quantity(member.key, in: "replications")
      let form: QuantitySample.Form
      if case .percentile = quantity.statistic {
        form = .percentile(try percentile(member.value, path, replications))
      } else {
        form = .values(try list(member.value, "values", path, replications))
      }
      samples.append(QuantitySample(quantity, form: form))
    }
    return samples
  }

  private func percentile(
    _ value: JSON5Value, _ path: String, _ replications: Int
  ) throws(Diagnostic) -> PercentileSample {
    let counts = try counts(value, "photos", path, replications)
    let below = try self.counts(value, "upToValue", path, replications)
    guard zip(below, counts).allSatisfy({ $0 <= $1 }) else {
      throw problem("is more than there are photos", path + ".upToValue")
    }
    return PercentileSample(
      value: optional(value, "value") ?? .nan,
      interval: ConfidenceInterval(
        low: optional(value, "low") ?? -.infinity, high: optional(value, "high") ?? .infinity,
        level: PercentileSample.level),
      counts: counts, below: below, slope: optional(value, "slope"))
  }

  private func counts(
    _ value: JSON5Value, _ key: String, _ path: String, _ replications: Int
  ) throws(Diagnostic) -> [Int32] {
    let numbers = try list(value, key, path, replications)
    guard numbers.allSatisfy({ $0 >= 0 && $0 < 1e9 && $0 == $0.rounded() }) else {
      throw problem("has something else than counts", "\(path).\(key)", allowed: "whole numbers")
    }
    return numbers.map { Int32($0) }
  }

  private func list(
    _ value: JSON5Value, _ key: String, _ path: String, _ replications: Int
  ) throws(Diagnostic) -> [Double] {
    guard let lines = value[key]?.elements else {
      throw problem("is missing", "\(path).\(key)", allowed: "a list of lists of numbers")
    }
    var numbers: [Double] = []
    for line in lines {
      guard let elements = line.elements else {
        throw problem("is no list of lists", "\(path).\(key)", allowed: "lists of numbers")
      }
      for element in elements {
        switch element.content {
        case .number(let number) where number.double.isFinite: numbers.append(number.double)
        case .null: numbers.append(.nan)
        default: throw problem("has something else than numbers", "\(path).\(key)")
        }
      }
    }
    guard numbers.count == replications else {
      throw problem(
        "has \(numbers.count) values", "\(path).\(key)",
        allowed: "one for each of the \(replications) replications")
    }
    return numbers
  }

  // MARK: Pieces

  private func quantity(_ name: String, in place: String) throws(Diagnostic) -> Quantity {
    try located("\(place).\(name)") { () throws(Diagnostic) in try GateText.quantity(name) }
  }

  /// Adds file and path to what is wrong with a text.
  private func located<Value>(
    _ path: String, _ body: () throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    do throws(Diagnostic) {
      return try body()
    } catch {
      var located = error
      (located.file, located.path) = (file, path)
      throw located
    }
  }

  private func member(_ value: JSON5Value, _ key: String) throws(Diagnostic) -> JSON5Value {
    guard let member = value[key] else { throw problem("is missing", key) }
    return member
  }

  private func members(_ value: JSON5Value, _ key: String) throws(Diagnostic) -> [JSON5Member] {
    guard let members = try member(value, key).members else {
      throw problem("is no object", key, allowed: "an object")
    }
    return members
  }

  private func text(_ value: JSON5Value, _ key: String) throws(Diagnostic) -> String {
    guard let text = value[key]?.string else {
      throw problem("is missing or no text", key, allowed: "a text")
    }
    if let control = text.firstControlCharacter {
      throw problem(
        "has the control character \(control)", key, allowed: "a text without control characters")
    }
    return text
  }

  private func number(_ value: JSON5Value, _ key: String) throws(Diagnostic) -> Double {
    guard let number = optional(value, key) else {
      throw problem("is missing or no number", key, allowed: "a number")
    }
    return number
  }

  private func optional(_ value: JSON5Value, _ key: String) -> Double? {
    if case .number(let number)? = value[key]?.content, number.double.isFinite {
      return number.double
    }
    return nil
  }

  private func problem(_ message: String, _ path: String, allowed: String? = nil) -> Diagnostic {
    Diagnostic(file: file, path: path, message: message, allowed: allowed)
  }
}
