import Foundation

/// Scenarios of which it is known what a comparison of them has to find.
enum CoverageScenarios {
  /// The built-in burst, without what it expects of itself.
  static let burst: String = {
    let file = SourceTree.root.appending(path: "scenarios/basketball-burst.json5")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return "" }
    return text.replacing(/"expect": \[.*\],/, with: "\"expect\": [],")
  }()

  /// The same distribution from other random numbers: the time between taps is a mixture
  /// of two equal gammas, so that every true difference to the burst is zero, though
  /// the two are only loosely paired.
  static let twin: String = {
    let gamma = "{ \"mean\": \"250ms\", \"cv\": 0.18, \"floor\": \"120ms\" }"
    return burst.replacing(
      "{ \"gamma\": \(gamma) }",
      with: """
        { "mixture": { "parts": [
          { "weight": 0.5, "of": { "gamma": \(gamma) } },
          { "weight": 0.5, "of": { "gamma": \(gamma) } },
        ] } }
        """)
  }()

  /// Both, as files.
  static let pair = ["burst.json5": burst, "twin.json5": twin]
}
