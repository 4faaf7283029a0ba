/// The accepted requests in their order: who waits for the capture stage, how many are
/// not finished, what fast capture makes of their gaps, and what the begun ones hold
/// (docs/model.md, sections 6.2 and 8).
struct RequestLine: BitwiseCopyable {
  var fastCapture = FastCapture()
  var outstanding = OutstandingPhotos()
  private var head = PhotoIndex.first
  private var end = PhotoIndex.first
  /// Requests that have neither finished nor failed.
  private(set) var unfinished: Int = 0

  /// The request that waits for the capture stage first.
  @inline(__always)
  var first: PhotoIndex? { head < end ? head : nil }

  /// The requests that wait for the capture stage.
  @inline(__always)
  var waiting: Range<PhotoIndex> { head..<end }

  /// Accepts a request, which joins the line.
  @inline(__always)
  mutating func accept(at now: Nanoseconds, _ rule: FastCaptureRule) {
    fastCapture.accept(at: now, rule)
    unfinished += 1
    end = end.next
  }

  /// Lets the first request leave the line for the capture stage.
  @inline(__always)
  mutating func begin() {
    assert(head < end, "no request waits")
    head = head.next
  }

  /// A request is finished, or failed.
  @inline(__always)
  mutating func finish() { unfinished -= 1 }

  /// Empties the line, as those who wait fail.
  mutating func clear() { head = end }
}
