import Testing

@testable import ShotSim

@Suite struct SessionTests {
  var session: Session

  init() throws {
    session = Session(try CapturePlan(RuleDevice.configuration).states[0], light: .bright)
  }

  @Test mutating func `A session runs from the end of its start-up until it is stopped`() throws {
    #expect(!session.isRunning)
    let startIfAny = session.start()
    let start = try #require(startIfAny)
    #expect(start == 1)
    #expect(session.isStarted && !session.isRunning)
    let started = session.start()
    #expect(started == nil, "to start what is started does nothing")
    let ended = session.endStartUp(ofStart: start)
    #expect(ended && session.isRunning)
    let stopped = session.stop()
    #expect(stopped && !session.isRunning && !session.isStarted)
    let again = session.stop()
    #expect(!again, "to stop what is stopped does nothing")
  }

  @Test mutating func `A stop during start-up cancels it, also when another start follows`() throws
  {
    let firstIfAny = session.start()
    let first = try #require(firstIfAny)
    _ = session.stop()
    let ended = session.endStartUp(ofStart: first)
    #expect(!ended)
    let secondIfAny = session.start()
    let second = try #require(secondIfAny)
    #expect(second == 2)
    let early = session.endStartUp(ofStart: first)
    #expect(!early && !session.isRunning)
    let due = session.endStartUp(ofStart: second)
    #expect(due && session.isRunning)
  }

  @Test mutating func `Each of several interruptions ends by itself`() throws {
    try startUp()
    session.beginInterruption()
    session.beginInterruption()
    session.endInterruption()
    #expect(!session.isRunning)
    session.endInterruption()
    #expect(session.isRunning)
  }

  @Test mutating func `Only the last rebuild ends, and none after a stop`() throws {
    try startUp()
    let first = session.beginRebuild()
    let second = session.beginRebuild()
    #expect(session.isRunning && session.isReconfiguring && !session.takesPhotos)
    let outdated = session.endRebuild(first)
    #expect(!outdated && session.isReconfiguring)
    let ended = session.endRebuild(second)
    #expect(ended && session.takesPhotos)
    let third = session.beginRebuild()
    _ = session.stop()
    let cancelled = session.endRebuild(third)
    #expect(!cancelled)
  }

  @Test mutating func `Heat shuts the session down until it is below critical`() throws {
    try startUp()
    let serious = session.noteHeat(.serious)
    #expect(serious == nil && session.isRunning)
    let shutdown = session.noteHeat(.shutdown)
    #expect(shutdown == .shutDown && !session.isRunning)
    let critical = session.noteHeat(.critical)
    #expect(critical == nil && !session.isRunning)
    let cool = session.noteHeat(.serious)
    #expect(cool == .resumed && session.isRunning)
  }

  private mutating func startUp() throws {
    let startIfAny = session.start()
    let start = try #require(startIfAny)
    _ = session.endStartUp(ofStart: start)
  }
}
