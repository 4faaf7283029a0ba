internal import Foundation

/// Which file it is, whatever it is called: two names of one file, by links of either
/// kind or by letter case, have the same identity.
package struct FileIdentity: Sendable, Hashable {
  private var device: UInt64
  private var number: UInt64

  /// The regular file that a path leads to; nil when there is none.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The regular file at a path itself, which is no link; nil when there is none.
  package init?(unlinkedPath path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The regular file behind an open descriptor; nil of a pipe, a device and so on.
  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    // Of other widths on other systems.
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
