import Foundation

/// What one run of the program said, as its JSON has it.
struct CoverageAnswer {
  var exitCode: Int32
  private let document: [String: Any]

  /// An interval, of which an end that the data do not bound is infinite.
  struct Interval: Sendable {
    var value: Double
    var low: Double
    var high: Double

    var isBounded: Bool { low.isFinite && high.isFinite }
    var halfWidth: Double { (high - low) / 2 }
    func contains(_ truth: Double) -> Bool { low <= truth && truth <= high }

    init(_ entry: [String: Any]) {
      value = entry["value"] as? Double ?? .nan
      low = entry["low"] as? Double ?? -.infinity
      high = entry["high"] as? Double ?? .infinity
    }
  }

  /// What is missing in an answer; a study cannot pass by finding nothing.
  struct Missing: Error {
    var what: String
  }

  init(_ result: Binary.Result) throws {
    exitCode = result.exitCode
    guard
      let document = try? JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
    else { throw Missing(what: "JSON: \(result.errorText)") }
    self.document = document
  }

  /// The verdict of the whole: `pass`, `fail` and so on.
  func verdict() throws -> String {
    guard let verdict = document["verdict"] as? String else { throw Missing(what: "verdict") }
    return verdict
  }

  /// Replications of each configuration.
  func replications() throws -> Int {
    guard let count = document["replications"] as? Int else { throw Missing(what: "replications") }
    return count
  }

  /// The first comparison of a quantity, such as `shotToShot.p95`.
  func comparison(_ quantity: String) throws -> [String: Any] {
    try entry(in: "comparisons", of: quantity)
  }

  /// The verdict of a quantity that has a margin.
  func verdict(of quantity: String) throws -> String {
    guard let verdict = try comparison(quantity)["verdict"] as? String else {
      throw Missing(what: "a verdict of \(quantity)")
    }
    return verdict
  }

  /// The difference of a quantity, candidate minus reference.
  func difference(of quantity: String) throws -> Interval {
    guard let entry = try comparison(quantity)["difference"] as? [String: Any] else {
      throw Missing(what: "a difference of \(quantity)")
    }
    return Interval(entry)
  }

  /// What `run` found: `statistic` is a key such as `mean` or `p95`.
  func found(_ metric: String, _ statistic: String) throws -> Interval {
    let configuration = (document["configurations"] as? [[String: Any]])?.first
    let metrics = configuration?["metrics"] as? [String: Any]
    let summary = metrics?[metric] as? [String: Any]
    guard let entry = summary?[statistic] as? [String: Any] else {
      throw Missing(what: "\(metric).\(statistic)")
    }
    return Interval(entry)
  }

  /// The first entry about a quantity in one of the lists of a document.
  func entry(in list: String, of quantity: String) throws -> [String: Any] {
    let entries = document[list] as? [[String: Any]] ?? []
    guard let entry = entries.first(where: { $0["quantity"] as? String == quantity }) else {
      throw Missing(what: "\(quantity) in \(list)")
    }
    return entry
  }
}
