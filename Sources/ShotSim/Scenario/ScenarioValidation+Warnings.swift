/// What is legal but surprising.
extension ScenarioValidation {
  mutating func warn(about configuration: CaptureConfiguration, _ moments: [ScriptMoment]) {
    warnAboutTimes(configuration)
    warnAboutLight(configuration)
    warnAboutPreparation(configuration, moments)
    warnAboutRequests(configuration, moments)
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

  private mutating func warnAboutPreparation(
    _ configuration: CaptureConfiguration, _ moments: [ScriptMoment]
  ) {
    struct Asked: Hashable {
      var kind: CaptureKind
      var size: PhotoDimensions?
    }
    let asked = Set(moments.map { Asked(kind: $0.photo.kind, size: $0.photo.maxPhotoDimensions) })
    for (index, step) in configuration.script.enumerated() {
      guard case .prepare(let entries) = step.action else { continue }
      for (number, entry) in entries.enumerated()
      where !asked.contains(Asked(kind: entry.kind, size: entry.maxPhotoDimensions)) {
        warn(
          "no photo asks for this kind and size",
          path: path(ofStep: index).appending("prepare").appending(number))
      }
    }
  }

  // MARK: Requests

  /// Warns of settings with which every request would be rejected for the time that they are
  /// in force, and of RAW that cannot be deferred.
  private mutating func warnAboutRequests(
    _ configuration: CaptureConfiguration, _ moments: [ScriptMoment]
  ) {
    // More sizes than a plan can have are an error of the run.
    guard let compiler = try? SettingsCompiler(configuration) else { return }
    var spans: [(moment: ScriptMoment, path: JSON5Path)] = []
    for moment in moments {
      guard let step = moment.step else {
        spans.append((moment, JSON5Path(keys: "photo")))
        continue
      }
      switch configuration.script[step].action {
      case .photo: spans.append((moment, path(ofStep: step).appending("photo")))
      case .configure: spans.append((moment, path(ofStep: step).appending("configure")))
      case .prepare, .light, .interrupt, .stopRunning, .startRunning, .requestFinalPhoto: break
      }
    }
    for (place, span) in spans.enumerated() {
      let end = place + 1 < spans.count ? spans[place + 1].moment.at : nil
      guard configuration.mayPress(from: span.moment.at, until: end) else { continue }
      warnAboutRequest(span.moment, compiler, path: span.path)
    }
  }

  private mutating func warnAboutRequest(
    _ moment: ScriptMoment, _ compiler: SettingsCompiler, path: JSON5Path
  ) {
    let photo = moment.photo
    if let reason = compiler.rejection(of: photo, in: moment.setup) {
      warn("every request throws (\(reason)): \(reason.cause)", path: path)
      return
    }
    if moment.setup.features.contains(.autoDeferredPhotoDelivery), photo.kind.traits.raw != nil {
      warn("\(photo.kind) is never deferred, although deferred delivery is on", path: path)
    }
  }
}
