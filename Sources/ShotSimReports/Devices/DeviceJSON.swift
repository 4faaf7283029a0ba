package import ShotSim

/// Devices for programs.
package enum DeviceJSON {
  /// What a list says of a device.
  package static func summary(_ device: Device) -> JSONNode { .object(heading(device)) }

  /// All of a device that a table shows; rules in the same words, timings with
  /// their means in ms.
  package static func full(_ device: Device) -> JSONNode {
    .object(
      heading(device) + [
        ("cameras", .list(device.cameras.map(camera))),
        ("timings", .list(DeviceTimings.sorted(device).map { timing($0.0, $0.1) })),
        (
          "rules",
          .object(
            DeviceRules.sections(device).map { section in
              (
                section.path,
                .object(
                  section.rows.map { ($0.0, .text($0.1)) }
                    + origin(section.path, device))
              )
            })
        ),
      ])
  }

  private static func heading(_ device: Device) -> [(key: String, value: JSONNode)] {
    [
      ("name", .text(device.name)), ("title", .text(device.title)),
      ("platform", .text(device.platform)), ("os", .text(device.os)),
      (
        "features",
        .list(
          Feature.allCases.filter { device.supports[$0] }.map { .text("\($0)") })
      ),
      (
        "timingCounts",
        .object(
          DeviceText.provenanceCounts(device).map {
            ($0.provenance.rawValue, .integer(Int64($0.count)))
          })
      ),
    ]
  }

  private static func camera(_ camera: Camera) -> JSONNode {
    func list(_ sizes: some Sequence<PhotoDimensions>) -> JSONNode {
      .list(sizes.sorted().map { .text($0.description) })
    }
    return .object([
      ("name", .text(camera.name)), ("photoDimensions", list(camera.photoDimensions)),
      ("qualityOnly", list(camera.qualityOnly)), ("notSpeed", list(camera.notSpeed)),
      ("deferredOnly", list(camera.deferredOnly)),
    ])
  }

  private static func timing(_ key: TimingKey, _ timing: Timing) -> JSONNode {
    .object([
      ("path", .text(key.path)),
      ("distribution", .text(DistributionText.exact.words(timing.distribution))),
      ("mean", .number(timing.distribution.mean / 1e6)),
      ("sd", .number(timing.distribution.standardDeviation / 1e6)),
      ("provenance", .text(timing.provenance.rawValue)), ("source", .text(timing.source)),
    ])
  }

  private static func origin(
    _ path: String, _ device: Device
  ) -> [(key: String, value: JSONNode)] {
    guard let entry = device.provenance.first(where: { $0.path == path }) else { return [] }
    return [
      ("provenance", .text(entry.provenance.rawValue)), ("source", .text(entry.source)),
    ]
  }
}
