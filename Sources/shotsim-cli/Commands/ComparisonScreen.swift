import ShotSim
import ShotSimReports

/// What people see of a comparison: the pictures if there are any, then the numbers,
/// which fit a screen.
struct ComparisonScreen: Sendable {
  /// Whether it says in plain words what each toggle buys.
  var explains = false
  /// What is drawn above the numbers; `nil` = nothing.
  var drawings: ConfigurationPictures?

  func text(
    _ comparison: ComparisonResult, isColored: Bool, _ terminal: Terminal
  ) -> String {
    let numbers = ComparisonText(
      width: terminal.width, isColored: isColored, explains: explains,
      usesUnicode: terminal.usesUnicode
    ).text(comparison)
    guard let drawings else { return numbers }
    let pictures = drawings.text(
      options: TextPictureOptions(
        width: terminal.width, unicode: terminal.usesUnicode, color: isColored))
    return pictures + "\n" + numbers
  }
}
