import Foundation

@testable import ShotSim
@testable import shotsim_cli

/// A case that was run, and what is wrong with its outcome.
struct FuzzRun {
  var code: ExitCode
  var output: String
  var errors: String
  /// What must hold of every run and does not here.
  var problems: [String] = []

  /// Runs the case in a folder of its own.
  static func run(_ made: FuzzCase, in folder: URL) async throws -> FuzzRun {
    let manager = FileManager.default
    let out = folder.appending(path: "out")
    try manager.createDirectory(at: out, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    for file in made.files {
      try Data(file.bytes).write(to: folder.appending(path: file.name))
    }
    let placed = made.placed(in: folder.path)
    StandardInput.give(placed.input, at: folder.appending(path: "input"))
    let before = try snapshot(folder)
    let environment = Environment.capturing(variables: placed.variables)
    let code = await CommandTable.tree.run(placed.arguments, in: environment)
    var run = FuzzRun(
      code: code, output: String(decoding: environment.output.captured, as: UTF8.self),
      errors: String(decoding: environment.diagnostics.captured, as: UTF8.self))
    run.judge(placed, before: before, after: try snapshot(folder))
    return run
  }

  /// The bytes of every file below a folder, by path.
  private static func snapshot(_ folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      files[name] = try? Data(contentsOf: folder.appending(path: name))
    }
    return files
  }

  // MARK: What must hold

  private mutating func judge(
    _ made: FuzzCase, before: [String: Data], after: [String: Data]
  ) {
    judgeCode(made)
    judgeText(made)
    judgeFiles(made, before: before, after: after)
    if made.arguments.contains("json"), made.arguments.contains("--format"), output.hasPrefix("{"),
      code == .success
    {
      do throws(Diagnostic) {
        _ = try JSON5Parser.parse(Array(output.utf8), file: "output")
      } catch {
        problems.append("the JSON on standard output does not parse: \(error)")
      }
    }
  }

  private mutating func judgeCode(_ made: FuzzCase) {
    if code == .internalFailure { problems.append("it says that it is at fault itself") }
    if code.rawValue >= ExitCode.usage.rawValue, errors.isEmpty {
      problems.append("\(code) without a word")
    }
    let command = CommandTable.tree.commands.filter {
      Array(made.arguments.prefix($0.path.count)) == $0.path
    }
    if let command = command.max(by: { $0.path.count < $1.path.count }),
      !command.exitCodes.contains(code)
    {
      problems.append("\(code) is none of the exit codes in its help")
    }
  }

  /// No text from a file or a name may move the cursor, color the screen, hide its own
  /// direction or give a workflow command.
  private mutating func judgeText(_ made: FuzzCase) {
    let isColored =
      made.arguments.contains { $0.hasSuffix("always") } || made.variables["FORCE_COLOR"] != nil
    let tellsGitHub = isColored || made.variables["GITHUB_ACTIONS"] != nil
    for (name, text) in [("standard output", output), ("standard error", errors)] {
      let bad = text.unicodeScalars.first { scalar in
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case 0x1B: !isColored
        case ..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
      }
      if let bad { problems.append("U+\(String(bad.value, radix: 16)) on \(name)") }
      if !tellsGitHub, text.split(separator: "\n").contains(where: { $0.hasPrefix("::") }) {
        problems.append("a workflow command on \(name)")
      }
    }
  }

  private mutating func judgeFiles(
    _ made: FuzzCase, before: [String: Data], after: [String: Data]
  ) {
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
    if let left = after.keys.first(where: { $0.contains(".unfinished") }) {
      problems.append("\(left) was left behind")
    }
    // An input that is given up for an output is named once at most: as the output.
    for name in changed where before[name] != nil && name != "input" {
      let mentions = made.arguments.filter { $0.hasSuffix("/" + name) }.count
      let isDevice = made.files.contains {
        $0.name != name && String(decoding: $0.bytes, as: UTF8.self).contains("\"\(name)\"")
      }
      if mentions > 1 || isDevice { problems.append("\(name) was read and overwritten") }
    }
    let failed: Set<ExitCode> = [.usage, .invalidData, .noInput, .cannotCreate, .outputFailed]
    let written = changed.filter { !$0.hasSuffix("github") && !$0.hasSuffix("summary.md") }
    if failed.contains(code), !written.isEmpty {
      problems.append("\(code), and yet it wrote \(written.joined(separator: ", "))")
    }
  }
}

/// Descriptor 0 of this process, which cases that read `-` get their bytes from.
private enum StandardInput {
  static func give(_ bytes: [UInt8], at url: URL) {
    try? Data(bytes).write(to: url)
    let descriptor = open(url.path, O_RDONLY)
    dup2(descriptor, 0)
    close(descriptor)
  }
}
