/// The camera's model (docs/model.md, sections 5 to 15) as a model of the event engine.
///
/// Its state lies in sections that know nothing of each other. The model calls them and
/// says what one's outcome means to the others. A photo's life, from the press to the
/// final image, is told in `CameraModel+PhotoLife.swift`, from top to bottom.
///
/// One model runs one replication after the other and reuses its memory; a replication
/// allocates nothing after the first, unless it is longer than all before it. What
/// happens is told to `recorder`.
package struct CameraModel<Recorder: CaptureRecorder & ~Copyable>: SimulationModel, ~Copyable {
  package typealias Event = CaptureEvent

  let plan: CapturePlan
  /// The plan's, for the loop.
  let tables: UnsafePointer<PlanTables>
  package var recorder: Recorder
  var draws: Draws
  var resolutions = ResolutionCache()

  var photos = PhotoList()
  var session: Session
  var photographer: PhotographerState
  var requests = RequestLine()
  var capture = CaptureStage()
  var processing = ProcessingServer()
  var encoder = ServerPool<PhotoIndex>()
  /// Live Photo movies that are being recorded.
  var recordingMovies = 0
  var finals = FinalQueue()
  var idle = IdleWatch()
  var preparation: Preparation
  var speed = DeviceSpeed()
  var heat: Heat
  var readiness: Readiness
  /// The instant of the last event that changed anything.
  var lastEvent: Nanoseconds
  /// What is summed when the replication has ended.
  var sums = PhotoSpanSums()

  /// Creates a model of a plan; the seed and a replication's number fix every random
  /// number.
  package init(plan: CapturePlan, seed: UInt64, recorder: consuming Recorder) {
    self.plan = plan
    tables = plan.tables
    self.recorder = recorder
    draws = Draws(seed: seed, samplers: plan.samplers.base, count: plan.samplers.count)
    session = Session(plan)
    photographer = PhotographerState(plan)
    preparation = Preparation(standard: PreparedSet(standardOf: plan))
    heat = Heat(plan)
    readiness = Readiness(plan)
    lastEvent = plan.firstInstant
  }

  /// By index of the sampler: whether a replication has drawn from it.
  package var used: ContiguousArray<Bool> { draws.usedSamplers }

  /// Puts every section back to its start and schedules the first events of a
  /// replication.
  package mutating func start(replication: UInt32, scheduling agenda: inout Agenda) {
    draws.start(replication: replication)
    photos.removeAll()
    session = Session(plan)
    photographer = PhotographerState(plan)
    requests = RequestLine()
    capture = CaptureStage()
    processing = ProcessingServer()
    encoder.reset(at: plan.firstInstant)
    recordingMovies = 0
    finals.reset()
    idle = IdleWatch()
    preparation.reset(standard: PreparedSet(standardOf: plan))
    speed = DeviceSpeed()
    heat = Heat(plan)
    readiness = Readiness(plan)
    lastEvent = plan.firstInstant

    startHeat(&agenda)
    agenda.schedule(.startRunning, at: plan.startRunning)
    if let first = plan.steps.first { agenda.schedule(.script, at: first.at) }
    planFirstPress(&agenda)
  }

  package mutating func handle(
    _ event: CaptureEvent, at now: Nanoseconds, scheduling agenda: inout Agenda
  ) {
    // After a fault the pending events drain without effect.
    guard draws.missing == nil else { return }
    let happened: Bool =
      switch event.kind {
      case .press: press(event.number, at: now, &agenda)
      case .touch: touch(.init(tap: event.number, time: event.press), at: now)
      case .willCapturePhoto: willCapture(event.photo, at: now)
      case .captureEnd: endCapture(event.photo, at: now, &agenda)
      case .processingDue: startProcessing(at: now, &agenda)
      case .processingEnd: endProcessing(event.photo, at: now, &agenda)
      case .encodingEnd: endEncoding(event.photo, at: now, &agenda)
      case .finalEnd: endFinal(event.photo, at: now, &agenda)
      case .movieRecordingEnd: endMovieRecording(event.photo, at: now, &agenda)
      case .movieFileEnd: endMovieFile(event.photo, at: now)
      case .startRunning: startRunning(at: now, &agenda)
      case .startUpEnd: endStartUp(event.number, at: now)
      case .reconfigurationEnd: endReconfiguration(event.number, at: now)
      case .interruptionEnd: endInterruption(at: now)
      case .script: runStep(Int(event.number), at: now, &agenda)
      case .preparationEnd: endPreparation(event.number, at: now)
      case .heatCrossing: crossHeat(event.number, at: now, &agenda)
      case .idleDue: considerFinal(at: now, &agenda)
      }
    guard happened else { return }
    lastEvent = now
    settle(at: now, &agenda)
  }

  /// Brings the model to rest after an event: readiness is published, the first request
  /// considered for its begin, readiness published again if it began; then the
  /// background server (docs/model.md, section 15).
  @inline(__always)
  private mutating func settle(at now: Nanoseconds, _ agenda: inout Agenda) {
    publishReadiness(at: now, &agenda)
    // What mostly keeps a photo from beginning is asked here, to save the call.
    while capture.serving == nil, let photo = requests.first, begin(photo, at: now, &agenda) {
      publishReadiness(at: now, &agenda)
    }
    // While a photo is captured or processed only a final that was asked for may start.
    if finals.next != nil,
      finals.isNextAskedFor || (capture.serving == nil && processing.serving == nil)
        || !session.isRunning
    {
      _ = considerFinal(at: now, &agenda)
    }
    if Recorder.isRecording {
      recorder.recordLevels(
        at: now, outstanding: requests.outstanding.count, memory: requests.outstanding.memory,
        heat: heat.value(at: now))
    }
  }

  /// Tells the recorder of something about a photo, if it listens.
  @inline(__always)
  mutating func record(
    _ kind: CaptureEventRecord.Kind, _ photo: PhotoIndex, tap: Int32 = 0, at now: Nanoseconds
  ) {
    guard Recorder.isRecording else { return }
    recorder.record(
      CaptureEventRecord(time: now, kind: kind, photo: Int(photo.number), tap: Int(tap)))
  }

  /// Tells the recorder of something about a tap or nothing else, if it listens.
  @inline(__always)
  mutating func record(
    _ kind: CaptureEventRecord.Kind, _ detail: CaptureEventRecord.Detail = .none,
    tap: Int32 = 0, at now: Nanoseconds
  ) {
    guard Recorder.isRecording else { return }
    recorder.record(CaptureEventRecord(time: now, kind: kind, detail: detail, tap: Int(tap)))
  }
}

// The sections at the start of a replication of a plan.

extension Session {
  fileprivate init(_ plan: CapturePlan) {
    self.init(plan.states[0], light: plan.configuration.light)
  }
}

extension PhotographerState {
  fileprivate init(_ plan: CapturePlan) { self.init(settings: plan.photo) }
}

extension PreparedSet {
  /// What is prepared before any call: processed, smallest size, balanced.
  @inline(__always)
  fileprivate init(standardOf plan: CapturePlan) {
    self.init()
    insert(.processed, plan.states[0].smallest, .balanced)
  }
}

extension Heat {
  fileprivate init(_ plan: CapturePlan) {
    self.init(plan.tables.pointee.thermal, at: plan.firstInstant)
  }
}

extension Readiness {
  fileprivate init(_ plan: CapturePlan) {
    self.init(blockedFrom: plan.moment?.from ?? plan.firstInstant)
  }
}
