import ShotSim

/// Draws the distribution of a metric: histogram above, empirical distribution
/// function below, with the 50th, 95th and 99th percentiles of each configuration.
package enum DistributionPicture {
  private static let left = 64.0
  private static let histogramTop = 30.0
  private static let histogramHeight = 170.0
  private static let curveTop = 246.0
  private static let curveHeight = 170.0

  /// Draws all configurations of a comparison over each other.
  package static func svg(
    _ comparison: DistributionComparison, surroundings: SVGSurroundings = .file
  ) -> String {
    var canvas = SVGCanvas(width: 960, height: 0)
    let width = 960 - left - 20
    let horizontal = LinearScale(
      covering: [comparison.edges.first ?? 0, comparison.edges.last ?? 1], from: left,
      length: width, limit: 10)
    drawHistogram(comparison, horizontal, on: &canvas)
    drawCurves(comparison, horizontal, on: &canvas)
    let bottom = curveTop + curveHeight
    let unit = comparison.metric.unit.rawValue
    for (mark, label) in zip(horizontal.marks, horizontal.labels) {
      canvas.text(label, x: horizontal.place(mark), y: bottom + 17, class: "soft", anchor: .middle)
    }
    canvas.text(
      "\(comparison.metric.name) (\(unit))", x: left + width / 2, y: bottom + 36, class: "soft",
      anchor: .middle)
    for (index, item) in comparison.series.enumerated() {
      let y = bottom + 60 + Double(index) * 20
      canvas.rectangle(
        x: left, y: y - 6, width: 12, height: 12, class: "f\(index % PictureStyle.seriesCount)",
        radius: 2)
      canvas.text(words(item, unit: comparison.metric.unit), x: left + 18, y: y + 4)
    }
    canvas.height = bottom + 58 + Double(comparison.series.count) * 20
    return canvas.picture(label: label(comparison), surroundings: surroundings)
  }

  /// What the picture shows, in words.
  static func label(_ comparison: DistributionComparison) -> String {
    let unit = comparison.metric.unit
    let parts = comparison.series.map { words($0, unit: unit) }
    return "Distribution of \(comparison.metric.name). " + parts.joined(separator: "; ") + "."
  }

  private static func words(_ item: DistributionSeries, unit: MetricUnit) -> String {
    guard item.count > 0 else { return "\(item.label): no value" }
    return "\(item.label): p50 \(MetricText.value(item.p50, unit)), "
      + "p95 \(MetricText.value(item.p95, unit)), p99 \(MetricText.value(item.p99, unit)), "
      + "\(NumberText.grouped(item.count)) values"
  }

  private static func drawHistogram(
    _ comparison: DistributionComparison, _ horizontal: LinearScale, on canvas: inout SVGCanvas
  ) {
    let bottom = histogramTop + histogramHeight
    let shares = comparison.series.flatMap(\.shares).map { $0 * 100 }
    let vertical = LinearScale(covering: [0] + shares, from: 0, length: histogramHeight, limit: 5)
    drawGrid(horizontal, vertical, top: histogramTop, height: histogramHeight, on: &canvas)
    for (index, item) in comparison.series.enumerated() where item.count > 0 {
      var points = ""
      for (bin, share) in item.shares.enumerated() {
        let y = SVGCanvas.length(bottom - vertical.place(share * 100))
        let from = SVGCanvas.length(horizontal.place(comparison.edges[bin]))
        let to = SVGCanvas.length(horizontal.place(comparison.edges[bin + 1]))
        points += bin == 0 ? "M\(from) \(SVGCanvas.length(bottom))V\(y)H\(to)" : "V\(y)H\(to)"
      }
      canvas.path(
        points + "V\(SVGCanvas.length(bottom))z", class: "a\(index % PictureStyle.seriesCount)",
        title: "\(item.label): \(NumberText.grouped(item.count)) values")
    }
    canvas.line(x1: left, y1: bottom, x2: 940, y2: bottom, class: "axis")
    canvas.text("share of values in each bin", x: left, y: histogramTop - 8, class: "soft")
  }

  private static func drawCurves(
    _ comparison: DistributionComparison, _ horizontal: LinearScale, on canvas: inout SVGCanvas
  ) {
    let bottom = curveTop + curveHeight
    let vertical = LinearScale(covering: [0, 100], from: 0, length: curveHeight, limit: 5)
    drawGrid(horizontal, vertical, top: curveTop, height: curveHeight, on: &canvas)
    for (index, item) in comparison.series.enumerated() {
      let name = index % PictureStyle.seriesCount
      guard let first = item.points.first else { continue }
      var points =
        "M\(SVGCanvas.length(horizontal.low == first.value ? left : horizontal.place(first.value)))"
        + " \(SVGCanvas.length(bottom))"
      for point in item.points {
        points +=
          "H\(SVGCanvas.length(horizontal.place(point.value)))"
          + "V\(SVGCanvas.length(bottom - vertical.place(point.share * 100)))"
      }
      canvas.path(points, class: "l\(name)", title: "\(item.label): empirical distribution")
      drawPercentiles(item, index, comparison.metric.unit, horizontal, on: &canvas)
    }
    canvas.line(x1: left, y1: bottom, x2: 940, y2: bottom, class: "axis")
    canvas.text("share of values up to", x: left, y: curveTop - 21, class: "soft")
  }

  private static func drawPercentiles(
    _ item: DistributionSeries, _ index: Int, _ unit: MetricUnit, _ horizontal: LinearScale,
    on canvas: inout SVGCanvas
  ) {
    let bottom = curveTop + curveHeight
    let lines: [(String, Double, SVGCanvas.Anchor)] = [
      ("p50", item.p50, .middle), ("p95", item.p95, .end), ("p99", item.p99, .start),
    ]
    for (name, value, anchor) in lines where value.isFinite {
      let x = horizontal.place(value)
      let text = "\(name) \(MetricText.value(value, unit))"
      canvas.line(
        x1: x, y1: curveTop, x2: x, y2: bottom, class: "q\(index % PictureStyle.seriesCount)",
        title: "\(item.label): \(text)")
      // Near the median there is no room for the next label; its line has a tooltip.
      let isCrowded = anchor == .end && x - horizontal.place(item.p50) < 38
      if isCrowded { continue }
      canvas.text(
        name, x: anchor == .start ? x + 1 : anchor == .end ? x - 1 : x, y: curveTop - 5,
        class: "soft", anchor: anchor)
    }
  }

  private static func drawGrid(
    _ horizontal: LinearScale, _ vertical: LinearScale, top: Double, height: Double,
    on canvas: inout SVGCanvas
  ) {
    for mark in horizontal.marks {
      let x = horizontal.place(mark)
      canvas.line(x1: x, y1: top, x2: x, y2: top + height, class: "grid")
    }
    for (mark, label) in zip(vertical.marks, vertical.labels) {
      let y = top + height - vertical.place(mark)
      canvas.line(x1: left, y1: y, x2: 940, y2: y, class: "grid")
      canvas.text(label + " %", x: left - 8, y: y + 4, class: "soft", anchor: .end)
    }
  }
}
