/// The outputs of one run, opened together before it and finished together
/// after it.
struct OutputSet: Sendable {
  private var files: [String: OutputFile] = [:]
  /// In the order in which they were asked for.
  private var order: [String] = []

  /// Opens every target.
  ///
  /// A request is the option that named a target, such as `--events`, and the
  /// target; `nil` = not asked for. An option may have several. No output may
  /// replace one of `inputs`, the operands as written.
  ///
  /// - Throws: ``UsageError/sameOutput(_:first:second:)`` or
  ///   ``UsageError/overwritesInput(_:option:)`` before any file is touched,
  ///   ``OutputError/cannotCreate(_:reason:)``.
  static func open(
    _ requests: [(option: String, target: OutputTarget?)], keeping inputs: [String] = [],
    in environment: Environment
  ) throws -> OutputSet {
    let wanted = requests.compactMap { request in
      request.target.map { (option: request.option, target: $0) }
    }
    let kept = inputs.filter { if case .regular = Platform.fileKind($0) { true } else { false } }
      .map { Self.identity(.file($0)) }
    for (option, target) in wanted where kept.contains(Self.identity(target)) {
      throw UsageError.overwritesInput(target.argumentText, option: option)
    }
    var seen: [(option: String, identity: OutputTarget)] = []
    for (option, target) in wanted {
      let identity = Self.identity(target)
      if let earlier = seen.first(where: { $0.identity == identity }) {
        throw UsageError.sameOutput(
          target == .standardOutput ? "standard output" : "'\(target.argumentText)'",
          first: earlier.option, second: option)
      }
      seen.append((option, identity))
    }
    var set = OutputSet()
    for (option, target) in wanted {
      let key = set.order.contains(option) ? "\(option) \(target.argumentText)" : option
      set.order.append(key)
      set.files[key] = try OutputFile(target, in: environment)
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

  /// Gives every file its name.
  func commit() throws(OutputError) {
    for file in all { try file.commit() }
  }

  /// Removes what is unfinished.
  func discard() { all.forEach { $0.discard() } }

  private static func identity(_ target: OutputTarget) -> OutputTarget {
    switch target {
    case .standardOutput: .standardOutput
    case .file(let path): .file(OutputPath(path).resolved)
    }
  }
}
