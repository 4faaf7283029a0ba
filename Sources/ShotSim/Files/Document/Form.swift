/// How a value stands in a JSON document: what the schema says of it, how it is
/// written and, where the program reads it again, how it is read.
///
/// The counterpart of ``Shape``, which describes what people write. One form is
/// declared once and used wherever such a value stands, so that a document's text,
/// its published schema and its reader cannot say different things.
package struct Form<Value>: Sendable {
  let schema: SchemaNode
  let write: @Sendable (Value) -> JSONNode
  /// Nil for what is only written.
  ///
  /// It reports what is wrong and returns nil.
  let read: (@Sendable (JSON5Value, inout ReadingContext) -> Value?)?

  init(
    _ schema: SchemaNode, write: @escaping @Sendable (Value) -> JSONNode,
    read: (@Sendable (JSON5Value, inout ReadingContext) -> Value?)? = nil
  ) {
    self.schema = schema
    self.write = write
    self.read = read
  }

  /// The form with a name of its own in the published schema.
  package func named(_ name: String) -> Form {
    let schema = schema
    return Form(.named(name) { schema }, write: write, read: read)
  }

  /// The same JSON for a value of another type, which is only written.
  package func written<Other>(_ value: @escaping @Sendable (Other) -> Value) -> Form<Other> {
    let write = write
    return Form<Other>(schema, write: { write(value($0)) })
  }

  /// The same JSON for a value of another type.
  ///
  /// What `result` throws is reported at the place of the value.
  package func converted<Other>(
    writing value: @escaping @Sendable (Other) -> Value,
    reading result: @escaping @Sendable (Value) throws(Diagnostic) -> Other
  ) -> Form<Other> {
    let write = write
    guard let read else { return Form<Other>(schema, write: { write(value($0)) }) }
    return Form<Other>(schema, write: { write(value($0)) }) { json, context in
      guard let part = read(json, &context) else { return nil }
      do throws(Diagnostic) {
        return try result(part)
      } catch {
        context.report(
          error.message, at: json.position, allowed: error.allowed, nearest: error.nearest)
        return nil
      }
    }
  }
}

// MARK: Lists and maps

extension Form {
  /// A list, its elements all of one form.
  package static func list<Element>(of element: Form<Element>) -> Form where Value == [Element] {
    let write: @Sendable (Value) -> JSONNode = { .list($0.map(element.write)) }
    guard let read = element.read else { return Form(.array(element.schema), write: write) }
    let shape = Shape.array(of: Shape(element.schema, read: read))
    return Form(shape.schema, write: write, read: shape.read)
  }

  /// A long list as a list of lists, so that a change shows as one line of text.
  package static func lines<Element>(
    of element: Form<Element>, perLine: Int
  ) -> Form where Value == [Element] {
    Form<[[Element]]>.list(of: .list(of: element)).converted(
      writing: { items in
        stride(from: 0, to: items.count, by: perLine).map { start in
          Array(items[start..<min(start + perLine, items.count)])
        }
      },
      reading: { Array($0.joined()) })
  }

  /// A value or null, which stands for nil.
  package static func optional<Wrapped>(_ form: Form<Wrapped>) -> Form where Value == Wrapped? {
    let write: @Sendable (Value) -> JSONNode = { $0.map(form.write) ?? .null }
    guard let read = form.read else { return Form(.anyOf([form.schema, .null]), write: write) }
    let shape = Shape.nullable(Shape(form.schema, read: read))
    return Form(shape.schema, write: write, read: shape.read)
  }

  /// An object whose keys are values too, one member for each entry of a list.
  ///
  /// What `entry` throws is reported at the place of the member.
  package static func map<Key: Hashable & Sendable, Element, Entry>(
    keys: FormKey<Key>, values: Form<Element>,
    writing parts: @escaping @Sendable (Entry) -> (Key, Element),
    reading entry: @escaping @Sendable (Key, Element) throws(Diagnostic) -> Entry
  ) -> Form where Value == [Entry] {
    let schema = SchemaNode.map(keys: keys.pattern, values: values.schema)
    let write: @Sendable (Value) -> JSONNode = { entries in
      .object(
        entries.map { entry in
          let (key, value) = parts(entry)
          return (keys.text(key), values.write(value))
        })
    }
    guard let readValue = values.read else { return Form(schema, write: write) }
    return Form(schema, write: write) { json, context in
      guard let members = json.members else {
        context.report("found \(json.found)", at: json.position, allowed: "an object in braces")
        return nil
      }
      var found: Set<Key> = []
      return members.compactMap { member -> Entry? in
        context.descend(.key(member.key)) { context in
          do throws(Diagnostic) {
            let key = try keys.read(member.key)
            if !found.insert(key).inserted {
              throw Diagnostic(message: "the same key as another of this object")
            }
            guard let value = readValue(member.value, &context) else { return nil }
            return try entry(key, value)
          } catch {
            context.report(
              error.message, at: member.keyPosition, allowed: error.allowed,
              nearest: error.nearest)
            return nil
          }
        }
      }
    }
  }

  /// One of two forms, of which an object is told to be the first by one key.
  package static func either<First, Second>(
    _ first: Form<First>, having key: String, _ second: Form<Second>,
    writing part: @escaping @Sendable (Value) -> Either<First, Second>,
    reading whole: @escaping @Sendable (Either<First, Second>) -> Value
  ) -> Form {
    let schema = SchemaNode.anyOf([first.schema, second.schema])
    let write: @Sendable (Value) -> JSONNode = { value in
      switch part(value) {
      case .first(let value): first.write(value)
      case .second(let value): second.write(value)
      }
    }
    guard let readFirst = first.read, let readSecond = second.read else {
      return Form(schema, write: write)
    }
    return Form(schema, write: write) { value, context in
      value[key] == nil
        ? readSecond(value, &context).map { whole(.second($0)) }
        : readFirst(value, &context).map { whole(.first($0)) }
    }
  }
}

/// A value of one of two types.
package enum Either<First, Second> {
  case first(First)
  case second(Second)
}

/// How the keys of an object are written and read when they are values too.
package struct FormKey<Key>: Sendable {
  let pattern: KeyPattern
  let text: @Sendable (Key) -> String
  let read: @Sendable (String) throws(Diagnostic) -> Key

  /// Declares keys by a regular expression of ECMA 262 for the published schema, and
  /// a reader that throws what is wrong with a key.
  package init(
    pattern: String, text: @escaping @Sendable (Key) -> String,
    read: @escaping @Sendable (String) throws(Diagnostic) -> Key
  ) {
    self.pattern = KeyPattern(text: pattern, names: [], matches: { (try? read($0)) != nil })
    self.text = text
    self.read = read
  }
}
