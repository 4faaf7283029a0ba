import TestValues
import Testing

@testable import ShotSim

@Suite struct EventListTests {
  @Test func `Events come out in the order of their times`() {
    var list = EventList<Int>()
    for time: Nanoseconds in [5, -3, 9, 0, .max, 2, -.max] {
      list.schedule(Int(time), at: time)
    }
    #expect(drain(&list) == [-.max, -3, 0, 2, 5, 9, .max].map { Int($0) })
  }

  @Test func `A tie is broken by rank, then by the order of scheduling`() {
    var list = EventList<Int>()
    list.schedule(1, at: 7, rank: 2)
    list.schedule(2, at: 7, rank: 1)
    list.schedule(3, at: 7, rank: 2)
    list.schedule(4, at: 7, rank: 1)
    list.schedule(5, at: 7, rank: .max)
    list.schedule(6, at: 7)
    #expect(drain(&list) == [6, 2, 4, 1, 3, 5])
  }

  @Test func `An event carries its time and rank`() throws {
    var list = EventList<UInt8>()
    list.schedule(42, at: -1, rank: 9)
    let popped = list.popFirst()
    let first = try #require(popped)
    #expect(first.time == -1)
    #expect(first.rank == 9)
    #expect(first.event == 42)
    #expect(list.isEmpty == true)
  }

  @Test func `The next time is known at every moment`() {
    var list = EventList<Int>()
    #expect(list.nextTime == nil)
    list.schedule(0, at: 4)
    list.schedule(0, at: 3)
    #expect(list.nextTime == 3)
    _ = list.popFirst()
    #expect(list.nextTime == 4)
    _ = list.popFirst()
    #expect(list.nextTime == nil)
    #expect(list.isEmpty == true)
  }

  @Test func `An emptied list starts its running numbers again`() {
    var list = EventList<Int>(minimumCapacity: 2)
    for round in 0..<3 {
      for number in 0..<20 { list.schedule(number, at: 100) }
      #expect(list.count == 20)
      let first = list.popFirst()
      #expect(first?.event == 0, "round \(round)")
      list.removeAll()
      #expect(list.isEmpty == true)
      list.schedule(-1, at: -50)
      #expect(drain(&list) == [-1])
      list.removeAll()
    }
  }

  @Test func `The list agrees with a sorted array`() {
    for seed: UInt64 in 0..<120 { compareWithSortedArray(seed: seed) }
  }

  private func compareWithSortedArray(seed: UInt64) {
    var random = SplitMix64(state: seed)
    var list = EventList<Int>(minimumCapacity: Int(seed % 7))
    var oracle = SortedOracle()
    // Times from a small range make ties frequent; every third seed lets the
    // list grow large, the others keep it about the size of its early part.
    let target = seed % 3 == 0 ? 300 : 3 + Int(seed % 40)
    var now: Nanoseconds = -100
    var isEqual = true
    for number in 0..<3_000 {
      let wantsMore = Int(random.next(upTo: UInt64(2 * target))) >= list.count
      if wantsMore {
        let time = now + Nanoseconds(random.next(upTo: 40))
        let rank = UInt32(random.next(upTo: 3))
        list.schedule(number, at: time, rank: rank)
        oracle.insert(.init(time: time, rank: rank, number: number))
      } else {
        let first = list.popFirst()
        let expected = oracle.removeFirst()
        isEqual = first?.event == expected?.number && first?.rank == expected?.rank
        now = first?.time ?? now
      }
      isEqual =
        isEqual && list.count == oracle.entries.count
        && list.nextTime == oracle.entries.first?.time
      guard isEqual else {
        Issue.record("the list differs from the array: seed \(seed), step \(number)")
        return
      }
    }
    #expect(drain(&list) == oracle.entries.map(\.number), "seed \(seed)")
  }

  @Test func `Events scheduled from the latest to the earliest come out in order`() {
    var list = EventList<Int>()
    let count = 5_000
    for number in 0..<count { list.schedule(count - number, at: Nanoseconds(count - number)) }
    // These lie after, between and before those, in every segment.
    for number in stride(from: 0, through: count, by: 97) {
      list.schedule(-number, at: Nanoseconds(number), rank: 1)
    }
    var expected: [Int] = []
    for number in 0...count {
      if number > 0 { expected.append(number) }
      if number % 97 == 0 { expected.append(-number) }
    }
    #expect(drain(&list) == expected)
  }

  @Test func `A list that was large keeps its order after it was emptied`() {
    var list = EventList<Int>(minimumCapacity: 100)
    for _ in 0..<2 {
      var random = SplitMix64(state: 11)
      var times: [Int] = []
      for _ in 0..<1_000 {
        times.append(Int(random.next(upTo: 1 << 40)))
        list.schedule(times[times.count - 1], at: Nanoseconds(times[times.count - 1]))
      }
      #expect(list.count == 1_000)
      for _ in 0..<500 { _ = list.popFirst() }
      #expect(list.nextTime == Nanoseconds(times.sorted()[500]))
      list.removeAll()
      #expect(list.count == 0)
    }
  }

  @Test func `Scheduling in the past traps`() async {
    await #expect(processExitsWith: .failure) {
      var list = EventList<Int>()
      list.schedule(0, at: 10)
      _ = list.popFirst()
      list.schedule(0, at: 9)
    }
  }

  @Test func `A list out of running numbers traps`() async {
    await #expect(processExitsWith: .failure) {
      var list = EventList<Int>()
      list.nextNumber = .max - 1
      list.schedule(0, at: 0)
      guard list.count == 1 else { return }
      list.schedule(0, at: 0)
    }
  }

  private func drain(_ list: inout EventList<Int>) -> [Int] {
    var drained: [Int] = []
    while let first = list.popFirst() { drained.append(first.event) }
    return drained
  }
}

/// The plainest correct event list: an array kept in order.
private struct SortedOracle {
  struct Entry {
    var time: Nanoseconds
    var rank: UInt32
    var number: Int
  }

  var entries: [Entry] = []

  mutating func insert(_ entry: Entry) {
    let place =
      entries.firstIndex { ($0.time, $0.rank) > (entry.time, entry.rank) } ?? entries.count
    entries.insert(entry, at: place)
  }

  mutating func removeFirst() -> Entry? {
    entries.isEmpty ? nil : entries.removeFirst()
  }
}
