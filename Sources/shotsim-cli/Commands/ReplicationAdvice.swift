import ShotSim

/// What is said of a number of replications that is too small to judge by.
enum ReplicationAdvice {
  /// Fewer leave intervals so wide that little can pass or fail.
  static let enough = 30

  /// What to do about it.
  static let remedy = "give --replications 1000, or set \"replications\" in the scenario"

  /// Refuses a single replication, which says nothing of chance, and warns of few.
  ///
  /// - Throws: ``CommandFailure`` with the exit code of invalid data.
  static func check(_ count: Int, of name: String, in environment: Environment) throws {
    guard count > 1 else { throw CommandFailure.oneReplication(of: name) }
    guard count < enough, !environment.terminal.isQuiet else { return }
    environment.diagnose([
      "warning: \(name) has only \(count) replications, which decide little; \(remedy)"
    ])
  }
}
