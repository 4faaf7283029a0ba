/// The declaration of a device file: every key, its meaning and its values
/// (docs/model.md, section 3).
enum DeviceShape {
  static let version = "shotsim/device/1"

  /// What `extends` means; it is followed before the other keys are read.
  static let extendsDoc =
    "A built-in device's name or a path; this file then gives only what differs."

  static let file = Shape<DeviceDraft>.object(
    DeviceDraft(),
    [
      Field(
        "schema", "The version of the file format: \"\(version)\".", .constant(version),
        into: \.schemaVersion, isRequired: true),
      Field(
        "$schema", "Where an editor finds the JSON Schema of this file; not used.", .text,
        into: \.schemaLink),
      Field(
        "name", "The device's short name.", .nonEmptyText, into: \.name, isRequired: true),
      Field(
        "title", "The device's name for people; default: its short name.", .nonEmptyText,
        into: \.title),
      Field("platform", "The operating system's name.", .nonEmptyText, into: \.platform),
      Field("os", "The operating system's version.", versionText, into: \.os),
      Field(
        "cameras", "The cameras by name, the first one first.",
        .map(keys: .name, values: camera), into: \.cameras, isRequired: true),
      Field(
        "supports", "What the device supports; absent means no.", supports,
        default: \.supports),
      Field("timing", "How long everything takes.", TimingShape.timing, default: \.timing),
      Field("limits", "The sizes of the device's queues and memory.", limits, default: \.limits),
      Field(
        "memory", "Memory that a photo holds from its start until it is processed, by size.",
        .map(keys: .dimensions, values: .megabytes), into: \.memory),
      Field(
        "fastCapture", "When fast capture prioritization steps in.", fastCapture,
        into: \.fastCapture),
      Field(
        "variation", "How speed varies from run to run and photo to photo; may be by heat level.",
        variation, default: \.variation),
      Field(
        "thermal", "How the device heats, and what heat does; absent means always nominal.",
        DeviceShape.thermal, into: \.thermal),
      Field(
        "light", "What each level of light below bright does.",
        .map(keys: .names(of: [.low, .night]), values: light), default: \.light),
    ])

  /// A version: text, or a number for short.
  private static let versionText = Shape<String>(
    .anyOf([
      .string(pattern: nil, examples: []),
      .number(minimum: nil, maximum: nil, isWhole: false),
    ])
  ) { value, context in
    if value.string != nil { return Shape.text.read(value, &context) }
    if case .number(let number) = value.content { return number.text }
    context.report("found \(value.found)", at: value.position, allowed: "text or a number")
    return nil
  }

  private static let sizes = Shape<[PhotoDimensions]>.array(of: .dimensions)

  private static let camera = Shape<DeviceDraft.CameraDraft>.object(
    .init(),
    [
      Field(
        "photoDimensions", "The sizes that the camera offers.", sizes,
        into: \.photoDimensions, isRequired: true),
      Field("qualityOnly", "Sizes given only to quality photos.", sizes, default: \.qualityOnly),
      Field("notSpeed", "Sizes not given to speed photos.", sizes, default: \.notSpeed),
      Field(
        "deferredOnly", "Sizes given only to deferred photos.", sizes,
        default: \.deferredOnly),
    ])

  private static let supports = Shape<DeviceSupport>.object(
    DeviceSupport(),
    DeviceSupport.entries.map { entry in
      switch entry.value {
      case .flag(let path): Field(entry.key, entry.summary, .bool, default: path)
      case .frames(let path):
        Field(entry.key, entry.summary, .whole(from: 0, to: 1000), default: path)
      }
    })

  private static let limits = Shape<DeviceDraft.LimitsDraft>.object(
    .init(),
    [
      Field(
        "photosInProcessing", "Photos that may be outstanding with responsive capture.",
        .whole(from: 1, to: 10_000), default: \.photosInProcessing),
      Field(
        "proxiesInFlight", "Photos that may be outstanding when they will be deferred.",
        .whole(from: 1, to: 10_000), default: \.proxiesInFlight),
      Field(
        "requestQueue", "Undelivered requests at the most; null means no limit.",
        .nullable(.whole(from: 1, to: 1_000_000)), default: \.requestQueue),
      Field(
        "sessionMemory", "Memory of the session; null means no limit.", .nullable(.megabytes),
        default: \.sessionMemory),
      Field(
        "idleAfter",
        "Quiet time after which finals run while the session runs; null means never.",
        .nullable(.duration), default: \.idleAfter),
      Field(
        "longCapture", "A longer capture stage reads as waiting for capture; null means never.",
        .nullable(.duration), default: \.longCapture),
    ])

  private static let fastCapture = Shape<DeviceDraft.FastCaptureDraft>.object(
    .init(),
    [
      Field(
        "captures", "Short gaps between requests that make it active.",
        .whole(from: 1, to: 10_000), into: \.captures, isRequired: true),
      Field("window", "The longest short gap.", .duration, into: \.window, isRequired: true),
      Field(
        "recovery", "A gap over this ends it; at least the window.", .duration,
        into: \.recovery, isRequired: true),
    ])

  private static let light = Shape<LightRule>.object(
    LightRule(),
    [
      Field(
        "captureFactor", "Multiplies capture times.", .positive(to: 1000),
        default: \.captureFactor),
      Field(
        "processingFactor", "Multiplies processing times.", .positive(to: 1000),
        default: \.processingFactor),
      Field(
        "maxDimensions", "The largest size given in this light.", .dimensions,
        into: \.maxDimensions),
      Field(
        "zeroShutterLag", "Whether zero shutter lag works in this light.", .bool,
        default: \.zeroShutterLag),
    ])
}
