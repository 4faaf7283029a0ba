package import ShotSim

/// Draws the timeline of one replication as text for a terminal.
package enum TimelineText {
  /// Draws one replication with a heading, its rows, a legend, and the missed taps
  /// with the reason for each.
  package static func render(
    _ records: ReplicationRecords, title: String = "", moment: Moment? = nil, width: Int = 80,
    unicode: Bool = true, color: Bool = false
  ) -> String {
    render(
      Timeline(records, moment: moment), title: title,
      options: TextPictureOptions(width: width, unicode: unicode, color: color))
  }

  /// Draws a timeline that was laid out before, such as two with one axis.
  ///
  /// The legend explains the marks of `others` too, which are drawn without one.
  package static func render(
    _ timeline: Timeline, title: String = "", options: TextPictureOptions,
    hasLegend: Bool = true, explaining others: [Timeline] = []
  ) -> String {
    let drawing = TimelineDrawing(timeline, options: options)
    var lines = options.wrapped(heading(timeline, title: title), indent: "  ")
    lines += drawing.rows()
    if hasLegend { lines += TimelineLegend.lines(others + [timeline], options: options) }
    lines += missedLines(timeline, options: options)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Such as `features none, replication 0: 7 taps, 1 frame, 6 missed`.
  package static func heading(_ timeline: Timeline, title: String) -> String {
    let frames = timeline.framesCaptured
    let missed = timeline.missedTaps.count
    let refused = timeline.refusedTaps.count
    let failed = timeline.failures.count
    let name = title.isEmpty ? "" : title + ", "
    let taps = Prose.counted(timeline.taps.count, "tap")
    let shown = Prose.counted(frames, "frame")
    let place = timeline.moment == nil ? "" : " in the moment"
    return "\(name)replication \(timeline.replication): \(taps), \(shown)\(place), "
      + (missed == 0 ? "none missed" : "\(missed) missed")
      + (refused == 0 ? "" : ", \(refused) refused")
      + (failed == 0 ? "" : ", \(failed) failed")
  }

  private static func missedLines(_ timeline: Timeline, options: TextPictureOptions) -> [String] {
    var missed: [String] = []
    var refused: [String] = []
    for tap in timeline.taps {
      let start = "tap \(tap.number) at \(DurationText.seconds(tap.press)): "
      switch tap.fate {
      case .missed(let reason): missed.append(start + reason)
      case .rejected(let reason): refused.append(start + "\(reason)")
      case .photo, .dropped, .neverMade: break
      }
    }
    let failed = timeline.failures.map { failure in
      "photo \(failure.photo.number), tap at \(DurationText.seconds(failure.photo.press)): "
        + "\(failure.reason)"
    }
    return list("Missed:", missed, options) + list("Refused:", refused, options)
      + list("Failed:", failed, options)
  }

  /// A list under a heading, cut short if it is long; nothing if it is empty.
  private static func list(
    _ heading: String, _ items: [String], _ options: TextPictureOptions
  ) -> [String] {
    guard !items.isEmpty else { return [] }
    let shown = items.count > 12 ? 10 : items.count
    var lines = [heading]
    for item in items.prefix(shown) { lines += options.wrapped("  " + item, indent: "      ") }
    if items.count > shown { lines.append("  and \(items.count - shown) more") }
    return lines
  }
}

/// Puts a timeline into rows of characters.
private struct TimelineDrawing {
  static let labelWidth = 9

  let timeline: Timeline
  let options: TextPictureOptions
  let columns: Int

  init(_ timeline: Timeline, options: TextPictureOptions) {
    self.timeline = timeline
    self.options = options
    columns = options.width - TimelineDrawing.labelWidth - 1
  }

  func rows() -> [String] {
    var rows = [line("taps", tapRow()), line("ready", readinessRow())]
    for lane in Timeline.Lane.allCases {
      let spans = timeline.spans.filter { $0.lane == lane }
      rows.append(line(TimelineLegend.label(lane), laneRow(spans, lane)))
    }
    return rows + axisRows()
  }

  private func line(_ label: String, _ row: TextRow) -> String {
    let padding = String(repeating: " ", count: TimelineDrawing.labelWidth - label.count)
    return trimmed(options.painted(label, .faint) + padding + row.text(color: options.color))
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// The column of an instant, outside the row for instants beyond the axis.
  private func column(_ instant: Nanoseconds) -> Int {
    let length = Double(timeline.end - timeline.start)
    return Int((Double(instant - timeline.start) / length * Double(columns)).rounded(.down))
  }

  private func tapRow() -> TextRow {
    var row = TextRow(width: columns)
    for tap in timeline.taps {
      let (mark, color) = TimelineLegend.mark(tap.fate, unicode: options.unicode)
      var place = column(tap.press)
      // Taps closer than a column stand side by side.
      while place < columns - mark.count, place >= 0, row[place] != " " { place += 1 }
      row.write(mark, at: place, color)
    }
    return row
  }

  private func readinessRow() -> TextRow {
    var row = TextRow(width: columns)
    for (index, span) in timeline.readiness.enumerated() {
      let isLast = index == timeline.readiness.count - 1
      let (mark, color) = TimelineLegend.mark(span.state, unicode: options.unicode)
      let first = max(column(span.start), 0)
      let last = isLast ? columns : max(column(span.end), first + 1)
      for place in first..<max(min(last, columns), first) {
        row.set(place, mark, color)
      }
    }
    return row
  }

  private func laneRow(_ spans: [Timeline.Span], _ lane: Timeline.Lane) -> TextRow {
    var row = TextRow(width: columns)
    let fill: Character = options.unicode ? "━" : "="
    var free = 0
    for span in spans where span.start < timeline.end {
      let first = max(column(span.start), free)
      let last = max(min(column(span.end), columns), first + 1)
      let number = String(span.photo)
      for place in first..<last { row.set(place, fill, TimelineLegend.color(lane)) }
      if number.count <= last - first {
        row.write(number, at: first, TimelineLegend.color(lane))
      } else {
        row.set(first, options.unicode ? "▪" : "#", TimelineLegend.color(lane))
      }
      if span.isFailed, last - first > 1 {
        row.set(last - 1, options.unicode ? "✗" : "x", .bad)
      }
      if span.end > timeline.end {
        row.set(columns - 1, options.unicode ? "›" : ">", TimelineLegend.color(lane))
      }
      free = last
    }
    if lane == .final, let note = timeline.finalNote(after: timeline.end),
      columns - note.count > free + 1
    {
      row.write(note, at: columns - note.count, .faint)
    }
    return row
  }

  private func axisRows() -> [String] {
    let marks = TimeAxis.marks(
      from: timeline.start, to: timeline.end, limit: max(columns / 11, 2))
    var ticks = TextRow(width: columns)
    var labels = TextRow(width: columns)
    for place in 0..<columns { ticks.set(place, options.unicode ? "─" : "-", .faint) }
    for (mark, label) in zip(marks, TimeAxis.labels(marks)) {
      let place = column(mark)
      ticks.set(place, options.unicode ? "┴" : "+", .faint)
      labels.write(label, at: min(place, columns - label.count), .faint)
    }
    if let moment = timeline.moment {
      for instant in [moment.from, moment.until] {
        ticks.set(min(column(instant), columns - 1), options.unicode ? "╫" : "|", .good)
      }
    }
    return [line("", ticks), line("", labels)]
  }
}
