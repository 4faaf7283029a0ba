/// The parameters of each family, and the rules among them.
extension FamilyTable {
  /// The parameters of all families, as far as the file gives them.
  private struct Parameters: Sendable {
    var min: Nanoseconds?
    var mode: Nanoseconds?
    var max: Nanoseconds?
    var mean: Nanoseconds?
    var cv: Double?
    var floor: Nanoseconds?
    var values: [Nanoseconds]?
    var parts: [MixturePart]?
  }

  private struct Part: Sendable {
    var weight: Double?
    var distribution: Distribution?
  }

  static func uniform(_ time: Shape<Nanoseconds>) -> Shape<Distribution> {
    Shape<Parameters>.object(
      Parameters(),
      [
        Field("min", "The shortest time.", time, into: \.min, isRequired: true),
        Field("max", "The longest time.", time, into: \.max, isRequired: true),
      ]
    ).map { parameters, value, context in
      guard let min = parameters.min, let max = parameters.max else { return nil }
      guard context.isOrdered("min", min, "max", max, in: value) else { return nil }
      return .uniform(min: min, max: max)
    }
  }

  static func triangular(_ time: Shape<Nanoseconds>) -> Shape<Distribution> {
    Shape<Parameters>.object(
      Parameters(),
      [
        Field("min", "The shortest time.", time, into: \.min, isRequired: true),
        Field("mode", "The likeliest time.", time, into: \.mode, isRequired: true),
        Field("max", "The longest time.", time, into: \.max, isRequired: true),
      ]
    ).map { parameters, value, context in
      guard let min = parameters.min, let mode = parameters.mode, let max = parameters.max
      else { return nil }
      let isLowOrdered = context.isOrdered("min", min, "mode", mode, in: value)
      let isHighOrdered = context.isOrdered("mode", mode, "max", max, in: value)
      return isLowOrdered && isHighOrdered ? .triangular(min: min, mode: mode, max: max) : nil
    }
  }

  /// A family of mean, coefficient of variation and floor, or some of them.
  static func shaped(
    hasCV: Bool = true, hasFloor: Bool = true,
    make: @escaping @Sendable (Nanoseconds, Double, Nanoseconds) -> Distribution
  ) -> Shape<Distribution> {
    var fields: [Field<Parameters>] = [
      Field(
        "mean", "The mean of the whole time, the floor included.", .positiveDuration,
        into: \.mean, isRequired: true)
    ]
    if hasCV {
      fields.append(
        Field(
          "cv", "Standard deviation divided by mean, both of the whole time.",
          .number(from: 0, to: 100), into: \.cv, isRequired: true))
    }
    if hasFloor {
      fields.append(
        Field("floor", "No time is shorter than this.", .duration, into: \.floor))
    }
    return Shape<Parameters>.object(Parameters(), fields).map { parameters, value, context in
      guard let mean = parameters.mean, parameters.cv != nil || !hasCV else { return nil }
      let floor = parameters.floor ?? 0
      guard floor < mean else {
        context.report(
          "floor", value, "is not below mean \(value["mean"]?.found ?? "")",
          allowed: "a floor below the mean")
        return nil
      }
      let distribution = make(mean, parameters.cv ?? 0, floor)
      // The whole time's deviation is that of the part above the floor, which may be tiny.
      guard distribution.problem != .variationOutOfRange else {
        context.report(
          "cv", value, "is too much for the part above floor \(value["floor"]?.found ?? "")",
          allowed: "cv · mean of at most 1000 · (mean − floor)")
        return nil
      }
      return distribution
    }
  }

  static func empirical(_ time: Shape<Nanoseconds>) -> Shape<Distribution> {
    Shape<Parameters>.object(
      Parameters(),
      [
        Field(
          "values", "The times to draw from, with replacement.", .array(of: time), into: \.values,
          isRequired: true)
      ]
    ).map { parameters, value, context in
      guard let values = parameters.values else { return nil }
      guard !values.isEmpty else {
        context.report("values", value, "is empty", allowed: "at least one time")
        return nil
      }
      return .empirical(values)
    }
  }

  static func mixture(_ distribution: Shape<Distribution>) -> Shape<Distribution> {
    let part = Shape<Part>.object(
      Part(),
      [
        Field(
          "weight", "Relative weight; the weights are normalised.", .positive(to: 1e9),
          into: \.weight, isRequired: true),
        Field(
          "of", "The distribution that this part draws from.", distribution,
          into: \.distribution, isRequired: true),
      ]
    ).map { part, _, _ -> MixturePart? in
      guard let weight = part.weight, let distribution = part.distribution else { return nil }
      return MixturePart(weight: weight, distribution: distribution)
    }
    return Shape<Parameters>.object(
      Parameters(),
      [
        Field(
          "parts", "The distributions and their weights.", .array(of: part), into: \.parts,
          isRequired: true)
      ]
    ).map { parameters, value, context in
      guard let parts = parameters.parts else { return nil }
      guard !parts.isEmpty else {
        context.report("parts", value, "is empty", allowed: "at least one part")
        return nil
      }
      return .mixture(parts)
    }
  }
}

extension ReadingContext {
  /// Reports something about a member of a value, at the member's key.
  fileprivate mutating func report(
    _ key: String, _ value: JSON5Value, _ problem: String, allowed: String
  ) {
    let found = value[key].map { $0.elements == nil ? "\($0.found) " : "" } ?? ""
    descend(.key(key)) {
      $0.report(
        found + problem, at: value.position(of: JSON5Path(keys: key)), allowed: allowed)
    }
  }

  fileprivate mutating func isOrdered(
    _ low: String, _ lowTime: Nanoseconds, _ high: String, _ highTime: Nanoseconds,
    in value: JSON5Value
  ) -> Bool {
    if lowTime <= highTime { return true }
    report(
      low, value, "is above \(high) \(value[high]?.found ?? "")",
      allowed: "a \(low) of at most \(high)")
    return false
  }
}

extension SchemaField {
  /// Where a number comes from; any object of a device file may say it.
  static let origin = [
    SchemaField(
      key: "provenance", doc: "How well the number is known.", isRequired: false,
      node: .enumeration(Provenance.allCases.map(\.rawValue))),
    SchemaField(
      key: "source", doc: "Where the number comes from.", isRequired: false,
      node: .string(pattern: nil, examples: [])),
  ]
}
