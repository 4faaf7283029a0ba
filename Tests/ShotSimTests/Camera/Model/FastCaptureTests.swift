import Testing

@testable import ShotSim

@Suite struct FastCaptureTests {
  static let rule = FastCaptureRule(captures: 2, window: 100, recovery: 300)

  /// Whether fast capture is active for each of requests at these times.
  private func activity(_ times: [Nanoseconds], _ rule: FastCaptureRule = rule) -> [Bool] {
    var fastCapture = FastCapture()
    return times.map {
      fastCapture.accept(at: $0, rule)
      return fastCapture.isActive
    }
  }

  @Test func `It becomes active with the request that ends the second short gap in a row`() {
    #expect(activity([0, 100, 200]) == [false, false, true])
    #expect(activity([0, 100, 201, 301, 401]) == [false, false, false, false, true])
  }

  @Test func `It stays active until a gap longer than the recovery, and then counts anew`() {
    #expect(
      activity([0, 100, 200, 500, 801, 901, 1001])
        == [false, false, true, true, false, false, true])
  }

  @Test func `A device without the rule never steps in`() {
    let none = FastCaptureRule(captures: 0, window: 0, recovery: 0)
    #expect(activity([0, 0, 0, 0], none) == [false, false, false, false])
  }
}
