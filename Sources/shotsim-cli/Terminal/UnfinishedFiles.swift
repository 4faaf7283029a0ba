import ShotSim
import Synchronization

/// The temporary files of this process, so that an interruption can remove them; a file
/// is either listed here or has its final name, never in between.
///
/// Their names end in a random number, they are made only where nothing stands, and
/// nothing is removed or renamed but the very file that was made: processes of the same
/// number, as in two containers, do not meet.
enum UnfinishedFiles {
  /// A file that was made here.
  struct File: Sendable, Equatable {
    var path: String
    /// Where it belongs when it is complete.
    var final: String
    fileprivate var identity: FileIdentity?

    /// Whether it is still the file that was made.
    fileprivate var isOurs: Bool {
      identity != nil && FileIdentity(unlinkedPath: path) == identity
    }

    fileprivate func remove() { if isOurs { Platform.remove(path) } }
  }

  private static let unfinished = Mutex<[File]>([])

  /// Creates a temporary file in the folder of a path.
  static func create(
    for final: String
  ) throws(Platform.Failure) -> (descriptor: Int32, file: File) {
    try unfinished.withLock { unfinished -> Result<(Int32, File), Platform.Failure> in
      Result { () throws(Platform.Failure) in
        let (descriptor, path) = try createUnheardOf(OutputPath(final))
        let file = File(
          path: path, final: final, identity: FileIdentity(descriptor: descriptor))
        unfinished.append(file)
        return (descriptor, file)
      }
    }.get()
  }

  /// Gives all files their final names, or none as far as renaming allows.
  ///
  /// An interruption waits for the end of it. Where a name cannot be given, the files
  /// before it are taken back, and what they had replaced returns.
  static func publish(_ files: [File]) throws(OutputError) {
    try unfinished.withLock { unfinished -> Result<Void, OutputError> in
      Result { () throws(OutputError) in
        var published: [Published] = []
        for file in files {
          do throws(Platform.Failure) {
            published.append(try publish(file, after: published, isOnly: files.count == 1))
          } catch {
            published.reversed().forEach { $0.takeBack() }
            throw .cannotWrite(file.final, reason: error.reason)
          }
        }
        published.forEach { $0.settle() }
        unfinished.removeAll { files.contains($0) }
      }
    }.get()
  }

  static func remove(_ file: File) {
    unfinished.withLock { unfinished in
      unfinished.removeAll { $0 == file }
      file.remove()
    }
  }

  /// Removes all of them and ends the process.
  static func removeAllAndExit(_ code: Int32) -> Never {
    unfinished.withLock { unfinished in
      unfinished.forEach { $0.remove() }
      // Still locked, so that no file can be created or renamed meanwhile.
      Platform.exitNow(code)
    }
  }

  // MARK: Steps

  /// A file that has its final name, and what it has replaced.
  private struct Published {
    var file: File
    /// Whether another file stood there.
    var replacesOne: Bool
    /// The other name of that file; nil = none, or it cannot have two names.
    var replaced: String?

    func takeBack() {
      guard FileIdentity(unlinkedPath: file.final) == file.identity else { return }
      if let replaced {
        try? Platform.rename(replaced, to: file.final)
      } else if !replacesOne {
        Platform.remove(file.final)
      }
    }

    func settle() { if let replaced { Platform.remove(replaced) } }
  }

  private static func publish(
    _ file: File, after earlier: [Published], isOnly: Bool
  ) throws(Platform.Failure) -> Published {
    guard file.isOurs else {
      throw Platform.Failure("its unfinished file was removed meanwhile")
    }
    let present = FileIdentity(unlinkedPath: file.final)
    // Two names that only the file system takes for one, by letter case for example.
    if let present, earlier.contains(where: { $0.file.identity == present }) {
      throw Platform.Failure("another output of this command is the same file")
    }
    var replaced: String?
    if !isOnly, present != nil {
      let other = OutputPath(file.final).unfinished
      if (try? Platform.link(file.final, as: other)) != nil { replaced = other }
    }
    do throws(Platform.Failure) {
      try Platform.rename(file.path, to: file.final)
    } catch {
      if let replaced { Platform.remove(replaced) }
      throw error
    }
    return Published(file: file, replacesOne: present != nil, replaced: replaced)
  }

  /// Creates a file of a new name.
  private static func createUnheardOf(
    _ target: OutputPath
  ) throws(Platform.Failure) -> (descriptor: Int32, path: String) {
    var tries = 0
    while true {
      let path = target.unfinished
      do throws(Platform.Failure) {
        return (try Platform.create(path), path)
      } catch {
        tries += 1
        guard error.isAlreadyThere, tries < 100 else { throw error }
      }
    }
  }
}
