/// One member of a JSON object: its key, what it means, where its value comes from
/// and the value's form.
///
/// `Member("replications", "Replications of each configuration.", \.replications, .count)`
/// is all that a document says of a key.
package struct Member<Root>: Sendable {
  let field: SchemaField
  /// Nil = the key is left out.
  let write: @Sendable (Root) -> JSONNode?
  /// Nil for what is only written.
  let read: (@Sendable (JSON5Value, inout Root, inout ReadingContext) -> Void)?

  /// Declares a key that is always there, with one sentence on what it means.
  package init<Value>(
    _ key: String, _ doc: String, _ value: @escaping @Sendable (Root) -> Value,
    _ form: Form<Value>
  ) {
    field = SchemaField(key: key, doc: doc, isRequired: true, node: form.schema)
    write = { form.write(value($0)) }
    read = nil
  }

  /// Declares a key that is always there and is read again.
  package init<Value>(
    _ key: String, _ doc: String, _ path: any WritableKeyPath<Root, Value> & Sendable,
    _ form: Form<Value>
  ) {
    field = SchemaField(key: key, doc: doc, isRequired: true, node: form.schema)
    write = { form.write($0[keyPath: path]) }
    read = Self.reader(form) { $0[keyPath: path] = $1 }
  }

  /// Declares a key that is left out where there is no value.
  ///
  /// A key that is added to a published version is one of these, because files
  /// that were written before do not have it.
  package static func optional<Value>(
    _ key: String, _ doc: String, _ value: @escaping @Sendable (Root) -> Value?,
    _ form: Form<Value>
  ) -> Member {
    Member(
      field: SchemaField(key: key, doc: doc, isRequired: false, node: form.schema),
      write: { value($0).map(form.write) }, read: nil)
  }

  /// Declares a key that is left out where there is no value, and is read again.
  package static func optional<Value>(
    _ key: String, _ doc: String, _ path: any WritableKeyPath<Root, Value?> & Sendable,
    _ form: Form<Value>
  ) -> Member {
    Member(
      field: SchemaField(key: key, doc: doc, isRequired: false, node: form.schema),
      write: { $0[keyPath: path].map(form.write) },
      read: reader(form) { $0[keyPath: path] = $1 })
  }

  private static func reader<Value>(
    _ form: Form<Value>, into keep: @escaping @Sendable (inout Root, Value) -> Void
  ) -> (@Sendable (JSON5Value, inout Root, inout ReadingContext) -> Void)? {
    guard let read = form.read else { return nil }
    return { value, root, context in
      if let part = read(value, &context) { keep(&root, part) }
    }
  }

  init(
    field: SchemaField, write: @escaping @Sendable (Root) -> JSONNode?,
    read: (@Sendable (JSON5Value, inout Root, inout ReadingContext) -> Void)?
  ) {
    self.field = field
    self.write = write
    self.read = read
  }
}

extension Form {
  /// An object that is only written.
  package static func object(_ members: [Member<Value>]) -> Form {
    Form(.object(members.map(\.field))) { value in
      .object(members.compactMap { member in member.write(value).map { (member.field.key, $0) } })
    }
  }

  /// An object that is read again, into a value that starts as `initial`.
  ///
  /// - Precondition: Every member can be read.
  package static func object(
    _ initial: Value, _ members: [Member<Value>]
  ) -> Form where Value: Sendable {
    let shape = Shape.object(
      initial,
      members.map { member in
        guard let read = member.read else { preconditionFailure("\(member.field.key) is not read") }
        return Field(member.field, read: read)
      })
    return Form(shape.schema, write: object(members).write, read: shape.read)
  }
}
