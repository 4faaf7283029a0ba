/// Where in a document a value is, such as `script[2].configure.camera`.
package struct JSON5Path: Sendable, Hashable {
  package enum Component: Sendable, Hashable {
    case key(String)
    case index(Int)
  }

  package var components: [Component]

  package init(_ components: [Component] = []) { self.components = components }

  /// Creates a path of keys only.
  package init(keys: String...) { components = keys.map { .key($0) } }

  package func appending(_ key: String) -> JSON5Path {
    JSON5Path(components + [.key(key)])
  }

  package func appending(_ index: Int) -> JSON5Path {
    JSON5Path(components + [.index(index)])
  }
}

extension JSON5Path: CustomStringConvertible {
  /// The text of messages and of `--set`: keys with a dot, indexes and odd
  /// keys, such as `memory["12.2MP"]`, in brackets.
  package var description: String {
    var text = ""
    for component in components {
      switch component {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isPlain(key): text += text.isEmpty ? key : ".\(key)"
      case .key(let key): text += "[\"\(key.shortened)\"]"
      }
    }
    return text
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty
      && key.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}

extension JSON5Path {
  /// Reads the text that ``description`` writes; `nil` = not a path.
  package init?(text: String) {
    var components: [Component] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first == "[" {
        guard let close = rest.firstIndex(of: "]") else { return nil }
        let inner = rest[rest.index(after: rest.startIndex)..<close]
        if inner.count >= 2, let quote = inner.first, quote == "\"" || quote == "'",
          inner.last == quote
        {
          components.append(.key(String(inner.dropFirst().dropLast())))
        } else if let index = Int(inner), index >= 0 {
          components.append(.index(index))
        } else {
          return nil
        }
        rest = rest[rest.index(after: close)...]
        continue
      }
      if first == "." {
        guard !components.isEmpty else { return nil }
        rest = rest.dropFirst()
      } else if !components.isEmpty {
        return nil
      }
      let key = rest.prefix { $0 != "." && $0 != "[" }
      guard !key.isEmpty else { return nil }
      components.append(.key(String(key)))
      rest = rest[key.endIndex...]
    }
    guard !components.isEmpty else { return nil }
    self.components = components
  }
}

extension JSON5Value {
  /// The place of the value at a path, or of the nearest one around it that exists.
  ///
  /// A key's own place is given for a member, since that is what a reader of the
  /// file looks for.
  package func position(of path: JSON5Path) -> SourcePosition {
    var place = position
    var value = self
    for component in path.components {
      switch component {
      case .key(let key):
        guard let member = value.members?.first(where: { $0.key == key }) else { return place }
        place = member.keyPosition
        value = member.value
      case .index(let index):
        guard let elements = value.elements, elements.indices.contains(index) else { return place }
        value = elements[index]
        place = value.position
      }
    }
    return place
  }
}
