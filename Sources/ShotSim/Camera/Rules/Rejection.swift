/// Why requests throw (docs/model.md, section 5, "Requests that throw").
///
/// The one rule: the model asks it of each request, the reader of a scenario and the review
/// ask it of each combination that the script makes.
extension CompiledSettings {
  /// Why a request with these settings throws on a device whose output stands like this,
  /// session and queue aside; `nil` = it does not.
  ///
  /// The checks are in their documented order, and the first that applies is the reason.
  func rejection(
    by output: CapturePlan.OutputState, on supports: DeviceSupport
  ) -> RejectionReason? {
    let size = dimensions ?? output.smallest
    let level = prioritization ?? .balanced
    let raw = kind.rawKind(supportsProRAW: supports.appleProRAW)
    if level > output.maxPrioritization { return .prioritizationAboveMaximum }
    if !output.offered.contains(size) { return .dimensionsNotOffered }
    if size > output.maxDimensions { return .dimensionsAboveMaximum }
    if raw == .bayerRAW {
      if level != .speed { return .bayerRAWNeedsSpeed }
      if !supports.bayerRAW { return .rawNotSupported }
    }
    if raw == .appleProRAW {
      if !supports.appleProRAW { return .rawNotSupported }
      if output.isLivePhotoEnabled { return .proRAWWithLivePhoto }
    }
    if kind.traits.photos == .frames,
      bracketCount < 1 || Int(bracketCount) > supports.maxBracketCount
    {
      return .bracketCount
    }
    if kind.traits.hasMovie, !output.isLivePhotoEnabled { return .livePhotoNotAvailable }
    if flash != .off, !supports.flash { return .flashNotAvailable }
    return nil
  }
}

extension SettingsCompiler {
  /// Why every request with these settings throws while the output is set up like this;
  /// `nil` = none does for that.
  func rejection(of photo: PhotoSettings, in setup: OutputSetup) -> RejectionReason? {
    compile(photo).rejection(by: state(setup), on: device.supports)
  }
}

extension CapturePlan {
  /// Why a request with these settings throws in a state, session and queue aside.
  func rejection(of settings: CompiledSettings, state: Int) -> RejectionReason? {
    settings.rejection(by: states[state], on: configuration.device.supports)
  }
}

extension RejectionReason {
  /// Why, as the end of "every request throws, because …".
  package var cause: String {
    switch self {
    case .sessionNotRunning: "the session does not run"
    case .prioritizationAboveMaximum:
      "the photo asks for a higher prioritization than the session's maximum"
    case .dimensionsNotOffered: "the camera does not offer the size"
    case .dimensionsAboveMaximum: "the photo asks for a larger size than the session's maximum"
    case .bayerRAWNeedsSpeed: "Bayer RAW is taken at speed only"
    case .rawNotSupported: "the device does not take this kind of RAW"
    case .proRAWWithLivePhoto: "ProRAW cannot be taken while the session has Live Photo on"
    case .bracketCount: "the number of bracket frames is not set, or not one the device takes"
    case .livePhotoNotAvailable: "the session has Live Photo off"
    case .flashNotAvailable: "the device has no flash"
    case .requestQueueFull: "as many requests are under way as the device's requestQueue allows"
    }
  }
}
