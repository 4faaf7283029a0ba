/// A scenario made ready to be run many times: the front door of the library.
///
/// ```swift
/// let study = try BurstStudy(scenario: "basketball-burst", features: "all")
/// let summary = try await study.run(replications: 10_000, jobs: 4)
/// print(summary.framesMean, "±", 2 * summary.framesStandardError)
/// ```
///
/// The seed and a replication's number fix every random number: results depend
/// neither on `jobs` nor on what ran before.
public struct BurstStudy: Sendable {
  package let scenario: Scenario
  package let plan: CapturePlan

  /// Replications that one task runs before it looks for more work.
  private static let chunkSize = 1_000

  /// Reads and compiles a scenario and its device.
  ///
  /// - Parameters:
  ///   - reference: Name of a built-in scenario, or path of a file.
  ///   - features: `all`, `none` or names with commas between them, instead of
  ///     the features of the file.
  ///   - seed: Instead of the seed of the file.
  /// - Throws: All that is wrong with the scenario, its device or the features.
  public init(
    scenario reference: String, features: String? = nil, seed: UInt64? = nil
  ) throws(BurstStudyError) {
    let set: FeatureSet?
    do throws(Diagnostic) {
      if let features { set = try FeatureSet(names: features) } else { set = nil }
    } catch {
      throw BurstStudyError([error])
    }
    var scenario: Scenario
    do throws(ReadingFailure) {
      scenario = try ScenarioReader(features: set).read(reference)
    } catch {
      throw BurstStudyError(error.diagnostics)
    }
    if let seed { scenario.seed = seed }
    self.scenario = scenario
    do throws(CaptureModelError) {
      plan = try CapturePlan(scenario.configuration)
    } catch {
      throw BurstStudyError(error)
    }
  }

  /// Runs replications from 0 on, `jobs` at a time.
  ///
  /// Memory grows with `jobs` and not with the number of replications. When the
  /// task is cancelled, what was done until then comes back, so
  /// ``BurstSummary/replications`` is smaller than asked for.
  ///
  /// - Throws: ``BurstStudyError`` when a replication cannot be run to its end.
  public func run(replications: Int, jobs: Int) async throws -> BurstSummary {
    let chunks = (0..<max(0, replications)).chunks(of: Self.chunkSize)
    var summary = BurstSummary()
    try await OrderedTasks.run(chunks.count, jobs: jobs) { index in
      Result { () throws(BurstStudyError) in try run(chunks[index]) }
    } handOver: { _, part in
      summary.add(try part.get())
    }
    return summary
  }

  /// Runs replications from 0 on, one after the other on the calling thread.
  ///
  /// Nothing is allocated after the longest of them.
  /// - Throws: ``BurstStudyError`` when a replication cannot be run to its end.
  public func runSequentially(replications: Int) throws(BurstStudyError) -> BurstSummary {
    try run(0..<replications)
  }

  /// Runs replications and keeps all values, as a comparison needs.
  func result(label: String, replications: Int) throws(BurstStudyError) -> ConfigurationResult {
    let experiment = Experiment(scenario, label: label, replications: 0..<replications)
    var assembly = ResultAssembly(experiment, plan: plan)
    for range in experiment.replications.chunks(of: Experiment.chunkSize) {
      do throws(CaptureModelError) {
        assembly.add(
          try ReplicationChunk.run(
            range, plan: plan, seed: scenario.seed, keepingPhotoValues: true
          ).get())
      } catch {
        throw BurstStudyError(error)
      }
    }
    return assembly.result
  }

  private func run(_ replications: Range<Int>) throws(BurstStudyError) -> BurstSummary {
    var summary = BurstSummary()
    var runner = ReplicationRunner(plan: plan, seed: scenario.seed, recorder: NoRecorder())
    var photoValues = PhotoValues()
    let values = UnsafeMutableBufferPointer<Double>.allocate(capacity: Metric.allCases.count)
    values.initialize(repeating: .nan)
    defer { values.deallocate() }
    do throws(CaptureModelError) {
      for replication in replications {
        // What is done until a cancellation still counts.
        if replication % 64 == 0, Task.isCancelled { break }
        try runner.run(
          replication: replication, into: values, photoValues: &photoValues,
          keepingPhotoValues: false)
        summary.add(values, replication: replication, events: runner.eventCount)
      }
    } catch {
      throw BurstStudyError(error)
    }
    return summary
  }
}

/// What the replications of a ``BurstStudy`` came to.
public struct BurstSummary: Sendable, Equatable {
  /// Replications that were run; fewer than asked for after a cancellation.
  public private(set) var replications = 0
  /// Events that happened in all replications together.
  public private(set) var events = 0
  /// A number made of every metric of every replication, bit by bit.
  ///
  /// Two builds, machines or numbers of jobs that give the same results give the
  /// same number.
  public private(set) var fingerprint: UInt64 = 0
  private var frameSum = 0
  private var frameSquares = 0

  init() {}

  /// Frames that the moment got, on average; not a number without replications.
  public var framesMean: Double { Double(frameSum) / Double(replications) }

  /// Standard error of ``framesMean``; not a number for fewer than two replications.
  public var framesStandardError: Double {
    let count = Double(replications)
    let squares = Double(frameSquares) - count * framesMean * framesMean
    return (max(0, squares) / (count - 1) / count).squareRoot()
  }

  /// Adds a replication.
  mutating func add(
    _ values: UnsafeMutableBufferPointer<Double>, replication: Int, events: Int
  ) {
    replications += 1
    self.events += events
    let frames = Int(values[Int(Metric.framesCaptured.rawValue)])
    frameSum += frames
    frameSquares += frames * frames
    // FNV-1a by words; sums of these do not depend on the order.
    var hash = 0xCBF2_9CE4_8422_2325 ^ UInt64(replication)
    for value in values { hash = (hash ^ value.bitPattern) &* 0x100_0000_01B3 }
    fingerprint &+= hash ^ hash >> 32
  }

  /// Adds other replications.
  mutating func add(_ other: BurstSummary) {
    replications += other.replications
    events += other.events
    frameSum += other.frameSum
    frameSquares += other.frameSquares
    fingerprint &+= other.fingerprint
  }
}
