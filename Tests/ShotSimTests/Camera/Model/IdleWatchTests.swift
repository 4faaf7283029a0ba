import Testing

@testable import ShotSim

@Suite struct IdleWatchTests {
  @Test func `The camera is quiet from a time after its last activity on`() {
    var watch = IdleWatch()
    #expect(watch.isQuiet(for: 50, at: -1000), "nothing has happened yet")
    watch.noteActivity(at: 100)
    #expect(!watch.isQuiet(for: 50, at: 149))
    #expect(watch.isQuiet(for: 50, at: 150))
  }

  @Test func `A look is planned once for each activity, and not for what has passed`() {
    var watch = IdleWatch()
    let nothing = watch.planCheck(after: 50, at: 0)
    #expect(nothing == nil)
    watch.noteActivity(at: 100)
    let first = watch.planCheck(after: 50, at: 110)
    let again = watch.planCheck(after: 50, at: 120)
    #expect(first == 150 && again == nil)
    watch.noteActivity(at: 130)
    let second = watch.planCheck(after: 50, at: 140)
    #expect(second == 180)
    let passed = watch.planCheck(after: 5, at: 140)
    #expect(passed == nil)
  }
}
