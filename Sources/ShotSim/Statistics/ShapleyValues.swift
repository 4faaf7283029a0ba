/// How the value of a coalition is shared among its players, fairly over all orders.
///
/// A player's Shapley value is what it adds when the players join one after
/// another, averaged over the orders that are legal: those of which every
/// beginning is a legal coalition (Faigle and Kern 1992). Where the coalition of
/// all players is legal and can be reached, orders end there; otherwise they end
/// where nobody can join any more. All orders weigh the same.
///
/// The shares add up to the mean value of where the orders end minus the value of
/// the empty coalition.
package struct ShapleyValues: Sendable, Equatable {
  /// For each player the contrast over coalitions that is its share.
  ///
  /// Coalitions are numbered by the bit set of their players.
  package let shares: [CellContrast]

  /// Whether every order ends with all players.
  package let reachesAll: Bool

  /// Finds the shares of the players of a design's legal combinations.
  ///
  /// Nil when the empty coalition is not legal.
  ///
  /// - Complexity: O(k 2^k) for k players.
  package init?(_ design: FactorialDesign) {
    guard design.isLegal[0] else { return nil }
    let (players, legal) = (design.factors, design.isLegal)
    let full = legal.count - 1
    // Legal orders from nobody to each coalition.
    var beginnings = [Double](repeating: 0, count: legal.count)
    beginnings[0] = 1
    for coalition in legal.indices where legal[coalition] && coalition > 0 {
      for player in 0..<players where coalition >> player & 1 == 1 {
        beginnings[coalition] += beginnings[coalition ^ (1 << player)]
      }
    }
    reachesAll = beginnings[full] > 0
    // Legal ways from each coalition to an end.
    var endings = [Double](repeating: 0, count: legal.count)
    for coalition in legal.indices.reversed() where legal[coalition] {
      var canGrow = false
      for player in 0..<players where coalition >> player & 1 == 0 {
        let larger = coalition | 1 << player
        if legal[larger] { canGrow = true }
        endings[coalition] += endings[larger]
      }
      if reachesAll ? coalition == full : !canGrow { endings[coalition] = 1 }
    }
    shares = (0..<players).map { player in
      var weights = [Double](repeating: 0, count: legal.count)
      for coalition in legal.indices where legal[coalition] && coalition >> player & 1 == 0 {
        let larger = coalition | 1 << player
        let share = beginnings[coalition] * endings[larger] / endings[0]
        weights[larger] += share
        weights[coalition] -= share
      }
      return CellContrast(weights: weights)
    }
  }

  /// The shares of a table of one value a coalition; illegal ones are not read.
  package func values(of coalitions: [Double]) -> [Double] {
    shares.map { $0.value(of: coalitions) }
  }
}
