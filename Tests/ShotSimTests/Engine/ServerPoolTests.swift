import Testing

@testable import ShotSim

@Suite struct ServerPoolTests {
  @Test func `Customers are served first come first served`() {
    var pool = ServerPool<Int>(serverCount: 2)
    let admissions = [
      pool.seize(for: 1, at: 0), pool.seize(for: 2, at: 1), pool.seize(for: 3, at: 2),
      pool.seize(for: 4, at: 3),
    ]
    #expect(admissions == [.served, .served, .waiting, .waiting])
    #expect(pool.presentCount == 4)
    let served = [pool.release(at: 5), pool.release(at: 6), pool.release(at: 7)]
    #expect(served == [3, 4, nil])
    #expect(pool.busy.value == 1)
    #expect(pool.servedCount == 4)
    #expect(pool.waiting.maximum == 2)
    #expect(pool.waiting.integral(until: 9) == 2 * 2 + 1 * 1 + 1 * 1)
    #expect(pool.busy.integral(until: 9) == 1 + 2 * 6 + 1 * 2)
  }

  @Test func `A customer without a place is refused`() {
    var pool = ServerPool<Int>(waitingPlaces: 1)
    let admissions = (1...4).map { pool.seize(for: $0, at: Nanoseconds($0)) }
    #expect(admissions == [.served, .waiting, .refused, .refused])
    #expect(pool.refusedCount == 2)
    let next = pool.release(at: 5)
    #expect(next == 2)
  }

  @Test func `A restart forgets what was counted and keeps who is here`() {
    var pool = ServerPool<Int>(waitingPlaces: 1)
    for customer in 0..<3 { _ = pool.seize(for: customer, at: 0) }
    pool.restartStatistics(at: 10)
    #expect(pool.presentCount == 2)
    #expect(pool.refusedCount == 0)
    #expect(pool.busy.mean(until: 20) == 1)
    pool.reset()
    #expect(pool.presentCount == 0)
    let admission = pool.seize(for: 9, at: 0)
    #expect(admission == .served)
  }

  @Test func `Releasing an idle server traps`() async {
    await #expect(processExitsWith: .failure) {
      var pool = ServerPool<Int>()
      _ = pool.release(at: 0)
    }
  }
}
