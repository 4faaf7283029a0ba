import ShotSim

/// The camera's vocabulary in words for camera developers.
enum CameraWords {
  /// A span of expected times, such as `190 ms to 0.4 s`.
  static func range(_ range: ProcessingTimeRange) -> String {
    let ends = [range.minimum, range.maximum].map { time in
      MetricText.value(Double(time) / 1e6, .milliseconds)
    }
    return ends[0] == ends[1] ? "always \(ends[0])" : "\(ends[0]) to \(ends[1])"
  }

  static func kind(_ settings: PhotoSettings) -> String {
    var name = settings.kind.noun
    if settings.kind.traits.photos == .frames, let count = settings.bracketCount {
      name += " of \(count) frames"
    }
    return settings.uncompressed ? name + ", uncompressed" : name
  }

  static func light(_ light: LightLevel) -> String {
    switch light {
    case .bright: "bright light"
    case .low: "low light"
    case .night: "night light"
    }
  }

  static func flash(_ flash: FlashMode) -> String {
    switch flash {
    case .off: "no flash"
    case .on: "flash on"
    case .auto: "flash on auto"
    }
  }

  static func platform(_ device: Device) -> String {
    switch device.platform {
    case "ios": "iOS \(device.os)"
    case "android": "Android \(device.os)"
    default: "\(device.platform) \(device.os)"
    }
  }

  /// Why a photo gets less than it asks for: one clause a rule, in the order of the rules.
  static func lowered(
    _ resolution: ConfigurationReview.Resolution, _ photo: ConfigurationReview.PhotoReview,
    _ period: ConfigurationReview.Period
  ) -> [String] {
    let reasons = resolution.reasons
    let asked = "\(photo.requestedDimensions)"
    var clauses: [String] = []
    if reasons.contains(.fastCapture) { clauses.append("fast capture lowers quality to balanced") }
    if reasons.contains(.preset) {
      clauses.append("only the photo preset gives more than the smallest size")
    }
    if reasons.contains(.light) { clauses.append("\(light(period.light)) limits the size") }
    if reasons.contains(.heat) { clauses.append("heat limits the size") }
    if reasons.contains(.memory) {
      let what =
        photo.settings.kind.traits.photos == .frames
        ? "\(photo.expectedPhotoCount) frames of \(asked) do not" : "one \(asked) photo does not"
      clauses.append("\(what) fit into the session's memory")
    }
    if reasons.contains(.qualityOnly) {
      clauses.append("\(sizes(period.camera.qualityOnly, asked)) needs quality")
    }
    if reasons.contains(.notSpeed) {
      clauses.append("\(sizes(period.camera.notSpeed, asked)) needs balanced or quality")
    }
    if reasons.contains(.deferredOnly) {
      let why = resolution.notDeferred.map { ", and \(notDeferred($0, photo))" } ?? ""
      clauses.append(
        "\(sizes(period.camera.deferredOnly, asked)) is given only to deferred photos" + why)
    }
    return clauses
  }

  /// The size that a rule is about: the one asked for, unless another rule has
  /// lowered it to one of the list.
  private static func sizes(_ list: Set<PhotoDimensions>, _ asked: String) -> String {
    let names = list.sorted().map(\.description)
    return names.contains(asked) ? asked : names.joined(separator: " or ")
  }

  /// Why it is not deferred, as a clause.
  static func notDeferred(
    _ reason: NotDeferredReason, _ photo: ConfigurationReview.PhotoReview
  ) -> String {
    switch reason {
    case .featureOff: "autoDeferredPhotoDelivery is off"
    case .kind: "\(photo.settings.kind.nouns) are never deferred"
    case .uncompressed: "uncompressed output is never deferred"
    case .flash: "photos with flash are never deferred"
    case .prioritization: "only photos at quality are deferred"
    case .fastCapture: "this device does not defer photos that fast capture made balanced"
    case .noProxy: "the device makes no proxy of this size and prioritization"
    }
  }

  /// Why zero shutter lag does not help, as a clause.
  static func noZeroShutterLag(
    _ reason: NoZeroShutterLagReason, _ photo: ConfigurationReview.PhotoReview,
    _ period: ConfigurationReview.Period
  ) -> String {
    switch reason {
    case .featureOff: "zeroShutterLag is off"
    case .kind: "\(photo.settings.kind.nouns) do not have it"
    case .speed: "photos at speed do not have it"
    case .flash: "photos with flash do not have it"
    case .light: "the device does not have it in \(light(period.light))"
    }
  }

  static func megabytes(_ value: Double) -> String {
    // Whole ones as in the file; more digits would be false precision.
    let isWhole = value == value.rounded() && abs(value) < 1e15
    return (isWhole ? NumberText.grouped(Int(value)) : NumberText.fixed(value, decimals: 1))
      + " MB"
  }

  static func ordinal(_ number: Int) -> String {
    let suffix =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(number)\(suffix)"
  }
}
