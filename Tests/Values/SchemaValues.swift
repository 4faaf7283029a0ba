package import ShotSim

/// Makes random values that a declared schema allows, and changes them at random.
package struct SchemaValues {
  package var random: SplitMix64
  /// What keys or strings of a pattern are picked from instead of being made up,
  /// because the pattern says less than the reader wants.
  package var picks: [String: [String]] = [:]

  package init(random: SplitMix64) { self.random = random }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func isLucky(_ one: Int, in all: Int) -> Bool { number(1...all) <= one }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }

  /// Shapes that name themselves end there.
  private static let deepest = 10

  /// A value that the node allows.
  package mutating func value(of node: SchemaNode, depth: Int = 0) -> JSONNode {
    switch node {
    case .boolean: return .flag(isLucky(1, in: 2))
    case .isTrue: return .flag(true)
    case .null: return .null
    case .string(let pattern, let examples):
      if let pattern { return .text(text(of: pattern)) }
      return .text(examples.isEmpty ? "text \(number(1...99))" : pick(examples))
    case .number(let minimum, let maximum, let isWhole):
      let low = max(minimum ?? -1000, -1e9)
      let high = min(maximum ?? 1000, 1e9)
      let value = low + (high - low) * Double(number(0...1000)) / 1000
      return isWhole ? .integer(Int64(value.rounded(.up))) : .number(value)
    case .enumeration(let names): return .text(pick(names))
    case .constant(let text): return .text(text)
    case .array where depth > Self.deepest: return .list([])
    case .array(let element):
      return .list((0..<number(1...3)).map { _ in value(of: element, depth: depth + 1) })
    case .object(let fields):
      return .object(
        fields.filter { $0.isRequired || depth < 8 && isLucky(1, in: 3) }.map {
          ($0.key, value(of: $0.node, depth: depth + 1))
        })
    case .map where depth > Self.deepest: return .object([])
    case .map(let keys, let values):
      var names: [String] = []
      for _ in 0..<number(1...3) {
        let name = keys.names.isEmpty ? text(of: keys.text) : pick(keys.names)
        if !names.contains(name) { names.append(name) }
      }
      return .object(names.map { ($0, value(of: values, depth: depth + 1)) })
    case .anyOf(let nodes) where depth > Self.deepest:
      return value(of: nodes[0], depth: depth + 1)
    case .anyOf(let nodes): return value(of: pick(nodes), depth: depth + 1)
    case .named(_, let node): return value(of: node(), depth: depth + 1)
    }
  }

  /// Text that a pattern matches; of the patterns of the schemas, not of any.
  package mutating func text(of pattern: String) -> String {
    if let picks = picks[pattern] { return pick(picks) }
    var rest = Substring(pattern)
    return alternatives(&rest)
  }

  private mutating func alternatives(_ rest: inout Substring) -> String {
    var choices = [sequence(&rest)]
    while rest.first == "|" {
      rest.removeFirst()
      choices.append(sequence(&rest))
    }
    return pick(choices)
  }

  private mutating func sequence(_ rest: inout Substring) -> String {
    var text = ""
    while let first = rest.first, first != "|", first != ")" {
      rest.removeFirst()
      var atom: (inout SchemaValues) -> String
      switch first {
      case "^", "$": continue
      case "(":
        let isLookahead = rest.hasPrefix("?!")
        let start = rest
        _ = alternatives(&rest)
        rest.removeFirst()
        if isLookahead { continue }
        atom = {
          var inner = start
          return $0.alternatives(&inner)
        }
      case "[":
        let members = Self.members(of: &rest)
        atom = { String($0.pick(members)) }
      case "\\":
        let escaped = rest.removeFirst()
        atom = { _ in String(escaped) }
      case ".": atom = { _ in "x" }
      default: atom = { _ in String(first) }
      }
      var counts = 1...1
      switch rest.first {
      case "?": counts = 0...1
      case "*": counts = 0...3
      case "+": counts = 1...3
      default: break
      }
      if counts != 1...1 { rest.removeFirst() }
      for _ in 0..<number(counts) { text += atom(&self) }
    }
    return text
  }

  private static func members(of rest: inout Substring) -> [Character] {
    var members: [Character] = []
    while let first = rest.first, first != "]" {
      rest.removeFirst()
      if first == "-", let last = members.last, let end = rest.first, end != "]" {
        rest.removeFirst()
        for code in (last.asciiValue ?? 0)...(end.asciiValue ?? 0) {
          members.append(Character(Unicode.Scalar(code)))
        }
      } else {
        members.append(first)
      }
    }
    rest.removeFirst()
    return members
  }

  // MARK: Changes

  /// Values that stand where a reader wants another.
  package static let strays: [JSONNode] = [
    .null, .flag(true), .integer(0), .integer(-1), .number(0.5), .number(1e12), .text(""),
    .text("5.s"), .text(".5s"), .text("+5ms"), .text("5"), .text("-1s"), .text("5 s"),
    .text("1.5.MP"), .text("12.MP"), .text("+12MP"), .text("12mp"), .text("1.GB"), .text("on"),
    .text("none"), .text("all"), .text("constant"), .list([]), .object([]), .list([.null]),
  ]

  /// The value with one place in it changed.
  package mutating func changed(_ node: JSONNode) -> JSONNode {
    switch node {
    case .list(var items) where !items.isEmpty && !isLucky(1, in: 8):
      let place = number(0...items.count - 1)
      items[place] = changed(items[place])
      return .list(items)
    case .object(var members) where !members.isEmpty && !isLucky(1, in: 8):
      let place = number(0...members.count - 1)
      switch number(1...10) {
      case 1: members.remove(at: place)
      case 2: members.append((pick(["extra", "at", "name", "12MP", "every"]), pick(Self.strays)))
      case 3: members[place].key += "s"
      default: members[place].value = changed(members[place].value)
      }
      return .object(members)
    case .null, .flag, .integer, .number, .text, .list, .object: return pick(Self.strays)
    }
  }
}

extension JSONNode {
  /// The node of a value that was read.
  package init(_ value: JSON5Value) {
    self =
      switch value.content {
      case .null: .null
      case .bool(let flag): .flag(flag)
      case .number(let number): .number(number.double)
      case .string(let text): .text(text)
      case .array(let elements): .list(elements.map(JSONNode.init))
      case .object(let members): .object(members.map { ($0.key, JSONNode($0.value)) })
      }
  }
}
