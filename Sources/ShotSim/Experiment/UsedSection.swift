/// A part of a device besides its timings that a run may rest on.
package enum DeviceSection: String, Sendable, CaseIterable {
  case memory, limits, fastCapture, thermal, light, variation

  /// What text calls it.
  package var noun: String {
    switch self {
    case .memory, .limits, .light, .variation: rawValue
    case .fastCapture: "fast capture"
    case .thermal: "heat"
    }
  }

  /// Whether the verb that follows is "are".
  package var isPlural: Bool { self == .limits }

  /// Whether a run of the configuration can depend on it.
  func matters(to configuration: CaptureConfiguration) -> Bool {
    let device = configuration.device
    let actions = configuration.script.map(\.action)
    switch self {
    case .memory: return !device.memory.isEmpty
    case .limits: return true
    case .thermal: return device.thermal != nil
    case .variation: return !device.variation.isEmpty
    case .fastCapture:
      return device.fastCapture != nil
        && (configuration.features.contains(.fastCapturePrioritization)
          || actions.contains { action in
            if case .configure(let change) = action {
              change.enable.contains(.fastCapturePrioritization)
            } else {
              false
            }
          })
    case .light:
      return configuration.light != .bright
        || actions.contains { action in
          if case .light(let level) = action { level != .bright } else { false }
        }
    }
  }
}

/// A section of the device that a run rests on, and how well it is known.
package struct UsedSection: Sendable, Equatable {
  package var section: DeviceSection
  package var provenance: Provenance
}

extension CaptureConfiguration {
  /// The device's sections that a run can depend on, as far as the device says where they
  /// come from.
  package var usedSections: [UsedSection] {
    DeviceSection.allCases.compactMap { section in
      guard section.matters(to: self),
        let entry = device.provenance.first(where: { $0.path == section.rawValue })
      else { return nil }
      return UsedSection(section: section, provenance: entry.provenance)
    }
  }
}
