import ShotSim

/// The marks of text timelines and what they mean.
enum TimelineLegend {
  static func label(_ lane: Timeline.Lane) -> String {
    switch lane {
    case .capture: "capture"
    case .processing: "process"
    case .proxy: "proxy"
    case .encoding: "encode"
    case .final: "final"
    }
  }

  static func color(_ lane: Timeline.Lane) -> TextColor {
    switch lane {
    case .capture: .capture
    case .processing, .proxy: .processing
    case .encoding: .encoding
    case .final: .faint
    }
  }

  static func mark(_ fate: Timeline.TapFate, unicode: Bool) -> (String, TextColor) {
    switch fate {
    case .photo(let number): (String(number), .good)
    case .missed: (unicode ? "✗" : "x", .bad)
    case .rejected: ("!", .bad)
    case .dropped: ("-", .faint)
    case .neverMade: ("?", .faint)
    }
  }

  static func mark(_ state: CaptureReadiness, unicode: Bool) -> (Character, TextColor) {
    switch state {
    case .ready: (unicode ? "█" : "#", .good)
    case .notReadyMomentarily: (unicode ? "·" : ".", .waiting)
    case .notReadyWaitingForCapture: ("c", .waiting)
    case .notReadyWaitingForProcessing: ("p", .waiting)
    case .sessionNotRunning: ("_", .faint)
    }
  }

  /// Explains every mark that the pictures have, and no other.
  static func lines(_ timelines: [Timeline], options: TextPictureOptions) -> [String] {
    var parts: [String] = []
    func explain(_ mark: String, _ meaning: String) {
      let part = "\(mark) \(meaning)"
      if !parts.contains(part) { parts.append(part) }
    }
    let taps = timelines.flatMap(\.taps)
    if taps.contains(where: { if case .photo = $0.fate { true } else { false } }) {
      explain("1 2 3", "photo taken")
    }
    for tap in taps {
      let mark = mark(tap.fate, unicode: options.unicode).0
      switch tap.fate {
      case .photo: break
      case .missed: explain(mark, "missed tap")
      case .rejected: explain(mark, "refused request")
      case .dropped: explain(mark, "tap given up")
      case .neverMade: explain(mark, "tap still waiting at the end")
      }
    }
    let states = timelines.flatMap { timeline in
      timeline.readiness.filter { $0.end > timeline.start }.map(\.state)
    }
    for state in CaptureReadiness.allCases where states.contains(state) {
      explain(String(mark(state, unicode: options.unicode).0), meaning(state))
    }
    if timelines.contains(where: { $0.spans.contains(where: \.isFailed) }) {
      explain(options.unicode ? "━✗" : "=x", "failed request")
    }
    if timelines.contains(where: { $0.moment != nil }) {
      explain(options.unicode ? "╫" : "|", "the moment")
    }
    // A mark stays with its meaning: lines break between parts only.
    let joined = parts.map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: "; ")
    return options.wrapped("Key: " + joined, indent: "     ")
      .map { $0.replacing("\u{A0}", with: " ") }
  }

  private static func meaning(_ state: CaptureReadiness) -> String {
    switch state {
    case .sessionNotRunning: "session not running"
    case .ready: "button ready"
    case .notReadyMomentarily: "capturing"
    case .notReadyWaitingForCapture: "waits for a long capture or flash"
    case .notReadyWaitingForProcessing: "waits for processing"
    }
  }
}
