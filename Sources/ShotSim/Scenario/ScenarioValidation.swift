/// Checks the parts of a scenario against each other and against its device.
///
/// Everything that is wrong is reported to `context`; nothing stops at the
/// first error.
struct ScenarioValidation {
  let draft: ScenarioDraft
  let device: Device
  let document: JSON5Value
  var context: ReadingContext
  /// Places of the device's cameras by name, made when the first is asked for.
  private var cameras: [String: Int]?

  /// Cameras that an error lists at the most.
  private static let namedCameras = 100

  init(draft: ScenarioDraft, device: Device, document: JSON5Value, context: ReadingContext) {
    self.draft = draft
    self.device = device
    self.document = document
    self.context = context
  }

  /// Presses of one replication at the most, so that a slip in a unit is an
  /// error and not a run without end.
  static let pressLimit = 10_000_000.0

  /// Returns the scenario; it counts only if no error was reported.
  mutating func scenario() -> Scenario? {
    let photographer = self.photographer()
    let moment = self.moment()
    guard let name = draft.name, let reference = draft.device,
      let camera = self.camera(draft.camera, path: JSON5Path(keys: "camera"))
    else { return nil }
    var configuration = CaptureConfiguration(device: device, camera: camera)
    configuration.light = draft.light
    configuration.session = session(draft.session)
    configuration.features = draft.features.on
    configuration.photo = PhotoSettings().applying(draft.photo)
    configuration.photographer = photographer
    configuration.moment = moment
    configuration.script = script()
    configuration.endsAt = draft.endsAt
    let moments = configuration.moments
    checkConfigurations(moments, configuration.script)
    if !context.hasErrors { warn(about: configuration, moments) }
    return Scenario(
      name: name, summary: draft.summary ?? "", deviceReference: reference,
      configuration: configuration, replications: draft.replications, seed: draft.seed,
      expectations: draft.expect)
  }

  /// Finds a camera of the device by its name.
  mutating func camera(_ name: String, path: JSON5Path) -> Int? {
    if cameras == nil {
      cameras = Dictionary(
        device.cameras.enumerated().map { ($0.element.name, $0.offset) },
        uniquingKeysWith: { first, _ in first })
    }
    if let index = cameras?[name] { return index }
    guard context.hasRoom(for: .error) else { return nil }
    // A message has no room for more, and a device may have any number.
    let names = device.cameras.prefix(Self.namedCameras).map(\.name)
    context.report(
      "\(device.name) has no camera \"\(name.shortened)\"", path: path, in: document,
      allowed: names.joined(separator: ", "),
      nearest: context.nearest(to: name, among: names))
    return nil
  }

  private func session(_ draft: ScenarioDraft.SessionDraft) -> SessionConfiguration {
    var session = SessionConfiguration().applying(change(draft))
    session.startRunning = draft.startRunning ?? 0
    session.deferredStart = draft.deferredStart ?? false
    return session
  }

  private func change(_ draft: ScenarioDraft.SessionDraft) -> ConfigurationChange {
    var change = ConfigurationChange()
    change.preset = draft.preset
    change.maxPhotoQualityPrioritization = draft.maxPhotoQualityPrioritization
    change.maxPhotoDimensions = draft.maxPhotoDimensions
    change.livePhotoCapture = draft.livePhotoCapture
    return change
  }

  // MARK: Photographer and moment

  private mutating func photographer() -> Photographer? {
    guard let photographer = draft.photographer, let shutter = photographer.shutter else {
      return nil
    }
    let path = JSON5Path(keys: "photographer", "shutter")
    let kinds = ["every", "taps", "whenReady"]
    let given = kinds.filter { document["photographer"]?["shutter"]?[$0] != nil }
    guard given.count == 1 else {
      context.report(
        given.isEmpty ? "says not when to press" : "\(given.joined(separator: " and ")) together",
        path: path, in: document, allowed: "exactly one of \(kinds.joined(separator: ", "))")
      return nil
    }
    let result: Photographer.Shutter?
    if given[0] == "taps" {
      result = taps(shutter, path: path)
    } else {
      result = repeated(shutter, kind: given[0], path: path)
    }
    return result.map { Photographer(shutter: $0, whenNotReady: photographer.whenNotReady) }
  }

