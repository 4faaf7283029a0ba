/// How the output is set up between two `configure` steps.
package struct OutputSetup: Sendable, Equatable {
  /// Index into the device's cameras.
  package var camera: Int
  package var session: SessionConfiguration
  package var features: FeatureSet

  /// Applies a `configure` step and returns the features that fell back to off with it,
  /// prerequisites first (docs/model.md, section 5, "Gating").
  mutating func apply(_ change: ConfigurationChange, on device: Device) -> [Feature] {
    camera = change.camera ?? camera
    session = session.applying(change)
    features.formUnion(change.enable)
    features.subtract(change.disable)
    let fallen = FeatureGating.fallenBack(
      enabled: features, explicitlySet: change.enable, device: device, session: session)
    for feature in fallen { features.remove(feature) }
    return fallen
  }
}

/// What holds after a step of the script.
package struct ScriptMoment: Sendable {
  /// Index of the step in the script; `nil` = before all steps.
  package var step: Int?
  /// When the step happens; `nil` = from the start.
  package var at: Nanoseconds?
  package var setup: OutputSetup
  package var photo: PhotoSettings
  /// The features that the step made fall back to off.
  package var fallenBack: [Feature] = []
}

extension CaptureConfiguration {
  /// The start and then each step of the script, in order of time and then of the file, with
  /// what is in force after it.
  package var moments: [ScriptMoment] {
    var moment = ScriptMoment(
      setup: OutputSetup(camera: camera, session: session, features: features), photo: photo)
    var moments = [moment]
    let order = script.indices.sorted { (script[$0].at, $0) < (script[$1].at, $1) }
    for index in order {
      moment.step = index
      moment.at = script[index].at
      moment.fallenBack = []
      switch script[index].action {
      case .configure(let change): moment.fallenBack = moment.setup.apply(change, on: device)
      case .photo(let change): moment.photo = moment.photo.applying(change)
      case .prepare, .light, .interrupt, .stopRunning, .startRunning, .requestFinalPhoto: break
      }
      moments.append(moment)
    }
    return moments
  }

  /// Whether the photographer may press in a span of time, its end excluded; `nil` = from the
  /// start, or to the end.
  package func mayPress(from: Nanoseconds?, until: Nanoseconds?) -> Bool {
    let (begin, end) = (from ?? .min, until ?? .max)
    let last = endsAt ?? .max
    switch photographer?.shutter {
    case nil: return false
    case .taps(let taps):
      // They are in rising order, and there may be many spans to ask about.
      var (low, high) = (0, taps.count)
      while low < high {
        let middle = (low + high) / 2
        if taps[middle] < begin { low = middle + 1 } else { high = middle }
      }
      return low < taps.count && taps[low] < end && taps[low] <= last
    case .every(_, let first, let limit), .whenReady(_, let first, let limit):
      let earliest = max(first, begin)
      return earliest < min(end, limit ?? .max) && earliest <= last
    }
  }
}
