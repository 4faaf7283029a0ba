/// The configuration rules of docs/model.md, section 5, for the start and for
/// every `configure` step in the order in which they happen.
extension ScenarioValidation {
  mutating func checkConfigurations(_ moments: [ScriptMoment], _ script: [ScriptStep]) {
    for moment in moments {
      guard let step = moment.step else {
        checkSession(
          moment.setup, path: JSON5Path(), cameraPath: JSON5Path(keys: "camera"))
        checkFeatures(moment.setup.features, in: moment.setup, path: JSON5Path())
        continue
      }
      guard case .configure(let change) = script[step].action else { continue }
      check(change, moment, path: path(ofStep: step).appending("configure"))
    }
  }

  func path(ofStep index: Int) -> JSON5Path { JSON5Path(keys: "script").appending(index) }

  private mutating func check(
    _ change: ConfigurationChange, _ moment: ScriptMoment, path: JSON5Path
  ) {
    for feature in moment.fallenBack {
      context.report(
        "this step switches \(feature) off, since something that it needs goes", path: path,
        in: document, severity: .warning)
    }
    if change.camera != nil || change.maxPhotoDimensions != nil || change.livePhotoCapture != nil {
      checkSession(moment.setup, path: path, cameraPath: path.appending("camera"))
    }
    checkFeatures(change.enable, in: moment.setup, path: path)
  }

  /// A session maximum must be offered by the camera, and Live Photo by the device.
  private mutating func checkSession(_ setup: OutputSetup, path: JSON5Path, cameraPath: JSON5Path) {
    let camera = device.cameras[setup.camera]
    let session = path.appending("session")
    if let size = setup.session.maxPhotoDimensions, !camera.photoDimensions.contains(size) {
      let allowed = DeviceValidation.names(camera.photoDimensions)
      let sizePath = session.appending("maxPhotoDimensions")
      if has(sizePath) {
        context.report(
          "camera \(camera.name) does not offer \(size)", path: sizePath, in: document,
          allowed: allowed)
      } else {
        context.report(
          "camera \(camera.name) does not offer \(size), the session's maxPhotoDimensions",
          path: cameraPath, in: document,
          allowed: "session.maxPhotoDimensions set in this step, to one of \(allowed)")
      }
    }
    let livePhotoPath = session.appending("livePhotoCapture")
    if setup.session.livePhotoCapture, !device.supports.livePhoto, has(livePhotoPath) {
      context.report(
        "\(device.name) does not support Live Photo", path: livePhotoPath, in: document,
        allowed: "false")
    }
  }

  private func has(_ path: JSON5Path) -> Bool {
    var value = document
    for component in path.components {
      let next: JSON5Value?
      switch component {
      case .key(let key): next = value[key]
      case .index(let index):
        next = value.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      }
      guard let next else { return false }
      value = next
    }
    return true
  }

  /// Features that are put on must have all that they need.
  private mutating func checkFeatures(
    _ features: FeatureSet, in setup: OutputSetup, path: JSON5Path
  ) {
    for feature in features.features {
      guard
        let unmet = FeatureGating.firstUnmetPrerequisite(
          of: feature, enabled: setup.features, device: device, session: setup.session)
      else { continue }
      let (message, allowed) = unmet.error(of: feature, on: device)
      context.report(
        message, path: path.appending("features").appending("\(feature)"), in: document,
        allowed: allowed)
    }
  }
}
