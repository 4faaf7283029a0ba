import Testing

@testable import ShotSim

@Suite struct RequestLineTests {
  let rule = FastCaptureRule(captures: 1, window: 10, recovery: 10)

  @Test func `Requests leave for the capture stage in their order`() {
    var line = RequestLine()
    #expect(line.first == nil)
    for time: Nanoseconds in 0..<3 { line.accept(at: time, rule) }
    #expect(line.waiting.map(\.number) == [1, 2, 3])
    line.begin()
    #expect(line.first?.number == 2)
    #expect(line.unfinished == 3, "what has begun is not finished")
    line.finish()
    #expect(line.unfinished == 2)
  }

  @Test func `A line that is cleared goes on with the next request`() {
    var line = RequestLine()
    for time: Nanoseconds in 0..<3 { line.accept(at: time, rule) }
    line.clear()
    #expect(line.first == nil && line.waiting.isEmpty)
    line.accept(at: 3, rule)
    #expect(line.first?.number == 4)
  }

  @Test func `Fast capture follows the gaps of the accepted requests`() {
    var line = RequestLine()
    line.accept(at: 0, rule)
    #expect(!line.fastCapture.isActive)
    line.accept(at: 10, rule)
    #expect(line.fastCapture.isActive)
  }
}
