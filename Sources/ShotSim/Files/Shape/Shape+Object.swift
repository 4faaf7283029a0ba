/// One key of an object: its declaration, and where its value goes.
struct Field<Root>: Sendable {
  let field: SchemaField
  let read: @Sendable (JSON5Value, inout Root, inout ReadingContext) -> Void

  /// Declares a key whose value is kept in an optional property.
  init<Value>(
    _ key: String, _ doc: String, _ shape: Shape<Value>,
    into target: any WritableKeyPath<Root, Value?> & Sendable, isRequired: Bool = false
  ) {
    field = SchemaField(key: key, doc: doc, isRequired: isRequired, node: shape.schema)
    read = { value, root, context in
      if let result = shape.read(value, &context) { root[keyPath: target] = result }
    }
  }

  init(
    _ field: SchemaField,
    read: @escaping @Sendable (JSON5Value, inout Root, inout ReadingContext) -> Void
  ) {
    self.field = field
    self.read = read
  }

  /// Declares a key whose value replaces a default.
  init<Value>(
    _ key: String, _ doc: String, _ shape: Shape<Value>,
    default target: any WritableKeyPath<Root, Value> & Sendable
  ) {
    field = SchemaField(key: key, doc: doc, isRequired: false, node: shape.schema)
    read = { value, root, context in
      if let result = shape.read(value, &context) { root[keyPath: target] = result }
    }
  }
}

extension Shape {
  /// An object with fixed keys, read into a value that starts as `initial`.
  ///
  /// Unknown and missing keys are reported here, for every object alike. The
  /// value is returned even when a key in it is wrong, so that later checks
  /// find what else is; `context` knows that there was an error.
  static func object(
    _ initial: Value, _ fields: [Field<Value>]
  ) -> Shape where Value: Sendable {
    let keys = fields.map(\.field.key)
    return Shape(.object(fields.map(\.field))) { value, context in
      guard let members = value.members else {
        context.report("found \(value.found)", at: value.position, allowed: "an object in braces")
        return nil
      }
      var root = initial
      for member in members {
        if context.readsOrigin(member) { continue }
        context.descend(.key(member.key)) { context in
          if let field = fields.first(where: { $0.field.key == member.key }) {
            if member.value.isNull, context.nullMeansAbsent { return }
            field.read(member.value, &root, &context)
          } else {
            context.reportUnknown(member, keys: keys)
          }
        }
      }
      for field in fields where field.field.isRequired {
        let given = value[field.field.key]
        guard given == nil || (given?.isNull == true && context.nullMeansAbsent) else { continue }
        context.descend(.key(field.field.key)) {
          $0.report("missing: \(field.field.doc.asClause)", at: value.position)
        }
      }
      context.noteOrigin(of: value)
      return root
    }
  }

  /// An object whose keys the file chooses from a kind of names.
  static func map<Key: Hashable & Sendable, Element>(
    keys: KeyShape<Key>, values: Shape<Element>
  ) -> Shape where Value == [(key: Key, value: Element)] {
    Shape(.map(keys: keys.pattern, values: values.schema)) { value, context in
      guard let members = value.members else {
        context.report("found \(value.found)", at: value.position, allowed: "an object in braces")
        return nil
      }
      var entries: [(key: Key, value: Element)] = []
      var found: Set<Key> = []
      for member in members {
        if context.readsOrigin(member) { continue }
        context.descend(.key(member.key)) { context in
          guard let key = keys.read(member, &context) else { return }
          if found.contains(key) {
            context.report("the same key as another of this object", at: member.keyPosition)
            return
          }
          if member.value.isNull, context.nullMeansAbsent { return }
          guard let element = values.read(member.value, &context) else { return }
          found.insert(key)
          entries.append((key, element))
        }
      }
      context.noteOrigin(of: value)
      return entries
    }
  }
}

/// How the keys of an object are read when the file chooses them.
struct KeyShape<Key>: Sendable {
  let pattern: KeyPattern
  let read: @Sendable (JSON5Member, inout ReadingContext) -> Key?
}

extension KeyShape where Key: CaseIterable & Sendable {
  /// The names of an enumeration's cases.
  static var names: KeyShape { names(of: Array(Key.allCases)) }

  static func names(of cases: [Key]) -> KeyShape {
    let names = cases.map { "\($0)" }
    return KeyShape(pattern: .names(names)) { member, context in
      if let index = names.firstIndex(of: member.key) { return cases[index] }
      context.reportUnknown(member, keys: names)
      return nil
    }
  }
}

extension KeyShape where Key == PhotoDimensions {
  static let dimensions = KeyShape(pattern: .dimensions()) { member, context in
    do throws(QuantityText.Failure) {
      return try QuantityText.dimensions(member.key)
    } catch {
      context.report(
        error.message, at: member.keyPosition, allowed: error.allowed, nearest: error.nearest)
      return nil
    }
  }
}

extension KeyShape where Key == String {
  static let name = KeyShape(pattern: .name) { member, context in
    if KeyPattern.name.matches(member.key) { return member.key }
    context.report(
      "found the key \"\(member.key.shortened)\"", at: member.keyPosition,
      allowed: "a name: a letter, then letters, digits, - and _")
    return nil
  }
}

extension ReadingContext {
  mutating func reportUnknown(_ member: JSON5Member, keys: [String]) {
    report(
      "unknown key", at: member.keyPosition, allowed: keys.joined(separator: ", "),
      nearest: nearest(to: member.key, among: keys))
  }

  /// Reads `provenance` and `source` where every object may have them.
  fileprivate mutating func readsOrigin(_ member: JSON5Member) -> Bool {
    guard allowsProvenance else { return false }
    switch member.key {
    case "provenance":
      _ = descend(.key(member.key)) { Shape<Provenance>.provenance.read(member.value, &$0) }
    case "source": _ = descend(.key(member.key)) { Shape<String>.text.read(member.value, &$0) }
    default: return false
    }
    return true
  }

  /// Keeps what an object says of where its numbers come from.
  fileprivate mutating func noteOrigin(of value: JSON5Value) {
    guard allowsProvenance,
      let provenance = value["provenance"]?.string.flatMap(Provenance.init(rawValue:))
    else { return }
    origins.append(
      Origin(
        path: path.description, provenance: provenance, source: value["source"]?.string ?? ""))
  }
}

extension Shape where Value == Provenance {
  static let provenance = choice(of: "provenance")
}
