import ShotSim

/// Draws a tap; what became of it is told on hover, on focus and to screen readers.
enum TapMark {
  static func draw(_ tap: Timeline.Tap, x: Double, y: Double, on canvas: inout SVGCanvas) {
    let text = words(tap)
    canvas.add(
      "<g class=\"mark\" tabindex=\"0\" role=\"img\" aria-label=\"\(Escaping.markup(text))\">"
        + "<title>\(Escaping.markup(text))</title>")
    canvas.circle(x: x, y: y, radius: 11, class: "hit")
    switch tap.fate {
    case .photo(let number):
      canvas.circle(x: x, y: y, radius: 8, class: "taken")
      canvas.text(String(number), x: x, y: y + 4, class: "inbar", anchor: .middle)
    case .missed, .rejected: cross(x: x, y: y, on: &canvas)
    case .dropped, .neverMade: canvas.circle(x: x, y: y, radius: 5, class: "sessionNotRunning")
    }
    drawTip(text, x: x, y: y, on: &canvas)
    canvas.add("</g>")
  }

  static func cross(x: Double, y: Double, on canvas: inout SVGCanvas) {
    canvas.path(
      "M\(SVGCanvas.length(x - 5)) \(SVGCanvas.length(y - 5))l10 10m0 -10l-10 10", class: "miss")
  }

  private static func drawTip(_ text: String, x: Double, y: Double, on canvas: inout SVGCanvas) {
    let width = SVGCanvas.textWidth(text) + 16
    let left = min(max(x - width / 2, 2), canvas.width - width - 2)
    canvas.add("<g class=\"tip\">")
    canvas.rectangle(x: left, y: y + 14, width: width, height: 22, class: "box", radius: 4)
    canvas.text(text, x: left + 8, y: y + 29)
    canvas.add("</g>")
  }

  /// Such as `Tap 3 at 0.480 s missed: photo 2 was still being captured`.
  static func words(_ tap: Timeline.Tap) -> String {
    let start = "Tap \(tap.number) at \(DurationText.seconds(tap.press, decimals: 3))"
    return switch tap.fate {
    case .photo(let number): start + " took photo \(number)"
    case .missed(let reason): start + " missed: " + reason
    case .rejected(let reason): start + " refused: \(reason)"
    case .dropped: start + " given up for a later press"
    case .neverMade: start + " still waiting at the end"
    }
  }
}
