/// Adjusted p values for a family of tests that are looked at together.
///
/// Each takes the p values in any order and returns the adjusted ones in the same
/// order; an adjusted value below α is a finding at level α over the whole family.
package enum MultipleComparisons {
  /// Times the number of tests (Bonferroni).
  package static func bonferroni(_ probabilities: [Double]) -> [Double] {
    probabilities.map { min(1, $0 * Double(probabilities.count)) }
  }

  /// Holm's step-down method (1979): controls the same error and is never weaker.
  package static func holm(_ probabilities: [Double]) -> [Double] {
    var adjusted = probabilities
    var floor = 0.0
    for (rank, index) in ascendingOrder(probabilities).enumerated() {
      floor = max(floor, min(1, probabilities[index] * Double(probabilities.count - rank)))
      adjusted[index] = floor
    }
    return adjusted
  }

  /// The false discovery rate of Benjamini and Hochberg (1995).
  package static func benjaminiHochberg(_ probabilities: [Double]) -> [Double] {
    var adjusted = probabilities
    var ceiling = 1.0
    for (rank, index) in ascendingOrder(probabilities).enumerated().reversed() {
      let count = Double(probabilities.count)
      ceiling = min(ceiling, probabilities[index] * count / Double(rank + 1))
      adjusted[index] = ceiling
    }
    return adjusted
  }

  /// Positions by ascending value, ties by position.
  private static func ascendingOrder(_ values: [Double]) -> [Int] {
    values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
  }
}
