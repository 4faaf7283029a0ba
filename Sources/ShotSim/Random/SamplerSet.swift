/// Distributions compiled for drawing, in the order in which they are given.
///
/// ```swift
/// let services = try SamplerSet([.gamma(mean: 250_000_000, cv: 0.2, floor: 0)])
/// var stream = RandomStream(seed: 1)
/// let time = stream.sample(0, of: services, at: RandomAddress(
///   replication: 0, purpose: .user, index: 7))
/// ```
///
/// Immutable once made and the owner of every table its samplers point to.
public final class SamplerSet: Sendable {
  /// The first sampler; `count` of them follow each other.
  ///
  /// A hot loop keeps the set alive outside the loop and reads this inside it, so that
  /// no draw counts references.
  nonisolated(unsafe) package let base: UnsafePointer<Sampler>

  /// How many distributions there are.
  public let count: Int

  private nonisolated(unsafe) let tables: [UnsafeMutableRawPointer]

  /// Compiles distributions.
  ///
  /// - Parameters:
  ///   - distributions: What to compile.
  ///   - allowsNegative: Whether times below zero are kept; they are raised to zero
  ///     otherwise.
  /// - Throws: The first ``Distribution/problem`` of the distributions.
  public convenience init(
    _ distributions: [Distribution], allowsNegative: Bool = false
  ) throws(Distribution.Problem) {
    if let problem = distributions.lazy.compactMap(\.problem).first { throw problem }
    self.init(sound: distributions.map { ($0, allowsNegative) })
  }

  /// Compiles distributions, each with whether times below zero are kept.
  ///
  /// - Precondition: None of them has a ``Distribution/problem``.
  package init(sound distributions: [(distribution: Distribution, allowsNegative: Bool)]) {
    var compiler = SamplerCompiler()
    let samplers = UnsafeMutablePointer<Sampler>.allocate(capacity: max(1, distributions.count))
    for (index, entry) in distributions.enumerated() {
      compiler.allowsNegative = entry.allowsNegative
      (samplers + index).initialize(to: compiler.compile(entry.distribution))
    }
    base = UnsafePointer(samplers)
    count = distributions.count
    tables = compiler.tables + [UnsafeMutableRawPointer(samplers)]
  }

  deinit {
    // Every table holds trivial values, so that freeing is all there is to do.
    for table in tables { table.deallocate() }
  }

  /// The sampler of the distribution at a position; valid as long as the set lives.
  package subscript(index: Int) -> Sampler {
    precondition(index >= 0 && index < count, "no such sampler")
    return base[index]
  }
}

extension RandomStream {
  /// Returns the time that a distribution of a set has at an address.
  ///
  /// Whole nanoseconds, rounded half away from zero; below zero only where the set
  /// keeps that. A constant does not move the stream.
  ///
  /// - Precondition: `index` is a position of the set.
  public mutating func sample(
    _ index: Int, of set: SamplerSet, at address: RandomAddress
  ) -> Nanoseconds {
    withExtendedLifetime(set) { sample(set[index], at: address) }
  }
}

/// Turns distributions into samplers and collects their tables.
struct SamplerCompiler {
  var allowsNegative = false
  fileprivate(set) var tables: [UnsafeMutableRawPointer] = []

  /// - Precondition: The distribution has no problem.
  mutating func compile(_ distribution: Distribution) -> Sampler {
    let family = distribution.sampledFamily
    precondition(family.problems.isEmpty, "this distribution cannot be sampled")
    let law = family.law(in: &self)
    if case .constant(let constant) = law, constant.time < 0, !allowsNegative {
      return Sampler(law: .constant(ConstantFamily.Law(time: 0)), allowsNegative: false)
    }
    return Sampler(law: law, allowsNegative: allowsNegative)
  }

  /// Lays out a table that lives as long as the sampler set.
  mutating func table<Element: BitwiseCopyable>(
    of elements: [Element]
  ) -> UnsafePointer<Element> {
    let table = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
    table.initialize(from: elements, count: elements.count)
    tables.append(UnsafeMutableRawPointer(table))
    return UnsafePointer(table)
  }
}
