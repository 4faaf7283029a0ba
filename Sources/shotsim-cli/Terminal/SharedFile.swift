import ShotSim

/// A file that is not ours alone, such as one that all steps of a build add to: nothing
/// in it is read, moved or written again.
///
/// Each text is added in one write at the end of the file, where the system puts it
/// whole behind whatever others write at the same time. That also works for a pipe, a
/// device, and a file that is mounted by itself and cannot be replaced.
///
/// It is opened before the work, so that a wrong name costs nobody a run and leaves no
/// other output behind.
final class SharedFile: Sendable {
  private let target: OutputTarget
  private let environment: Environment
  /// Of the open file; nil = standard output.
  private let descriptor: Int32?

  /// Opens a file by its path; `name` is what named it, such as an environment variable.
  ///
  /// - Throws: ``UsageError/overwritesInput(_:option:)``, ``OutputError``.
  init(_ path: String, named name: String, in environment: Environment) throws {
    target = OutputTarget(path: path)
    self.environment = environment
    guard case .file(let path) = target else {
      descriptor = nil
      return
    }
    if ReadFiles.current?.contains(path: path) == true {
      throw UsageError.overwritesInput(path, option: name)
    }
    do throws(Platform.Failure) {
      descriptor = try Platform.openForAppending(path)
    } catch {
      throw OutputError.cannotCreate(path, reason: error.reason)
    }
  }

  deinit {
    if let descriptor { try? Platform.close(descriptor) }
  }

  /// Adds a text, which is made when the file's size in bytes is known; 0 = it has none.
  ///
  /// - Throws: ``OutputError``.
  func append(_ text: (_ size: Int) -> String) throws {
    guard let descriptor, case .file(let path) = target else {
      return try environment.output.write(Array(text(0).utf8))
    }
    do throws(Platform.Failure) {
      let bytes = Array(text(Platform.fileSize(descriptor)).utf8)
      try Platform.write(bytes[...], to: descriptor)
    } catch {
      throw OutputError.cannotWrite(path, reason: error.reason)
    }
  }
}
