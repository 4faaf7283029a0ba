/// A capture configuration in the form that the model runs: sizes as
/// indexes, timings as samplers in dense tables, scripts in order of time.
///
/// Immutable and shared by all replications. A model keeps pointers into
/// its sampler set, so a plan outlives every model that runs it.
package final class CapturePlan: Sendable {
  /// What the output is set to between two `configure` steps.
  struct OutputState: BitwiseCopyable, Sendable {
    var camera: Int
    /// Sizes that the camera offers.
    var offered: SizeSet
    var smallest: SizeIndex
    var qualityOnly: SizeSet
    var notSpeed: SizeSet
    var deferredOnly: SizeSet
    var isPhotoPreset: Bool
    var maxPrioritization: QualityPrioritization
    var maxDimensions: SizeIndex
    var isLivePhotoEnabled: Bool
    var features: FeatureSet
  }

  enum Step: Sendable {
    case prepare(entries: Range<Int>)
    case photo(CompiledSettingsChange)
    case configure(state: Int)
    case light(LightLevel)
    case interrupt(Nanoseconds)
    case stopRunning, startRunning
    case requestFinalPhoto(Int32)
  }

  struct CompiledSettingsChange: Sendable {
    var change: PhotoSettingsChange
    var dimensions: SizeIndex?
  }

  /// How the button is pressed.
  enum Shutter: Sendable {
    case none
    case every(SamplerIndex, from: Nanoseconds, until: Nanoseconds)
    case taps
    case whenReady(SamplerIndex, from: Nanoseconds, until: Nanoseconds)
  }

  package let configuration: CaptureConfiguration
  /// All sizes that device or scenario name, in rising order.
  package let dimensions: [PhotoDimensions]
  /// The output's states: the first, and one after each `configure` step in
  /// order of time.
  let states: [OutputState]
  /// By state: the session, and the features that fell back to off when the
  /// state was entered.
  let stateDetails: [(session: SessionConfiguration, fallenBack: [Feature])]
  /// In order of time, then of the file.
  let steps: [(at: Nanoseconds, step: Step)]
  /// The entries of all `prepare` steps, one after the other.
  let preparedEntries: [CompiledSettings]
  let photo: CompiledSettings
  let shutter: Shutter
  let taps: [Nanoseconds]
  let whenNotReady: Photographer.NotReadyPolicy
  /// Lies in the arena.
  nonisolated(unsafe) let tables: UnsafePointer<PlanTables>
  let samplers: SamplerSet
  /// The timings behind the samplers, for reports of what was used.
  let timingPlaces: [TimingKey?]
  private let arena: TableArena
  let startRunning: Nanoseconds
  let firstInstant: Nanoseconds
  let moment: Moment?

  /// Compiles a validated configuration.
  ///
  /// - Throws: ``CaptureModelError/tooManyDimensions`` when more than 64 sizes
  ///   are named.
  package init(_ configuration: CaptureConfiguration) throws(CaptureModelError) {
    let compiler = try SettingsCompiler(configuration)
    let device = configuration.device
    self.configuration = configuration
    dimensions = compiler.dimensions
    let moments = configuration.moments
    var states = [compiler.state(moments[0].setup)]
    var details: [(session: SessionConfiguration, fallenBack: [Feature])] = [
      (moments[0].setup.session, [])
    ]
    var entries: [CompiledSettings] = []
    var steps: [(at: Nanoseconds, step: Step)] = []
    for moment in moments {
      guard let step = moment.step.map({ configuration.script[$0] }) else { continue }
      let compiled: Step
      switch step.action {
      case .prepare(let settings):
        let start = entries.count
        entries += settings.map(compiler.compile)
        compiled = .prepare(entries: start..<entries.count)
      case .photo(let change):
        compiled = .photo(compiler.compile(change))
      case .configure:
        states.append(compiler.state(moment.setup))
        details.append((moment.setup.session, moment.fallenBack))
        compiled = .configure(state: states.count - 1)
      case .light(let level): compiled = .light(level)
      case .interrupt(let length): compiled = .interrupt(length)
      case .stopRunning: compiled = .stopRunning
      case .startRunning: compiled = .startRunning
      case .requestFinalPhoto(let number):
        compiled = .requestFinalPhoto(Int32(clamping: number))
      }
      steps.append((step.at, compiled))
    }
    self.states = states
    stateDetails = details
    self.steps = steps
    preparedEntries = entries
    photo = compiler.compile(configuration.photo)

    let arena = TableArena()
    var builder = TimingTableBuilder(timing: device.timing, dimensions: dimensions)
    let timing = TimingTables(builder: &builder, arena: arena)
    let shutter: Shutter
    switch configuration.photographer?.shutter {
    case nil: shutter = .none
    case .every(let interval, let from, let until):
      shutter = .every(
        builder.add(interval, key: nil), from: from, until: until ?? .latest)
    case .taps: shutter = .taps
    case .whenReady(let reaction, let from, let until):
      shutter = .whenReady(
        builder.add(reaction, key: nil), from: from, until: until ?? .latest)
    }
    self.shutter = shutter
    samplers = builder.samplers
    timingPlaces = builder.keys
    self.arena = arena
    if case .taps(let times) = configuration.photographer?.shutter {
      taps = times
    } else {
      taps = []
    }
    whenNotReady = configuration.photographer?.whenNotReady ?? .lost
    tables = arena.table([
      PlanTables(configuration, timing: timing, compiler: compiler, arena: arena)
    ])
    startRunning = configuration.session.startRunning
    moment = configuration.moment

    let firstPress: Nanoseconds? =
      switch configuration.photographer?.shutter {
      case nil: nil
      case .every(_, let from, let until), .whenReady(_, let from, let until):
        from < until ?? .latest ? from : nil
      case .taps(let times): times.first
      }
    firstInstant = ([startRunning] + [steps.first?.at, firstPress].compactMap(\.self)).min() ?? 0
  }
}

/// Why a configuration cannot be run to its end.
package enum CaptureModelError: Error, Sendable, Equatable {
  /// A timing that the run needs is not in the device file; the path that it
  /// would have there.
  case missingTiming(path: String)
  /// More photo sizes than the 64 that a plan can tell apart.
  case tooManyDimensions(Int)
  /// A replication had more events than it may have.
  case tooManyEvents(limit: Int)
}

/// The entry of a level, or of the highest level below it that has one
/// (docs/model.md, section 11).
func highestEntry<Value>(of entries: [ThermalLevel: Value], at level: ThermalLevel) -> Value? {
  for candidate in ThermalLevel.allCases.reversed() where candidate <= level {
    if let value = entries[candidate] { return value }
  }
  return nil
}
