import Testing

@testable import ShotSim

@Suite struct PhotographerStateTests {
  var photographer: PhotographerState
  let press = PhotographerState.Press(tap: 1, time: 5)
  let other = PhotographerState.Press(tap: 2, time: 6)

  init() throws {
    photographer = PhotographerState(settings: try CapturePlan(RuleDevice.configuration).photo)
  }

  @Test mutating func `Taps are numbered in the order in which they are decided on`() {
    let first = photographer.planPress()
    let second = photographer.planPress()
    #expect([first, second] == [1, 2])
    #expect(photographer.lastTap == 2)
    photographer.press()
    #expect(photographer.willPress)
    photographer.press()
    #expect(!photographer.willPress)
  }

  @Test(arguments: Photographer.NotReadyPolicy.allCases)
  mutating func `A press that finds the button ready makes a request`(
    _ policy: Photographer.NotReadyPolicy
  ) {
    let answer = photographer.answer(press, isReady: true, policy)
    #expect(answer == .request)
    #expect(photographer.missedCount == 0 && photographer.kept == nil)
  }

  @Test mutating func `A queued press makes a request whether the button is ready or not`() {
    let answer = photographer.answer(press, isReady: false, .queued)
    #expect(answer == .request)
  }

  @Test mutating func `A lost press is missed`() {
    let answer = photographer.answer(press, isReady: false, .lost)
    #expect(answer == .missed(.notReady))
    #expect(photographer.missedCount == 1)
  }

  @Test mutating func `One press is kept, the next is missed until it is taken`() {
    let kept = photographer.answer(press, isReady: false, .waits)
    #expect(kept == .kept)
    let missed = photographer.answer(other, isReady: false, .waits)
    #expect(missed == .missed(.anotherKept))
    let taken = photographer.takeKept()
    #expect(taken == press)
    let nothing = photographer.takeKept()
    #expect(nothing == nil)
    let later = photographer.answer(other, isReady: false, .waits)
    #expect(later == .kept && photographer.missedCount == 1)
  }
}
