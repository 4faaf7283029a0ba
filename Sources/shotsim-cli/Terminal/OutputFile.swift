import ShotSim
import Synchronization

/// A file that appears under its name only when it is complete.
///
/// Bytes go to a temporary file in the same folder, which ``commit(_:)`` renames. An
/// unfinished one is removed: by ``discard()``, when the last reference goes, and when
/// the process is interrupted. Devices and pipes are written in place. No output
/// takes the place of a file that the command has read.
final class OutputFile: Sendable {
  let target: OutputTarget
  /// The option that named it, for messages.
  private let option: String
  private let stream: ByteStream
  private let state: Mutex<State>

  private struct State {
    /// `nil` for standard output and after the end.
    var descriptor: Int32?
    var unfinished: UnfinishedFiles.File?
  }

  /// Opens a target, before there is anything to write.
  ///
  /// - Throws: ``OutputError/cannotCreate(_:reason:)``, or
  ///   ``UsageError/overwritesInput(_:option:)``.
  init(_ target: OutputTarget, option: String, in environment: Environment) throws {
    self.target = target
    self.option = option
    switch target {
    case .standardOutput:
      stream = environment.output
      state = Mutex(State())
    case .file(let path):
      try Self.refuseInput(target, option)
      do throws(Platform.Failure) {
        let opened = try Self.open(path)
        stream = ByteStream(opened.descriptor ?? -1, name: path)
        state = Mutex(opened)
      } catch {
        throw OutputError.cannotCreate(path, reason: error.reason)
      }
    }
  }

  deinit { discard() }

  func write(_ text: String) throws(OutputError) { try stream.write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) throws(OutputError) { try stream.write(bytes) }

  /// Gives files their names together, once all are written whole; nothing may be
  /// written afterwards.
  static func commit(_ files: [OutputFile]) throws {
    // What was opened first and read later is found out here.
    for file in files { try refuseInput(file.target, file.option) }
    for file in files { try file.finish() }
    try UnfinishedFiles.publish(
      files.compactMap { file in file.state.withLock { $0.unfinished } })
    for file in files { file.state.withLock { $0.unfinished = nil } }
  }

  /// Gives up; removes the unfinished file, if there is one.
  func discard() {
    state.withLock { state in
      if let descriptor = state.descriptor { try? Platform.close(descriptor) }
      if let unfinished = state.unfinished { UnfinishedFiles.remove(unfinished) }
      state = State()
    }
  }

  /// Hands over the last bytes; some systems say only at the end that there was no room.
  private func finish() throws(OutputError) {
    try stream.flush()
    let result = state.withLock { state -> Result<Void, Platform.Failure> in
      guard let descriptor = state.descriptor else { return .success(()) }
      state.descriptor = nil
      return Result { () throws(Platform.Failure) in try Platform.close(descriptor) }
    }
    if case .failure(let failure) = result {
      throw .cannotWrite(target.argumentText, reason: failure.reason)
    }
  }

  /// - Throws: If the target is a file that was read.
  private static func refuseInput(_ target: OutputTarget, _ option: String) throws(UsageError) {
    guard case .file(let path) = target, ReadFiles.current?.contains(path: path) == true
    else { return }
    throw .overwritesInput(path, option: option)
  }

  private static func open(_ path: String) throws(Platform.Failure) -> State {
    let kind = try Platform.fileKind(path)
    switch kind {
    case .special, .directory:
      // Opening a folder for writing fails with the right reason.
      return State(descriptor: try Platform.openForWriting(path))
    case .missing, .regular:
      // Renaming over a file would get round its write protection.
      if case .regular = kind { try Platform.close(try Platform.openForWriting(path)) }
      let opened = try UnfinishedFiles.create(for: OutputPath(path).resolved)
      if case .regular(let permissions) = kind {
        Platform.setPermissions(permissions, of: opened.descriptor)
      }
      return State(descriptor: opened.descriptor, unfinished: opened.file)
    }
  }
}
