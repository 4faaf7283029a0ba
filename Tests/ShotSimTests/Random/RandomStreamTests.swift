import CGSL
import Testing

@testable import ShotSim

@Suite struct RandomStreamTests {
  private func address(
    _ purpose: CameraPurpose, _ index: UInt32, replication: UInt32 = 0, subIndex: UInt16 = 0
  ) -> RandomAddress {
    RandomAddress(replication: replication, purpose: purpose, index: index, subIndex: subIndex)
  }

  @Test func `Every address and every seed has its own numbers`() {
    var seen: Set<UInt64> = []
    var count = 0
    for seed: UInt64 in [0, 1, 1 << 32, .max] {
      var stream = RandomStream(seed: seed)
      for replication: UInt32 in [0, 1, 2, .max] {
        for purpose in CameraPurpose.allCases {
          for index: UInt32 in [0, 1, 2, 3, .max] {
            for subIndex: UInt16 in [0, 1, .max] {
              stream.seek(
                to: address(purpose, index, replication: replication, subIndex: subIndex))
              seen.insert(UInt64(stream.bits()) << 32 | UInt64(stream.bits()))
              count += 1
            }
          }
        }
      }
    }
    #expect(seen.count == count)
  }

  @Test func `A value does not depend on what was asked for before`() throws {
    let set = try SamplerSet(Families.examples.map(\.distribution))
    var straight = RandomStream(seed: 11)
    var wandering = RandomStream(seed: 11)
    for (position, family) in Families.examples.enumerated() {
      for index: UInt32 in [5, 0, 3] {
        for draw in 0..<Int(index) {
          _ = draw % 2 == 0 ? wandering.gaussian() : wandering.uniform()
        }
        _ = wandering.sample(set[position], at: address(.proxy, index + 1, replication: 9))
        let here = address(.capture, index, replication: 4)
        #expect(
          wandering.sample(set[position], at: here) == straight.sample(set[position], at: here),
          "\(family.name)")
      }
    }
  }

  @Test func `Replications differ and purposes are uncorrelated`() {
    let count = 20_000
    var stream = RandomStream(seed: 2_026)
    let purposes: [CameraPurpose] = [.tapInterval, .reaction, .capture, .processing, .runFactor]
    var columns = purposes.map { purpose in
      (0..<count).map { stream.standardNormal(at: address(purpose, UInt32($0))) }
    }
    for change in [(1, 0), (0, 1)] {
      columns.append(
        (0..<count).map { index in
          stream.standardNormal(
            at: address(
              .capture, UInt32(index), replication: UInt32(change.0), subIndex: UInt16(change.1)))
        })
    }
    // Four and a half standard errors; the numbers are fixed by the seed.
    let limit = 4.5 / Double(count).squareRoot()
    for first in columns.indices {
      #expect(abs(gsl_stats_mean(columns[first], 1, count)) < limit)
      #expect(abs(gsl_stats_lag1_autocorrelation(columns[first], 1, count)) < limit)
      for second in columns.indices where second > first {
        let correlation = gsl_stats_correlation(columns[first], 1, columns[second], 1, count)
        #expect(abs(correlation) < limit, "columns \(first) and \(second)")
      }
    }
  }

  @Test func `Uniform numbers pass a chi-square test of their leading bits`() {
    var stream = RandomStream(seed: 5)
    var counts = [Int](repeating: 0, count: 256)
    let draws = 256 * 400
    for index in 0..<draws {
      stream.seek(to: RandomAddress(replication: 0, purpose: .user, index: UInt32(index)))
      let value = stream.uniform()
      #expect(value >= 0 && value < 1)
      counts[Int(value * 256)] += 1
    }
    let statistic = counts.reduce(0.0) { $0 + (Double($1) - 400) * (Double($1) - 400) / 400 }
    #expect(gsl_cdf_chisq_Q(statistic, 255) > 1e-4)
    #expect(gsl_cdf_chisq_P(statistic, 255) > 1e-4)
  }

  @Test func `Whole numbers stay below their bound and reach every value`() {
    var stream = RandomStream(seed: 6)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<7_000 { counts[stream.uniformInteger(below: 7)] += 1 }
    let statistic = counts.reduce(0.0) { $0 + (Double($1) - 1000) * (Double($1) - 1000) / 1000 }
    #expect(gsl_cdf_chisq_Q(statistic, 6) > 1e-4)
  }

  @Test func `The positive uniform, exponential and gamma numbers are those of the library`() {
    var stream = RandomStream(seed: 8)
    var twin = RandomStream(seed: 8)
    #expect(stream.uniformPositive() == twin.uniform())
    #expect(stream.exponential(mean: 3) == -3 * log1p(-twin.uniform()))
    let shape = 4.0
    var tally = 0.0
    for _ in 0..<40_000 { tally += stream.gamma(shape: shape, scale: 2) }
    #expect(abs(tally / 40_000 - 8) < 4.5 * 4 / 200)
  }

  @Test func `GSL reports errors instead of aborting once a stream exists`() {
    var stream = RandomStream(seed: 1)
    #expect(stream.uniform() < 1)
    #expect(gsl_sf_lngamma(0).isNaN)
  }
}
