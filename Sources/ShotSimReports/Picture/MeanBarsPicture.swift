package import ShotSim

/// A value of a configuration with the interval of its estimate.
package struct EstimateBar: Sendable, Equatable {
  package var label: String
  package var value: Double
  /// Not finite = no interval.
  package var low: Double
  package var high: Double

  package init(label: String, value: Double, low: Double, high: Double) {
    self.label = label
    self.value = value
    self.low = low
    self.high = high
  }

  var hasInterval: Bool { low.isFinite && high.isFinite && high > low }
}

/// Draws values of configurations as bars from zero, with intervals as whiskers.
package enum MeanBarsPicture {
  /// Draws one bar per configuration.
  package static func svg(
    _ bars: [EstimateBar], caption: String, unit: MetricUnit,
    surroundings: SVGSurroundings = .file
  ) -> String {
    let labels = bars.map(\.label)
    let left = min(max(labels.map(SVGCanvas.textWidth).max() ?? 0, 60) + 20, 300)
    let rowHeight = 34.0
    var canvas = SVGCanvas(width: 960, height: Double(bars.count) * rowHeight + 62)
    let scale = LinearScale(
      covering: bars.flatMap { [0, $0.value, $0.high] }, from: left, length: 960 - left - 190,
      limit: 8)
    canvas.text(caption, x: left, y: 16, class: "title")
    let bottom = 26 + Double(bars.count) * rowHeight
    for (mark, label) in zip(scale.marks, scale.labels) {
      let x = scale.place(mark)
      canvas.line(x1: x, y1: 26, x2: x, y2: bottom, class: "grid")
      canvas.text(label, x: x, y: bottom + 16, class: "soft", anchor: .middle)
    }
    for (index, bar) in bars.enumerated() {
      let y = 26 + Double(index) * rowHeight
      let text = words(bar, unit)
      canvas.text(bar.label, x: left - 10, y: y + rowHeight / 2 + 4, anchor: .end)
      let from = scale.place(min(bar.value, 0))
      canvas.rectangle(
        x: from, y: y + 6, width: scale.place(max(bar.value, 0)) - from, height: rowHeight - 12,
        class: "f\(index % PictureStyle.seriesCount)", radius: 2, title: "\(bar.label): \(text)")
      if bar.hasInterval {
        Whisker.draw(
          from: scale.place(bar.low), to: scale.place(bar.high), y: y + rowHeight / 2,
          on: &canvas)
      }
      let end = scale.place(bar.hasInterval ? max(bar.high, bar.value) : bar.value)
      canvas.text(text, x: end + 10, y: y + rowHeight / 2 + 4)
    }
    canvas.line(
      x1: scale.place(0), y1: 26, x2: scale.place(0), y2: bottom, class: "zero")
    let all = bars.map { "\($0.label) \(words($0, unit))" }.joined(separator: "; ")
    canvas.height = bottom + 26
    return canvas.picture(label: "\(caption): \(all).", surroundings: surroundings)
  }

  static func words(_ bar: EstimateBar, _ unit: MetricUnit) -> String {
    let value = MetricText.value(bar.value, unit)
    return bar.hasInterval
      ? "\(value) (\(MetricText.interval(bar.low, bar.high, unit)))" : value
  }
}

/// A horizontal interval with end caps.
enum Whisker {
  static func draw(from low: Double, to high: Double, y: Double, on canvas: inout SVGCanvas) {
    canvas.path(
      "M\(SVGCanvas.length(low)) \(SVGCanvas.length(y - 5))v10m0 -5H\(SVGCanvas.length(high))"
        + "m0 -5v10", class: "whisker")
  }
}
