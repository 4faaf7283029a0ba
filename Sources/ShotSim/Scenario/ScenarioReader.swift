/// Reads scenario files, with the devices that they name, into scenarios.
package struct ScenarioReader: Sendable {
  /// Changes to the document, made before all checks.
  ///
  /// A path that starts with `device.` changes the device's document.
  package var overrides: [Override]
  /// The features to have on instead of those of the file; `nil` = the file's.
  package var features: FeatureSet?

  /// Whether device files outside the scenario's folder are refused, so that a stranger's
  /// scenario cannot have any other file read.
  package var staysInFolder: Bool

  package init(
    overrides: [Override] = [], features: FeatureSet? = nil, staysInFolder: Bool = false
  ) {
    self.overrides = overrides
    self.features = features
    self.staysInFolder = staysInFolder
  }

  /// The names of the scenarios that come with the program, sorted.
  package static var builtInNames: [String] { BuiltInScenarios.files.map(\.name) }

  /// The text of a scenario that comes with the program.
  package static func builtInText(_ name: String) -> String? {
    BuiltInScenarios.files.first { $0.name == name }?.text
  }

  /// Reads a scenario that comes with the program, or a file.
  package func read(_ reference: String) throws(ReadingFailure) -> Scenario {
    if Self.builtInText(reference) != nil { return try read(builtIn: reference) }
    do throws(ReadingFailure) {
      return try read(path: reference)
    } catch {
      // A misspelt name is no path; a name with a slash or an ending is one.
      if case .unreadable(let file) = error, file.isMissing, !InputFile.looksLikePath(reference) {
        throw .unknownName(
          reference, kind: .scenario,
          nearest: NearestName.nearest(to: reference, among: Self.builtInNames))
      }
      throw error
    }
  }

  /// Reads a file.
  package func read(path: String) throws(ReadingFailure) -> Scenario {
    let file: InputFile
    do throws(UnreadableFile) {
      file = try InputFile.read(path: path)
    } catch {
      throw .unreadable(error)
    }
    return try read(file)
  }

  /// Reads a scenario that comes with the program.
  package func read(builtIn name: String) throws(ReadingFailure) -> Scenario {
    guard let text = Self.builtInText(name) else {
      throw .unknownName(
        name, kind: .scenario,
        nearest: NearestName.nearest(to: name, among: Self.builtInNames))
    }
    return try read(InputFile(bytes: Array(text.utf8), name: name, directory: nil))
  }

  /// Reads bytes, such as those of standard input.
  package func read(_ file: InputFile) throws(ReadingFailure) -> Scenario {
    var document: JSON5Value
    var context = ReadingContext()
    do throws(Diagnostic) {
      let parsed = try JSON5Parser.parse(file.bytes, file: file.name)
      document = parsed.root
      context.diagnostics = parsed.duplicates
    } catch {
      throw .invalid(DiagnosticList([error]))
    }
    context.diagnostics += change(&document)
    let draft = ScenarioShape.file.read(document, &context)
    let device = draft.flatMap { self.device($0, document: document, file: file, &context) }
    if let draft, let device {
      var validation = ScenarioValidation(
        draft: draft, device: device.device, document: document, context: context)
      let scenario = validation.scenario()
      context = validation.context
      if var scenario, !context.hasErrors {
        scenario.warnings = DiagnosticList.inOrder(context.diagnostics + device.warnings)
        scenario.digest = ContentDigest.digest(
          of: document, ignoring: Self.keysWithoutInfluence)
        scenario.deviceDigest = device.digest
        return scenario
      }
    }
    throw .invalid(
      .sorted(
        context.diagnostics.filter { $0.severity == .error }, omitted: context.omittedErrors))
  }

  /// Keys that change no replication: those of people, and those that results
  /// state themselves (device digest, seed, number of replications).
  private static let keysWithoutInfluence: Set<String> = [
    "$schema", "name", "summary", "device", "replications", "seed", "expect",
  ]

  /// Applies `--features` and then `--set` to the document.
  private func change(_ document: inout JSON5Value) -> [Diagnostic] {
    var failures: [Diagnostic] = []
    let schema = ScenarioShape.file.schema
    if let features {
      let override = Override(features: features)
      if let failure = override.apply(to: &document, schema: schema) { failures.append(failure) }
    }
    for override in overrides where override.devicePart == nil {
      if let failure = override.apply(to: &document, schema: schema) { failures.append(failure) }
    }
    return failures
  }

  private func device(
    _ draft: ScenarioDraft, document: JSON5Value, file: InputFile,
    _ context: inout ReadingContext
  ) -> DeviceReader.Result? {
    guard let reference = draft.device else { return nil }
    let path = JSON5Path(keys: "device")
    // A device that --set names is looked for from where the user stands.
    let isOverridden = overrides.contains { $0.path == path }
    let folder = isOverridden ? "." : file.directory
    // What the user names may lie anywhere, and what it extends beside it.
    let boundary =
      !staysInFolder
      ? nil
      : isOverridden ? InputFile.folder(of: InputFile.path(reference, from: ".")) : file.directory
    switch DeviceReference.file(reference, from: folder, within: boundary) {
    case .failure(let problem):
      context.report(
        problem.message, path: path, in: document, allowed: problem.allowed,
        nearest: problem.nearest)
      return nil
    case .success(let deviceFile):
      let reader = DeviceReader(overrides: overrides.compactMap(\.devicePart), boundary: boundary)
      switch reader.load(deviceFile) {
      case .success(let result): return result
      case .failure(let list):
        context.diagnostics += list.diagnostics.map { diagnostic in
          // An override's path starts with the scenario's word for the device.
          guard diagnostic.file == Override.file else { return diagnostic }
          var diagnostic = diagnostic
          diagnostic.path = "device.\(diagnostic.path)"
          return diagnostic
        }
        return nil
      }
    }
  }
}

extension Override {
  /// The change to the device's document, `nil` = it is not about the device.
  fileprivate var devicePart: Override? {
    guard path.components.count > 1, path.components.first == .key("device") else { return nil }
    return Override(path: JSON5Path(Array(path.components.dropFirst())), value: value)
  }

  /// The change that switches all features at once.
  fileprivate init(features: FeatureSet) {
    let nowhere = SourcePosition(file: FeatureSet.optionName, line: 0, column: 0)
    let members = Feature.allCases.map { feature in
      JSON5Member(
        key: "\(feature)", keyPosition: nowhere,
        value: JSON5Value(.bool(features.contains(feature)), at: nowhere))
    }
    self.init(
      path: JSON5Path(keys: "features"), value: JSON5Value(.object(members), at: nowhere))
  }
}
