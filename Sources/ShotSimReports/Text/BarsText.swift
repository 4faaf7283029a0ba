import ShotSim

/// How often each number of frames came, in one configuration.
package struct FramesDistribution: Sendable, Equatable {
  package var label: String
  /// Replications by frames captured, from 0.
  package var counts: [Int]
  package var mean: Double
  /// Interval of the mean; NaN = none.
  package var low: Double
  package var high: Double

  package init(label: String, counts: [Int], mean: Double, low: Double, high: Double) {
    self.label = label
    self.counts = counts
    self.mean = mean
    self.low = low
    self.high = high
  }

  /// Replications in all.
  package var total: Int { counts.reduce(0, +) }

  /// Share of the replications with this number of frames.
  package func share(_ frames: Int) -> Double {
    guard counts.indices.contains(frames), total > 0 else { return 0 }
    return Double(counts[frames]) / Double(total)
  }

  /// The number of frames that came most often; the smaller of two equals.
  package var mode: Int {
    var best = 0
    for (frames, count) in counts.enumerated() where count > counts[best] { best = frames }
    return best
  }
}

extension FramesDistribution {
  /// Counts the values of `framesCaptured`, and takes its mean's interval as given.
  package init(
    label: String, values: some Sequence<Double>, mean: Double, low: Double, high: Double
  ) {
    var counts: [Int] = []
    for value in values where value.isFinite && value >= 0 {
      let frames = Int(min(value, 100_000))
      while counts.count <= frames { counts.append(0) }
      counts[frames] += 1
    }
    self.init(label: label, counts: counts, mean: mean, low: low, high: high)
  }
}

/// Draws bars as text for a terminal.
package enum BarsText {
  /// Draws how often each number of frames came, one block of bars per configuration,
  /// all to the same scale.
  package static func render(
    _ distributions: [FramesDistribution], options: TextPictureOptions
  ) -> String {
    let shown = distributions.filter { $0.total > 0 }
    let top = shown.flatMap { item in item.counts.indices.map { item.share($0) } }.max() ?? 1
    let blocks = shown.map { item in
      let used = item.counts.indices.filter { item.counts[$0] > 0 }
      let range = (used.first ?? 0)...(used.last ?? 0)
      let width = String(range.upperBound).count
      var lines = options.wrapped(heading(item), indent: "  ")
      for frames in range {
        let share = item.share(frames)
        let number = padded(String(frames), to: max(width, 2))
        let unit = frames == 1 ? " frame  " : " frames "
        let label = number + unit
        let percent = shareText(share, isNone: item.counts[frames] == 0)
        let room = options.width - label.count - 9
        let bar = bar(share / top, room: room, options: options)
        lines.append(label + options.painted(bar, .good) + (bar.isEmpty ? "" : " ") + percent)
      }
      return lines.joined(separator: "\n")
    }
    return blocks.joined(separator: "\n\n") + (blocks.isEmpty ? "" : "\n")
  }

  /// Draws the mean frames of several configurations, with the interval beside.
  package static func renderMeans(
    _ distributions: [FramesDistribution], options: TextPictureOptions
  ) -> String {
    let labelWidth = min(
      distributions.map(\.label.count).max() ?? 0, options.width / 3)
    var values = distributions.map { item in
      let mean = NumberText.fixed(item.mean, decimals: 2)
      guard item.low.isFinite, item.high.isFinite, item.low != item.high else { return mean }
      return mean + " (" + MetricText.interval(item.low, item.high, .count) + ")"
    }
    var room = options.width - labelWidth - 3 - (values.map(\.count).max() ?? 0)
    if room < 8 {
      values = distributions.map { NumberText.fixed($0.mean, decimals: 2) }
      room = options.width - labelWidth - 3 - (values.map(\.count).max() ?? 0)
    }
    let top = max(distributions.map(\.mean).filter(\.isFinite).max() ?? 1, 1e-9)
    return zip(distributions, values).map { item, value in
      let label = String(item.label.prefix(labelWidth))
      let gap = String(repeating: " ", count: labelWidth - label.count + 2)
      let bar = bar(item.mean / top, room: room, options: options)
      return label + gap + options.painted(bar, .good) + " " + value + "\n"
    }.joined()
  }

  private static func heading(_ item: FramesDistribution) -> String {
    let mean = "mean \(NumberText.fixed(item.mean, decimals: 2))"
    let interval =
      item.low.isFinite && item.high.isFinite && item.low != item.high
      ? " (\(MetricText.interval(item.low, item.high, .count)))" : ""
    let runs = Prose.counted(item.total, "replication")
    return "\(item.label): frames per burst, \(mean)\(interval), \(runs)"
  }

  private static func shareText(_ share: Double, isNone: Bool) -> String {
    if isNone { return "0 %" }
    return share < 0.0005 ? "<0.1 %" : NumberText.percent(share)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }

  /// A bar in eighths of a column, or whole columns in ASCII; never empty if above zero.
  static func bar(_ share: Double, room: Int, options: TextPictureOptions) -> String {
    guard share > 0, room > 0 else { return "" }
    let cells = min(share, 1) * Double(room)
    guard options.unicode else {
      return String(repeating: "#", count: max(Int(cells.rounded()), 1))
    }
    let eighths = max(Int((cells * 8).rounded()), 1)
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }
}
