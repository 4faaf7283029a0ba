/// The configuration rules of docs/model.md, section 5, for the start and for
/// every `configure` step in the order in which they happen.
extension ScenarioValidation {
  /// What holds between two configure steps.
  struct State {
    var camera: Int
    var session: SessionConfiguration
    var features: FeatureSet
  }

  mutating func checkConfigurations(_ configuration: CaptureConfiguration) {
    var state = State(
      camera: configuration.camera, session: configuration.session,
      features: configuration.features)
    let root = JSON5Path()
    checkSession(state, path: root, cameraPath: JSON5Path(keys: "camera"))
    checkFeatures(state.features, in: state, path: root)
    for index in stepsInOrder(configuration) {
      guard case .configure(let change) = configuration.script[index].action else { continue }
      apply(change, to: &state, path: path(ofStep: index).appending("configure"))
    }
  }

  /// Indexes of the script's steps in the order of time, file order among equals.
  func stepsInOrder(_ configuration: CaptureConfiguration) -> [Int] {
    configuration.script.indices.sorted {
      (configuration.script[$0].at, $0) < (configuration.script[$1].at, $1)
    }
  }

  func path(ofStep index: Int) -> JSON5Path { JSON5Path(keys: "script").appending(index) }

  private mutating func apply(
    _ change: ConfigurationChange, to state: inout State, path: JSON5Path
  ) {
    if let camera = change.camera { state.camera = camera }
    state.session = state.session.applying(change)
    state.features = state.features.union(change.enable).subtracting(change.disable)
    let fallen = FeatureGating.fallenBack(
      enabled: state.features, explicitlySet: change.enable, device: device,
      session: state.session)
    for feature in fallen {
      state.features.remove(FeatureSet(feature))
      context.report(
        "this step switches \(feature) off, since something that it needs goes", path: path,
        in: document, severity: .warning)
    }
    if change.camera != nil || change.maxPhotoDimensions != nil || change.livePhotoCapture != nil {
      checkSession(state, path: path, cameraPath: path.appending("camera"))
    }
    checkFeatures(change.enable, in: state, path: path)
  }

  /// A session maximum must be offered by the camera, and Live Photo by the device.
  private mutating func checkSession(_ state: State, path: JSON5Path, cameraPath: JSON5Path) {
    let camera = device.cameras[state.camera]
    let session = path.appending("session")
    if let size = state.session.maxPhotoDimensions, !camera.photoDimensions.contains(size) {
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
    if state.session.livePhotoCapture, !device.supports.livePhoto, has(livePhotoPath) {
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
  private mutating func checkFeatures(_ features: FeatureSet, in state: State, path: JSON5Path) {
    for feature in FeatureGating.chain where features.contains(feature) {
      guard
        let unmet = FeatureGating.firstUnmetPrerequisite(
          of: feature, enabled: state.features, device: device, session: state.session)
      else { continue }
      let (message, allowed) = text(of: unmet, feature: feature)
      context.report(
        message, path: path.appending("features").appending("\(feature)"), in: document,
        allowed: allowed)
    }
  }

  private func text(of unmet: Prerequisite, feature: Feature) -> (message: String, allowed: String)
  {
    switch unmet {
    case .feature(let needed):
      ("needs \(needed), which is off", "\(feature) together with \(needed)")
    case .deviceSupport: ("\(device.name) does not support it", "false")
    case .fastCaptureRule:
      ("\(device.name) has no fastCapture section", "a device file that has one")
    case .sessionQuality:
      (
        "needs session.maxPhotoQualityPrioritization quality",
        "session.maxPhotoQualityPrioritization \"quality\""
      )
    case .livePhotoOff:
      ("needs session.livePhotoCapture off", "session.livePhotoCapture false")
    case .photoPreset: ("needs session.preset photo", "session.preset \"photo\"")
    }
  }
}
