package import ShotSim

/// The review for programs.
extension ScenarioReview {
  package var json: JSONNode {
    .object([
      ("scenario", .text(scenario.name)),
      ("label", .text(label)),
      ("device", .text(device.name)),
      ("periods", .list(review.periods.map(node))),
      ("trial", rehearsal.map(Self.node) ?? .null),
      (
        "warnings",
        .list((scenario.warnings.map(DiagnosticText.line) + warnings).map { .text($0) })
      ),
    ])
  }

  private func node(_ period: ConfigurationReview.Period) -> JSONNode {
    let photo = period.photo
    return .object([
      ("from", period.at.map { .integer($0) } ?? .null),
      ("mayBePressed", .flag(period.mayBePressed)),
      ("camera", .text(period.camera.name)),
      ("preset", .text("\(period.preset)")),
      ("maxPhotoDimensions", .text("\(period.maxDimensions)")),
      ("maxPhotoQualityPrioritization", .text("\(period.maxPrioritization)")),
      ("livePhotoCapture", .flag(period.isLivePhotoEnabled)),
      ("light", .text("\(period.light)")),
      ("features", .object(period.features.map { ("\($0.feature)", node($0)) })),
      (
        "photo",
        .object([
          ("kind", .text("\(photo.settings.kind)")),
          ("requestedDimensions", .text("\(photo.requestedDimensions)")),
          ("requestedPrioritization", .text("\(photo.requestedPrioritization)")),
          ("rejection", photo.rejection.map { .text("\($0)") } ?? .null),
          ("resolved", node(photo.resolved, photo, period)),
          ("resolvedFast", photo.resolvedFast.map { node($0, photo, period) } ?? .null),
          (
            "resolvedHot",
            .list(
              photo.resolvedHot.map { hot in
                .object([
                  ("level", .text("\(hot.level)")),
                  ("resolved", node(hot.resolved, photo, period)),
                ])
              })
          ),
          ("isPrepared", .flag(photo.isPrepared)),
          ("isFastPrepared", .flag(photo.isFastPrepared)),
          ("expectedPhotoCount", .integer(Int64(photo.expectedPhotoCount))),
          ("slots", .integer(Int64(photo.slots))),
          ("fastSlots", .integer(Int64(photo.fastSlots))),
        ])
      ),
      (
        "prepared",
        .list(
          period.prepared.map { entry in
            .object([
              ("kind", .text("\(entry.kind)")), ("dimensions", .text("\(entry.dimensions)")),
              ("prioritization", .text("\(entry.prioritization)")),
            ])
          })
      ),
    ])
  }

  private func node(_ feature: ConfigurationReview.FeatureReview) -> JSONNode {
    .object([
      ("isOn", .flag(feature.isOn)), ("fellBack", .flag(feature.fellBack)),
      (
        "unmet",
        feature.unmet.map { .text($0.reason(on: device)) } ?? .null
      ),
    ])
  }

  private func node(
    _ resolution: ConfigurationReview.Resolution, _ photo: ConfigurationReview.PhotoReview,
    _ period: ConfigurationReview.Period
  ) -> JSONNode {
    .object([
      ("dimensions", .text("\(resolution.dimensions)")),
      ("prioritization", .text("\(resolution.prioritization)")),
      ("flash", .flag(resolution.flash)), ("deferred", .flag(resolution.isDeferred)),
      (
        "notDeferred",
        resolution.notDeferred.map { .text(CameraWords.notDeferred($0, photo)) } ?? .null
      ),
      ("zeroShutterLag", .flag(resolution.noZeroShutterLag == nil)),
      (
        "noZeroShutterLag",
        resolution.noZeroShutterLag.map {
          .text(CameraWords.noZeroShutterLag($0, photo, period))
        } ?? .null
      ),
      (
        "lowered",
        .list(CameraWords.lowered(resolution, photo, period).map { .text($0) })
      ),
      ("memory", .number(resolution.memory)),
      (
        "processingTimeRange",
        resolution.processingTimeRange.map { range in
          .list([.integer(range.minimum), .integer(range.maximum)])
        } ?? .null
      ),
    ])
  }

  private static func node(_ rehearsal: Rehearsal) -> JSONNode {
    .object([
      ("presses", .integer(Int64(rehearsal.presses))),
      ("acceptedRequests", .integer(Int64(rehearsal.photos))),
      ("missedPresses", .integer(Int64(rehearsal.missedPresses))),
      (
        "rejections",
        .object(rehearsal.rejections.map { ("\($0.reason)", .integer(Int64($0.count))) })
      ),
      ("failures", .integer(Int64(rehearsal.failures))),
      ("longestWait", .integer(rehearsal.longestWait)),
      ("missingFinals", .integer(Int64(rehearsal.missingFinals))),
    ])
  }
}
