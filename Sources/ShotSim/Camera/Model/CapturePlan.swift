/// A capture configuration in the form that the model runs: sizes as
/// indexes, timings as samplers in dense tables, scripts in order of time.
///
/// Immutable and shared by all replications. A model keeps pointers into
/// its sampler set, so a plan outlives every model that runs it.
package final class CapturePlan: Sendable {
  /// What the output is set to between two `configure` steps.
  struct OutputState: BitwiseCopyable, Sendable {
    var camera: Int
    /// Sizes that the camera offers, a bit an index.
    var offered: UInt64
    var smallest: Int8
    var qualityOnly: UInt64
    var notSpeed: UInt64
    var deferredOnly: UInt64
    var isPhotoPreset: Bool
    var maxPrioritization: QualityPrioritization
    var maxDimensions: Int8
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
    var dimensions: Int8
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
    let device = configuration.device
    let dimensions = Self.allDimensions(of: configuration)
    guard dimensions.count <= 64 else { throw .tooManyDimensions(dimensions.count) }
    self.configuration = configuration
    self.dimensions = dimensions
    let compiler = SettingsCompiler(dimensions: dimensions, device: device)

    let sorted = configuration.script.enumerated().sorted {
      ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
    }.map(\.element)
    var current = (
      camera: configuration.camera, session: configuration.session,
      features: configuration.features
    )
    var states = [compiler.state(current.camera, current.session, current.features)]
    var details: [(session: SessionConfiguration, fallenBack: [Feature])] = [(current.session, [])]
    var entries: [CompiledSettings] = []
    var steps: [(at: Nanoseconds, step: Step)] = []
    for step in sorted {
      let compiled: Step
      switch step.action {
      case .prepare(let settings):
        let start = entries.count
        entries += settings.map(compiler.compile)
        compiled = .prepare(entries: start..<entries.count)
      case .photo(let change):
        compiled = .photo(compiler.compile(change))
      case .configure(let change):
        let fallen = change.apply(
          camera: &current.camera, session: &current.session, features: &current.features,
          device: device)
        states.append(compiler.state(current.camera, current.session, current.features))
        details.append((current.session, fallen))
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

  private static func allDimensions(of configuration: CaptureConfiguration) -> [PhotoDimensions] {
    let device = configuration.device
    var all = Set(device.cameras.flatMap(\.photoDimensions))
    all.formUnion(device.timing.keys.compactMap(\.dimensions))
    all.formUnion(device.memory.keys)
    all.formUnion(device.thermal.map { Array($0.heat.keys) } ?? [])
    all.formUnion([configuration.photo.maxPhotoDimensions].compactMap(\.self))
    for step in configuration.script {
      switch step.action {
      case .prepare(let settings): all.formUnion(settings.compactMap(\.maxPhotoDimensions))
      case .photo(let change): all.formUnion([change.maxPhotoDimensions].compactMap(\.self))
      default: break
      }
    }
    return all.sorted()
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

extension ConfigurationChange {
  /// Applies the change and returns the features that fell back to off with it,
  /// in the order of the chain.
  func apply(
    camera: inout Int, session: inout SessionConfiguration, features: inout FeatureSet,
    device: Device
  ) -> [Feature] {
    camera = self.camera ?? camera
    session = session.applying(self)
    features.formUnion(enable)
    features.subtract(disable)
    let fallen = FeatureGating.fallenBack(
      enabled: features, explicitlySet: enable, device: device, session: session)
    for feature in fallen { features.remove(FeatureSet(feature)) }
    return fallen
  }
}

/// The entry of a level, or of the highest level below it that has one
/// (docs/model.md, section 11).
func highestEntry<Value>(of entries: [ThermalLevel: Value], at level: ThermalLevel) -> Value? {
  for candidate in ThermalLevel.allCases.reversed() where candidate <= level {
    if let value = entries[candidate] { return value }
  }
  return nil
}
