import ShotSim

/// The outputs of one run, opened together before it and finished together
/// after it.
struct OutputSet: Sendable {
  private var files: [String: OutputFile] = [:]
  /// In the order in which they were asked for.
  private var order: [String] = []

  /// Opens every target.
  ///
  /// A request is the option that named a target, such as `--events`, and the
  /// target; `nil` = not asked for. An option may have several.
  ///
  /// - Throws: ``UsageError/sameOutput(_:first:second:)`` or
  ///   ``UsageError/overwritesInput(_:option:)`` before any file is touched,
  ///   ``OutputError/cannotCreate(_:reason:)``.
  static func open(
    _ requests: [(option: String, target: OutputTarget?)], in environment: Environment
  ) throws -> OutputSet {
    let wanted = requests.compactMap { request in
      request.target.map { (option: request.option, target: $0) }
    }
    var seen = [
      Place("standard output", environment.output),
      Place("standard error", environment.diagnostics),
    ].compactMap(\.self)
    for (option, target) in wanted {
      let place = Place(option, target)
      if let earlier = seen.first(where: { $0.isSame(as: place) }) {
        throw UsageError.sameOutput(
          target == .standardOutput ? "standard output" : "'\(target.argumentText)'",
          first: earlier.name, second: option)
      }
      seen.append(place)
    }
    var set = OutputSet()
    for (option, target) in wanted {
      let key = set.order.contains(option) ? "\(option) \(target.argumentText)" : option
      set.order.append(key)
      set.files[key] = try OutputFile(target, option: option, in: environment)
    }
    return set
  }

  /// The file that an option named, the first one if it named several.
  subscript(option: String) -> OutputFile? { files[option] }

  /// All files that an option named, in their order.
  func all(named option: String) -> [OutputFile] {
    order.filter { $0 == option || $0.hasPrefix(option + " ") }.compactMap { files[$0] }
  }

  /// All files in the order in which they were asked for.
  var all: [OutputFile] { order.compactMap { files[$0] } }

  /// Whether one of them is standard output, so that text for people belongs
  /// elsewhere.
  var usesStandardOutput: Bool { all.contains { $0.target == .standardOutput } }

  /// Gives every file its name, or none.
  func commit() throws { try OutputFile.commit(all) }

  /// Removes what is unfinished.
  func discard() { all.forEach { $0.discard() } }

  /// Where an output goes, to find two that go to one place.
  private struct Place {
    /// The option, or the stream.
    var name: String
    /// nil = the stream of that name, whatever it leads to.
    private var target: OutputTarget?
    private var identity: FileIdentity?

    init(_ option: String, _ target: OutputTarget) {
      name = option
      switch target {
      case .standardOutput: self.target = target
      // What goes nowhere is in nobody's way.
      case .file("/dev/null"): break
      case .file(let path):
        self.target = .file(OutputPath(path).resolved)
        identity = FileIdentity(path: path)
      }
    }

    /// A stream that the caller leads into a file; nil of any other.
    init?(_ name: String, _ stream: ByteStream) {
      guard let identity = stream.file else { return nil }
      self.name = name
      self.identity = identity
    }

    func isSame(as other: Place) -> Bool {
      if let identity, identity == other.identity { return true }
      return target != nil && target == other.target
    }
  }
}
