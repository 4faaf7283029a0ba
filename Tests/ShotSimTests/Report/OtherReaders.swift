import Foundation
import Testing

@testable import ShotSim

/// Other people's programs that read what is written here; asked by `make test-all`.
enum OtherReaders {
  static let isAsked = ProcessInfo.processInfo.environment["SHOTSIM_TEST_ALL"] == "1"

  /// The virtual environment's Python, if `make test-packages` has made one.
  static let python: String = {
    let own = SourceTree.root.appending(path: ".build/venv/bin/python").path
    return FileManager.default.isExecutableFile(atPath: own) ? own : "python3"
  }()

  private static let path: String = {
    let inherited = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return SourceTree.root.appending(path: ".build/venv/bin").path + ":" + inherited
  }()

  /// Whether a program is to be asked, and is there.
  static func has(_ program: String) -> Bool { isAsked && Binary.hasProgram(program) }

  /// Whether a module of Python is to be asked, and is there.
  static func hasModule(_ module: String) async -> Bool {
    guard isAsked else { return false }
    let result = try? await Binary.shell(
      "exec \"$python\" -c 'import \(module)'", environment: ["python": python])
    return result?.exitCode == 0
  }

  static let hdrHistogram = "/usr/share/java/hdrhistogram.jar"

  /// Runs a line of `sh` in which `$tools` is the folder of the tools, `$python` a Python,
  /// and `$file` a file with the text; `$other` holds another one.
  static func ask(
    _ line: String, file: [UInt8], other: [UInt8] = [], suffix: String = ""
  ) async throws -> Binary.Result {
    try await Binary.withFolder { folder in
      let name = folder.appending(path: "file" + suffix)
      let otherName = folder.appending(path: "other")
      try Data(file).write(to: name)
      try Data(other).write(to: otherName)
      let result = try await Binary.shell(
        line,
        environment: [
          "tools": SourceTree.root.appending(path: "Tests/Tools").path, "python": python,
          "file": name.path, "other": otherName.path, "PATH": path,
        ])
      #expect(result.exitCode == 0, "\(result.errorText)")
      return result
    }
  }

  /// What `read_tables.py` found.
  static func read(
    _ kind: String, _ text: String, schema: String = ""
  ) async throws -> [String: Any] {
    let result = try await ask(
      "exec \"$python\" \"$tools/read_tables.py\" \(kind) \"$file\"", file: Array(text.utf8))
    let object = try JSONSerialization.jsonObject(with: Data(result.output))
    return try #require(object as? [String: Any])
  }

  /// Numbers of a table by column, as this program counts them.
  static func numbers(_ text: String) throws -> [String: (count: Int, sum: Double)] {
    let rows = CSVReader.cells(text)
    let names = try #require(rows.first)
    var result: [String: (count: Int, sum: Double)] = [:]
    for (column, name) in names.enumerated() {
      let values = rows.dropFirst().compactMap { Double($0[column]) }.filter(\.isFinite)
      result[name] = (values.count, values.reduce(0, +))
    }
    return result
  }
}
