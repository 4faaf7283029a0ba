/// What a sample says of a thing that it has not seen once.
///
/// By the rule of three: with none in n the share of the whole is at most 3/n with a
/// confidence of 95 % (1 − 0.05^(1/n) to first order; Hanley and Lippman-Hand, "If nothing
/// goes wrong, is everything all right?", 1983).
package struct UnseenShare: Sendable, Equatable {
  /// Replications of which none showed it.
  package var replications: Int

  /// A share that is taken for none.
  package static let negligible = 0.005

  package init(replications: Int) {
    precondition(replications > 0, "nothing was looked at")
    self.replications = replications
  }

  /// The confidence of ``atMost``.
  package static let level = 0.95

  /// The share of all replications is not above this.
  package var atMost: Double { min(1, 3 / Double(replications)) }

  /// Whether so many were looked at that what they did not show is left aside: from 600.
  package var isNegligible: Bool { 3 <= Self.negligible * Double(replications) }
}
