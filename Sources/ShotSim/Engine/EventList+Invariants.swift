#if InternalChecks
extension EventList {
  /// Traps unless the earliest events are in order and before all others.
  ///
  /// - Complexity: O(*n*); compiled in by the trait InternalChecks only.
  @usableFromInline
  func checkInvariants() {
    precondition(
      earlyCount >= 0 && earlyCount <= Self.earlyCapacity, "too many events are the earliest")
    precondition(earlyCount > 0 || late.count == 0, "late events wait behind none")
    precondition(keys[-1] == .max, "the sentinel of the earliest events is lost")
    for index in 0..<earlyCount {
      precondition(keys[index] < keys[index - 1], "the earliest events are out of order")
      precondition(keys[index] < late.bound, "an early event is after a late one")
    }
    late.checkInvariants()
  }
}

extension LateEvents {
  /// Traps unless every event is within the bounds of its segment.
  func checkInvariants() {
    precondition(
      head >= 0 && head <= tail && tail <= capacity, "late events are beyond their memory")
    precondition((depth == 0) == (count == 0), "segments and late events disagree")
    precondition(bound == (depth == 0 ? .max : bounds[depth - 1]), "the bound is wrong")
    precondition(depth == 0 || starts[depth - 1] == head, "the head is not a segment's start")
    for segment in 0..<depth {
      let end = segment == 0 ? tail : starts[segment - 1]
      let upper = segment == 0 ? UInt128.max : bounds[segment - 1]
      precondition(starts[segment] < end, "a segment is empty")
      for position in starts[segment]..<end {
        let key = keys[position]
        precondition(bounds[segment] <= key && key < upper, "an event is in the wrong segment")
      }
    }
  }
}
#endif
