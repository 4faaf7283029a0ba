/// Adjusted p values for a family of tests that are looked at together.
///
/// Takes the p values in any order and returns the adjusted ones in the same order; an adjusted value below α is a finding at level α over the whole family.
package enum MultipleComparisons {
  /// Holm's step-down method (1979): controls the error over the family as Bonferroni's
  /// does and is never weaker.
  package static func holm(_ probabilities: [Double]) -> [Double] {
    var adjusted = probabilities
    var floor = 0.0
    for (rank, index) in ascendingOrder(probabilities).enumerated() {
      floor = max(floor, min(1, probabilities[index] * Double(probabilities.count - rank)))
      adjusted[index] = floor
    }
    return adjusted
  }

  /// Positions by ascending value, ties by position.
  private static func ascendingOrder(_ values: [Double]) -> [Int] {
    values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
  }
}
