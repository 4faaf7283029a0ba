/// A weighted sum over the cells of an experiment, such as an effect of a factor.
///
/// Cells are numbered by the bit set of the factors that are at their high level.
/// The weights are applied within each replication, so that common random numbers
/// make the contrast as precise as they can.
package struct CellContrast: Sendable, Equatable {
  /// The weight of each cell; 0 for a cell that takes no part.
  package var weights: [Double]

  /// Creates a contrast from weights.
  package init(weights: [Double]) { self.weights = weights }

  /// The contrast of one value a cell.
  ///
  /// Cells of weight zero are not read, so they need no number.
  ///
  /// - Precondition: There are as many values as weights.
  package func value(of cells: [Double]) -> Double {
    precondition(cells.count == weights.count, "a contrast needs a value for each cell")
    var sum = 0.0
    for (weight, cell) in zip(weights, cells) where weight != 0 { sum += weight * cell }
    return sum
  }

  /// The contrast in each replication of cells that hold one value a replication.
  ///
  /// Not a number where a cell that takes part has no value. Cells of weight zero
  /// may be empty.
  ///
  /// - Precondition: Cells that take part have equally many values.
  package func values(over cells: [[Double]]) -> [Double] {
    precondition(cells.count == weights.count, "a contrast needs values for each cell")
    var sums: [Double]?
    for (weight, cell) in zip(weights, cells) where weight != 0 {
      var total = sums ?? [Double](repeating: 0, count: cell.count)
      sums = nil  // The array stays uniquely referenced, so it is added to in place.
      precondition(total.count == cell.count, "cells differ in their replications")
      for index in total.indices { total[index] += weight * cell[index] }
      sums = total
    }
    return sums ?? []
  }

  /// The contrast of the cells with Student's interval over replications.
  ///
  /// Replications without a value are left out.
  package func estimate(over cells: [[Double]], level: Double) -> ContrastEstimate {
    let tally = Tally(values(over: cells).lazy.filter { !$0.isNaN })
    let statistic = tally.mean / tally.standardError
    return ContrastEstimate(
      replications: tally.count,
      estimate: Estimate(
        value: tally.count == 0 ? .nan : tally.mean,
        interval: tally.meanInterval(level: level)),
      probability: tally.count < 2
        ? 1 : twoSidedStudentProbability(statistic, degreesOfFreedom: Double(tally.count - 1)))
  }
}

/// A contrast with its interval and the p value that it is zero.
package struct ContrastEstimate: Sendable, Equatable {
  /// The replications that have a value in every cell that takes part.
  package var replications: Int
  /// The contrast, and its interval over replications.
  package var estimate: Estimate
  /// Two-sided p value, not adjusted for a family.
  package var probability: Double
}
