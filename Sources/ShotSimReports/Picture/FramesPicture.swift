import ShotSim

/// Draws how often each number of frames came, configurations beside each other.
package enum FramesPicture {
  /// Draws one group of bars for each number of frames that any configuration had.
  package static func svg(
    _ distributions: [FramesDistribution], surroundings: SVGSurroundings = .file
  ) -> String {
    let most = distributions.map { $0.counts.count - 1 }.max() ?? 0
    let left = 64.0
    let top = 46.0
    let height = 190.0
    let width = 960 - left - 16
    var canvas = SVGCanvas(width: 960, height: 292)
    let top1 = distributions.flatMap { item in item.counts.indices.map { item.share($0) } }
    let scale = LinearScale(
      covering: [0] + top1.map { $0 * 100 }, from: 0, length: height, limit: 5)
    for (mark, label) in zip(scale.marks, scale.labels) {
      let y = top + height - scale.place(mark)
      canvas.line(x1: left, y1: y, x2: left + width, y2: y, class: "grid")
      canvas.text(label + " %", x: left - 8, y: y + 4, class: "soft", anchor: .end)
    }
    let group = width / Double(most + 1)
    let bar = min(group * 0.8 / Double(max(distributions.count, 1)), 70)
    for frames in 0...most {
      let center = left + group * (Double(frames) + 0.5)
      let start = center - bar * Double(distributions.count) / 2
      for (index, item) in distributions.enumerated() where item.share(frames) > 0 {
        let size = scale.place(item.share(frames) * 100)
        let x = start + bar * Double(index)
        canvas.rectangle(
          x: x + 1, y: top + height - size, width: bar - 2, height: size,
          class: "f\(index % PictureStyle.seriesCount)",
          title: "\(item.label): \(frames) frames in \(NumberText.grouped(item.counts[frames])) "
            + "of \(NumberText.grouped(item.total)) replications")
        if bar > 34 {
          canvas.text(
            shareText(item.share(frames)), x: x + bar / 2,
            y: top + height - size - 4, class: "soft", anchor: .middle)
        }
      }
      canvas.text(
        String(frames), x: center, y: top + height + 17, anchor: .middle)
    }
    canvas.line(
      x1: left, y1: top + height, x2: left + width, y2: top + height, class: "axis")
    canvas.text(
      "frames captured in the moment", x: left + width / 2, y: top + height + 38, class: "soft",
      anchor: .middle)
    SeriesKey.draw(distributions.map(\.label), x: left, y: 14, on: &canvas)
    let all = distributions.map { item in
      "\(item.label): mean \(NumberText.fixed(item.mean, decimals: 2)), most often \(item.mode)"
    }.joined(separator: "; ")
    return canvas.picture(
      label: "Distribution of frames captured. \(all).", surroundings: surroundings)
  }
}

extension FramesPicture {
  private static func shareText(_ share: Double) -> String {
    share < 0.005 ? "<1 %" : NumberText.percent(share, decimals: 0)
  }
}

/// Names the colors of configurations.
enum SeriesKey {
  static func draw(_ labels: [String], x: Double, y: Double, on canvas: inout SVGCanvas) {
    var x = x
    for (index, label) in labels.enumerated() {
      canvas.rectangle(
        x: x, y: y - 6, width: 12, height: 12, class: "f\(index % PictureStyle.seriesCount)",
        radius: 2)
      canvas.text(label, x: x + 18, y: y + 4)
      x += 18 + SVGCanvas.textWidth(label) + 18
    }
  }
}
