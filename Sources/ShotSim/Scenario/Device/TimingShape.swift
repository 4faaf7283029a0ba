/// The declaration of a device file's `timing` section.
///
/// Each stage is told apart by as much of kind, size and prioritization as the
/// file says; the keys of the result hold just that.
enum TimingShape {
  static let timing = Shape<[DeviceDraft.KeyedTiming]>.object([], sections)

  /// A key for each stage, and for each group of stages with the same first part of the path.
  private static var sections: [Field<[DeviceDraft.KeyedTiming]>] {
    var heads: [String] = []
    for stage in TimingStage.allCases where !heads.contains(stage.head) { heads.append(stage.head) }
    return heads.map { head in
      let own = TimingStage.allCases.first { $0.path == head }
      let inner = TimingStage.allCases.filter { $0.head == head && $0 != own }
      let doc = own?.summary ?? TimingStage.groups[head] ?? ""
      guard !inner.isEmpty else { return field(head, doc, own.map(values) ?? .object([], [])) }
      return field(
        head, doc,
        .object(
          [],
          (own.map(kindFields) ?? [])
            + inner.map { stage in
              field(String(stage.path.dropFirst(head.count + 1)), stage.summary, values(stage))
            }))
    }
  }

  /// What a stage's key holds.
  private static func values(_ stage: TimingStage) -> Shape<[DeviceDraft.KeyedTiming]> {
    switch stage.traits.detail {
    case .one: single(stage)
    case .size: oneSize(stage)
    case .sizeAndPrioritization: bySize(stage)
    case .oneOrSize: singleOrBySize(stage)
    case .kindSizeAndPrioritization: .object([], kindFields(stage))
    }
  }

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
    let shape = stage.traits.mayBeNegative ? Shape.lagTiming : .timing
    return shape.map { timing, _, _ in [.init(key: key, timing: timing)] }
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
      // A size out of range is still one, and is answered as such.
      let isBySize =
        value.members?.contains { (try? QuantityText.dimensionsNotation.parts(of: $0.key)) != nil }
        ?? false
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

extension TimingStage {
  /// The first part of the path.
  fileprivate var head: String { String(path.prefix { $0 != "." }) }
}
