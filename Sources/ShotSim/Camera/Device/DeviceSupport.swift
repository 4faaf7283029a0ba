/// What a device supports; absent in a file = false or 0.
///
/// Readers of files and reports map over ``entries``.
package struct DeviceSupport: Sendable, Equatable {
  /// The features that can be on, of those that need the device's support.
  package var features: FeatureSet = []
  /// Whether a photo that fast capture made balanced may be deferred.
  package var deferredFastCapture = false
  package var livePhoto = false
  package var bayerRAW = false
  package var appleProRAW = false
  package var maxBracketCount = 0
  package var flash = false

  package init() {}

  /// Whether a feature can be on, for all that the device says.
  package subscript(feature: Feature) -> Bool {
    get { !feature.needsSupport || features.contains(feature) }
    set {
      if newValue { features.insert(feature) } else { features.remove(feature) }
    }
  }
}

extension DeviceSupport {
  /// One key of a device file's `supports` section.
  package struct Entry: Sendable {
    package enum Value: Sendable {
      case flag(any WritableKeyPath<DeviceSupport, Bool> & Sendable)
      /// The most frames of a bracket.
      case frames(any WritableKeyPath<DeviceSupport, Int> & Sendable)
    }

    package let key: String
    /// The name for people.
    package let title: String
    /// What the key means.
    package let summary: String
    package let value: Value
  }

  /// In the order of the file: the features, then the rest.
  package static let entries: [Entry] =
    Feature.allCases.filter(\.needsSupport).map { feature in
      Entry(
        key: "\(feature)", title: feature.spec.title,
        summary: "Whether \(feature.spec.title) can be on.",
        value: .flag(\DeviceSupport[feature]))
    } + [
      Entry(
        key: "deferredFastCapture", title: "deferral of fast captures",
        summary: "Whether photos that fast capture made balanced are deferred.",
        value: .flag(\.deferredFastCapture)),
      Entry(
        key: "livePhoto", title: "Live Photo", summary: "Whether Live Photos can be taken.",
        value: .flag(\.livePhoto)),
      Entry(
        key: "bayerRAW", title: "Bayer RAW", summary: "Whether Bayer RAW photos can be taken.",
        value: .flag(\.bayerRAW)),
      Entry(
        key: "appleProRAW", title: "ProRAW",
        summary: "Whether Apple ProRAW photos can be taken.", value: .flag(\.appleProRAW)),
      Entry(
        key: "maxBracketCount", title: "brackets", summary: "The most frames of a bracket.",
        value: .frames(\.maxBracketCount)),
      Entry(
        key: "flash", title: "flash", summary: "Whether the device has a flash.",
        value: .flag(\.flash)),
    ]
}
