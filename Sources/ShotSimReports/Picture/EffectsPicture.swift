package import ShotSim

/// What a toggle changes, with the interval of the estimate.
package struct ToggleEffect: Sendable, Equatable {
  package var label: String
  package var effect: Double
  package var low: Double
  package var high: Double

  package init(label: String, effect: Double, low: Double, high: Double) {
    self.label = label
    self.effect = effect
    self.low = low
    self.high = high
  }
}

/// Draws effects of toggles around zero, in the order given.
package enum EffectsPicture {
  /// Draws one row an effect; colors say better, worse or unclear.
  package static func svg(
    _ effects: [ToggleEffect], metric: Metric, surroundings: SVGSurroundings = .file
  ) -> String {
    let left = min(max(effects.map { SVGCanvas.textWidth($0.label) }.max() ?? 0, 60) + 20, 380)
    let rowHeight = 30.0
    let top = 30.0
    let bottom = top + Double(effects.count) * rowHeight
    var canvas = SVGCanvas(width: 960, height: bottom + 44)
    let scale = LinearScale(
      covering: [0] + effects.flatMap { [$0.effect, $0.low, $0.high] }, from: left,
      length: 960 - left - 180, limit: 8)
    for (mark, label) in zip(scale.marks, scale.labels) {
      let x = scale.place(mark)
      canvas.line(x1: x, y1: top - 4, x2: x, y2: bottom, class: "grid")
      canvas.text(label, x: x, y: bottom + 16, class: "soft", anchor: .middle)
    }
    canvas.line(
      x1: scale.place(0), y1: top - 4, x2: scale.place(0), y2: bottom, class: "zero")
    canvas.text(
      "change of mean \(metric.name) (\(metric.unit.rawValue))", x: left, y: 14, class: "title")
    for (index, effect) in effects.enumerated() {
      let y = top + (Double(index) + 0.5) * rowHeight
      let text = words(effect, metric.unit)
      canvas.text(effect.label, x: left - 12, y: y + 4, anchor: .end)
      let name = kind(effect, metric).rawValue
      let zero = scale.place(0)
      let end = scale.place(effect.effect)
      canvas.rectangle(
        x: min(zero, end), y: y - 7, width: abs(end - zero), height: 14, class: name, radius: 2,
        title: "\(effect.label): \(text), \(name)")
      if effect.low.isFinite, effect.high.isFinite, effect.high > effect.low {
        Whisker.draw(from: scale.place(effect.low), to: scale.place(effect.high), y: y, on: &canvas)
      }
      canvas.text(text, x: 960 - 168, y: y + 4)
    }
    let all = effects.map { "\($0.label) \(words($0, metric.unit))" }.joined(separator: "; ")
    return canvas.picture(
      label: "Change of mean \(metric.name) by toggle. \(all).", surroundings: surroundings)
  }

  /// How an effect is to be read.
  enum Kind: String { case better, worse, unclear }

  static func kind(_ effect: ToggleEffect, _ metric: Metric) -> Kind {
    if effect.low > 0 { return metric.isSmallerBetter ? .worse : .better }
    if effect.high < 0 { return metric.isSmallerBetter ? .better : .worse }
    return .unclear
  }

  static func words(_ effect: ToggleEffect, _ unit: MetricUnit) -> String {
    let sign = effect.effect > 0 ? "+" : ""
    let value = sign + MetricText.value(effect.effect, unit)
    guard effect.low.isFinite, effect.high.isFinite else { return value }
    return "\(value) (\(MetricText.interval(effect.low, effect.high, unit)))"
  }
}
