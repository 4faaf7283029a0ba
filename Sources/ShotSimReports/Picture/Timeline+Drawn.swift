import ShotSim

extension Timeline {
  /// The most taps, and photos, that a picture shows: more are no longer told apart, and
  /// a page of them has hundreds of megabytes.
  package static let drawnLimit = 500

  /// The first part, with no more of anything than a picture shows.
  var drawn: Timeline {
    let limit = Self.drawnLimit
    guard taps.count > limit || photos.count > limit || readiness.count > 4 * limit else {
      return self
    }
    var part = self
    part.taps = Array(taps.prefix(limit))
    part.photos = Array(photos.prefix(limit))
    let last = part.photos.last?.number ?? 0
    part.spans = spans.filter { $0.photo <= last }
    part.readiness = Array(readiness.prefix(4 * limit))
    let ends =
      part.spans.filter { $0.lane != .final }.map(\.end)
      + [part.taps.last?.press, part.readiness.last?.end].compactMap(\.self)
    part.end = min(end, max(ends.max() ?? end, start + 1_000_000))
    return part
  }

  /// What is to be said of a picture that shows a part only, such as
  /// ` (shown: the first 500 of 16,000 taps)`; empty when it shows all.
  var drawnNote: String {
    guard drawn != self else { return "" }
    let parts = [("taps", taps.count), ("photos", photos.count)].filter { $0.1 > Self.drawnLimit }
      .map { "\(Self.drawnLimit) of \(NumberText.grouped($0.1)) \($0.0)" }
    return parts.isEmpty ? " (shown: the first part)" : " (shown: the first \(Prose.list(parts)))"
  }
}
