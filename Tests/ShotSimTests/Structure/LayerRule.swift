import Foundation

/// One row of the layer table in CONTRIBUTING.md.
struct LayerRule {
  /// Below `Sources`.
  var folder: String
  /// Modules that its files may import.
  var imports: Set<String> = []
  /// Words that must not occur, neither alone nor as a part of a camel-case
  /// name, not even in comments; letter case counts.
  var words: Set<String> = []
  /// Folders of `Sources/ShotSim` whose types must not be named in code.
  var unknownFolders: [String] = []

  /// Words of the camera, which the lowest folders do not know.
  private static let domainWords: Set<String> = [
    "camera", "Camera", "cameras", "photo", "Photo", "photos", "Photos", "shutter", "Shutter",
  ]

  /// The folders of `Sources/ShotSim` but these.
  private static func folders(except known: Set<String>) -> [String] {
    [
      "Text", "Engine", "Random", "Statistics", "Files", "Camera", "Scenario", "Experiment",
    ].filter { !known.contains($0) }
  }

  static let all: [LayerRule] = [
    LayerRule(
      folder: "ShotSim/Text", words: Self.domainWords.union(["CGSL", "Foundation"]),
      unknownFolders: Self.folders(except: ["Text"])),
    LayerRule(
      folder: "ShotSim/Engine",
      words: Self.domainWords.union(["JSON", "json", "CGSL", "gsl", "GSL", "Foundation"]),
      unknownFolders: Self.folders(except: ["Engine"])),
    LayerRule(
      folder: "ShotSim/Random", imports: ["CGSL"],
      words: Self.domainWords.union(["Foundation", "JSON"]),
      unknownFolders: Self.folders(except: ["Random"])),
    LayerRule(
      folder: "ShotSim/Statistics", imports: ["CGSL"],
      words: ["Engine", "Camera", "Scenario", "Report", "Foundation", "JSON"],
      unknownFolders: Self.folders(except: ["Statistics", "Random"])),
    LayerRule(
      folder: "ShotSim/Files",
      imports: ["Foundation", "FoundationEssentials", "Synchronization"],
      words: ["Engine", "Statistics", "Report", "CGSL"],
      unknownFolders: Self.folders(except: ["Files", "Text", "Camera", "Scenario", "Random"])),
    LayerRule(
      folder: "ShotSim/Camera",
      words: [
        "Scenario", "Report", "Statistics", "Foundation", "CGSL", "JSON", "URL", "FileManager",
        "FileHandle",
      ],
      unknownFolders: Self.folders(except: ["Camera", "Engine", "Random"])),
    LayerRule(
      folder: "ShotSim/Scenario", imports: ["Foundation", "FoundationEssentials"],
      words: ["Engine", "Statistics", "Report", "CGSL"],
      unknownFolders: Self.folders(except: [
        "Scenario", "Files", "Text", "Camera", "Random",
      ])),
    LayerRule(
      folder: "ShotSim/Experiment",
      imports: ["Foundation", "FoundationEssentials", "Synchronization"],
      words: ["Report", "Terminal", "terminal", "CGSL", "stdout", "stderr"]),
    LayerRule(
      folder: "ShotSimReports",
      imports: ["CZlib", "ShotSim", "Foundation", "FoundationEssentials"],
      words: ["Engine", "CGSL"], unknownFolders: ["Engine"]),
    LayerRule(
      folder: "shotsim-cli",
      imports: [
        "ShotSim", "ShotSimReports", "Foundation", "FoundationEssentials", "Synchronization",
        "Darwin", "Glibc", "Musl",
      ],
      words: ["CGSL", "Engine"], unknownFolders: ["Engine"]),
  ]

  /// What every layer may name although another folder declares it: the unit of time,
  /// and how a value must lie to a limit.
  static let vocabulary: Set<String> = ["Nanoseconds", "Relation"]

  /// Words that only look like forbidden ones: the framework that is modelled.
  static let harmlessWords: Set<String> = ["AVFoundation"]

  /// Returns a line for every import or word that breaks the rule.
  ///
  /// `types` has, by folder, the types that its files declare.
  func violations(in text: SwiftText, file: String, types: [String: Set<String>]) -> [String] {
    var found = text.imports.filter { !imports.contains($0.text) }.map { word in
      "\(file):\(word.line): imports \(word.text)"
    }
    let unknownTypes = unknownFolders.reduce(into: Set<String>()) { result, folder in
      result.formUnion(types[folder] ?? [])
    }.subtracting(Self.vocabulary)
    // Most words occur often: each is taken apart once.
    var forbidden: [String: Bool] = [:]
    func isForbidden(_ word: String) -> Bool {
      if let known = forbidden[word] { return known }
      let isForbidden =
        !Self.harmlessWords.contains(word)
        && (words.contains(word) || Self.parts(of: word).contains(where: words.contains))
      forbidden[word] = isForbidden
      return isForbidden
    }
    for word in text.words {
      if isForbidden(word.text) {
        found.append("\(file):\(word.line): mentions \(word.text)")
      } else if word.isCode, unknownTypes.contains(word.text) {
        found.append("\(file):\(word.line): names \(word.text), a type of another layer")
      }
    }
    return found
  }

  /// The parts of a camel-case name: `nextPhotoURL` has `next`, `Photo`, `URL`.
  static func parts(of name: String) -> [String] {
    var parts: [String] = []
    var previous: Character = "_"
    for character in name {
      let begins = character.isUppercase && !previous.isUppercase
      // The last capital of a run belongs to the word that follows it.
      let endsRun = character.isLowercase && previous.isUppercase && (parts.last?.count ?? 0) > 1
      if endsRun, let last = parts.last?.last {
        parts[parts.count - 1].removeLast()
        parts.append(String(last))
      }
      if character == "_" || begins || parts.isEmpty { parts.append("") }
      if character != "_" { parts[parts.count - 1].append(character) }
      previous = character
    }
    return parts.filter { !$0.isEmpty }
  }

  /// Returns a line for every import or word that breaks the rule in the sources.
  func violations() throws -> [String] {
    let sources = try Self.sources.get()
    return sources.filter { $0.layer == folder }.flatMap { source in
      violations(in: source.text, file: source.path, types: Self.declaredTypes(in: sources))
    }
  }

  /// A file, by its path below `Sources`.
  struct Source {
    var path: String
    var text: SwiftText

    /// The folder of a rule, `nil` for the library's top level, which has none.
    var layer: String? {
      let parts = path.split(separator: "/").map(String.init)
      if parts[0] != "ShotSim" { return parts[0] }
      return parts.count > 2 ? "ShotSim/" + parts[1] : nil
    }
  }

  /// All files, read once.
  static let sources = Result {
    let root = SourceTree.root.appending(path: "Sources")
    return try SourceTree.swiftFiles(below: root).map { file in
      Source(
        path: String(file.path.dropFirst(root.path.count + 1)),
        text: SwiftText(try String(contentsOf: file, encoding: .utf8)))
    }
  }

  /// By folder of the library, the types that its files declare.
  private static func declaredTypes(in sources: [Source]) -> [String: Set<String>] {
    sources.reduce(into: [:]) { types, source in
      let folder = source.layer?.split(separator: "/").last.map(String.init) ?? ""
      types[folder, default: []].formUnion(source.text.declaredTypes)
    }
  }
}
