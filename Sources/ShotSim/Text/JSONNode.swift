/// Writes JSON by hand: fixed key order, shortest numbers, no spaces to choose.
package enum JSONText {
  /// Returns the text as a JSON string, quotes included (RFC 8259, section 7).
  package static func string(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        && byte != UInt8(ascii: "#")
    }
    if isPlain { return "\"" + text + "\"" }
    var result = "\""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // Legal as they are, and yet commands to a terminal or a build server.
      case _ where PrintableText.isControl(scalar), "#" where previous == "#":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns the number, or null where JSON has no text for it.
  package static func number(_ value: Double) -> String {
    value.isFinite ? NumberText.shortest(value) : "null"
  }
}

/// A JSON value whose object keys keep their order.
package indirect enum JSONNode: Sendable, Equatable {
  case null
  case flag(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([JSONNode])
  case object([(key: String, value: JSONNode)])

  package static func == (left: JSONNode, right: JSONNode) -> Bool {
    left.compact == right.compact
  }
}

extension JSONNode {
  /// On one line, without spaces.
  package var compact: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): JSONText.number(value)
    case .text(let text): JSONText.string(text)
    case .list(let items): "[" + items.map(\.compact).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { JSONText.string($0.key) + ":" + $0.value.compact }.joined(separator: ",")
        + "}"
    }
  }

  /// Over several lines, two spaces a level, lists of plain values on one line.
  package var pretty: String { pretty(indent: "") + "\n" }

  private func pretty(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .list(let items) where !items.isEmpty && !items.allSatisfy(\.isPlain):
      return "[\n" + items.map { inner + $0.pretty(indent: inner) }.joined(separator: ",\n")
        + "\n" + indent + "]"
    case .list(let items): return "[" + items.map(\.compact).joined(separator: ", ") + "]"
    case .object(let members) where !members.isEmpty:
      return "{\n"
        + members.map {
          inner + JSONText.string($0.key) + ": " + $0.value.pretty(indent: inner)
        }.joined(separator: ",\n") + "\n" + indent + "}"
    default: return compact
    }
  }

  private var isPlain: Bool {
    switch self {
    case .list, .object: false
    default: true
    }
  }
}
