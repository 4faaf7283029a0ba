import Testing

@testable import ShotSim

@Suite struct ReadinessTests {
  let moment = TimeWindow(from: 10, until: 100)

  @Test func `Blocked time is the time in the moment in which it is not ready`() {
    var readiness = Readiness(blockedFrom: 0)
    #expect(readiness.value == .sessionNotRunning)
    readiness.change(to: .ready, at: 15, within: moment)
    #expect(readiness.value == .ready && readiness.blockedTime == 5)
    readiness.change(to: .notReadyMomentarily, at: 20, within: moment)
    readiness.change(to: .notReadyWaitingForProcessing, at: 30, within: moment)
    readiness.change(to: .ready, at: 50, within: moment)
    #expect(readiness.blockedTime == 35)
  }

  @Test func `What is blocked at the end counts up to it, once`() {
    var readiness = Readiness(blockedFrom: 0)
    readiness.noteBlocked(until: 300, within: moment)
    readiness.noteBlocked(until: 400, within: moment)
    #expect(readiness.blockedTime == 90)
  }
}
