import ShotSim

/// Reads the values of `--vary` and `--variant`.
enum VariantText {
  /// Reads `path=a,b,c`; commas within brackets or quotes do not separate.
  static func variation(_ text: String) throws -> [(label: String, override: String)] {
    guard let mark = text.firstIndex(of: "="), mark > text.startIndex else {
      throw UsageError.malformed("--vary", form: "path=a,b,c", found: text)
    }
    let path = String(text[..<mark])
    let name = path.split(separator: ".").last.map(String.init) ?? path
    return split(text[text.index(after: mark)...], at: ",").map { value in
      (label: "\(name) \(value)", override: "\(path)=\(value)")
    }
  }

  /// Reads `name:path=value;path=value`.
  static func variant(_ text: String) throws -> (label: String, overrides: [String]) {
    guard let mark = text.firstIndex(of: ":"), mark > text.startIndex else {
      throw UsageError.malformed("--variant", form: "name:path=value", found: text)
    }
    let changes = split(text[text.index(after: mark)...], at: ";")
      .map { String($0.drop { $0 == " " }) }
    guard changes.allSatisfy({ $0.contains("=") }) else {
      throw UsageError.malformed("a change of --variant", form: "path=value", found: text)
    }
    return (String(text[..<mark]), changes)
  }

  /// The last part of a path without its ending.
  static func shortName(_ reference: String) -> String {
    if reference == "-" { return InputFile.standardInputName }
    let name = reference.split(separator: "/").last.map(String.init) ?? reference
    for ending in [".json5", ".json"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  private static func split(_ text: Substring, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if "{[(".contains(character) {
        depth += 1
      } else if "}])".contains(character) {
        depth -= 1
      } else if character == separator, depth == 0 {
        parts.append("")
        continue
      }
      parts[parts.count - 1].append(character)
    }
    return parts
  }
}
