/// Goes through the script without a run, and keeps what is in force and what is prepared
/// (docs/model.md, sections 10 and 13).
///
/// What takes a random time counts as follows: start-up takes its median, a preparation and a
/// rebuild take none. Heat stays nominal.
struct ReviewWalk {
  let plan: CapturePlan
  private(set) var periods: [ConfigurationReview.Period] = []
  private var state = 0
  private var settings: CompiledSettings
  private var light: LightLevel
  /// The last that the app had prepared.
  private var entries = Preparation.Entries.standard
  private var prepared = PreparedSet()
  private var isFirstStartDue = true
  private var isStarted = false
  /// When the session runs again, if it is started.
  private var runsFrom = Nanoseconds.min

  init(_ plan: CapturePlan) {
    self.plan = plan
    settings = plan.photo
    light = plan.configuration.light
    prepared = resolve(entries)
    if let first = plan.steps.first {
      startRunning(before: first.at)
    } else {
      startRunning(before: .max)
    }
    periods = [
      plan.period(nil, state, settings, light, prepared, [.output, .photo, .light])
    ]
  }

  /// The session's own `startRunning`, if it comes before steps of a time.
  mutating func startRunning(before time: Nanoseconds) {
    guard isFirstStartDue, plan.startRunning <= time else { return }
    isFirstStartDue = false
    start(at: plan.startRunning)
  }

  mutating func follow(_ step: CapturePlan.Step, at now: Nanoseconds) {
    startRunning(before: now)
    var changes: ConfigurationReview.Changes = []
    switch step {
    case .configure(let new):
      let wasPreparing = preparesSettings
      state = new
      changes = .output
      // Without a running session nothing is rebuilt, and what is prepared stays.
      if isStarted, now >= runsFrom { prepared = resolve(entries) }
      if !wasPreparing, preparesSettings, isStarted { prepare(.settings(settings)) }
    case .photo(let change):
      let old = settings
      change.apply(to: &settings)
      if settings != old {
        changes = .photo
        if isStarted, preparesSettings { prepare(.settings(settings)) }
      }
    case .light(let new):
      if new != light { changes = .light }
      light = new
    case .prepare(let range):
      prepare(.script(start: Int32(range.lowerBound), end: Int32(range.upperBound)))
      changes = .photo
    case .interrupt(let length): runsFrom = max(runsFrom, now.later(by: length))
    case .stopRunning: isStarted = false
    case .startRunning: start(at: now)
    case .requestFinalPhoto: break
    }
    if !changes.isEmpty {
      add(plan.period(now, state, settings, light, prepared, changes))
    }
  }

  private var preparesSettings: Bool {
    plan.states[state].features.contains(.preparedSettings)
  }

  /// What is prepared at a start belongs to the period that it falls in: nothing can be
  /// requested before.
  private mutating func start(at now: Nanoseconds) {
    guard !isStarted else { return }
    isStarted = true
    runsFrom = max(runsFrom, now.later(by: plan.medianStartUp))
    guard preparesSettings else { return }
    prepare(.settings(settings))
    guard let last = periods.indices.last else { return }
    periods[last].photo = plan.photoReview(settings, state, light, prepared)
    periods[last].prepared = plan.list(prepared)
  }

  private mutating func prepare(_ new: Preparation.Entries) {
    entries = new
    prepared = resolve(new)
  }

  /// Resolves entries as a request would be, on a cool device.
  private func resolve(_ entries: Preparation.Entries) -> PreparedSet {
    var set = PreparedSet()
    let conditions = ResolutionConditions(
      state: state, light: light, level: .nominal, isFastCaptureActive: false)
    switch entries {
    case .standard: set.insert(.processed, plan.states[state].smallest, .balanced)
    case .settings(let settings): plan.insertPrepared(settings, conditions, into: &set)
    case .script(let start, let end):
      for place in start..<end {
        plan.insertPrepared(plan.preparedEntries[Int(place)], conditions, into: &set)
      }
    }
    return set
  }

  /// Adds a period; one that begins when the last one does takes its place.
  private mutating func add(_ period: ConfigurationReview.Period) {
    guard let last = periods.last, last.at == period.at else {
      periods.append(period)
      return
    }
    var merged = period
    merged.changes.formUnion(last.changes)
    for place in merged.features.indices where last.features[place].fellBack {
      merged.features[place].fellBack = !merged.features[place].isOn
    }
    periods[periods.count - 1] = merged
  }
}

extension CapturePlan {
  /// How long a start-up takes in the middle; 0 when the device does not say.
  fileprivate var medianStartUp: Nanoseconds {
    guard let sampler = tables.pointee.timing[.startUp].sampler else { return 0 }
    return nanoseconds(rounding: max(0, samplers[Int(sampler.place)].quantile(at: 0.5)))
  }
}
