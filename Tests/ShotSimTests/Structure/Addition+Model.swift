/// Additions to the camera's model.
extension Addition {
  static let stage = Addition(
    concept: "stage with its timing", fileLimit: 3,
    edits: [
      Edit(
        "Sources/ShotSim/Camera/Device/TimingStage.swift",
        .insertions([
          (after: "firstProcessing, dimensionSwitch", text: ", lensMove"),
          (
            after: "Traits(detail: .oneOrSize, purpose: .dimensionSwitch, isOptional: true)",
            text: "\n    case .lensMove: Traits(detail: .one, purpose: .lensMove, isOptional: true)"
          ),
          (after: ".firstProcessing, .dimensionSwitch", text: ", .lensMove"),
          (
            after: "\"Extra time when the size changes; default: none.\"",
            text: "\n    case .lensMove: \"Time that the lens moves; default: none.\""
          ),
        ])),
      Edit(
        "Sources/ShotSim/Camera/Vocabulary/CameraPurpose.swift",
        .insertions([(after: "case dimensionSwitch = 23", text: "\n  case lensMove = 24")]),
        oversight: Oversight("has no member", in: "TimingStage.swift")),
      Edit(
        "Sources/ShotSim/Camera/Model/CameraModel+PhotoLife.swift",
        .insertions([
          (
            after: "var settled = now.later(by: allocation)",
            text: "\n    settled = settled.later(\n"
              + "      by: draws.time(tables.pointee.timing[.lensMove], photo))"
          )
        ])),
    ],
    sights: [
      Sight(arguments: ["schema", "device"], words: ["lensMove", "Time that the lens moves"]),
      Sight(
        arguments: [
          "run", "basketball-burst", "-n", "2", "--set",
          #"device.timing.lensMove={"constant":"90ms","provenance":"guess","source":"none"}"#,
        ], words: ["a guess"]),
    ])

  static let metric = Addition(
    concept: "metric", fileLimit: 2,
    edits: [
      Edit(
        "Sources/ShotSim/Camera/Vocabulary/Metric.swift",
        .insertions([
          (after: "case downgraded, bestQualityFrames", text: ", exposureWait"),
          (
            after: "case shotToShot, shutterLag, queueWait, captureTime, processingTime, "
              + "timeToPhoto, timeToFinal",
            text: ", exposureWait"
          ),
          (
            after: "    switch metric {",
            text: """

                case .exposureWait:
                  MetricDeclaration(
                    unit: .milliseconds, source: .photo(.exposureWait), better: .smaller,
                    window: .photos, place: 160, summary: "Time from the start to the exposure.",
                    definition: [("starts", "the capture's start"), ("ends", "exposure time")])
            """
          ),
        ])),
      Edit(
        "Sources/ShotSim/Camera/Model/PhotoSpans.swift",
        .insertions([
          (
            after: "case .timeToFinal: finalAt.time.since(press)",
            text: "\n    case .exposureWait: exposure(by: endsAt).since(begin.time)"
          ),
          (
            after: "add(.timeToFinal, photo, endsAt)",
            text: "\n      fallthrough\n    case .exposureWait: add(.exposureWait, photo, endsAt)"
          ),
        ]), oversight: Oversight("switch must be exhaustive", in: "PhotoSpans.swift")),
    ],
    sights: [
      Sight(
        arguments: ["explain", "exposureWait"], words: ["Time from the start to the exposure."]),
      Sight(arguments: ["run", "basketball-burst", "-n", "2"], words: ["exposureWait"]),
      Sight(
        arguments: ["histogram", "basketball-burst", "-n", "2", "--metric", "exposureWait"],
        words: ["exposureWait"]),
    ])
}
