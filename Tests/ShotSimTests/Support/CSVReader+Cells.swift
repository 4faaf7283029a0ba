@testable import ShotSim

extension CSVReader {
  /// The cells of every row, without places.
  static func cells(_ text: String) -> [[String]] { rows(Array(text.utf8)).map(\.cells) }
}
