import Testing

@testable import ShotSim

@Suite struct MultipleComparisonsTests {
  private let family = [0.01, 0.02, 0.03, 0.04, 0.05]

  private func isClose(_ values: [Double], _ expected: [Double]) -> Bool {
    values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) < 1e-15 }
  }

  @Test func `The textbook's family is adjusted as there`() {
    #expect(isClose(MultipleComparisons.holm(family), [0.05, 0.08, 0.09, 0.09, 0.09]))
  }

  @Test func `Values come back in the order in which they were given`() {
    let shuffled = [0.04, 0.01, 0.05, 0.03, 0.02]
    #expect(isClose(MultipleComparisons.holm(shuffled), [0.09, 0.05, 0.09, 0.09, 0.08]))
    #expect(isClose(MultipleComparisons.holm([0.9, 0.8]), [1, 1]))
    #expect(MultipleComparisons.holm([]) == [])
  }
}
