import Testing

@testable import ShotSim

@Suite struct SamplerTests {
  private static let drawCount = 100_000

  /// One draw at each of 10^5 addresses, as a model would ask for them.
  private func draws(of distribution: Distribution, seed: UInt64) -> [Nanoseconds] {
    let set = SamplerSet(sound: [(distribution, false)])
    var stream = RandomStream(seed: seed)
    return (0..<Self.drawCount).map { index in
      stream.sample(
        set[0], at: RandomAddress(replication: 3, purpose: .user, index: UInt32(index)))
    }
  }

  @Test(arguments: Families.examples)
  func `The moments of the draws are those of the distribution`(example: Families.Example) {
    let values = draws(of: example.distribution, seed: 1).map { Double($0) }
    let count = Double(values.count)
    let (mean, deviation) = (example.distribution.mean, example.distribution.standardDeviation)
    let sampleMean = values.reduce(0, +) / count
    #expect(abs(sampleMean - mean) <= 4.5 * deviation / count.squareRoot())
    // The error of a standard deviation needs the fourth moment; take the draws' own.
    let squares = values.map { ($0 - mean) * ($0 - mean) }
    let variance = squares.reduce(0, +) / count
    let spread = squares.reduce(0) { $0 + ($1 - variance) * ($1 - variance) } / count
    #expect(abs(variance - deviation * deviation) <= 4.5 * (spread / count).squareRoot())
  }

  @Test(arguments: Families.examples.filter { $0.cumulative != nil })
  func `The draws follow the distribution function`(example: Families.Example) throws {
    let cumulative = try #require(example.cumulative)
    let values = draws(of: example.distribution, seed: 2).sorted()
    let count = Double(values.count)
    var distance = 0.0
    for (rank, value) in values.enumerated() {
      let probability = cumulative(Double(value))
      distance = max(
        distance, probability - Double(rank) / count, Double(rank + 1) / count - probability)
    }
    // Kolmogorov's limit at one in ten thousand.
    #expect(distance < 2.226 / count.squareRoot())
  }

  @Test func `The values of an empirical distribution are drawn equally often`() {
    let values = draws(of: .empirical([7, 3, 3, 9]), seed: 3)
    let expected: [(Nanoseconds, Double)] = [(3, 0.5), (7, 0.25), (9, 0.25)]
    for (value, probability) in expected {
      let share = Double(values.count { $0 == value }) / Double(values.count)
      #expect(abs(share - probability) < 4.5 * 0.5 / Double(values.count).squareRoot())
    }
    #expect(Set(values) == [3, 7, 9])
  }

  @Test func `Below zero is clamped unless the sampler keeps it`() {
    let distributions: [Distribution] = [
      .constant(-5), .uniform(min: -30, max: -10), .triangular(min: -9, mode: -8, max: -7),
      .empirical([-4, -2]),
      .mixture([
        MixturePart(weight: 1, distribution: .constant(-3)),
        MixturePart(weight: 1, distribution: .uniform(min: -2, max: -1)),
      ]),
    ]
    let clamped = SamplerSet(sound: distributions.map { ($0, false) })
    let kept = SamplerSet(sound: distributions.map { ($0, true) })
    var stream = RandomStream(seed: 4)
    for position in distributions.indices {
      for index: UInt32 in 0..<50 {
        let address = RandomAddress(replication: 0, purpose: .shutterLag, index: index)
        #expect(stream.sample(clamped[position], at: address) == 0)
        #expect(stream.sample(kept[position], at: address) < 0)
      }
    }
  }

  @Test func `Without variation every family is a constant`() {
    let distributions: [Distribution] = [
      .constant(7), .uniform(min: 7, max: 7), .triangular(min: 7, mode: 7, max: 7),
      .gamma(mean: 7, cv: 0, floor: 2), .lognormal(mean: 7, cv: 0, floor: 2),
      .weibull(mean: 7, cv: 0, floor: 2), .normal(mean: 7, cv: 0),
    ]
    let set = SamplerSet(sound: distributions.map { ($0, false) })
    var stream = RandomStream(seed: 4)
    for position in distributions.indices {
      let address = RandomAddress(replication: 0, purpose: .user, index: 1)
      #expect(set[position].constant == 7)
      #expect(stream.sample(set[position], at: address) == 7)
      #expect(distributions[position].standardDeviation == 0)
    }
    // The stream was never moved.
    #expect(stream.bits() == Philox4x32.block(counter: .zero, key: (4, 0))[0])
  }

  @Test(arguments: Families.examples)
  func `A quantile is the smallest value of its probability`(example: Families.Example) throws {
    let sampler = try SamplerSet([example.distribution])
    for step in 1..<20 {
      let probability = Double(step) / 20
      let value = sampler[0].quantile(at: probability)
      let slack = 1e-9 * max(1, abs(value))
      #expect(sampler[0].probability(upTo: value + slack) >= probability - 1e-12)
      #expect(sampler[0].probability(upTo: value - slack) <= probability + 1e-12)
    }
  }

  @Test func `A set outside the package is drawn from by position`() throws {
    let set = try SamplerSet([.constant(3), .uniform(min: -9, max: -8)], allowsNegative: true)
    var stream = RandomStream(seed: 9)
    let address = RandomAddress(replication: 0, purpose: RandomPurpose(1), index: 0)
    #expect(set.count == 2)
    #expect(stream.sample(0, of: set, at: address) == 3)
    #expect((-9 ... -8).contains(stream.sample(1, of: set, at: address)))
    let clamped = try SamplerSet([.uniform(min: -9, max: -8)])
    #expect(stream.sample(0, of: clamped, at: address) == 0)
  }

  @Test(arguments: [
    (4 / Double.pi - 1, 2.0), (1.0, 1.0), (5.0, 0.5), (19.0, 1.0 / 3), (69.0, 0.25),
  ])
  func `The Weibull shape is that of the closed forms`(squaredRatio: Double, shape: Double) {
    #expect(abs(WeibullFamily.shape(squaredRatio: squaredRatio) / shape - 1) < 1e-13)
  }

  @Test func `The Weibull shape of a tiny variation follows the Gumbel limit`() {
    // cv · k tends to π/√6 as k grows.
    let shape = WeibullFamily.shape(squaredRatio: 1e-10)
    #expect(abs(shape * 1e-5 / (Double.pi / 6.0.squareRoot()) - 1) < 1e-4)
    #expect(abs(WeibullFamily.shape(squaredRatio: 0) / 1e7 - 1) < 1e-12)
    #expect(abs(WeibullFamily.shape(squaredRatio: .greatestFiniteMagnitude) - 0.01) < 1e-15)
  }
}
