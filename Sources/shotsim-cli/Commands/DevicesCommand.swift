import ShotSim
import ShotSimReports

/// `shotsim devices`: the devices, or one with all its numbers.
struct DevicesCommand: Command {
  var device: String?
  var format = ReportFormat.text

  static let spec = CommandSpec<DevicesCommand>(
    name: "devices",
    abstract: "List the devices, or show one with all its timings and where they come from.",
    discussion: """
      A timing is measured, documented, claimed (by the vendor), anchored (on a published figure \
      of something else), estimated, or a GUESS.
      """,
    operands: [
      .optional(
        "device", \.device,
        completion: .words(DeviceReader.builtInNames, orFiles: "json", "json5"),
        help: "A built-in device's name, or a device file.")
    ],
    groups: [
      OptionGroup(
        "Output", [.value("format", "format", \.format, help: "How devices are printed.")])
    ],
    exitCodes: [.invalidData, .noInput],
    examples: [
      .init("devices", "Which devices are there?"),
      .init("devices iphone-17", "All that is assumed of one."),
    ])

  func run(in environment: Environment) async throws -> ExitCode {
    let names = device.map { [$0] } ?? DeviceReader.builtInNames
    let devices = try names.map { name in
      do throws(ReadingFailure) {
        return try DeviceReader().read(name)
      } catch {
        throw CommandFailure.reading(error)
      }
    }
    environment.diagnose(devices.flatMap(\.warnings).map(DiagnosticText.line))
    let all = devices.map(\.device)
    switch format {
    case .text:
      let options = TextPictureOptions(environment.terminal)
      try environment.output.print(
        device == nil
          ? DeviceText.list(all, options: options)
          : all.map { DeviceText.render($0, options: options) }.joined())
    case .json:
      let nodes = all.map(device == nil ? DeviceJSON.summary : DeviceJSON.full)
      let document = JSONNode.object([
        ("schema", .text("shotsim/devices/1")), ("version", .text(ShotSimVersion.number)),
        ("devices", .list(nodes)),
      ])
      try environment.output.print(document.pretty)
    }
    return .success
  }
}
