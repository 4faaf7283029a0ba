import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct DistributionTests {
  @Test func `Moments are the textbook ones`() {
    #expect(Distribution.uniform(min: 2, max: 8).mean == 5)
    #expect(Distribution.uniform(min: 2, max: 8).standardDeviation == 3.0.squareRoot())
    #expect(Distribution.triangular(min: 0, mode: 3, max: 6).mean == 3)
    #expect(Distribution.triangular(min: 0, mode: 3, max: 6).standardDeviation == 1.5.squareRoot())
    #expect(Distribution.exponential(mean: 80, floor: 30).standardDeviation == 50)
    #expect(Distribution.lognormal(mean: 80, cv: 0.25, floor: 48).mean == 80)
    #expect(Distribution.lognormal(mean: 80, cv: 0.25, floor: 48).standardDeviation == 20)
    #expect(Distribution.empirical([2, 4, 4, 4, 5, 5, 7, 9]).standardDeviation == 2)
    let mixture = Distribution.mixture([
      MixturePart(weight: 2, distribution: .constant(0)),
      MixturePart(weight: 2, distribution: .constant(10)),
    ])
    #expect(mixture.mean == 5)
    #expect(mixture.standardDeviation == 5)
  }

  @Test func `A normal distribution has the moments of its truncation`() {
    // Mean 1, sd 1, cut at 0: hazard φ(1)/Φ(1) = 0.287599970939178.
    let normal = Distribution.normal(mean: 1_000_000, cv: 1)
    #expect(abs(normal.mean - 1_287_599.970939178) < 1e-6)
    #expect(abs(normal.standardDeviation / 1e6 - 0.6296862857766055.squareRoot()) < 1e-12)
    // Far from zero nothing is cut.
    #expect(Distribution.normal(mean: 1_000_000, cv: 0.01).mean == 1_000_000)
    #expect(Distribution.normal(mean: 1_000_000, cv: 0.01).standardDeviation == 10_000)
  }

  static let problems: [(Distribution, Distribution.Problem)] = [
    (.uniform(min: 2, max: 1), .outOfOrder(low: "min", high: "max")),
    (.triangular(min: 0, mode: 5, max: 4), .outOfOrder(low: "mode", high: "max")),
    (.triangular(min: 6, mode: 5, max: 7), .outOfOrder(low: "min", high: "mode")),
    (.exponential(mean: 5, floor: 5), .meanTooSmall),
    (.gamma(mean: 5, cv: 0.1, floor: 6), .meanTooSmall),
    (.lognormal(mean: -5, cv: 0.1, floor: -6), .meanTooSmall),
    (.weibull(mean: 5, cv: -0.1, floor: 0), .variationOutOfRange),
    (.gamma(mean: 5, cv: .infinity, floor: 0), .variationOutOfRange),
    (.lognormal(mean: 5_000, cv: 1, floor: 4_999), .variationOutOfRange),
    (.normal(mean: 5, cv: .nan), .variationOutOfRange),
    (.normal(mean: 0, cv: 0.1), .meanTooSmall),
    (.empirical([]), .countOutOfRange("values")),
    (.mixture([]), .countOutOfRange("parts")),
    (.mixture([MixturePart(weight: 0, distribution: .constant(1))]), .weightOutOfRange),
    (.mixture([MixturePart(weight: .nan, distribution: .constant(1))]), .weightOutOfRange),
    (.mixture([MixturePart(weight: .infinity, distribution: .constant(1))]), .weightOutOfRange),
    (
      .mixture([
        MixturePart(weight: 1, distribution: .constant(1)),
        MixturePart(weight: 1, distribution: .empirical([])),
      ]), .countOutOfRange("values")
    ),
  ]

  @Test(arguments: problems)
  func `A distribution that cannot be sampled says why`(
    distribution: Distribution, problem: Distribution.Problem
  ) {
    #expect(distribution.problem == problem)
  }

  @Test(arguments: Families.examples)
  func `A distribution that can be sampled has no problem`(example: Families.Example) {
    #expect(example.distribution.problem == nil)
  }

  @Test func `A set of distributions says what is wrong with one of them`() {
    #expect(throws: Distribution.Problem.meanTooSmall) {
      _ = try SamplerSet([.constant(1), .normal(mean: 0, cv: 1), .empirical([])])
    }
  }

  @Test func `Every family is known by its own name`() {
    for example in Families.examples {
      let family = example.distribution.family
      #expect(family.distribution == example.distribution)
      #expect(type(of: family).name.family == type(of: family))
    }
    let shown = Set(Families.examples.map { type(of: $0.distribution.family).name })
    #expect(shown.count == Distribution.Name.allCases.count)
  }

  @Test func `Parameters of a family have names and sentences of their own`() {
    for name in Distribution.Name.allCases {
      let parameters = name.family.form.parameters
      #expect(Set(parameters.map(\.name)).count == parameters.count)
      for parameter in parameters { #expect(parameter.summary.hasSuffix("."), "\(name)") }
      #expect(name.family.summary.hasSuffix("."), "\(name)")
      #expect(name.family.init(FamilyArguments()) == nil, "\(name)")
    }
  }
}
