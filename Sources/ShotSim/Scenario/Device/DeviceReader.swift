/// Reads device files, with what they extend, into devices.
package struct DeviceReader: Sendable {
  /// A device, what is legal but surprising in its file, and the fingerprint
  /// of all that it was made from.
  package struct Result: Sendable {
    package var device: Device
    package var warnings: [Diagnostic]
    package var digest: String
  }

  /// Changes to the device's document, made after `extends` and before all checks.
  package var overrides: [Override]

  /// The folder that the file and what it extends have to lie in; nil = anywhere.
  package var boundary: String?

  package init(overrides: [Override] = [], boundary: String? = nil) {
    self.overrides = overrides
    self.boundary = boundary
  }

  /// The names of the devices that come with the program, sorted.
  package static var builtInNames: [String] { BuiltInDevices.files.map(\.name) }

  /// The text of a device that comes with the program.
  package static func builtInText(_ name: String) -> String? {
    BuiltInDevices.files.first { $0.name == name }?.text
  }

  /// Reads a file, or a device that comes with the program.
  package func read(_ reference: String) throws(ReadingFailure) -> Result {
    if BuiltInDevices.file(named: reference) != nil { return try read(builtIn: reference) }
    if !InputFile.looksLikePath(reference) {
      throw .unknownName(
        reference, kind: .device,
        nearest: NearestName.nearest(to: reference, among: Self.builtInNames))
    }
    return try read(path: reference)
  }

  /// Reads a file.
  package func read(path: String) throws(ReadingFailure) -> Result {
    let file: InputFile
    do throws(UnreadableFile) {
      file = try InputFile.read(path: path)
    } catch {
      throw .unreadable(error)
    }
    return try read(file)
  }

  /// Reads a device that comes with the program.
  package func read(builtIn name: String) throws(ReadingFailure) -> Result {
    guard let file = BuiltInDevices.file(named: name) else {
      throw .unknownName(
        name, kind: .device,
        nearest: NearestName.nearest(to: name, among: Self.builtInNames))
    }
    return try read(file)
  }

  /// Reads bytes, such as those of standard input.
  package func read(_ file: InputFile) throws(ReadingFailure) -> Result {
    switch load(file) {
    case .success(let result): return result
    case .failure(let list): throw .invalid(.sorted(list.diagnostics))
    }
  }

  /// Reads without putting the errors in order, for a reader that has its own.
  func load(_ file: InputFile) -> Swift.Result<Result, DiagnosticList> {
    var merging = Merging(boundary: boundary)
    guard var document = merging.document(of: file) else {
      return .failure(DiagnosticList(merging.diagnostics))
    }
    var context = ReadingContext()
    context.diagnostics = merging.diagnostics
    for override in overrides {
      let failure = override.apply(to: &document, schema: DeviceShape.file.schema)
      if let failure { context.diagnostics.append(failure) }
    }
    context.allowsProvenance = true
    context.nullMeansAbsent = merging.hasExtended
    let draft = DeviceShape.file.read(document, &context)
    let device = draft.flatMap { DeviceValidation.device($0, document: document, &context) }
    guard let device, !context.hasErrors else {
      return .failure(
        DiagnosticList(context.diagnostics.filter { $0.severity == .error }))
    }
    return .success(
      Result(
        device: device, warnings: DiagnosticList.inOrder(context.diagnostics),
        digest: ContentDigest.digest(of: document, ignoring: ["$schema"])))
  }
}

/// Follows `extends` from file to file.
private struct Merging {
  var diagnostics: [Diagnostic] = []
  var hasExtended = false
  let boundary: String?
  /// The files on the way here, to refuse a circle.
  private var chain: [String] = []

  init(boundary: String?) { self.boundary = boundary }

  /// Returns the file's document laid over those that it extends; `nil` after
  /// an error that leaves nothing to go on with.
  mutating func document(of file: InputFile) -> JSON5Value? {
    chain.append(
      file.directory == nil ? "built-in \(file.name)" : InputFile.identity(of: file.name))
    let root: JSON5Value
    do throws(Diagnostic) {
      let document = try JSON5Parser.parse(file.bytes, file: file.name)
      diagnostics += document.duplicates
      root = document.root
    } catch {
      diagnostics.append(error)
      return nil
    }
    guard var members = root.members,
      let index = members.firstIndex(where: { $0.key == "extends" })
    else { return root }
    hasExtended = true
    let base = members.remove(at: index).value
    let own = JSON5Value(.object(members), at: root.position)
    guard let reference = base.string else {
      report("found \(base.found)", at: base, allowed: "a built-in device's name or a path")
      return nil
    }
    guard let next = baseFile(reference, of: file, at: base) else { return nil }
    return self.document(of: next).map { DeviceMerge.merge(own, over: $0) }
  }

  private mutating func baseFile(
    _ reference: String, of file: InputFile, at value: JSON5Value
  ) -> InputFile? {
    let found = DeviceReference.file(reference, from: file.directory, within: boundary)
    switch found {
    case .failure(let problem):
      report(
        problem.message, at: value, allowed: problem.allowed, nearest: problem.nearest)
      return nil
    case .success(let next):
      let identity =
        next.directory == nil ? "built-in \(next.name)" : InputFile.identity(of: next.name)
      guard !chain.contains(identity) else {
        report(
          "\"\(reference.shortened)\" extends itself in a circle", at: value,
          allowed: "a device that does not extend this one")
        return nil
      }
      guard chain.count < 16 else {
        report("too many devices extend each other", at: value, allowed: "at most 16")
        return nil
      }
      return next
    }
  }

  private mutating func report(
    _ message: String, at value: JSON5Value, allowed: String?, nearest: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        message, at: value.position, path: "extends", allowed: allowed, nearest: nearest))
  }
}
