internal import Foundation
internal import Synchronization

/// The files that a command has read, so that none of its outputs takes the place of one.
///
/// ``InputFile`` notes every file that it reads, whoever asked for it: a scenario, the
/// devices that it names and those that they extend, a baseline, standard input. A file
/// is known by what it is and by its path, in case another program has put a new one
/// there since.
package final class ReadFiles: Sendable {
  /// Those of the command that is running; nil = nobody asks.
  @TaskLocal package static var current: ReadFiles?

  private struct Known {
    var identities: Set<FileIdentity> = []
    var paths: Set<String> = []
  }

  private let known = Mutex(Known())

  package init() {}

  /// Notes a file that is being read; `path` is nil for standard input.
  ///
  /// Only regular files can be replaced, so pipes and devices are not noted.
  package func note(descriptor: Int32, path: String?) {
    guard let identity = FileIdentity(descriptor: descriptor) else { return }
    known.withLock { known in
      known.identities.insert(identity)
      if let path { known.paths.insert(InputFile.identity(of: path)) }
    }
  }

  /// Whether what stands at a path, or is to, has been read.
  package func contains(path: String) -> Bool {
    let identity = FileIdentity(path: path)
    let resolved = InputFile.identity(of: path)
    return known.withLock { known in
      identity.map(known.identities.contains) == true || known.paths.contains(resolved)
    }
  }
}
