import ShotSim

/// A file that is not ours alone, such as one that all steps of a build add to: nothing
/// in it is read, moved or written again.
///
/// Each text is added in one write at the end of the file, where the system puts it
/// whole behind whatever others write at the same time. That also works for a pipe, a
/// device, and a file that is mounted by itself and cannot be replaced.
struct SharedFile {
  private var target: OutputTarget
  /// What named it, for messages.
  private var name: String
  private var environment: Environment

  /// A file by its path; `name` is what named it, such as an environment variable.
  init(_ path: String, named name: String, in environment: Environment) {
    target = OutputTarget(path: path)
    self.name = name
    self.environment = environment
  }

  /// Adds a text, which is made when the file's size in bytes is known; 0 = it has none.
  ///
  /// - Throws: ``UsageError/overwritesInput(_:option:)``, ``OutputError``.
  func append(_ text: (_ size: Int) -> String) throws {
    switch target {
    case .standardOutput: try environment.output.write(Array(text(0).utf8))
    case .file(let path):
      if ReadFiles.current?.contains(path: path) == true {
        throw UsageError.overwritesInput(path, option: name)
      }
      let descriptor: Int32
      do throws(Platform.Failure) {
        descriptor = try Platform.openForAppending(path)
      } catch {
        throw OutputError.cannotCreate(path, reason: error.reason)
      }
      do throws(Platform.Failure) {
        defer { try? Platform.close(descriptor) }
        let bytes = Array(text(Platform.fileSize(descriptor)).utf8)
        try Platform.write(bytes[...], to: descriptor)
      } catch {
        throw OutputError.cannotWrite(path, reason: error.reason)
      }
    }
  }
}
