/// The capture model (docs/model.md, sections 5 to 15) as a model of the event engine.
///
/// One pipeline runs one replication after the other and reuses its memory; a
/// replication allocates nothing after the first, unless it is longer than all
/// before it. What happens is told to `recorder`.
package struct CapturePipeline<Recorder: CaptureRecorder & ~Copyable>: SimulationModel, ~Copyable {
  package typealias Event = CaptureEvent

  let plan: CapturePlan
  /// The plan's, for the loop.
  let tables: UnsafePointer<PlanTables>
  let samplers: UnsafePointer<Sampler>
  package var recorder: Recorder
  var stream: RandomStream
  var replication: UInt32 = 0
  private var drawn: DrawnSamplers
  /// Set when the replication cannot go on.
  var missingTiming: MissingTiming?

  // The session (docs/model.md, section 13).
  var state = 0
  var output: CapturePlan.OutputState
  var isStarted = false
  var isUp = false
  var interruptions = 0
  var isShutDown = false
  var isReconfiguring = false
  var startCount: Int32 = 0
  var sessionGeneration: Int32 = 0
  var reconfigurationGeneration: Int32 = 0
  var light = LightLevel.bright

  // The photographer (docs/model.md, section 6.1).
  var settings: CompiledSettings
  var tapCount: Int32 = 0
  /// Presses that are to come, of those whose time is known.
  var scheduledPresses = 0
  var keptPress: (tap: Int32, press: Nanoseconds)?
  var missedPresses = 0

  // Requests and the three stages (docs/model.md, sections 6 and 8).
  var photos = PhotoList()
  /// Index of the first photo that waits for the capture stage.
  var head = 0
  /// Index of the photo in the capture stage, -1 = free.
  var capturing = -1
  var isCaptureLong = false
  var outstanding = 0
  var outstandingExclusive = 0
  var memoryInUse = 0.0
  var unfinished = 0
  var lastBegunDimensions: Int8 = -1
  var lastAcceptedRequest = Nanoseconds.never
  var shortGaps = 0
  var isFastCaptureActive = false
  /// Depends on nothing but the plan, so it outlives a replication.
  var lastResolution: KeptResolution?
  /// Index of the next photo for the processing server.
  var nextToProcess = 0
  /// Index of the photo in the processing server, -1 = free.
  var processing = -1
  var isFirstProcessing = false
  /// Photos whose jobs wait for or are in the encoder, in order.
  var encodingQueue = IndexQueue()
  var isEncoding = false
  var recordingMovies = 0

  // Deferred final processing (docs/model.md, section 9).
  var finalQueue = IndexQueue()
  var finalInService = -1
  var requestedFinals: ContiguousArray<Int32> = []
  var lastActivity = Nanoseconds.never
  var idleDueAt = Nanoseconds.never

  // Preparation (docs/model.md, section 10).
  var prepared: PreparedSet
  var lastPreparation: PreparationEntries
  var pendingPreparation: PendingPreparation?
  var preparationGeneration: Int32 = 0

  // Device speed and heat (docs/model.md, sections 2 and 11).
  var runFactor = Double.nan
  var drift = 0.0
  var driftIndex: UInt32 = 0
  var heat = 0.0
  var heatAt: Nanoseconds = 0
  var level = ThermalLevel.nominal
  var heatGeneration: Int32 = 0

  // What is measured (docs/model.md, section 14).
  var readiness = CaptureReadiness.sessionNotRunning
  var notReadySince = Nanoseconds.never
  var blockedTime: Nanoseconds = 0
  var busyTime: Nanoseconds = 0
  var processingSince = Nanoseconds.never
  var peakMemory = 0.0
  var lastEvent: Nanoseconds = 0

  /// Creates a pipeline for a plan; the seed and a replication's number fix every
  /// random number.
  package init(plan: CapturePlan, seed: UInt64, recorder: consuming Recorder) {
    self.plan = plan
    tables = plan.tables
    samplers = plan.samplers.base
    output = plan.states[0]
    self.recorder = recorder
    stream = RandomStream(seed: seed)
    drawn = DrawnSamplers(count: plan.samplers.count)
    settings = plan.photo
    prepared = PreparedSet()
    lastPreparation = .standard
  }

  /// By index of the sampler: whether a replication has drawn from it.
  package var used: ContiguousArray<Bool> { drawn.all }

  /// Puts the pipeline back to its start and schedules the first events of a
  /// replication.
  package mutating func start(
    replication: UInt32, scheduling events: inout EventList<CaptureEvent>
  ) {
    self.replication = replication
    missingTiming = nil
    resetSession()
    resetPhotos()
    resetMeasurements()
    startHeat(scheduling: &events)
    lastPreparation = .standard
    prepared = resolve(.standard)
    events.schedule(
      CaptureEvent(.startRunning), at: plan.startRunning, rank: CaptureEvent(.startRunning).rank)
    if let first = plan.steps.first {
      events.schedule(CaptureEvent(.script), at: first.at, rank: CaptureEvent(.script).rank)
    }
    scheduleFirstPress(scheduling: &events)
  }

  package mutating func handle(
    _ event: CaptureEvent, at now: Nanoseconds,
    scheduling events: inout EventList<CaptureEvent>
  ) {
    // After a fault the pending events drain without effect.
    guard missingTiming == nil else { return }
    let subject = Int(event.subject)
    let happened: Bool =
      switch event.kind {
      case .willCapturePhoto: willCapture(subject, at: now)
      case .captureEnd: endCapture(subject, at: now, scheduling: &events)
      case .processingDue: startProcessing(at: now, scheduling: &events)
      case .processingEnd: endProcessing(subject, at: now, scheduling: &events)
      case .encodingEnd: endEncoding(at: now, scheduling: &events)
      case .finalEnd: endFinal(at: now, scheduling: &events)
      case .movieRecordingEnd: endMovieRecording(subject, at: now, scheduling: &events)
      case .movieFileEnd: endMovieFile(subject, at: now)
      case .startUpEnd: endStartUp(event.subject, at: now)
      case .reconfigurationEnd: endReconfiguration(event.subject, at: now)
      case .interruptionEnd: endInterruption(at: now)
      case .preparationEnd: endPreparation(event.subject, at: now)
      case .idleDue: considerFinal(at: now, scheduling: &events)
      case .heatCrossing: crossHeat(event.subject, at: now, scheduling: &events)
      case .startRunning: startRunning(at: now, scheduling: &events)
      case .script: runStep(subject, at: now, scheduling: &events)
      case .press: press(event.subject, at: now, scheduling: &events)
      case .touch: touch(event.subject, press: event.press, at: now, scheduling: &events)
      }
    guard happened else { return }
    lastEvent = now
    settle(at: now, scheduling: &events)
  }

  /// Brings the pipeline to rest after an event: readiness is published, the
  /// queue's head considered for begin, readiness published again if it began
  /// (docs/model.md, section 15); then the background server.
  @inline(__always)
  private mutating func settle(
    at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) {
    publishReadiness(at: now, scheduling: &events)
    // What mostly keeps a photo from beginning is asked here, to save the call.
    while capturing < 0, head < photos.count, beginNext(at: now, scheduling: &events) {
      publishReadiness(at: now, scheduling: &events)
    }
    if !finalQueue.isEmpty, finalInService < 0 {
      _ = considerFinal(at: now, scheduling: &events)
    }
    if Recorder.isRecording {
      recorder.recordLevels(
        at: now, outstanding: outstanding, memory: memoryInUse, heat: heat(at: now))
    }
  }

  /// Tells the recorder, if it listens.
  @inline(__always)
  mutating func record(
    _ kind: CaptureEventRecord.Kind, at now: Nanoseconds, photo: Int = -1, tap: Int32 = 0
  ) {
    guard Recorder.isRecording else { return }
    recorder.record(
      CaptureEventRecord(time: now, kind: kind, photo: photo + 1, tap: Int(tap)))
  }

  /// Draws the time of a stage: the sample as it is, or scaled.
  ///
  /// A stage length is rounded once: sample, then speed, light and heat,
  /// multiplied left to right (docs/model.md, section 2).
  @inline(__always)
  mutating func draw(
    _ sampler: Int16, _ purpose: CameraPurpose, _ index: Int, sub: Int = 0,
    speed: Double = 1, light: Double = 1, heat: Double = 1, missing: MissingTiming
  ) -> Nanoseconds {
    guard sampler >= 0 else {
      missingTiming = missing
      return 0
    }
    drawn.insert(Int(sampler))
    let sample = stream.sample(
      samplers[Int(sampler)],
      at: RandomAddress(
        replication: replication, purpose: purpose,
        index: UInt32(truncatingIfNeeded: index), subIndex: UInt16(truncatingIfNeeded: sub)))
    // Without factors the sample is the length: no rounding, no conversion.
    if speed == 1, light == 1, heat == 1 { return min(sample, .longestStage) }
    return min(nanoseconds(rounding: Double(sample) * speed * light * heat), .longestStage)
  }

  private mutating func resetSession() {
    state = 0
    output = plan.states[0]
    isStarted = false
    isUp = false
    interruptions = 0
    isShutDown = false
    isReconfiguring = false
    startCount = 0
    sessionGeneration = 0
    reconfigurationGeneration = 0
    preparationGeneration = 0
    light = plan.configuration.light
    settings = plan.photo
    tapCount = 0
    scheduledPresses = 0
    keptPress = nil
    missedPresses = 0
    pendingPreparation = nil
  }

  private mutating func resetPhotos() {
    photos.removeAll()
    head = 0
    capturing = -1
    isCaptureLong = false
    outstanding = 0
    outstandingExclusive = 0
    memoryInUse = 0
    unfinished = 0
    lastBegunDimensions = -1
    lastAcceptedRequest = .never
    shortGaps = 0
    isFastCaptureActive = false
    nextToProcess = 0
    processing = -1
    isFirstProcessing = false
    encodingQueue.removeAll()
    isEncoding = false
    recordingMovies = 0
    finalQueue.removeAll()
    finalInService = -1
    if !requestedFinals.isEmpty { requestedFinals.removeAll(keepingCapacity: true) }
    lastActivity = .never
    idleDueAt = .never
  }

  private mutating func resetMeasurements() {
    runFactor = .nan
    drift = 0
    driftIndex = 0
    readiness = .sessionNotRunning
    notReadySince = plan.moment?.from ?? plan.firstInstant
    blockedTime = 0
    busyTime = 0
    processingSince = .never
    peakMemory = 0
    lastEvent = plan.firstInstant
  }
}
