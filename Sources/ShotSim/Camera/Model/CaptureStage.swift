/// The capture stage, a server for one photo (docs/model.md, sections 6.3 and 6.4).
struct CaptureStage: BitwiseCopyable {
  /// The photo that is being captured.
  private(set) var serving: PhotoIndex?
  /// Whether its capture is long enough for readiness to say so.
  private(set) var isLong = false
  private var lastSize: SizeIndex?

  /// Whether a photo of a size makes the stage switch its size.
  @inline(__always)
  func switches(to size: SizeIndex) -> Bool {
    guard let lastSize else { return false }
    return lastSize != size
  }

  @inline(__always)
  mutating func begin(_ photo: PhotoIndex, size: SizeIndex, isLong: Bool) {
    assert(serving == nil, "two photos are in the capture stage")
    serving = photo
    self.isLong = isLong
    lastSize = size
  }

  /// Frees the stage.
  ///
  /// - Returns: Whether it served the photo.
  @inline(__always)
  mutating func end(_ photo: PhotoIndex) -> Bool {
    guard serving == photo else { return false }
    serving = nil
    return true
  }

  /// Frees the stage of the photo that is in it, if one is.
  mutating func interrupt() -> PhotoIndex? {
    defer { serving = nil }
    return serving
  }
}
