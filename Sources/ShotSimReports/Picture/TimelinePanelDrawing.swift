import ShotSim

/// Draws the panels of a timeline picture.
struct TimelinePanelDrawing: Sendable {
  private static let tapHeight = 30.0
  private static let readinessHeight = 22.0
  private static let laneHeight = 24.0
  private static let titleHeight = 24.0

  var canvas = SVGCanvas(width: TimelinePicture.width, height: 0)
  let start: Nanoseconds
  let end: Nanoseconds
  let lanes: [Timeline.Lane]
  private var marks: [Nanoseconds]
  /// Drawn last, so that nothing covers their tips.
  private var taps: [(tap: Timeline.Tap, x: Double, y: Double)] = []

  init(start: Nanoseconds, end: Nanoseconds, lanes: [Timeline.Lane]) {
    self.start = start
    self.end = end
    self.lanes = lanes
    marks = TimeAxis.marks(from: start, to: end, limit: 10)
  }

  var panelHeight: Double {
    Self.titleHeight + Self.tapHeight + Self.readinessHeight + Self.laneHeight * Double(lanes.count)
  }

  private var plotWidth: Double {
    TimelinePicture.width - TimelinePicture.left - TimelinePicture.right
  }

  /// The horizontal place of an instant, kept on the axis.
  private func x(_ instant: Nanoseconds) -> Double {
    let share = Double(instant - start) / Double(end - start)
    return TimelinePicture.left + plotWidth * min(max(share, 0), 1)
  }

  mutating func draw(_ timeline: Timeline, heading: String, top: Double) {
    let plotTop = top + Self.titleHeight
    let plotHeight = panelHeight - Self.titleHeight
    drawBackground(timeline, top: plotTop, height: plotHeight)
    canvas.text(heading, x: TimelinePicture.left, y: top + 15, class: "title")
    var y = plotTop
    label("taps", y: y + Self.tapHeight / 2)
    for tap in timeline.taps {
      taps.append((tap, x(tap.press), y + Self.tapHeight / 2))
    }
    y += Self.tapHeight
    label("ready", y: y + 8)
    drawReadiness(timeline, y: y + 2, height: 12)
    y += Self.readinessHeight
    for lane in lanes {
      label(TimelineLegend.label(lane), y: y + Self.laneHeight / 2)
      drawLane(timeline, lane, y: y + 3, height: Self.laneHeight - 6)
      y += Self.laneHeight
    }
  }

  private mutating func label(_ text: String, y: Double) {
    canvas.text(text, x: TimelinePicture.left - 10, y: y + 4, class: "soft", anchor: .end)
  }

  private mutating func drawBackground(_ timeline: Timeline, top: Double, height: Double) {
    if let moment = timeline.moment {
      let from = x(moment.from)
      let until = x(moment.until)
      canvas.rectangle(
        x: from, y: top, width: until - from, height: height, class: "band",
        title: "The moment, from \(DurationText.seconds(moment.from)) until "
          + DurationText.seconds(moment.until))
      for edge in [from, until] {
        canvas.line(x1: edge, y1: top, x2: edge, y2: top + height, class: "edge")
      }
    }
    for mark in marks {
      canvas.line(x1: x(mark), y1: top, x2: x(mark), y2: top + height, class: "grid")
    }
  }

  private mutating func drawReadiness(_ timeline: Timeline, y: Double, height: Double) {
    for (index, span) in timeline.readiness.enumerated() {
      // Nothing happens after the last event, so its state holds on.
      let until = index == timeline.readiness.count - 1 ? max(span.end, end) : span.end
      guard until > start, span.start < end else { continue }
      let length = until > span.end ? "" : " (\(DurationText.short(span.end - span.start)))"
      canvas.rectangle(
        x: x(span.start), y: y, width: x(until) - x(span.start), height: height,
        class: "\(span.state)",
        title: "\(span.state), from \(DurationText.seconds(span.start, decimals: 3))" + length)
    }
  }

  private mutating func drawLane(
    _ timeline: Timeline, _ lane: Timeline.Lane, y: Double, height: Double
  ) {
    let spans = timeline.spans.filter { $0.lane == lane }
    for span in spans where span.start < end {
      let left = x(span.start)
      let width = max(x(span.end) - left, 2)
      canvas.rectangle(
        x: left, y: y, width: max(width - 1, 1.5), height: height,
        class: lane.rawValue + (span.isFailed ? " failed" : ""),
        radius: 2, title: title(span, timeline))
      let number = String(span.photo)
      // The diamond of an exposure may stand on the start of a capture.
      let space = lane == .capture && width > 30 ? 9.0 : 5
      if width > SVGCanvas.textWidth(number) + 7 {
        canvas.text(number, x: left + space, y: y + height / 2 + 4, class: "inbar")
      }
    }
    if lane == .capture { drawExposures(timeline, y: y + height / 2) }
    if lane == .final, let note = timeline.finalNote(after: end) {
      canvas.text(
        "final images " + note, x: TimelinePicture.width - TimelinePicture.right,
        y: y + height / 2 + 4, class: "soft", anchor: .end)
    }
  }

