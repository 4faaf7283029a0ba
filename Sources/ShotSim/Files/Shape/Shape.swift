/// A kind of value in a file: its description, and how it is read from the tree.
///
/// Both are declared together, so that the published schema cannot say
/// something else than the reader does. `read` reports what is wrong and
/// returns `nil`.
struct Shape<Value>: Sendable {
  let schema: SchemaNode
  let read: @Sendable (JSON5Value, inout ReadingContext) -> Value?

  init(
    _ schema: SchemaNode,
    read: @escaping @Sendable (JSON5Value, inout ReadingContext) -> Value?
  ) {
    self.schema = schema
    self.read = read
  }

  /// The shape with a name of its own in the published schema.
  func named(_ name: String) -> Shape {
    let schema = schema
    return Shape(.named(name) { schema }, read: read)
  }

  /// The shape with a further step, which reports and returns `nil` on failure.
  func map<Other>(
    _ transform: @escaping @Sendable (Value, JSON5Value, inout ReadingContext) -> Other?
  ) -> Shape<Other> {
    let read = read
    return Shape<Other>(schema) { value, context in
      guard let result = read(value, &context) else { return nil }
      return transform(result, value, &context)
    }
  }
}

extension Shape where Value == Bool {
  static let bool = Shape(.boolean) { value, context in
    if case .bool(let flag) = value.content { return flag }
    context.report("found \(value.found)", at: value.position, allowed: "true or false")
    return nil
  }

  /// `true` and nothing else.
  static let isTrue = Shape(.isTrue) { value, context in
    if case .bool(true) = value.content { return true }
    context.report("found \(value.found)", at: value.position, allowed: "true")
    return nil
  }
}

extension Shape where Value == String {
  /// Any text of one line.
  ///
  /// A terminal, and a build server that reads the output, take control characters
  /// for commands; so no name or sentence of a file has any.
  static let text = Shape(.string(pattern: nil, examples: [])) { value, context in
    guard let text = value.string else {
      context.report("found \(value.found)", at: value.position, allowed: "text in quotes")
      return nil
    }
    guard let found = text.unprintable else { return text }
    context.report(
      "\(value.found) has \(found)", at: value.position,
      allowed: "text of one line without control characters and commands")
    return nil
  }

  /// Text that is not empty.
  static let nonEmptyText: Shape<String> = text.map { text, value, context in
    if text.isEmpty {
      context.report("found \"\"", at: value.position, allowed: "text that is not empty")
      return nil
    }
    return text
  }

  /// Exactly this text: the version of a file format.
  static func constant(_ constant: String) -> Shape {
    Shape(.constant(constant)) { value, context in
      if value.string == constant { return constant }
      context.report(
        "found \(value.found), which is not supported", at: value.position,
        allowed: "\"\(constant)\"")
      return nil
    }
  }
}

extension Shape where Value: Sendable {
  /// One of a list of named values.
  static func choice(_ choices: [(name: String, value: Value)], what: String) -> Shape {
    let names = choices.map(\.name)
    return Shape(.enumeration(names)) { value, context in
      if let text = value.string {
        if let choice = choices.first(where: { $0.name == text }) { return choice.value }
        context.report(
          "unknown \(what) \"\(text.shortened)\"", at: value.position,
          allowed: names.joined(separator: ", "), nearest: context.nearest(to: text, among: names))
      } else {
        context.report(
          "found \(value.found)", at: value.position, allowed: names.joined(separator: ", "))
      }
      return nil
    }
  }
}

extension Shape where Value: CaseIterable & Sendable {
  /// One of an enumeration's cases, by its name.
  static func choice(of what: String) -> Shape {
    choice(Value.allCases.map { ("\($0)", $0) }, what: what)
  }
}

extension Shape {
  /// An array, its elements all of one shape.
  static func array<Element>(of element: Shape<Element>) -> Shape where Value == [Element] {
    Shape(.array(element.schema)) { value, context in
      guard let elements = value.elements else {
        context.report("found \(value.found)", at: value.position, allowed: "an array")
        return nil
      }
      var isComplete = true
      var results: [Element] = []
      for (index, item) in elements.enumerated() {
        if let result = context.descend(.index(index), { element.read(item, &$0) }) {
          results.append(result)
        } else {
          isComplete = false
        }
      }
      return isComplete ? results : nil
    }
  }

  /// A value of one shape, or `null`, which reads as `nil`.
  static func nullable<Wrapped>(_ shape: Shape<Wrapped>) -> Shape where Value == Wrapped? {
    Shape(.anyOf([shape.schema, .null])) { value, context in
      if value.isNull { return .some(nil) }
      guard let result = shape.read(value, &context) else { return nil }
      return .some(.some(result))
    }
  }
}
