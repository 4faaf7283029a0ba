import Testing

@testable import ShotSim

@Suite struct QuantilesTests {
  @Test func `A quantile is of type 7`() {
    #expect(abs(quantile(ofSorted: [1, 2, 3, 4, 10], at: 0.95) - 8.8) < 1e-14)
    #expect(abs(quantile(ofSorted: [1, 2, 3, 4, 10], at: 0.1) - 1.4) < 1e-14)
    #expect(quantile(ofSorted: [1, 2, 3, 4, 10], at: 0) == 1)
    #expect(quantile(ofSorted: [1, 2, 3, 4, 10], at: 1) == 10)
    #expect(quantile(ofSorted: [6], at: 0.3) == 6)
    #expect(quantile(ofSorted: [], at: 0.5).isNaN)
  }

  @Test func `A quantile among ties is the tied value to the last bit`() {
    for tied in [0.1, 100.1, 333.333333, 1e-7 / 3] {
      let values = [Double](repeating: tied, count: 17)
      for step in 0...1000 {
        #expect(quantile(ofSorted: values, at: Double(step) / 1000) == tied)
      }
    }
  }

  static let ranks: [(Int, Double, Int?, Int?, Double)] = [
    (100, 0.5, 40, 61, 0.9648), (100, 0.9, 84, 96, 0.9557), (1000, 0.95, 936, 964, 0.9581),
    (1000, 0.99, 983, 997, 0.9761),
  ]

  @Test(arguments: ranks)
  func `The ranks of a quantile's interval are those of the binomial`(
    count: Int, probability: Double, lower: Int?, upper: Int?, coverage: Double
  ) {
    let ranks = OrderStatisticRanks(count: count, probability: probability, level: 0.95)
    #expect(ranks.lower == lower)
    #expect(ranks.upper == upper)
    #expect(abs(ranks.coverage - coverage) < 5e-5)
  }

  @Test func `A rank that does not exist is missing`() {
    let ranks = OrderStatisticRanks(count: 100, probability: 0.99, level: 0.95)
    #expect(ranks.lower != nil)
    #expect(ranks.upper == nil)
    let values = (1...100).map(Double.init)
    let interval = quantileInterval(ofSorted: values, at: 0.99, level: 0.95)
    #expect(interval.high == .infinity)
    #expect(!interval.isBounded)
    #expect(quantileInterval(ofSorted: [], at: 0.5, level: 0.95) == .unbounded(level: 0.95))
  }

  @Test(arguments: [(0.95, 72), (0.99, 368)])
  func `The smallest sample that bounds a high quantile is known`(probability: Double, size: Int) {
    let below = OrderStatisticRanks(count: size - 1, probability: probability, level: 0.95)
    let enough = OrderStatisticRanks(count: size, probability: probability, level: 0.95)
    #expect(below.upper == nil)
    #expect(enough.upper == size)
  }

  @Test(arguments: [1_000_000, 30_000_000])
  func `The ranks of very many values follow the normal limit`(count: Int) throws {
    for probability in [0.5, 0.9, 0.999] {
      let ranks = OrderStatisticRanks(count: count, probability: probability, level: 0.95)
      let spread = 1.96 * (Double(count) * probability * (1 - probability)).squareRoot()
      let (lower, upper) = try (#require(ranks.lower), #require(ranks.upper))
      #expect(abs(Double(lower) - Double(count) * probability + spread) < 3)
      #expect(abs(Double(upper) - Double(count) * probability - spread) < 3)
      #expect(abs(ranks.coverage - 0.95) < 2e-3)
    }
  }

  @Test func `Low quantiles mirror high ones`() {
    for count in [20, 71, 72, 100, 999] {
      for probability in [0.01, 0.05, 0.3, 0.5] {
        let low = OrderStatisticRanks(count: count, probability: probability, level: 0.95)
        let high = OrderStatisticRanks(count: count, probability: 1 - probability, level: 0.95)
        #expect(low.lower == high.upper.map { count + 1 - $0 })
        #expect(low.upper == high.lower.map { count + 1 - $0 })
      }
    }
  }

  @Test func `Fewer effective values widen the ranks, as many leave them`() throws {
    let plain = OrderStatisticRanks(count: 400, probability: 0.5, level: 0.95)
    let same = OrderStatisticRanks(
      count: 400, effectiveCount: 400, probability: 0.5, level: 0.95)
    #expect(plain == same)
    // A sample of 100 has ranks 40 and 61; four times as many values, the same shares.
    let fewer = OrderStatisticRanks(
      count: 400, effectiveCount: 100, probability: 0.5, level: 0.95)
    let (lower, upper) = try (#require(fewer.lower), #require(fewer.upper))
    #expect((156...163).contains(lower))
    #expect((238...245).contains(upper))
  }
}
