/// The declaration of a scenario file: every key, its meaning and its values
/// (docs/model.md, section 4).
enum ScenarioShape {
  static let version = "shotsim/scenario/1"

  static let file = Shape<ScenarioDraft>.object(
    ScenarioDraft(),
    [
      Field(
        "schema", "The version of the file format: \"\(version)\".", .constant(version),
        into: \.schemaVersion, isRequired: true),
      Field(
        "$schema", "Where an editor finds the JSON Schema of this file; not used.", .text,
        into: \.schemaLink),
      Field("name", "The scenario's short name.", .nonEmptyText, into: \.name, isRequired: true),
      Field("summary", "What the scenario is about, in a sentence.", .text, into: \.summary),
      Field(
        "device", "A built-in device's name, or a path relative to this file.", .nonEmptyText,
        into: \.device, isRequired: true),
      Field("camera", "The device's camera; default: main.", .nonEmptyText, default: \.camera),
      Field(
        "light", "The light at the start; default: bright.", .choice(of: "light"),
        default: \.light),
      Field("session", "The capture session's settings.", session, default: \.session),
      Field(
        "features", "The photo output's switches; default: all off.", features,
        default: \.features),
      Field("photo", "What a press asks for.", photo, default: \.photo),
      Field(
        "photographer", "Who presses, and when; default: nobody.", photographer,
        into: \.photographer),
      Field(
        "moment", "The half-open span that frames are counted in; default: the whole run.",
        moment, into: \.moment),
      Field("script", "What happens at fixed times.", .array(of: step), default: \.script),
      Field(
        "endsAt", "When the run ends; default: when nothing is left to happen.", .time,
        into: \.endsAt),
      Field(
        "replications", "How many independent runs; default: 1.",
        .whole(from: 1, to: UInt32(Scenario.replicationLimit)), default: \.replications),
      Field(
        "seed", "The seed of all random numbers; default: 1.",
        .whole(from: 0, to: .max), default: \.seed),
      Field(
        "expect", "What must hold, such as \"framesCaptured.mean >= 4.5\".",
        .array(of: .expectation), default: \.expect),
    ])

  /// The keys of the session that a `configure` step may change.
  private static let changeableSession: [Field<ScenarioDraft.SessionDraft>] = [
    Field(
      "preset", "The session's preset; default: photo.", .choice(of: "preset"),
      into: \.preset),
    Field(
      "maxPhotoQualityPrioritization",
      "The highest prioritization that a photo may ask for; default: balanced.",
      .choice(of: "prioritization"), into: \.maxPhotoQualityPrioritization),
    Field(
      "maxPhotoDimensions", "The largest size that a photo may ask for; default: the smallest.",
      .dimensions, into: \.maxPhotoDimensions),
    Field(
      "livePhotoCapture", "Whether Live Photos can be taken; default: false.", .bool,
      into: \.livePhotoCapture),
  ]

  private static let session = Shape<ScenarioDraft.SessionDraft>.object(
    .init(),
    changeableSession + [
      Field(
        "startRunning", "When startRunning is called; default: 0s.", .time,
        into: \.startRunning),
      Field(
        "deferredStart", "Shows the preview earlier, and changes nothing else.", .bool,
        into: \.deferredStart),
    ])

  private static let features = Shape<ScenarioDraft.FeatureSwitches>.object(
    .init(),
    Feature.allCases.map { feature in
      Field(
        "\(feature)", feature.spec.switchSummary, .bool,
        into: \ScenarioDraft.FeatureSwitches[feature])
    })

  static let photo = Shape<PhotoSettingsChange>.object(
    PhotoSettingsChange(),
    [
      Field(
        "kind", "What is asked for; default: processed.", .choice(of: "kind"),
        into: \.kind),
      Field(
        "maxPhotoDimensions", "The size asked for; default: the camera's smallest.",
        .dimensions, into: \.maxPhotoDimensions),
      Field(
        "photoQualityPrioritization", "Speed against quality; default: balanced.",
        .choice(of: "prioritization"), into: \.photoQualityPrioritization),
      Field(
        "flash", "Whether flash fires; default: off.", .choice(of: "flash mode"),
        into: \.flash),
      Field(
        "bracketCount", "Frames of a bracket.", .whole(from: 0, to: 1000),
        into: \.bracketCount),
      Field(
        "uncompressed", "Whether the output is not encoded; default: false.", .bool,
        into: \.uncompressed),
    ]
  ).named("photoSettings")

  private static let shutter = Shape<ScenarioDraft.ShutterDraft>.object(
    .init(),
    [
      Field("every", "The interval between presses.", .distribution, into: \.every),
      Field(
        "taps", "The times of the presses, in rising order.", .array(of: .time),
        into: \.taps),
      Field(
        "whenReady", "The reaction from readiness to the next press.", .distribution,
        into: \.whenReady),
      Field("from", "The first press of every or whenReady; default: 0s.", .time, into: \.from),
      Field("until", "Presses come before this; default: endsAt.", .time, into: \.until),
    ])

  private static let photographer = Shape<ScenarioDraft.PhotographerDraft>.object(
    .init(),
    [
      Field(
        "shutter", "When the button is pressed.", shutter, into: \.shutter,
        isRequired: true),
      Field(
        "whenNotReady",
        "What happens to a press that finds the button not ready; default: lost.",
        .choice(of: "policy"), default: \.whenNotReady),
    ])

  private static let moment = Shape<ScenarioDraft.MomentDraft>.object(
    .init(),
    [
      Field("from", "The first instant that counts.", .time, into: \.from, isRequired: true),
      Field(
        "until", "The first instant that no longer counts.", .time, into: \.until,
        isRequired: true),
    ])

  private static let configure = Shape<ScenarioDraft.ConfigureDraft>.object(
    .init(),
    [
      Field("camera", "The device's camera.", .nonEmptyText, into: \.camera),
      Field(
        "session", "The session's settings that change.",
        .object(ScenarioDraft.SessionDraft(), changeableSession), default: \.session),
      Field("features", "The switches that change.", features, default: \.features),
    ])

  private static let actions: [Field<ScenarioDraft.StepDraft>] = [
    Field(
      "prepare", "The settings to prepare, in place of those prepared before.",
      .array(of: photo), into: \.prepare),
    Field("photo", "The photo settings that change; the others stay.", photo, into: \.photo),
    Field(
      "configure", "The configuration that changes, which takes a rebuild.", configure,
      into: \.configure),
    Field("light", "The light from now on.", .choice(of: "light"), into: \.light),
    Field("interrupt", "An interruption of this length.", .duration, into: \.interrupt),
    Field("stopRunning", "Stops the session.", .isTrue, into: \.stopRunning),
    Field("startRunning", "Starts the session.", .isTrue, into: \.startRunning),
    Field(
      "requestFinalPhoto", "Asks for the final of the photo with this number.",
      .whole(from: 1, to: 1_000_000_000), into: \.requestFinalPhoto),
  ]

  private static let step = Shape<ScenarioDraft.StepDraft>.object(
    .init(),
    [Field("at", "When the step happens.", .time, into: \.at, isRequired: true)] + actions
  ).map { step, value, context in
    let names = actions.map(\.field.key)
    let given = value.members?.map(\.key).filter { names.contains($0) } ?? []
    if given.count != 1 {
      context.report(
        given.isEmpty ? "no action" : "\(given.count) actions: \(given.joined(separator: ", "))",
        at: value.position, allowed: "exactly one of \(names.joined(separator: ", "))")
    }
    return step
  }
}
