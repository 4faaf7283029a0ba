#if InternalChecks
extension EventList {
  /// Traps unless every event is ordered after the one above it and every
  /// unused place holds the greatest key.
  ///
  /// - Complexity: O(*capacity*); compiled in by the trait InternalChecks only.
  @usableFromInline
  func checkInvariants() {
    precondition(occupied >= 0 && occupied <= capacity, "an event list is beyond its memory")
    precondition(!hasHole || occupied > 0, "an empty event list has a hole")
    let end = Self.top + occupied
    for place in Self.top..<end where place != Self.top {
      let parent = Self.parent(of: place)
      precondition(
        (hasHole && parent == Self.top) || keys[parent] < keys[place],
        "an event precedes the one above it")
    }
    for place in end..<(Self.top + capacity) {
      precondition(keys[place] == .max, "an unused place holds a key")
    }
  }
}
#endif
