/// Variation and heat.
extension DeviceShape {
  /// One object for all heat levels, or one for each.
  static let variation: Shape<[(key: ThermalLevel, value: DeviceVariation)]> = {
    let single = Shape<DeviceVariation>.object(
      DeviceVariation(),
      [
        Field(
          "runSigma", "Spread from run to run, of the logarithm.", .number(from: 0, to: 10),
          default: \.runSigma),
        Field(
          "driftSigma", "Spread from photo to photo, of the logarithm.",
          .number(from: 0, to: 10), default: \.driftSigma),
        Field(
          "driftCorrelation", "Correlation of neighbouring photos.",
          .number(from: -1, to: 1), default: \.driftCorrelation),
      ])
    let levels = Shape<[(key: ThermalLevel, value: DeviceVariation)]>.map(
      keys: .names, values: single)
    return Shape(.anyOf([single.schema, levels.schema])) { value, context in
      let names = ThermalLevel.allCases.map { "\($0)" }
      if value.members?.contains(where: { names.contains($0.key) }) ?? false {
        return levels.read(value, &context)
      }
      return single.read(value, &context).map { [(.nominal, $0)] }
    }
  }()

  static let thermal: Shape<DeviceDraft.ThermalDraft> = {
    let factors = Shape<[(key: ThermalLevel, value: Double)]>.map(
      keys: .names, values: .positive(to: 1000))
    return .object(
      DeviceDraft.ThermalDraft(),
      [
        Field(
          "heat", "Heat that a photo adds, by size, and that making a proxy adds.",
          .map(keys: heatKey, values: .number(from: 0, to: 1e9)), into: \.heat,
          isRequired: true),
        Field(
          "coolingTime", "Time in which heat falls to 1/e.", .positiveDuration,
          into: \.coolingTime, isRequired: true),
        Field(
          "levels", "The heat at which each level above nominal begins.",
          .map(
            keys: .names(of: [.fair, .serious, .critical, .shutdown]),
            values: .positive(to: 1e9)), into: \.levels, isRequired: true),
        Field(
          "captureFactor", "Multiplies capture times, by level.", factors,
          default: \.captureFactor),
        Field(
          "processingFactor", "Multiplies processing times, by level.", factors,
          default: \.processingFactor),
        Field(
          "initial", "Heat at the run's first instant.", .number(from: 0, to: 1e9),
          default: \.initial),
        Field(
          "maxDimensions", "The largest size given at a level.",
          .map(keys: .names, values: .dimensions), default: \.maxDimensions),
      ])
  }()

  private static let heatKey = KeyShape<DeviceDraft.HeatKey>(
    pattern: .dimensions(or: ["proxy"])
  ) { member, context in
    if member.key == "proxy" { return DeviceDraft.HeatKey(dimensions: nil) }
    do throws(QuantityText.Failure) {
      return DeviceDraft.HeatKey(dimensions: try QuantityText.dimensions(member.key))
    } catch {
      context.report(
        error.message, at: member.keyPosition, allowed: "\(error.allowed), or proxy",
        nearest: error.nearest
          ?? NearestName.nearest(to: member.key, among: ["proxy"]))
      return nil
    }
  }
}
