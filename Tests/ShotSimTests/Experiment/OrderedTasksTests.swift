import Synchronization
import Testing

@testable import ShotSim

@Suite struct OrderedTasksTests {
  private struct Fault: Error, Equatable { var piece: Int }

  @Test(arguments: [1, 2, 7])
  func `Results come in order, each once, whatever takes how long`(jobs: Int) async throws {
    var (handed, finished) = ([Int](), Set<Int>())
    try await OrderedTasks.run(40, jobs: jobs) { index in
      // Early pieces take longer than those after them.
      var sum = index
      for step in 0..<((40 - index) * 500) { sum &+= step }
      return sum &* 0 &+ index
    } finished: {
      finished.insert($0)
    } handOver: { place, piece in
      #expect(place == piece)
      handed.append(piece)
    }
    #expect(handed == Array(0..<40))
    #expect(finished == Set(0..<40))
  }

  @Test func `No more pieces run or wait than a few for each job`() async throws {
    let started = Mutex(0)
    var handedOver = 0
    try await OrderedTasks.run(200, jobs: 3) { index in
      started.withLock { $0 += 1 }
      return index
    } handOver: { _, _ in
      #expect(started.withLock { $0 } <= handedOver + 12)
      handedOver += 1
    }
    #expect(handedOver == 200)
  }

  @Test func `What the reader throws ends everything, at the first piece that has it`()
    async throws
  {
    for jobs in [1, 4] {
      var handed: [Int] = []
      await #expect(throws: Fault(piece: 5)) {
        try await OrderedTasks.run(100, jobs: jobs) { index in
          index % 5 == 0 && index > 0
            ? Result<Int, Fault>.failure(Fault(piece: index)) : .success(index)
        } handOver: { _, piece in
          handed.append(try piece.get())
        }
      }
      #expect(handed == [0, 1, 2, 3, 4])
    }
  }

  @Test func `A cancelled run starts nothing more and hands over what was started`() async throws {
    let count = try await Task {
      var handed = 0
      try await OrderedTasks.run(1000, jobs: 2) {
        $0
      } handOver: { place, _ in
        handed += 1
        if place == 10 { withUnsafeCurrentTask { $0?.cancel() } }
      }
      return handed
    }.value
    #expect(count >= 11 && count < 30)
  }

  @Test func `A range is cut into pieces that cover it`() {
    #expect((3..<10).chunks(of: 3) == [3..<6, 6..<9, 9..<10])
    #expect((0..<0).chunks(of: 5) == [])
    #expect((0..<5).chunks(of: 5) == [0..<5])
  }
}
