/// What is legal but surprising.
extension ScenarioValidation {
  mutating func warn(about configuration: CaptureConfiguration) {
    warnAboutTimes(configuration)
    warnAboutLight(configuration)
    warnAboutPreparation(configuration)
    warnAboutRequests(configuration)
  }

  private mutating func warn(_ message: String, path: JSON5Path) {
    context.report(message, path: path, in: document, severity: .warning)
  }

  private mutating func warnAboutTimes(_ configuration: CaptureConfiguration) {
    guard let end = configuration.endsAt else { return }
    if let moment = configuration.moment, moment.until > end {
      warn("the moment goes on after endsAt", path: JSON5Path(keys: "moment", "until"))
    }
    if configuration.session.startRunning > end {
      warn("comes after endsAt", path: JSON5Path(keys: "session", "startRunning"))
    }
    for (index, step) in configuration.script.enumerated() where step.at > end {
      warn("comes after endsAt", path: path(ofStep: index).appending("at"))
    }
    if case .taps(let taps) = configuration.photographer?.shutter,
      let index = taps.firstIndex(where: { $0 > end })
    {
      warn(
        "comes after endsAt",
        path: JSON5Path(keys: "photographer", "shutter", "taps").appending(index))
    }
  }

  private mutating func warnAboutLight(_ configuration: CaptureConfiguration) {
    var lights = [(light: configuration.light, path: JSON5Path(keys: "light"))]
    for (index, step) in configuration.script.enumerated() {
      if case .light(let light) = step.action {
        lights.append((light, path(ofStep: index).appending("light")))
      }
    }
    for (light, path) in lights where light != .bright && device.light[light] == nil {
      warn("\(device.name) has no entry for \(light) light, so it changes nothing", path: path)
    }
  }

  /// Settings in force at some time, and where the file says them.
  private func photos(_ configuration: CaptureConfiguration) -> [PhotoSettings] {
    var photos = [configuration.photo]
    for index in stepsInOrder(configuration) {
      if case .photo(let change) = configuration.script[index].action {
        photos.append((photos.last ?? configuration.photo).applying(change))
      }
    }
    return photos
  }

  private mutating func warnAboutPreparation(_ configuration: CaptureConfiguration) {
    let asked = photos(configuration)
    for (index, step) in configuration.script.enumerated() {
      guard case .prepare(let entries) = step.action else { continue }
      for (number, entry) in entries.enumerated()
      where !asked.contains(where: {
        $0.kind == entry.kind && $0.maxPhotoDimensions == entry.maxPhotoDimensions
      }) {
        warn(
          "no photo asks for this kind and size",
          path: path(ofStep: index).appending("prepare").appending(number))
      }
    }
  }

  // MARK: Requests

  /// Follows the settings over time and warns of those that every request made
  /// with them would have rejected, and of RAW that cannot be deferred.
  private mutating func warnAboutRequests(_ configuration: CaptureConfiguration) {
    guard configuration.photographer != nil else { return }
    var state = State(
      camera: configuration.camera, session: configuration.session,
      features: configuration.features)
    var photo = configuration.photo
    var pending: (path: JSON5Path, from: Nanoseconds?) = (JSON5Path(keys: "photo"), nil)
    for index in stepsInOrder(configuration) {
      let step = configuration.script[index]
      switch step.action {
      case .photo(let change):
        warnAboutRequest(
          photo, state, pending.path,
          isUsed: mayPress(
            configuration, from: pending.from, until: step.at))
        photo = photo.applying(change)
        pending = (path(ofStep: index).appending("photo"), step.at)
      case .configure(let change):
        warnAboutRequest(
          photo, state, pending.path,
          isUsed: mayPress(
            configuration, from: pending.from, until: step.at))
        if let camera = change.camera { state.camera = camera }
        state.session = state.session.applying(change)
        state.features = state.features.union(change.enable).subtracting(change.disable)
        for feature in FeatureGating.fallenBack(
          enabled: state.features, explicitlySet: change.enable, device: device,
          session: state.session)
        {
          state.features.remove(FeatureSet(feature))
        }
        pending = (path(ofStep: index).appending("configure"), step.at)
      default: break
      }
    }
    warnAboutRequest(
      photo, state, pending.path,
      isUsed: mayPress(configuration, from: pending.from, until: nil))
  }

  /// Whether a press may come in a span of time.
  private func mayPress(
    _ configuration: CaptureConfiguration, from: Nanoseconds?, until: Nanoseconds?
  ) -> Bool {
    let begin = from ?? .min
    let end = until ?? .max
    switch configuration.photographer?.shutter {
    case nil: return false
    case .taps(let taps): return taps.contains { $0 >= begin && $0 < end }
    case .every(_, let first, let last), .whenReady(_, let first, let last):
      return first < end && (last ?? .max) > begin
    }
  }

  private mutating func warnAboutRequest(
    _ photo: PhotoSettings, _ state: State, _ path: JSON5Path, isUsed: Bool
  ) {
    guard isUsed else { return }
    if let reason = rejection(of: photo, state) {
      warn("every request throws (\(reason)): \(reason.cause)", path: path)
      return
    }
    if state.features.contains(.autoDeferredPhotoDelivery),
      [.bayerRAW, .appleProRAW, .rawPlusProcessed].contains(photo.kind)
    {
      warn("\(photo.kind) is never deferred, although deferred delivery is on", path: path)
    }
  }

  /// The first reason that the files alone decide, in the model's order.
  private func rejection(of photo: PhotoSettings, _ state: State) -> RejectionReason? {
    let sizes = device.cameras[state.camera].photoDimensions
    let smallest = sizes[0]
    let size = photo.maxPhotoDimensions ?? smallest
    let prioritization = photo.photoQualityPrioritization ?? .balanced
    let supports = device.supports
    if prioritization > state.session.maxPhotoQualityPrioritization {
      return .prioritizationAboveMaximum
    }
    if !sizes.contains(size) { return .dimensionsNotOffered }
    if size > state.session.maxPhotoDimensions ?? smallest { return .dimensionsAboveMaximum }
    switch photo.kind {
    case .bayerRAW:
      if prioritization != .speed { return .bayerRAWNeedsSpeed }
      if !supports.bayerRAW { return .rawNotSupported }
    case .appleProRAW:
      if !supports.appleProRAW { return .rawNotSupported }
      if state.session.livePhotoCapture { return .proRAWWithLivePhoto }
    case .bracket:
      guard let count = photo.bracketCount, 1...max(supports.maxBracketCount, 1) ~= count,
        supports.maxBracketCount > 0
      else { return .bracketCount }
    case .livePhoto: if !state.session.livePhotoCapture { return .livePhotoNotAvailable }
    case .rawPlusProcessed:
      if !supports.appleProRAW, !supports.bayerRAW { return .rawNotSupported }
    case .processed: break
    }
    return photo.flash != .off && !supports.flash ? .flashNotAvailable : nil
  }
}
