/// Which of the 2^k combinations of k two-level factors exist, and the effects in them.
///
/// A combination is the bit set of the factors at their high level, which is also
/// its place in the standard order of Yates. With all of them the effects are the
/// textbook's; where some are illegal, the same averages over the legal ones.
package struct FactorialDesign: Sendable, Equatable {
  /// The number of factors.
  package let factors: Int
  /// For each combination whether it exists.
  package let isLegal: [Bool]

  /// Creates a design.
  ///
  /// - Precondition: `factors` is from 0 to 20.
  package init(factors: Int, isLegal: (Int) -> Bool = { _ in true }) {
    precondition(factors >= 0 && factors <= 20, "a factorial of more than 20 factors is too large")
    self.factors = factors
    self.isLegal = (0..<(1 << factors)).map(isLegal)
  }

  /// The effect of a set of factors, in the scale of Yates; nil = the design cannot
  /// show it.
  ///
  /// Of one factor, the main effect: what it adds, averaged over the pairs of legal
  /// combinations that differ in nothing else. Of two, the interaction: half the
  /// difference that one makes to the effect of the other, averaged over quadruples.
  ///
  /// - Precondition: `set` is not empty and has only factors of the design.
  package func effect(of set: Int) -> CellContrast? {
    precondition(set > 0 && set < isLegal.count, "no such factors")
    var weights = [Double](repeating: 0, count: isLegal.count)
    let size = set.nonzeroBitCount
    var blocks = 0
    for base in isLegal.indices where base & set == 0 {
      let members = Self.subsets(of: set)
      guard members.allSatisfy({ isLegal[base | $0] }) else { continue }
      blocks += 1
      for member in members {
        weights[base | member] = (size - member.nonzeroBitCount) % 2 == 0 ? 1 : -1
      }
    }
    guard blocks > 0 else { return nil }
    let scale = Double(blocks) * Double(1 << (size - 1))
    return CellContrast(weights: weights.map { $0 / scale })
  }

  /// All subsets of a bit set, ascending.
  private static func subsets(of set: Int) -> [Int] {
    var subset = 0
    var all = [0]
    while subset != set {
      // Counts through the bits of the set and leaves the others out.
      subset = (subset - set) & set
      all.append(subset)
    }
    return all
  }
}
