import Testing

@testable import ShotSim

@Suite struct ProcessingServerTests {
  @Test func `Photos are served in their order, each for as many jobs as it has`() {
    var server = ProcessingServer()
    server.begin(at: 0)
    #expect(server.serving == .first)
    server.end(at: 10, within: .always)
    #expect(server.serving == nil && server.next == .first)
    server.begin(at: 10)
    server.end(at: 15, within: .always)
    server.advance()
    server.begin(at: 20)
    #expect(server.serving?.number == 2)
  }

  @Test func `Busy time counts within the moment, a job under way up to where it is asked`() {
    var server = ProcessingServer()
    let moment = TimeWindow(from: 5, until: 100)
    server.begin(at: 0)
    server.end(at: 10, within: moment)
    #expect(server.busyTime == 5)
    server.begin(at: 50)
    server.noteBusy(until: 70, within: moment)
    #expect(server.busyTime == 25)
    server.noteBusy(until: 80, within: moment)
    #expect(server.busyTime == 25, "a job is counted once")
  }

  @Test func `The first job after the session came up is told once`() {
    var server = ProcessingServer()
    let cold = server.takeFirst()
    #expect(!cold)
    server.warmUp()
    let first = server.takeFirst()
    let second = server.takeFirst()
    #expect(first && !second)
  }
}
