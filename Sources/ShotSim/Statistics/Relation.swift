/// How a value must lie to a limit, as it is written in expectations and probabilities.
package enum Relation: String, Sendable, CaseIterable {
  case less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">=", equal = "=="
  case notEqual = "!="

  /// Whether a single value keeps the limit; never with one that is not a number.
  package func holds(_ value: Double, _ limit: Double) -> Bool {
    guard !value.isNaN, !limit.isNaN else { return false }
    return switch self {
    case .less: value < limit
    case .lessOrEqual: value <= limit
    case .greater: value > limit
    case .greaterOrEqual: value >= limit
    case .equal: value == limit
    case .notEqual: value != limit
    }
  }
}
