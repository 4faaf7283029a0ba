/// A thermal rule with its levels filled in and its sizes as indexes
/// (docs/model.md, section 11).
struct CompiledThermalRule: BitwiseCopyable, @unchecked Sendable {
  // The tables never change after the plan is made, hence the unchecked conformance.

  /// Heat of a photo, by size.
  let heat: UnsafePointer<Double>
  let proxyHeat: Double
  /// Nanoseconds.
  let coolingTime: Double
  /// By `ThermalLevel.rawValue`; infinite for a level that has no threshold.
  let thresholds: UnsafePointer<Double>
  let captureFactors: UnsafePointer<Double>
  let processingFactors: UnsafePointer<Double>
  /// The sizes within the level's limit.
  let sizes: UnsafePointer<SizeSet>
  let initial: Double

  init(_ rule: ThermalRule, dimensions: [PhotoDimensions], arena: TableArena) {
    heat = arena.table(dimensions.map { rule.heat[$0] ?? 0 })
    proxyHeat = rule.proxyHeat
    coolingTime = Double(max(rule.coolingTime, 1))
    thresholds = arena.table(
      ThermalLevel.allCases.map { level in
        level == .nominal ? -.infinity : rule.levels[level] ?? .infinity
      })
    captureFactors = arena.table(
      ThermalLevel.allCases.map { highestEntry(of: rule.captureFactor, at: $0) ?? 1 })
    processingFactors = arena.table(
      ThermalLevel.allCases.map { highestEntry(of: rule.processingFactor, at: $0) ?? 1 })
    sizes = arena.table(
      ThermalLevel.allCases.map {
        dimensions.sizes(within: highestEntry(of: rule.maxDimensions, at: $0))
      })
    initial = rule.initial
  }

  /// Heat after `span` nanoseconds of cooling.
  func cooled(_ heat: Double, by span: Nanoseconds) -> Double {
    span <= 0 ? heat : heat * Elementary.exp(-Double(span) / coolingTime)
  }

  /// The highest level whose threshold heat has reached.
  func level(at heat: Double) -> ThermalLevel {
    for level in ThermalLevel.allCases.reversed()
    where heat >= thresholds[Int(level.rawValue)] {
      return level
    }
    return .nominal
  }

  /// The first span, in whole nanoseconds, after which heat is below a level's
  /// threshold; `nil` when it never is.
  func spanUntil(below level: ThermalLevel, from heat: Double) -> Nanoseconds? {
    let threshold = thresholds[Int(level.rawValue)]
    guard threshold > 0, heat >= threshold else { return nil }
    let estimate = coolingTime * Elementary.log(heat / threshold)
    guard estimate < Double(Nanoseconds.latest) else { return nil }
    // The estimate is off by a rounding or so; what the model asks for is the
    // first nanosecond at which the heat that `cooled` gives is below.
    var low = max(0, nanoseconds(rounding: estimate) - 64)
    if cooled(heat, by: low) < threshold { low = 0 }
    var high = nanoseconds(rounding: estimate) + 64
    while cooled(heat, by: high) >= threshold { high *= 2 }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if cooled(heat, by: middle) < threshold { high = middle } else { low = middle }
    }
    return high
  }
}
