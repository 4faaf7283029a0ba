internal import CGSL

/// Distributions compiled to samplers, in the order in which they are given.
///
/// Immutable once made and the owner of every table its samplers point to. A hot
/// loop keeps the set alive outside the loop and reads ``base`` inside it, so
/// that no draw counts references.
package final class SamplerSet: Sendable {
  /// The first sampler; `count` of them follow each other.
  nonisolated(unsafe) package let base: UnsafePointer<Sampler>

  /// How many samplers there are.
  package let count: Int

  private nonisolated(unsafe) let tables: [UnsafeMutableRawPointer]

  /// Compiles distributions.
  ///
  /// - Parameter distributions: What to compile, and for each whether a value
  ///   below zero is kept; it is raised to zero otherwise.
  /// - Precondition: None of them has a ``Distribution/problem``.
  package init(_ distributions: [(distribution: Distribution, allowsNegative: Bool)]) {
    var compiler = SamplerCompiler()
    let samplers = UnsafeMutablePointer<Sampler>.allocate(capacity: max(1, distributions.count))
    for (index, entry) in distributions.enumerated() {
      let sampler = compiler.compile(entry.distribution, allowsNegative: entry.allowsNegative)
      (samplers + index).initialize(to: sampler)
    }
    base = UnsafePointer(samplers)
    count = distributions.count
    tables = compiler.tables + [UnsafeMutableRawPointer(samplers)]
  }

  /// Compiles distributions whose values below zero are raised to zero.
  package convenience init(_ distributions: [Distribution]) {
    self.init(distributions.map { ($0, false) })
  }

  deinit {
    // Every table holds trivial values, so that freeing is all there is to do.
    for table in tables { table.deallocate() }
  }

  /// The sampler of the distribution at a position.
  package subscript(index: Int) -> Sampler {
    precondition(index >= 0 && index < count, "no such sampler")
    return base[index]
  }
}

/// Turns distributions into samplers and collects their tables.
private struct SamplerCompiler {
  var tables: [UnsafeMutableRawPointer] = []

  mutating func compile(_ distribution: Distribution, allowsNegative: Bool) -> Sampler {
    precondition(distribution.problem == nil, "this distribution cannot be sampled")
    let kind = kind(of: distribution, allowsNegative: allowsNegative)
    if case .constant(let value) = kind, value < 0, !allowsNegative {
      return Sampler(kind: .constant(0), allowsNegative: false)
    }
    return Sampler(kind: kind, allowsNegative: allowsNegative)
  }

  private mutating func kind(
    of distribution: Distribution, allowsNegative: Bool
  ) -> Sampler.Kind {
    switch distribution {
    case .constant(let value):
      return .constant(value)
    case .uniform(let min, let max):
      if min == max { return .constant(min) }
      return .uniform(min: Double(min), width: Double(max) - Double(min))
    case .triangular(let min, let mode, let max):
      if min == max { return .constant(min) }
      let width = Double(max) - Double(min)
      let rise = Double(mode) - Double(min)
      return .triangular(
        min: Double(min), max: Double(max), width: width, rise: rise, riseShare: rise / width)
    case .exponential(let mean, let floor):
      return .exponential(floor: Double(floor), mean: Double(mean) - Double(floor))
    case .gamma(let mean, let cv, let floor):
      guard let target = ShiftedMoments(mean: mean, cv: cv, floor: floor) else {
        return .constant(mean)
      }
      return .gamma(
        floor: target.floor, shape: 1 / target.squaredRatio,
        scale: target.mean * target.squaredRatio)
    case .lognormal(let mean, let cv, let floor):
      guard let target = ShiftedMoments(mean: mean, cv: cv, floor: floor) else {
        return .constant(mean)
      }
      let variance = log1p(target.squaredRatio)
      return .lognormal(
        floor: target.floor, zeta: log(target.mean) - variance / 2, sigma: variance.squareRoot())
    case .weibull(let mean, let cv, let floor):
      guard let target = ShiftedMoments(mean: mean, cv: cv, floor: floor) else {
        return .constant(mean)
      }
      let shape = weibullShape(squaredRatio: target.squaredRatio)
      return .weibull(
        floor: target.floor, scale: target.mean / gsl_sf_gamma(1 + 1 / shape), shape: shape)
    case .normal(let mean, let cv):
      if cv == 0 { return .constant(mean) }
      return .normal(mean: Double(mean), standardDeviation: Double(mean) * cv)
    case .empirical(let values):
      return .empirical(table(of: values), count: UInt32(values.count))
    case .mixture(let parts):
      return mixture(of: parts, allowsNegative: allowsNegative)
    }
  }

  private mutating func mixture(
    of parts: [MixturePart], allowsNegative: Bool
  ) -> Sampler.Kind {
    let total = parts.reduce(0) { $0 + $1.weight }
    var cumulative = 0.0
    var entries: [Sampler.MixtureEntry] = []
    for part in parts {
      cumulative += part.weight
      entries.append(
        Sampler.MixtureEntry(
          cumulativeWeight: cumulative / total,
          sampler: compile(part.distribution, allowsNegative: allowsNegative)))
    }
    return .mixture(table(of: entries), count: UInt32(entries.count))
  }

  private mutating func table<Element: BitwiseCopyable>(
    of elements: [Element]
  ) -> UnsafePointer<Element> {
    let table = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
    table.initialize(from: elements, count: elements.count)
    tables.append(UnsafeMutableRawPointer(table))
    return UnsafePointer(table)
  }
}

/// The part above the floor of a distribution that is given by mean and cv.
private struct ShiftedMoments {
  let floor: Double
  let mean: Double
  /// (standard deviation / mean)² of the part above the floor.
  let squaredRatio: Double

  /// Returns nil when there is nothing random.
  init?(mean: Nanoseconds, cv: Double, floor: Nanoseconds) {
    guard cv > 0 else { return nil }
    self.floor = Double(floor)
    self.mean = Double(mean) - Double(floor)
    let ratio = Double(mean) * cv / self.mean
    squaredRatio = ratio * ratio
  }
}
