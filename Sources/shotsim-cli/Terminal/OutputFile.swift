import Synchronization

/// A destination as the user writes it: a path, or `-` for standard output.
enum OutputTarget: Sendable, Equatable, ArgumentValue {
  case standardOutput
  case file(String)

  init?(argument: String) {
    if argument.isEmpty { return nil }
    self = argument == "-" ? .standardOutput : .file(argument)
  }

  static var expectation: String { "a file name, or - for standard output" }

  static var completion: Completion { .anyFile }

  var argumentText: String {
    switch self {
    case .standardOutput: "-"
    case .file(let path): path
    }
  }
}

/// A file that appears under its name only when it is complete.
///
/// Bytes go to a temporary file in the same folder, which ``commit()`` renames.
/// An unfinished one is removed: by ``discard()``, when the last reference
/// goes, and when the process is interrupted. Devices and pipes are written
/// in place.
final class OutputFile: Sendable {
  let target: OutputTarget
  private let stream: ByteStream
  private let state: Mutex<State>

  private struct State {
    /// `nil` for standard output and after the end.
    var descriptor: Int32?
    /// The unfinished file and its final path.
    var temporary: (path: String, final: String)?
  }

  /// Opens a target, before there is anything to write.
  ///
  /// - Throws: ``OutputError/cannotCreate(_:reason:)``.
  init(_ target: OutputTarget, in environment: Environment) throws(OutputError) {
    self.target = target
    switch target {
    case .standardOutput:
      stream = environment.output
      state = Mutex(State())
    case .file(let path):
      do throws(Platform.Failure) {
        let opened = try Self.open(path)
        stream = ByteStream(opened.descriptor ?? -1, name: path)
        state = Mutex(opened)
      } catch {
        throw .cannotCreate(path, reason: error.reason)
      }
    }
  }

  deinit { discard() }

  func write(_ text: String) throws(OutputError) { try stream.write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) throws(OutputError) { try stream.write(bytes) }

  /// Gives the file its name; nothing may be written afterwards.
  func commit() throws(OutputError) {
    try stream.flush()
    let result = state.withLock { state -> Result<Void, Platform.Failure> in
      guard let descriptor = state.descriptor else { return .success(()) }
      let temporary = state.temporary
      state = State()
      return Result { () throws(Platform.Failure) in
        try Self.finish(descriptor, temporary)
      }
    }
    if case .failure(let failure) = result {
      throw .cannotWrite(target.argumentText, reason: failure.reason)
    }
  }

  /// Gives up; removes the unfinished file, if there is one.
  func discard() {
    state.withLock { state in
      if let descriptor = state.descriptor { try? Platform.close(descriptor) }
      if let temporary = state.temporary { UnfinishedFiles.remove(temporary.path) }
      state = State()
    }
  }

  private static func finish(
    _ descriptor: Int32, _ temporary: (path: String, final: String)?
  ) throws(Platform.Failure) {
    do throws(Platform.Failure) {
      try Platform.close(descriptor)
      if let temporary { try UnfinishedFiles.rename(temporary.path, to: temporary.final) }
    } catch {
      if let temporary { UnfinishedFiles.remove(temporary.path) }
      throw error
    }
  }

  private static func open(_ path: String) throws(Platform.Failure) -> State {
    let kind = Platform.fileKind(path)
    switch kind {
    case .special, .directory:
      // Opening a folder for writing fails with the right reason.
      return State(descriptor: try Platform.openForWriting(path))
    case .missing, .regular:
      let final = OutputPath(path).resolved
      // Renaming over a file would get round its write protection.
      if case .regular = kind { try Platform.close(try Platform.openForWriting(path)) }
      let opened = try UnfinishedFiles.create(for: final)
      if case .regular(let permissions) = kind {
        Platform.setPermissions(permissions, of: opened.descriptor)
      }
      return State(descriptor: opened.descriptor, temporary: (opened.path, final))
    }
  }
}

/// The path of an output, which need not exist yet.
struct OutputPath {
  private var path: String

  init(_ path: String) { self.path = path }

  /// The folder's part, ending in a slash, or empty for the current folder.
  var folder: String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  var name: String { String(path.dropFirst(folder.count)) }

  /// The path without links, as far as it exists; equal for equal files.
  var resolved: String {
    if let whole = Platform.resolvedPath(path) { return whole }
    guard let parent = Platform.resolvedPath(folder.isEmpty ? "." : folder) else { return path }
    return parent == "/" ? "/" + name : parent + "/" + name
  }
}
