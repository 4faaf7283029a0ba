/// Additions to what scenario and device files can say.
extension Addition {
  static let kind = Addition(
    concept: "capture kind", fileLimit: 2,
    edits: [
      Edit(
        "Sources/ShotSim/Camera/Vocabulary/CaptureKind.swift",
        .insertions([
          (
            after: "case processed, bayerRAW, appleProRAW, rawPlusProcessed, bracket, livePhoto",
            text: ", panorama"
          ),
          (
            after: "Traits(hasMovie: true, mayBeDeferred: true, mayHaveZeroShutterLag: true, "
              + "standIn: .processed)",
            text: "\n    case .panorama: Traits(isExclusive: true, standIn: .processed)"
          ),
          (after: "\"Live Photo\"", text: "\n    case .panorama: \"panorama\""),
          (after: "\"Live Photos\"", text: "\n    case .panorama: \"panoramas\""),
        ]))
    ],
    sights: [
      Sight(arguments: ["schema", "scenario"], words: ["panorama"]),
      Sight(
        arguments: ["run", "basketball-burst", "-n", "2", "--set", "photo.kind=panorama"],
        words: ["framesCaptured"]),
    ])

  static let feature = Addition(
    concept: "feature", fileLimit: 2,
    edits: [
      Edit(
        "Sources/ShotSim/Camera/Vocabulary/Feature.swift",
        .insertions([
          (after: "  case autoDeferredPhotoDelivery\n", text: "  case lensStabilization\n"),
          (
            after: "  package var spec: Spec {\n    switch self {",
            text: """

                case .lensStabilization:
                  Spec(
                    letter: "S", property: "isLensStabilizationEnabled",
                    title: "lens stabilization", needs: [], summary: "The lens moves.",
                    effect: "the lens moves against the hand", exceptions: "tripods",
                    switchSummary: "Whether the lens moves.")
            """
          ),
        ]))
    ],
    sights: [
      Sight(arguments: ["explain", "lensStabilization"], words: ["The lens moves."]),
      Sight(
        arguments: ["run", "basketball-burst", "-n", "2", "--features", "lensStabilization"],
        words: ["lensStabilization"]),
      Sight(arguments: ["schema", "scenario"], words: ["lensStabilization"]),
    ])
}
