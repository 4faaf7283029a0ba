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

  /// The contrast of one value per cell.
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
}
