import Testing

@testable import ShotSim

/// The checks of random scenarios notice what they are there for.
@Suite struct RunInvariantsTests {
  private static func problems(
    _ spoil: (inout ReplicationRecords) -> Void
  ) throws -> [String] {
    let scenario = try ScenarioRuns.builtIn("basketball-burst")
    var records = try ScenarioRuns.records(scenario)
    spoil(&records)
    return RunInvariants(records, scenario.configuration).problems
  }

  @Test func `A run as it is has no problem`() throws {
    #expect(try Self.problems { _ in }.isEmpty)
  }

  @Test func `A request that ends twice or never is noticed`() throws {
    let twice = try Self.problems { records in
      let finish = records.events.first { $0.kind == .didFinishCapture }
      if let finish { records.events.append(finish) }
    }
    #expect(twice.contains { $0.contains("finishes 2 times") })
    let never = try Self.problems { records in
      records.events.removeAll { $0.kind == .didFinishCapture && $0.photo == 2 }
    }
    #expect(never.contains { $0.contains("finishes 0 times") })
  }

  @Test func `A callback after the last one is noticed`() throws {
    let problems = try Self.problems { records in
      let last = records.lastEvent
      records.events.append(
        CaptureEventRecord(time: last, kind: .didFinishProcessingPhoto, photo: 1))
    }
    #expect(problems.contains { $0.contains("after didFinishCapture") })
  }

  @Test func `A press that is lost twice or not at all is noticed`() throws {
    let lost = try Self.problems { $0.unanswered.removeFirst() }
    #expect(lost.contains { $0.contains("answers for taps") })
    let twice = try Self.problems { $0.unanswered.append($0.unanswered[0]) }
    #expect(twice.contains { $0.contains("answers for taps") })
  }

  @Test func `Times out of order are noticed`() throws {
    let late = try Self.problems { $0.photos[0].exposure = .max }
    #expect(late.contains { $0.contains("exposure to capture end") })
    let early = try Self.problems { $0.photos[1].processedAt = 0 }
    #expect(early.contains { $0.contains("press to processed") })
    let final = try Self.problems { records in
      records.photos[0].finalStart = records.photos[0].begin
    }
    #expect(final.contains { $0.contains("proxy to final") })
  }

  @Test func `Deliveries out of order are noticed`() throws {
    let problems = try Self.problems { records in
      for index in records.events.indices
      where records.events[index].kind == .didFinishCapturingDeferredPhotoProxy {
        records.events[index].photo = 9 - records.events[index].photo
      }
    }
    #expect(problems.contains { $0.contains("in the order") })
  }

  @Test func `Overlap without responsive capture is noticed`() throws {
    let scenario = try ScenarioRuns.builtIn("basketball-burst")
    let records = try ScenarioRuns.records(scenario)
    var configuration = scenario.configuration
    configuration.features = [.preparedSettings]
    let problems = RunInvariants(records, configuration).problems
    #expect(problems.contains { $0.contains("are processed") })
    #expect(problems.contains { $0.contains("slots 1") })
  }

  @Test func `Levels below zero, above the memory, or left over are noticed`() throws {
    let heat = try Self.problems { $0.heat.append(LevelChange(time: 0, value: -0.1)) }
    #expect(heat.contains("heat below zero"))
    let memory = try Self.problems { records in
      records.memory[2].value = 5000
      records.metrics[Int(Metric.peakMemory.rawValue)] = 5000
    }
    #expect(memory.contains { $0.contains("MB allowed") })
    let left = try Self.problems { $0.memory.removeLast() }
    #expect(left.contains("memory is not back to zero"))
  }

  @Test func `Ready in the middle of a capture is noticed`() throws {
    let problems = try Self.problems { records in
      for index in records.events.indices
      where records.events[index].detail == .readiness(.notReadyMomentarily) {
        records.events[index].detail = .readiness(.ready)
      }
    }
    #expect(problems.contains { $0.contains("during capture") })
  }
}
