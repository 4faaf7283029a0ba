import CGSL
import Testing

@testable import ShotSim

@Suite struct SpendingBoundaryTests {
  private static let schedules = [
    [100, 200, 400, 800, 1600], [20, 40, 80, 160, 320], [10, 20, 25], [100, 200, 400, 500],
    [30, 60], [100, 125],
  ]

  @Test func `Five doubling looks end at the critical value of the literature`() {
    // 400,000 simulated paths gave 2.144 for the last look.
    let values = SpendingBoundary(sizes: [100, 200, 400, 800, 1600], error: 0.05).criticalValues
    #expect(abs(values[4] - 2.144) < 0.02)
    #expect(abs(values[0] - gsl_cdf_ugaussian_Qinv(0.05 / 32)) < 1e-9)
    // Only shares of the sample count.
    let small = SpendingBoundary(sizes: [1, 2, 4, 8, 16], error: 0.05).criticalValues
    #expect(zip(values, small).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `One look has the critical value of one`() {
    let values = SpendingBoundary(sizes: [50], error: 0.05).criticalValues
    #expect(abs(values[0] - 1.959964) < 1e-6)
  }

  @Test func `A loss that one look finds in four of five runs five looks find in three of four`() {
    let sizes = [100, 200, 400, 800, 1600]
    let values = SpendingBoundary(sizes: sizes, error: 0.05).criticalValues
    // 2.8 standard errors at the last look.
    let drift = 2.8 / 40
    var stream = RandomStream(seed: 12)
    let paths = 20_000
    var found = 0
    for path in 0..<paths {
      stream.seek(to: RandomAddress(replication: UInt32(path), purpose: .user, index: 0))
      var (sum, size) = (0.0, 0)
      for (look, next) in sizes.enumerated() {
        let step = Double(next - size)
        sum += drift * step + stream.gaussian(standardDeviation: step.squareRoot())
        size = next
        guard sum > values[look] * Double(size).squareRoot() else { continue }
        found += 1
        break
      }
    }
    #expect(abs(Double(found) / Double(paths) - 0.76) < 0.015, "\(found) of \(paths), seed 12")
  }

  /// A statistic that is nothing but chance: sums of independent normal steps.
  @Test(arguments: schedules)
  func `So many chances go beyond a critical value as the error says`(sizes: [Int]) {
    let error = 0.05
    let values = SpendingBoundary(sizes: sizes, error: error).criticalValues
    var stream = RandomStream(seed: 11)
    let paths = 40_000
    var firsts = [Int](repeating: 0, count: sizes.count)
    for path in 0..<paths {
      stream.seek(to: RandomAddress(replication: UInt32(path), purpose: .user, index: 0))
      var (sum, size) = (0.0, 0)
      for (look, next) in sizes.enumerated() {
        sum += stream.gaussian(standardDeviation: Double(next - size).squareRoot())
        size = next
        guard abs(sum) > values[look] * Double(size).squareRoot() else { continue }
        firsts[look] += 1
        break
      }
    }
    var before = 0
    for (look, size) in sizes.enumerated() {
      let rate = error * Double(size - before) / Double(sizes[sizes.count - 1])
      before = size
      let limits = BinomialLimits(trials: paths, rate: rate)
      #expect(
        firsts[look] >= limits.least && firsts[look] <= limits.most, "look \(look), seed 11")
    }
  }
}
