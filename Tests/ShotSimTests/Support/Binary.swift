import Foundation
import Testing

/// Runs the built `shotsim` as a process.
enum Binary {
  struct Result: Sendable {
    /// As a shell would report it: 128 and the number if a signal ended it.
    var exitCode: Int32
    var output: [UInt8]
    var errors: [UInt8]

    var outputText: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  struct Missing: Error {
    var searchedAbove: String
  }

  /// The executable next to the test bundle.
  static func url() throws -> URL {
    var folder = Bundle.module.bundleURL
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let file = folder.appending(path: "shotsim")
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: file.path)
      {
        return file
      }
    }
    throw Missing(searchedAbove: Bundle.module.bundleURL.path)
  }

  /// Runs `shotsim` with arguments.
  ///
  /// The process gets no variables but `PATH`, `HOME`, `TMPDIR` and those given,
  /// so that a developer's settings change no test.
  static func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:],
    folder: URL? = nil
  ) async throws -> Result {
    try await launch(
      url(), arguments, input: input, environment: environment, folder: folder)
  }

  /// Runs a line of `sh` in which `$shotsim` is the executable.
  ///
  /// `shell` is the shell's name, such as `bash`, or its path.
  static func shell(
    _ line: String, shell: String = "sh", input: [UInt8] = [],
    environment: [String: String] = [:], folder: URL? = nil
  ) async throws -> Result {
    var environment = environment
    environment["shotsim"] = try url().path
    return try await launch(
      URL(filePath: "/usr/bin/env"), [shell, "-c", line], input: input, environment: environment,
      folder: folder)
  }

  /// Runs a line of `sh` as ``shell(_:shell:input:environment:folder:)`` does,
  /// with a terminal as input, output and errors; all that is printed is output.
  ///
  /// Needs the program `script`; see ``hasPseudoTerminal``.
  static func terminal(
    _ line: String, environment: [String: String] = [:], folder: URL? = nil
  ) async throws -> Result {
    #if os(Linux)
    // The outer shell hands the line over in a variable, which needs no quoting.
    let outer = "exec script -qec 'eval \"$line\"' /dev/null </dev/null"
    #else
    let outer = "exec script -q /dev/null sh -c 'eval \"$line\"' </dev/null"
    #endif
    var environment = environment
    environment["line"] = line
    environment["SHELL"] = "/bin/sh"
    return try await shell(outer, environment: environment, folder: folder)
  }

  static let hasPseudoTerminal = hasProgram("script")

  /// Whether a program is on the search path, so that a test can ask it.
  ///
  /// Always true where every test is to run (`make test-all`): a program that is
  /// missing there makes the test fail instead of being skipped.
  static func hasProgram(_ name: String) -> Bool {
    isComplete || isInstalled(name)
  }

  /// Whether `make test-all` runs the tests.
  static let isComplete = ProcessInfo.processInfo.environment["SHOTSIM_TEST_ALL"] == "1"

  private static func isInstalled(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
    }
  }

  /// Makes an empty folder, hands it over, and removes it.
  static func withFolder<Value>(
    _ body: (URL) async throws -> Value
  ) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "shotsim-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }

  /// The same for what waits for nothing.
  static func withFolderNow<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "shotsim-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Runs any executable as ``run(_:input:environment:folder:)`` does the built one.
  static func launch(
    _ executable: URL, _ arguments: [String], input: [UInt8], environment: [String: String],
    folder: URL?
  ) async throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let inherited = ProcessInfo.processInfo.environment
    var variables = environment
    for name in ["PATH", "HOME", "TMPDIR"] where variables[name] == nil {
      variables[name] = inherited[name]
    }
    process.environment = variables
    // Files, not pipes: nothing can fill up while nobody reads.
    return try await withFolder { scratch in
      let files = ["input", "output", "errors"].map { scratch.appending(path: $0) }
      try Data(input).write(to: files[0])
      try Data().write(to: files[1])
      try Data().write(to: files[2])
      let handles = [
        try FileHandle(forReadingFrom: files[0]), try FileHandle(forWritingTo: files[1]),
        try FileHandle(forWritingTo: files[2]),
      ]
      // A process may be kept for long after its end, and thousands are run.
      defer { for handle in handles { try? handle.close() } }
      process.standardInput = handles[0]
      process.standardOutput = handles[1]
      process.standardError = handles[2]
      try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
        process.terminationHandler = { _ in ended.resume() }
        do {
          try process.run()
        } catch {
          process.terminationHandler = nil
          ended.resume(throwing: error)
        }
      }
      let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
      return Result(
        exitCode: signal + process.terminationStatus,
        output: Array(try Data(contentsOf: files[1])),
        errors: Array(try Data(contentsOf: files[2])))
    }
  }
}
