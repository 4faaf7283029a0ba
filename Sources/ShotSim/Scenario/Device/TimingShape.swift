/// The declaration of a device file's `timing` section.
///
/// Each stage is told apart by as much of kind, size and prioritization as the
/// file says; the keys of the result hold just that.
enum TimingShape {
  static let timing: Shape<[DeviceDraft.KeyedTiming]> = {
    let fields: [Field<[DeviceDraft.KeyedTiming]>] = [
      field("frameInterval", "Time between two frames of the sensor.", single(.frameInterval)),
      field("touchToRequest", "Time from a touch to the app.", single(.touchToRequest)),
      field("shutterLag", "Time from request or begin to the exposure.", shutterLag),
      field("capture", "Length of the capture stage.", capture),
      field("processing", "Length of a full processing job.", byKind(.processing)),
      field("proxy", "Time to make a deferred photo's proxy.", bySize(.proxy)),
      field(
        "finalProcessing", "Length of a deferred photo's final; default: processing.",
        byKind(.finalProcessing)),
      field("encoding", "Time to encode one photo.", singleOrBySize(.encoding)),
      field(
        "allocation", "Time to allocate for an unprepared photo.",
        oneSize(.allocation)),
      field("preparation", "Time that prepare takes.", single(.preparation)),
      field("flash", "Time that flash adds before a capture.", single(.flash)),
      field("reconfiguration", "Time that a configure step takes.", single(.reconfiguration)),
      field("startUp", "Time from startRunning to the first readiness.", single(.startUp)),
      field("saveToLibrary", "Time from delivery to the library.", single(.saveToLibrary)),
      field(
        "livePhotoTail", "Time that a Live movie goes on after the exposure.",
        single(.livePhotoTail)),
      field("movieFile", "Time to write a Live movie.", single(.movieFile)),
      field(
        "captureLatency", "Wait between a capture and its first job; default: none.",
        singleOrBySize(.captureLatency)),
      field(
        "firstProcessing", "Extra time of the first job after start-up; default: none.",
        singleOrBySize(.firstProcessing)),
      field(
        "dimensionSwitch", "Extra time when the size changes; default: none.",
        singleOrBySize(.dimensionSwitch)),
    ]
    return .object([], fields)
  }()

  private static func field(
    _ key: String, _ doc: String, _ shape: Shape<[DeviceDraft.KeyedTiming]>
  ) -> Field<[DeviceDraft.KeyedTiming]> {
    Field(appending: key, doc, shape)
  }

  private static func single(
    _ stage: TimingStage, kind: CaptureKind? = nil, dimensions: PhotoDimensions? = nil,
    prioritization: QualityPrioritization? = nil
  ) -> Shape<[DeviceDraft.KeyedTiming]> {
    let key = TimingKey(
      stage, kind: kind, dimensions: dimensions, prioritization: prioritization)
    let shape = stage == .zeroShutterLag || stage == .standardLag ? Shape.lagTiming : .timing
    return shape.map { timing, _, _ in [.init(key: key, timing: timing)] }
  }

  private static let shutterLag = Shape<[DeviceDraft.KeyedTiming]>.object(
    [],
    [
      field(
        "zeroShutterLag", "Exposure after the request with zero shutter lag.",
        single(.zeroShutterLag)),
      field("standard", "Exposure after the begin without it.", single(.standardLag)),
    ])

  private static let capture: Shape<[DeviceDraft.KeyedTiming]> = {
    let kinds = kindFields(.capture)
    let frame = field(
      "bracketFrame", "Length of one frame of a bracket.", singleOrBySize(.bracketFrame))
    return .object([], kinds + [frame])
  }()

  private static func byKind(_ stage: TimingStage) -> Shape<[DeviceDraft.KeyedTiming]> {
    .object([], kindFields(stage))
  }

  private static func kindFields(
    _ stage: TimingStage
  ) -> [Field<[DeviceDraft.KeyedTiming]>] {
    CaptureKind.allCases.map { kind in
      field(
        "\(kind)", "Photos of this kind, by size and prioritization.",
        bySize(stage, kind: kind))
    }
  }

  /// Size, then prioritization.
  private static func bySize(
    _ stage: TimingStage, kind: CaptureKind? = nil
  ) -> Shape<[DeviceDraft.KeyedTiming]> {
    sizes(stage, kind: kind, values: byPrioritization).named("timingBySize")
  }

  /// Size only.
  private static func oneSize(_ stage: TimingStage) -> Shape<[DeviceDraft.KeyedTiming]> {
    sizes(stage, kind: nil, values: Shape.timing.map { timing, _, _ in [(nil, timing)] })
  }

  private static let byPrioritization: Shape<[(key: QualityPrioritization?, value: Timing)]> = {
    let map = Shape<[(key: QualityPrioritization, value: Timing)]>.map(
      keys: .names, values: .timing)
    return map.map { entries, _, _ in entries.map { ($0.key, $0.value) } }
      .named("timingByPrioritization")
  }()

  private static func sizes(
    _ stage: TimingStage, kind: CaptureKind?,
    values: Shape<[(key: QualityPrioritization?, value: Timing)]>
  ) -> Shape<[DeviceDraft.KeyedTiming]> {
    let map = Shape<
      [(key: PhotoDimensions, value: [(key: QualityPrioritization?, value: Timing)])]
    >.map(keys: .dimensions, values: values)
    return map.map { entries, _, _ in
      entries.flatMap { dimensions, timings in
        timings.map { prioritization, timing in
          DeviceDraft.KeyedTiming(
            key: TimingKey(
              stage, kind: kind, dimensions: dimensions, prioritization: prioritization),
            timing: timing)
        }
      }
    }
  }

  /// One distribution, or sizes, each with one distribution or prioritizations.
  private static func singleOrBySize(
    _ stage: TimingStage
  ) -> Shape<[DeviceDraft.KeyedTiming]> {
    let one = single(stage)
    let timing = Shape<Timing>.timing.map { timing, _, _ in
      [(key: QualityPrioritization?.none, value: timing)]
    }
    let either = Shape<[(key: QualityPrioritization?, value: Timing)]>(
      .anyOf([timing.schema, byPrioritization.schema])
    ) { value, context in
      FamilyTable.isDistribution(value)
        ? timing.read(value, &context) : byPrioritization.read(value, &context)
    }
    let many = sizes(stage, kind: nil, values: either)
    return Shape(.anyOf([one.schema, many.schema])) { value, context in
      let isBySize =
        value.members?.contains { (try? QuantityText.dimensions($0.key)) != nil } ?? false
      return isBySize ? many.read(value, &context) : one.read(value, &context)
    }.named("timingOrBySize")
  }
}

extension Field {
  /// Declares a key whose values are added to the others.
  fileprivate init<Element>(
    appending key: String, _ doc: String, _ shape: Shape<[Element]>
  ) where Root == [Element] {
    field = SchemaField(key: key, doc: doc, isRequired: false, node: shape.schema)
    read = { value, root, context in
      if let result = shape.read(value, &context) { root += result }
    }
  }
}
