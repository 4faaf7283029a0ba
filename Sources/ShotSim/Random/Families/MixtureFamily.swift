/// One of several distributions, chosen by weight.
package struct MixtureFamily: SampledFamily {
  package var parts: [MixturePart]

  package static let name = Distribution.Name.mixture
  package static let summary = "One of several distributions, chosen by weight."
  private static let list = FamilyParameter(
    name: "parts", summary: "The distributions and their weights.", kind: .parts)
  package static let form = FamilyForm.object([list])

  fileprivate static let weight = FamilyParameter(
    name: "weight", summary: "Relative weight; the weights are normalised.",
    kind: .positiveNumber(1e9))
  fileprivate static let of = FamilyParameter(
    name: "of", summary: "The distribution that this part draws from.", kind: .distribution)
  /// What each part has.
  package static let partParameters = [weight, of]

  package var distribution: Distribution { .mixture(parts) }

  package var problems: [Distribution.Problem] {
    if parts.isEmpty || parts.count > Int(UInt32.max) { return [.countOutOfRange(Self.list.name)] }
    if !parts.allSatisfy({ $0.weight > 0 }) || !total.isFinite { return [.weightOutOfRange] }
    return parts.flatMap(\.distribution.family.problems)
  }

  private var total: Double { parts.reduce(0) { $0 + $1.weight } }

  package var moments: Moments {
    let total = total
    let mean = parts.reduce(0) { $0 + $1.weight * $1.distribution.mean } / total
    let variance = parts.reduce(0.0) { sum, part in
      let moments = part.distribution.family.moments
      let offset = moments.mean - mean
      return sum + part.weight * (moments.variance + offset * offset)
    }
    return Moments(mean, variance / total)
  }

  package var statedMean: Double {
    parts.reduce(0) { $0 + $1.weight * $1.distribution.statedMean } / total
  }

  package var phrases: [DistributionPhrase] {
    let total = total
    let words = parts.map { DistributionPhrase.part(share: $0.weight / total, $0.distribution) }
    return [.text("mixture of ")] + words.map { [$0] }.joined(separator: [.text("; ")])
  }

  package func scaled(by scale: TimeScale) -> Distribution {
    .mixture(
      parts.map {
        MixturePart(weight: $0.weight, distribution: $0.distribution.family.scaled(by: scale))
      })
  }

  func law(in compiler: inout SamplerCompiler) -> Sampler.Law {
    let total = total
    var cumulative = 0.0
    var entries: [Entry] = []
    for part in parts {
      cumulative += part.weight
      entries.append(
        Entry(
          cumulativeWeight: cumulative / total, sampler: compiler.compile(part.distribution)))
    }
    return .mixture(Law(entries: compiler.table(of: entries), count: UInt32(entries.count)))
  }
}

/// One part of a mixture.
public struct MixturePart: Sendable, Equatable {
  /// Relative weight, above zero; the weights of a mixture are normalised.
  public var weight: Double
  /// The distribution that this part draws from.
  public var distribution: Distribution

  /// Creates a part.
  public init(weight: Double, distribution: Distribution) {
    self.weight = weight
    self.distribution = distribution
  }
}

extension MixturePart {
  /// Nil where a parameter is missing.
  package init?(_ arguments: FamilyArguments) {
    guard let weight = arguments.number(MixtureFamily.weight),
      let distribution = arguments[distribution: MixtureFamily.of.name]
    else { return nil }
    self.init(weight: weight, distribution: distribution)
  }
}

extension MixtureFamily {
  package init?(_ arguments: FamilyArguments) {
    guard let parts = arguments[parts: Self.list.name] else { return nil }
    self.init(parts: parts)
  }

  /// One part of a mixture's table.
  struct Entry: BitwiseCopyable {
    /// Probability of this part or an earlier one; not read of the last part.
    let cumulativeWeight: Double
    let sampler: Sampler
  }

  struct Law: DistributionFunction {
    /// A table of the sampler set.
    var entries: UnsafePointer<Entry>
    var count: UInt32

    func draw(from stream: inout RandomStream) -> Nanoseconds {
      let probability = stream.uniform()
      let last = Int(count) - 1
      var index = 0
      while index < last && probability >= entries[index].cumulativeWeight { index += 1 }
      return entries[index].sampler.draw(from: &stream)
    }

    /// By Brent's method between the smallest and the largest of the parts' values.
    func quantile(at probability: Double) -> Double {
      let ends = (0..<Int(count)).map { entries[$0].sampler.quantile(at: probability) }
      guard let low = ends.min(), let high = ends.max(), low < high else { return ends[0] }
      let value = root(between: low, and: high) { self.probability(upTo: $0) - probability }
      // At a step the root is the last number below it or the first on it.
      if self.probability(upTo: value) >= probability { return value }
      let above = value + 2 * value.ulp
      return self.probability(upTo: above) >= probability ? above : value
    }

    func probability(upTo value: Double) -> Double {
      var sum = 0.0
      var before = 0.0
      for part in 0..<Int(count) {
        // The last part's weight is what is left.
        let upTo = part == Int(count) - 1 ? 1 : entries[part].cumulativeWeight
        sum += (upTo - before) * entries[part].sampler.probability(upTo: value)
        before = upTo
      }
      return sum
    }
  }
}
