/// The photos from their begin until they are processed, or their proxy is made: the
/// slots and the memory that they hold (docs/model.md, sections 6.2 and 10).
struct OutstandingPhotos: BitwiseCopyable {
  /// What one photo takes of the room.
  struct Demand: BitwiseCopyable {
    /// Megabytes.
    let memory: Double
    /// Whether it overlaps with no other photo.
    let isExclusive: Bool
    /// How many photos there may be with it.
    let slots: Int
  }

  private(set) var count = 0
  private var exclusive = 0
  /// Megabytes held.
  private(set) var memory = 0.0
  /// The most megabytes held so far.
  private(set) var peakMemory = 0.0

  /// Whether one more photo may be outstanding; without others always.
  @inline(__always)
  func haveRoom(for photo: Demand, memoryLimit: Double) -> Bool {
    guard count > 0 else { return true }
    let slots = photo.isExclusive || exclusive > 0 ? 1 : photo.slots
    return count < slots && memory + photo.memory <= memoryLimit
  }

  @inline(__always)
  mutating func add(memory added: Double, isExclusive: Bool) {
    count += 1
    if isExclusive { exclusive += 1 }
    memory += added
    peakMemory = max(peakMemory, memory)
  }

  @inline(__always)
  mutating func remove(memory removed: Double, isExclusive: Bool) {
    count -= 1
    if isExclusive { exclusive -= 1 }
    // With nothing outstanding nothing is held; this drops the rounding of sums.
    memory = count == 0 ? 0 : memory - removed
  }
}