  private mutating func taps(
    _ shutter: ScenarioDraft.ShutterDraft, path: JSON5Path
  ) -> Photographer.Shutter? {
    for key in ["from", "until"] where document["photographer"]?["shutter"]?[key] != nil {
      context.report(
        "does not go with taps", path: path.appending(key), in: document,
        allowed: "from and until only with every or whenReady")
    }
    guard let taps = shutter.taps else { return nil }
    for (index, pair) in zip(taps, taps.dropFirst()).enumerated() where pair.0 > pair.1 {
      context.report(
        "comes before the tap before it", path: path.appending("taps").appending(index + 1),
        in: document, allowed: "taps in rising order of time")
    }
    return .taps(taps)
  }

  private mutating func repeated(
    _ shutter: ScenarioDraft.ShutterDraft, kind: String, path: JSON5Path
  ) -> Photographer.Shutter? {
    let from = shutter.from ?? 0
    let hasUntil = document["photographer"]?["shutter"]?["until"] != nil
    if !hasUntil, document["endsAt"] == nil {
      context.report(
        "presses without end", path: path.appending(kind), in: document,
        allowed: "\(kind) together with until or endsAt")
    }
    if let until = shutter.until, until <= from {
      context.report(
        "is not after from", path: path.appending("until"), in: document,
        allowed: "a time after the first press")
    }
    if kind == "whenReady" {
      return shutter.whenReady.map { .whenReady($0, from: from, until: shutter.until) }
    }
    guard let every = shutter.every else { return nil }
    let mean = every.statedMean
    if mean <= 0 {
      context.report(
        "the mean interval is 0", path: path.appending("every"), in: document,
        allowed: "intervals above 0 on average")
    } else if let end = shutter.until ?? draft.endsAt, end > from,
      Double(end - from) / mean > Self.pressLimit
    {
      context.report(
        "presses too often", path: path.appending("every"), in: document,
        allowed: "at most 10 million presses")
    }
    return .every(every, from: from, until: shutter.until)
  }

  private mutating func moment() -> Moment? {
    guard let from = draft.moment?.from, let until = draft.moment?.until else { return nil }
    if from >= until {
      context.report(
        "is not after from", path: JSON5Path(keys: "moment", "until"), in: document,
        allowed: "a time after the moment's from")
    }
    return Moment(from: from, until: until)
  }

  // MARK: Script

  /// The steps in the order of the file; steps with an error are left out,
  /// which is no harm since the scenario then does not count.
  private mutating func script() -> [ScriptStep] {
    var steps: [ScriptStep] = []
    for (index, step) in draft.script.enumerated() {
      let path = JSON5Path(keys: "script").appending(index)
      if let at = step.at, let action = action(of: step, path: path) {
        steps.append(ScriptStep(at: at, action: action))
      }
    }
    return steps
  }

  private mutating func action(
    of step: ScenarioDraft.StepDraft, path: JSON5Path
  ) -> ScriptStep.Action? {
    if let entries = step.prepare {
      return .prepare(entries.map { PhotoSettings().applying($0) })
    }
    if let photo = step.photo { return .photo(photo) }
    if let configure = step.configure { return .configure(change(configure, path: path)) }
    if let light = step.light { return .light(light) }
    if let length = step.interrupt { return .interrupt(length) }
    if step.stopRunning != nil { return .stopRunning }
    if step.startRunning != nil { return .startRunning }
    return step.requestFinalPhoto.map { .requestFinalPhoto($0) }
  }

  private mutating func change(
    _ configure: ScenarioDraft.ConfigureDraft, path: JSON5Path
  ) -> ConfigurationChange {
    var change = change(configure.session)
    change.camera = configure.camera.flatMap {
      camera($0, path: path.appending("configure").appending("camera"))
    }
    change.enable = configure.features.on
    change.disable = configure.features.off
    return change
  }
}
