import Foundation
import Testing

/// The public symbols of the library's modules, as the compiler sees them in
/// the build that the tests belong to.
enum PublicSymbols {
  /// The modules of the library: folders of `Sources` with Swift files and a
  /// name that can be imported, so a new one needs no entry anywhere.
  static func modules() -> [String] {
    TestFiles.names(in: sources).filter { name in
      name.first?.isUppercase == true
        && !SourceTree.swiftFiles(below: sources.appending(path: name)).isEmpty
    }
  }

  /// Whether the toolchain has the program that lists symbols; it must where
  /// every test is to run.
  static let hasExtractor: Bool = Binary.hasProgram(extractor) || extractorBesideSwift != nil

  /// One line for each symbol and conformance of a module, sorted: its kind, its
  /// path and its declaration.
  static func lines(of module: String) async throws -> [String] {
    try await Binary.withFolder { folder in
      let line = """
        \(extractorCommand) -module-name "$module" -target "$target" -I "$modules" \
        \(cModuleOptions()) $(pkg-config --cflags-only-I gsl 2>/dev/null) \
        -minimum-access-level public -skip-synthesized-members -output-dir .
        """
      let result = try await Binary.shell(
        line,
        environment: [
          "module": module, "sources": sources.path,
          "modules": try modulesFolder(with: module).path,
          "target": try await target(), "beside": extractorBesideSwift?.path ?? extractor,
        ], folder: folder)
      try #require(result.exitCode == 0, "\(result.errorText)")
      let files = TestFiles.names(in: folder, ending: ".symbols.json")
      try #require(!files.isEmpty)
      return try files.flatMap { name in
        let data = try Data(contentsOf: folder.appending(path: name))
        return try JSONDecoder().decode(SymbolGraph.self, from: data).lines(module: module)
      }.sorted()
    }
  }

  private static let sources = SourceTree.root.appending(path: "Sources")

  // MARK: - The toolchain

  /// Where the C modules are that the Swift modules were built with.
  private static func cModuleOptions() -> String {
    TestFiles.names(in: sources).filter { name in
      let map = sources.appending(path: name).appending(path: "module.modulemap")
      return FileManager.default.fileExists(atPath: map.path)
    }.map { "-I \"$sources/\($0)\"" }.joined(separator: " ")
  }

  private static let extractor = "swift-symbolgraph-extract"

  #if os(macOS)
  private static let extractorCommand =
    "xcrun \(extractor) -sdk \"$(xcrun --sdk macosx --show-sdk-path)\""
  #else
  private static let extractorCommand = "\"$beside\""
  #endif

  /// The program in the folder of the `swift` that the search path leads to.
  private static let extractorBesideSwift: URL? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let folders = path.split(separator: ":").map { URL(filePath: String($0)) }
    let swift = folders.map { $0.appending(path: "swift") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    let program = swift?.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: extractor)
    return program.flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
  }()

  /// The system that the toolchain builds for, such as `x86_64-unknown-linux-gnu`.
  private static func target() async throws -> String {
    struct Answer: Decodable {
      struct Target: Decodable { var triple: String }
      var target: Target
    }
    let answer = try await Binary.shell("swift -print-target-info")
    return try JSONDecoder().decode(Answer.self, from: Data(answer.output)).target.triple
  }

  /// The folder of built modules above the test bundle.
  private static func modulesFolder(with module: String) throws -> URL {
    var folder = Bundle.module.bundleURL
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      for modules in [folder.appending(path: "Modules"), folder] {
        let file = modules.appending(path: "\(module).swiftmodule")
        if FileManager.default.fileExists(atPath: file.path) { return modules }
      }
    }
    throw Binary.Missing(searchedAbove: Bundle.module.bundleURL.path)
  }
}

/// The part of the compiler's symbol graph that is looked at.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]

  /// Follow from other conformances, and differ between compilers.
  private static let implied: Set = ["Copyable", "Escapable", "SendableMetatype"]

  func lines(module: String) -> [String] {
    var paths: [String: String] = [:]
    var lines: [String] = []
    for symbol in symbols {
      let path = ([module] + symbol.pathComponents).joined(separator: ".")
      paths[symbol.identifier.precise] = path
      let kind = symbol.kind.identifier.replacing("swift.", with: "")
      let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      lines.append("\(path) (\(kind)): \(declaration)")
    }
    for relationship in relationships where relationship.kind == "conformsTo" {
      let ends = [relationship.source, relationship.target]
      let known = ends.map { paths[$0] }
      let target = known[1] ?? relationship.targetFallback ?? ends[1]
      guard !Self.implied.contains(target.replacing("Swift.", with: "")) else { continue }
      lines.append("\(known[0] ?? ends[0]) (conformance): \(target)")
    }
    return lines
  }
}
