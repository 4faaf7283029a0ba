/// The background server of deferred final processing: one place, first come first
/// served, and those that the app asked for before all others (docs/model.md, section 9).
struct FinalQueue: ~Copyable {
  /// The photo whose final is being processed.
  private(set) var serving: PhotoIndex?
  private var line = WaitLine<PhotoIndex>()
  /// How many at the head of the line the app asked for.
  private var askedFor = 0
  /// Asked for before there was a proxy, in whatever order.
  private var remembered: ContiguousArray<PhotoIndex> = []

  /// Empties the queue and keeps its memory.
  mutating func reset() {
    serving = nil
    line.removeAll()
    askedFor = 0
    if !remembered.isEmpty { remembered.removeAll(keepingCapacity: true) }
  }

  /// The final that comes next, when the server is free.
  @inline(__always)
  var next: PhotoIndex? { serving == nil ? line.first : nil }

  /// Whether the app asked for the final that comes next.
  var isNextAskedFor: Bool { askedFor > 0 }

  /// A proxy is made: its final joins the line.
  mutating func append(_ photo: PhotoIndex) {
    line.append(photo)
    if !remembered.isEmpty, remembered.contains(photo) { ask(for: photo) }
  }

  /// The app asks for a final: it goes to the very front.
  ///
  /// Asked for before its proxy or its request exists, it is remembered.
  mutating func ask(for photo: PhotoIndex) {
    guard let place = line.firstPlace(of: photo) else {
      remembered.append(photo)
      return
    }
    line.moveToFront(place)
    if place >= askedFor { askedFor += 1 }
  }

  /// Begins the final that comes next.
  mutating func begin() -> PhotoIndex? {
    assert(serving == nil, "two finals are in the background server")
    serving = line.popFirst()
    askedFor = max(0, askedFor - 1)
    return serving
  }

  /// Ends the final.
  mutating func end() { serving = nil }
}
