internal import Foundation

/// The bytes of an input and where it came from.
package struct InputFile: Sendable {
  package var bytes: [UInt8]
  /// As messages name it.
  package var name: String
  /// The folder that relative paths inside it start from; `nil` = it may not
  /// name other files (built-in files).
  package var directory: String?

  package init(bytes: [UInt8], name: String, directory: String?) {
    self.bytes = bytes
    self.name = name
    self.directory = directory
  }

  /// The most bytes that are read of one input, 16 MiB; an endless one such as
  /// `/dev/zero` ends there.
  package static let limit = 0x100_0000

  /// Reads a file, and notes it in ``ReadFiles``.
  ///
  /// - Throws: Why it could not be read, in words.
  package static func read(path: String) throws(UnreadableFile) -> InputFile {
    let handle = try opened(path)
    defer { try? handle.close() }
    ReadFiles.current?.note(descriptor: handle.fileDescriptor, path: path)
    return InputFile(
      bytes: try bytes(of: handle, name: path), name: path, directory: folder(of: path))
  }

  private static func opened(_ path: String) throws(UnreadableFile) -> FileHandle {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let code = errno
      throw UnreadableFile(
        path: path, reason: reason(code, path), isMissing: code == ENOENT || code == ENOTDIR)
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR else {
      try? handle.close()
      throw UnreadableFile(path: path, reason: "it is a folder")
    }
    return handle
  }

  /// Why a file cannot be opened, from the system's number for it.
  static func reason(_ code: Int32, _ path: String) -> String {
    switch code {
    case ENOENT, ENOTDIR:
      var status = stat()
      return lstat(path, &status) == 0 ? "it is a link that leads nowhere" : "no such file"
    case EACCES, EPERM: return "no permission to read it"
    default:
      let words = String(cString: strerror(code))
      return words.prefix(1).lowercased() + words.dropFirst()
    }
  }

  /// How messages call standard input.
  package static let standardInputName = "standard input"

  /// Reads standard input to its end, and notes it in ``ReadFiles`` if it is a file;
  /// paths in it start from the current folder.
  ///
  /// - Throws: Why it could not be read, in words.
  package static func readStandardInput() throws(UnreadableFile) -> InputFile {
    ReadFiles.current?.note(descriptor: FileHandle.standardInput.fileDescriptor, path: nil)
    return InputFile(
      bytes: try bytes(of: .standardInput, name: standardInputName), name: standardInputName,
      directory: ".")
  }

  private static func bytes(
    of handle: FileHandle, name: String
  ) throws(UnreadableFile) -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      // Pipes give their bytes in parts; nil is the end.
      while bytes.count <= limit, let part = try handle.read(upToCount: 1 << 20), !part.isEmpty {
        bytes += part
      }
    } catch {
      throw UnreadableFile(path: name, reason: "reading it failed")
    }
    guard bytes.count <= limit else {
      throw UnreadableFile(path: name, reason: "it has more than \(limit >> 20) MiB")
    }
    return bytes
  }

  /// The folder of a path, without resolving anything.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path as seen from a folder; the current folder is left out.
  static func path(_ path: String, from folder: String) -> String {
    if path.hasPrefix("/") || folder == "." { return path }
    return folder == "/" ? "/" + path : folder + "/" + path
  }

  /// Whether a reference to a file or a built-in one can only mean a file.
  static func looksLikePath(_ reference: String) -> Bool {
    reference.contains("/") || reference.hasSuffix(".json") || reference.hasSuffix(".json5")
  }

  /// Whether a file lies in a folder or below it, links followed.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    let root = identity(of: folder)
    return identity(of: path).hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }

  /// The same text for the same file, however it was reached.
  static func identity(of path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
