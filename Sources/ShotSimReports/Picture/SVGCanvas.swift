import ShotSim

/// Collects the elements of an SVG picture; same calls, same bytes.
struct SVGCanvas: Sendable {
  private(set) var body = ""
  let width: Double
  var height: Double

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A length or position, in hundredths of a pixel at the finest.
  static func length(_ value: Double) -> String {
    NumberText.trimmed(value, decimals: 2)
  }

  mutating func add(_ markup: String) { body += markup + "\n" }

  mutating func rectangle(
    x: Double, y: Double, width: Double, height: Double, class name: String, radius: Double = 0,
    title: String? = nil
  ) {
    let rounding = radius > 0 ? " rx=\"\(SVGCanvas.length(radius))\"" : ""
    let start =
      "<rect class=\"\(name)\" x=\"\(SVGCanvas.length(x))\" y=\"\(SVGCanvas.length(y))\" "
      + "width=\"\(SVGCanvas.length(max(width, 0)))\" height=\"\(SVGCanvas.length(height))\""
      + rounding
    add(SVGCanvas.closed(start, tag: "rect", title: title))
  }

  mutating func line(
    x1: Double, y1: Double, x2: Double, y2: Double, class name: String, title: String? = nil
  ) {
    let start =
      "<line class=\"\(name)\" x1=\"\(SVGCanvas.length(x1))\" y1=\"\(SVGCanvas.length(y1))\" "
      + "x2=\"\(SVGCanvas.length(x2))\" y2=\"\(SVGCanvas.length(y2))\""
    add(SVGCanvas.closed(start, tag: "line", title: title))
  }

  mutating func circle(
    x: Double, y: Double, radius: Double, class name: String, title: String? = nil
  ) {
    let start =
      "<circle class=\"\(name)\" cx=\"\(SVGCanvas.length(x))\" cy=\"\(SVGCanvas.length(y))\" "
      + "r=\"\(SVGCanvas.length(radius))\""
    add(SVGCanvas.closed(start, tag: "circle", title: title))
  }

  mutating func path(_ points: String, class name: String, title: String? = nil) {
    add(SVGCanvas.closed("<path class=\"\(name)\" d=\"\(points)\"", tag: "path", title: title))
  }

  enum Anchor: String { case start, middle, end }

  mutating func text(
    _ text: String, x: Double, y: Double, class name: String = "t", anchor: Anchor = .start
  ) {
    let place = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    add(
      "<text class=\"\(name)\" x=\"\(SVGCanvas.length(x))\" y=\"\(SVGCanvas.length(y))\"\(place)>"
        + Escaping.markup(text) + "</text>")
  }

  private static func closed(_ start: String, tag: String, title: String?) -> String {
    guard let title else { return start + "/>" }
    return start + "><title>" + Escaping.markup(title) + "</title></\(tag)>"
  }

  /// How wide a text of the pictures' small font is at the most.
  static func textWidth(_ text: String) -> Double { Double(text.count) * 6.6 }
}

/// Where a picture will stand.
package enum SVGSurroundings: Sendable {
  /// A file of its own, which brings its style along.
  case file
  /// Inside a page that has the style already.
  case page
}

extension SVGCanvas {
  /// Returns the whole picture.
  ///
  /// A picture with parts that take the keyboard's focus is a group to screen
  /// readers, because the parts of an image are not told to them.
  func picture(
    label: String, surroundings: SVGSurroundings, isInteractive: Bool = false
  ) -> String {
    let box = "0 0 \(SVGCanvas.length(width)) \(SVGCanvas.length(height))"
    let role = isInteractive && surroundings == .page ? "group" : "img"
    let size =
      surroundings == .file
      ? " width=\"\(SVGCanvas.length(width))\" height=\"\(SVGCanvas.length(height))\"" : ""
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"shotsim\" viewBox=\"\(box)\"\(size) "
      + "role=\"\(role)\" aria-label=\"\(Escaping.markup(label))\">\n"
    if surroundings == .file {
      text += "<style>" + PictureStyle.variables + PictureStyle.rules + "</style>\n"
      text +=
        "<rect class=\"paper\" width=\"\(SVGCanvas.length(width))\" "
        + "height=\"\(SVGCanvas.length(height))\"/>\n"
    }
    return text + body + "</svg>\n"
  }
}
