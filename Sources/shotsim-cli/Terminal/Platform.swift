// The only file that differs between systems: the C library's names for
// descriptors, paths and signals, with results instead of `errno`.

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// What the program asks of the operating system.
enum Platform {
  /// Why the system, or a check before it is asked, refuses.
  struct Failure: Error, Equatable {
    /// Such as "No such file or directory".
    var reason: String
    /// Whether something stands where something new was to be.
    var isAlreadyThere = false

    init(_ reason: String) { self.reason = reason }

    /// By the error number of the C library.
    fileprivate static var current: Failure {
      let code = errno
      var failure = Failure(strerror(code).map { String(cString: $0) } ?? "error \(code)")
      failure.isAlreadyThere = code == EEXIST
      return failure
    }
  }

  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  // MARK: - Process

  /// Processors that may be used, at least 1.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Bytes that are no UTF-8 where a text is expected.
  struct InvalidText: Error, Equatable {
    /// Such as `argument 2` or `GITHUB_OUTPUT`.
    var name: String
    /// With U+FFFD for what is no text.
    var shown: String
  }

  /// The arguments of the process without its name.
  ///
  /// Swift's own mends what is no UTF-8, and a file would be looked for, or written,
  /// under another name than the one that was given.
  static func arguments() throws(InvalidText) -> [String] {
    for name in ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"] {
      if let bytes = getenv(name) { _ = try text(bytes, name) }
    }
    var arguments: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let bytes = CommandLine.unsafeArgv[index] else { break }
      arguments.append(try text(bytes, "argument \(index)"))
    }
    return arguments
  }

  private static func text(
    _ bytes: UnsafePointer<CChar>, _ name: String
  ) throws(InvalidText) -> String {
    guard let text = String(validatingCString: bytes) else {
      throw InvalidText(name: name, shown: String(cString: bytes))
    }
    return text
  }

  static var processIdentifier: Int32 { getpid() }

  /// Ends the process at once, without running anything that waits for an end.
  static func exitNow(_ code: Int32) -> Never { _exit(code) }

  /// Makes a write to a closed pipe an error instead of the end of the process.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Makes sure that no file is ever opened as one of the standard streams.
  ///
  /// A stream that was closed by the caller becomes one that cannot be used:
  /// the null device, opened the wrong way round.
  static func reserveStandardStreams() {
    for descriptor in standardInput...standardError where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is taken, which is this one.
      _ = open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
    }
  }

  /// Blocks those of the signals that the caller did not choose to ignore.
  ///
  /// - Returns: What to wait for, `nil` if all are ignored.
  static func blockInterruptions() -> InterruptionSet? {
    var set = sigset_t()
    sigemptyset(&set)
    var isEmpty = true
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let previous = signal(number, SIG_DFL)
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        _ = signal(number, SIG_IGN)
      } else {
        sigaddset(&set, number)
        isEmpty = false
      }
    }
    guard !isEmpty, pthread_sigmask(SIG_BLOCK, &set, nil) == 0 else { return nil }
    return InterruptionSet(set: set)
  }

  /// Signals that are blocked and can be waited for.
  struct InterruptionSet: @unchecked Sendable {
    // A plain value that is never changed; not every system's is declared so.
    fileprivate let set: sigset_t
  }

  /// Waits for one of the signals, for ever if there are none.
  ///
  /// - Returns: 128 and the signal's number, as shells report it.
  static func waitForInterruption(_ signals: InterruptionSet?) -> Int32 {
    guard var set = signals?.set else {
      while true { sleep(.max) }
    }
    var number: Int32 = 0
    while sigwait(&set, &number) != 0 {}
    return 128 + number
  }

  // MARK: - Terminal

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Columns of the terminal behind a descriptor, `nil` if it is none.
  static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  // MARK: - Descriptors

  /// Writes all bytes.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(Failure) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .current
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Opens a file that exists, such as a device or a pipe, for writing.
  static func openForWriting(_ path: String) throws(Failure) -> Int32 {
    try checked(open(path, O_WRONLY | O_CLOEXEC))
  }

  /// Opens a file, which is created if need be, so that what is written comes after all
  /// that others write.
  static func openForAppending(_ path: String) throws(Failure) -> Int32 {
    try checked(open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666))
  }

  /// Creates a file that did not exist.
  static func create(_ path: String) throws(Failure) -> Int32 {
    try checked(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
  }

  static func close(_ descriptor: Int32) throws(Failure) {
    _ = try checked(systemClose(descriptor))
  }

  private static func checked(_ result: Int32) throws(Failure) -> Int32 {
    if result < 0 { throw .current }
    return result
  }

  // MARK: - Paths

  /// What stands at a path.
  enum FileKind: Equatable {
    case missing
    /// With its permission bits.
    case regular(UInt32)
    case directory
    /// A device, a pipe or a socket: written in place.
    case special
  }

  /// - Throws: If nothing can be there, such as under a name that is too long.
  static func fileKind(_ path: String) throws(Failure) -> FileKind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENAMETOOLONG { throw .current }
      return .missing
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .regular(UInt32(status.st_mode & 0o7777))
    case S_IFDIR: return .directory
    default: return .special
    }
  }

  /// Bytes of a regular file, 0 of anything else.
  static func fileSize(_ descriptor: Int32) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
    return Int(clamping: status.st_size)
  }

  static func setPermissions(_ bits: UInt32, of descriptor: Int32) {
    _ = fchmod(descriptor, mode_t(bits))
  }

  /// The absolute path without links, `nil` if nothing is there.
  static func resolvedPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func rename(_ old: String, to new: String) throws(Failure) {
    _ = try checked(systemRename(old, new))
  }

  static func remove(_ path: String) { _ = unlink(path) }

  /// Gives a file another name, beside its own.
  static func link(_ path: String, as name: String) throws(Failure) {
    _ = try checked(systemLink(path, name))
  }

  /// Where a link leads, as it says; `nil` if it is none.
  static func linkTarget(_ path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0, count < bytes.count else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

// Inside `Platform` these names mean its own functions.
#if canImport(Darwin)
private let systemWrite = Darwin.write
private let systemClose = Darwin.close
private let systemRename = Darwin.rename
private let systemLink = Darwin.link
#elseif canImport(Musl)
private let systemWrite = Musl.write
private let systemClose = Musl.close
private let systemRename = Musl.rename
private let systemLink = Musl.link
#else
private let systemWrite = Glibc.write
private let systemClose = Glibc.close
private let systemRename = Glibc.rename
private let systemLink = Glibc.link
#endif
