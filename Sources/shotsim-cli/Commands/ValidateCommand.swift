import ShotSim
import ShotSimReports

/// `shotsim validate`: finds mistakes in files and says what an app would get.
struct ValidateCommand: Command {
  var files: [String] = []
  var options = ScenarioOptions()
  var format = ReportFormat.text

  static let spec = CommandSpec<ValidateCommand>(
    name: "validate",
    abstract: "Check files, and say what a configuration really gives.",
    discussion: """
      For each scenario: which features end up on, what the photo settings resolve to and why, \
      what is prepared, how many photos may overlap, and what is legal but surprising. One \
      replication is run to find timings that the device file lacks. With mistakes, only these \
      are printed, those of all files together.
      """,
    operands: [
      .oneOrMore(
        "file", \.files,
        completion: .words(
          ScenarioReader.builtInNames + DeviceReader.builtInNames, orFiles: "json", "json5"),
        help: "Scenario or device files, names of built-in ones, or - for standard input.")
    ],
    groups: [
      OptionGroup("Scenario", at: \.options, ScenarioOptions.changes),
      OptionGroup(
        "Output", [.value("format", "format", \.format, help: "How the answer is printed.")]),
    ],
    exitCodes: [.invalidData, .noInput],
    examples: [
      .init("validate my.json5", "What will my app get?"),
      .init("validate scenarios/*.json5", "Check all scenarios of a folder."),
      .init("validate basketball-burst --features none,all", "With features off and on."),
    ])

  func run(in environment: Environment) async throws -> ExitCode {
    var failures: [CommandFailure] = []
    var items: [Item] = []
    for file in files {
      do {
        items += try read(file, in: environment)
      } catch let failure as CommandFailure {
        failures.append(failure)
      }
    }
    guard failures.isEmpty else { throw CommandFailure.several(failures) }
    switch format {
    case .text: try environment.output.print(text(items, environment.terminal))
    case .json: try environment.output.print(json(items))
    }
    return .success
  }

  private enum Item {
    case scenario(ScenarioReview)
    case device(String, Device, warnings: [Diagnostic])
  }

  private func read(_ file: String, in environment: Environment) throws -> [Item] {
    if isDevice(file) {
      do throws(ReadingFailure) {
        let boundary = options.staysInFolder ? InputFile.folder(of: file) : nil
        let result = try DeviceReader(boundary: boundary).read(file)
        return [.device(file, result.device, warnings: result.warnings)]
      } catch {
        throw CommandFailure.reading(error)
      }
    }
    let scenarios = try options.read(file, in: environment)
    return try scenarios.map { item in
      let review: ScenarioReview
      do throws(CaptureModelError) {
        review = try ScenarioReview(
          item.scenario, label: options.features.isEmpty ? "" : item.label, rehearses: true)
      } catch {
        throw CommandFailure.model(error, scenario: item.scenario)
      }
      if let missing = review.rehearsal?.missingTimings, !missing.isEmpty {
        throw CommandFailure.missingTimings(missing, scenario: item.scenario)
      }
      return .scenario(review)
    }
  }

  /// Whether a reference means a device: a built-in one's name, or a file that
  /// calls itself a device file.
  private func isDevice(_ reference: String) -> Bool {
    if DeviceReader.builtInNames.contains(reference) { return true }
    return (try? InputFile.read(path: reference)).flatMap(FileKind.of) == .device
  }

  private func text(_ items: [Item], _ terminal: Terminal) -> String {
    let options = TextPictureOptions(terminal)
    return items.map { item in
      switch item {
      case .scenario(let review):
        return review.text(options: options)
          + DiagnosticText.lines(review.scenario.warnings)
      case .device(let file, let device, let warnings):
        return "\(file.printable): a valid device file, \(device.title)\n"
          + DiagnosticText.lines(warnings)
      }
    }.joined(separator: "\n")
  }

  private func json(_ items: [Item]) -> String {
    let nodes = items.map { item in
      switch item {
      case .scenario(let review): review.json
      case .device(let file, let device, let warnings):
        JSONNode.object([
          ("file", .text(file)), ("device", .text(device.name)),
          ("warnings", .list(warnings.map { .text(DiagnosticText.line($0)) })),
        ])
      }
    }
    return JSONNode.object([
      ("schema", .text("shotsim/review/1")), ("version", .text(ShotSimVersion.number)),
      ("files", .list(nodes)),
    ]).pretty
  }
}
