import Testing

@testable import ShotSim

@Suite struct QuantityContrastTests {
  /// Hours of sleep gained with two drugs by ten people; the numbers are R's.
  private let sleep = (
    HandMadeResults.sample(ReferenceData.sleep.0), HandMadeResults.sample(ReferenceData.sleep.1)
  )

  @Test func `A paired difference is R's paired t test of the sleep data`() {
    let contrast = QuantityContrast(of: sleep.0, minus: sleep.1, level: 0.95)
    #expect(abs(contrast.estimate.value - -1.58) < 1e-12)
    #expect(abs(contrast.estimate.value / contrast.standardError - -4.0621277) < 1e-6)
    #expect(abs(contrast.probability - 0.00283289) < 1e-8)
    #expect(abs(contrast.estimate.interval.low - -2.4598857633) < 1e-9)
    #expect(abs(contrast.estimate.interval.high - -0.7001142367) < 1e-9)
    #expect(abs((contrast.correlation ?? 0) - 0.795170206) < 1e-9)
    #expect(abs((contrast.varianceRatio ?? 0) - 4.77) < 0.01)
  }

  @Test func `An unpaired difference is R's Welch test of the same data`() {
    let contrast = QuantityContrast(ofUnpaired: sleep.0, minus: sleep.1, level: 0.95)
    #expect(abs(contrast.estimate.value / contrast.standardError - -1.8608135) < 1e-6)
    #expect(abs(contrast.probability - 0.07939414) < 1e-8)
    #expect(abs(contrast.estimate.interval.low - -3.3654832307) < 1e-9)
    #expect(abs(contrast.estimate.interval.high - 0.2054832307) < 1e-9)
  }

  @Test func `What rounding leaves of values that cancel is zero and no certainty`() {
    let values = [500.1, 612.7, 433.3, 598.9, 471.2]
    let one = HandMadeResults.sample(values)
    let other = HandMadeResults.sample(values.map { $0 + 1e-13 * ($0 + 100) })
    let contrast = QuantityContrast(
      of: [(0.1, one), (0.2, one), (-0.3, one), (-1, one), (1, other)], level: 0.95)
    #expect(contrast.estimate.value == 0)
    #expect(contrast.probability == 1)
    // A difference that is small but no rounding stays.
    let real = HandMadeResults.sample(values.map { $0 + 1e-9 * $0 })
    #expect(QuantityContrast(of: real, minus: one, level: 0.95).probability < 0.01)
  }

  @Test func `A sample minus itself is exactly zero, however short it is`() {
    for values in [[1.0], [1, 2, 3], [.nan, 2]] {
      let sample = HandMadeResults.sample(values)
      let contrast = QuantityContrast(of: sample, minus: sample, level: 0.95)
      #expect(contrast.estimate.value == 0)
      #expect(contrast.estimate.interval.low == 0)
      #expect(contrast.estimate.interval.high == 0)
      #expect(contrast.probability == 1)
    }
  }

  @Test func `One pair that differs bounds nothing`() {
    let contrast = QuantityContrast(
      of: HandMadeResults.sample([2]), minus: HandMadeResults.sample([1]), level: 0.95)
    #expect(contrast.estimate.value == 1)
    #expect(!contrast.estimate.interval.isBounded)
    #expect(contrast.probability == 1)
  }

  @Test func `A probability's difference keeps a width when few replications disagree`() {
    let quantity = Quantity(.framesCaptured, .probability(.greaterOrEqual, 5))
    func sample(_ values: [Double]) -> QuantitySample {
      QuantitySample(quantity, form: .values(values))
    }
    let base = [Double](repeating: 5, count: 100)
    var worse = base
    worse[0] = 4
    let contrast = QuantityContrast(of: sample(worse), minus: sample(base), level: 0.95)
    #expect(abs(contrast.estimate.value - -0.01) < 1e-12)
    #expect(contrast.estimate.interval.low < -0.03)
    #expect(contrast.estimate.interval.contains(0))
    // McNemar: one disagreement tells nothing.
    #expect(contrast.probability == 1)
    let same = QuantityContrast(of: sample(base), minus: sample(base), level: 0.95)
    #expect(same.estimate.interval.halfWidth == 0)
  }

  @Test func `Replications without a value do not move the mean`() {
    let one = HandMadeResults.sample([1, .nan, 3, 4])
    let other = HandMadeResults.sample([0, 1, .nan, 2])
    let contrast = QuantityContrast(of: one, minus: other, level: 0.95)
    // The difference of the means that the report shows, not that of two pairs.
    #expect(abs(contrast.estimate.value - (8.0 / 3 - 1)) < 1e-12)
    #expect(contrast.estimate.interval.isBounded)
  }

  @Test func `The pilot plant's effects come out of contrasts of its cells`() throws {
    // Box, Hunter and Hunter: temperature, concentration, catalyst in standard order.
    let cells = [60.0, 72, 54, 68, 52, 83, 45, 80].map { value in
      HandMadeResults.sample([value - 1, value, value + 1])
    }
    let design = FactorialDesign(factors: 3)
    let expected: [(set: Int, effect: Double)] = [
      (1, 23), (2, -5), (3, 1.5), (4, 1.5), (5, 10), (6, 0), (7, 0.5),
    ]
    for (set, effect) in expected {
      let weights = try #require(design.effect(of: set)).weights
      let contrast = QuantityContrast(of: Array(zip(weights, cells)), level: 0.95)
      #expect(abs(contrast.estimate.value - effect) < 1e-12)
      // The random numbers are common, so that they cancel in every effect.
      #expect(contrast.standardError < 1e-12)
    }
  }

  @Test func `Intervals of paired differences cover the truth as often as they say`() {
    // Skewed values with shared and own noise; the true difference is 2.
    var covered = 0
    var stream = RandomStream(seed: 11)
    let experiments = 1000
    for experiment in 0..<experiments {
      stream.seek(
        to: RandomAddress(replication: UInt32(experiment), purpose: .user, index: 0))
      var (one, other) = ([Double](), [Double]())
      for _ in 0..<60 {
        let shared = stream.exponential(mean: 10)
        one.append(shared + stream.exponential(mean: 5))
        other.append(shared + stream.exponential(mean: 3))
      }
      let contrast = QuantityContrast(
        of: HandMadeResults.sample(one), minus: HandMadeResults.sample(other), level: 0.95)
      if contrast.estimate.interval.contains(2) { covered += 1 }
    }
    // 950 expected; four standard errors are 28.
    #expect((922...978).contains(covered), "covered \(covered) of \(experiments), seed 11")
  }
}