  private mutating func drawExposures(_ timeline: Timeline, y: Double) {
    for photo in timeline.photos {
      guard let exposure = photo.exposure, exposure <= end else { continue }
      let place = x(exposure)
      canvas.path(
        "M\(SVGCanvas.length(place)) \(SVGCanvas.length(y - 5.5))l4.5 5.5l-4.5 5.5l-4.5 -5.5z",
        class: "exposure",
        title: "Photo \(photo.number) shows \(DurationText.seconds(exposure, decimals: 3)), "
          + "\(DurationText.milliseconds(exposure - photo.press)) after its press")
    }
  }

  private func title(_ span: Timeline.Span, _ timeline: Timeline) -> String {
    let lane: String =
      switch span.lane {
      case .capture: "captured"
      case .processing: "processed"
      case .proxy: "proxy made"
      case .encoding: "encoded"
      case .final: "final image processed"
      }
    let settings = timeline.photo(span.photo).flatMap { photo in
      photo.resolvedDimensions.map { size in
        " (\(size)" + (photo.resolvedPrioritization.map { ", \($0)" } ?? "") + ")"
      }
    }
    let times =
      "\(DurationText.seconds(span.start, decimals: 3)) to "
      + "\(DurationText.seconds(span.end, decimals: 3))"
    return "Photo \(span.photo)\(settings ?? ""): \(lane) \(times), "
      + DurationText.short(span.end - span.start)
      + (span.isOpen ? " so far" : span.isFailed ? ", failed" : "")
  }

  mutating func drawAxis(top: Double) {
    canvas.line(
      x1: TimelinePicture.left, y1: top, x2: TimelinePicture.width - TimelinePicture.right,
      y2: top, class: "axis")
    for (mark, text) in zip(marks, TimeAxis.labels(marks)) {
      canvas.line(x1: x(mark), y1: top, x2: x(mark), y2: top + 5, class: "axis")
      canvas.text(text, x: x(mark), y: top + 18, class: "soft", anchor: .middle)
    }
  }

  /// Taps, their reasons above all else.
  mutating func drawTips() {
    for entry in taps { TapMark.draw(entry.tap, x: entry.x, y: entry.y, on: &canvas) }
  }

  /// Explains the marks and colors that the picture has.
  mutating func drawKey(_ panels: [TimelinePanel], top: Double) {
    var x = TimelinePicture.left
    func states(_ state: CaptureReadiness) -> Bool {
      panels.contains { panel in
        panel.timeline.readiness.contains {
          $0.state == state && $0.end > start && $0.start < end
        }
      }
    }
    func entry(_ text: String, _ draw: (inout SVGCanvas, Double) -> Void) {
      draw(&canvas, x)
      canvas.text(text, x: x + 17, y: top + 4, class: "soft")
      x += 17 + SVGCanvas.textWidth(text) + 12
    }
    if panels.contains(where: { $0.timeline.taps.contains { !$0.isMissed } }) {
      entry("tap that took a photo") { $0.circle(x: $1 + 6, y: top, radius: 5, class: "taken") }
    }
    if panels.contains(where: { !$0.timeline.missedTaps.isEmpty }) {
      entry("missed tap") { TapMark.cross(x: $1 + 6, y: top, on: &$0) }
    }
    entry("exposure") {
      $0.path(
        "M\(SVGCanvas.length($1 + 6)) \(SVGCanvas.length(top - 5.5))l4.5 5.5l-4.5 5.5l-4.5 -5.5z",
        class: "exposure")
    }
    for (state, text) in [
      (CaptureReadiness.ready, "button ready"), (.notReadyMomentarily, "capturing"),
      (.notReadyWaitingForProcessing, "waits for processing"),
      (.notReadyWaitingForCapture, "waits for a long capture"),
      (.sessionNotRunning, "no session"),
    ] where states(state) {
      entry(text) {
        $0.rectangle(x: $1, y: top - 6, width: 12, height: 12, class: "\(state)", radius: 2)
      }
    }
    if panels.contains(where: { $0.timeline.moment != nil }) {
      entry("the moment") {
        $0.rectangle(x: $1, y: top - 6, width: 12, height: 12, class: "band")
        $0.line(x1: $1, y1: top - 6, x2: $1, y2: top + 6, class: "edge")
        $0.line(x1: $1 + 12, y1: top - 6, x2: $1 + 12, y2: top + 6, class: "edge")
      }
    }
  }
}
