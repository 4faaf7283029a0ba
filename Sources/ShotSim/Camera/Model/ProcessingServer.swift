/// The processing server, which does one job at a time, photo after photo in the order
/// of their requests (docs/model.md, section 6.5).
struct ProcessingServer: BitwiseCopyable {
  /// The photo whose job is being done.
  private(set) var serving: PhotoIndex?
  /// The photo that is served, or is to be served next.
  private(set) var next = PhotoIndex.first
  /// Whether the next job is the first one since the session came up or was rebuilt.
  private var isFirst = false
  private var busySince = OptionalTime.never
  /// Time of the jobs so far within the moment.
  private(set) var busyTime: Nanoseconds = 0

  /// The session has come up, or was rebuilt.
  mutating func warmUp() { isFirst = true }

  /// Passes over the next photo: it failed, or its last job is done.
  @inline(__always)
  mutating func advance() { next = next.next }

  /// Begins a job of the next photo.
  @inline(__always)
  mutating func begin(at now: Nanoseconds) {
    assert(serving == nil, "two jobs are in the processing server")
    serving = next
    busySince = OptionalTime(now)
  }

  /// Whether the job that begins is the first one since the session came up.
  @inline(__always)
  mutating func takeFirst() -> Bool {
    defer { isFirst = false }
    return isFirst
  }

  /// Ends the job.
  @inline(__always)
  mutating func end(at now: Nanoseconds, within moment: TimeWindow) {
    serving = nil
    noteBusy(until: now, within: moment)
  }

  /// Counts the time of a job that has begun, up to an instant.
  @inline(__always)
  mutating func noteBusy(until now: Nanoseconds, within moment: TimeWindow) {
    guard let start = busySince.time else { return }
    busyTime += moment.overlap(from: start, to: now)
    busySince = .never
  }
}
