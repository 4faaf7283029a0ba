/// A JSON document of the program, declared once: it is written, described by a
/// published schema and, if its members can be read, read by this declaration.
///
/// Within a version keys are added, as ``Member/optional(_:_:_:_:)``, and never
/// renamed, removed or given another meaning.
package struct Document<Value>: Sendable {
  /// Such as `results`.
  package let name: String
  package let version: Int
  /// Versions before this one whose files have the same shape.
  private let readableVersions: [Int]
  private let title: String
  private let form: Form<Value>

  /// Declares a document that is only written.
  package init(_ name: String, version: Int, title: String, _ members: [Member<Value>]) {
    self.init(
      name, version: version, title: title, readableVersions: [],
      form: .object([Self.schemaMember(name, version)] + members))
  }

  /// Declares a document that is read again, into a value that starts as `initial`.
  package init(
    _ name: String, version: Int, alsoReads readableVersions: [Int] = [], title: String,
    initial: Value, _ members: [Member<Value>]
  ) where Value: Sendable {
    self.init(
      name, version: version, title: title, readableVersions: readableVersions,
      form: .object(initial, [Self.schemaMember(name, version)] + members))
  }

  private init(
    _ name: String, version: Int, title: String, readableVersions: [Int], form: Form<Value>
  ) {
    self.name = name
    self.version = version
    self.title = title
    self.readableVersions = readableVersions
    self.form = form
  }

  /// What the document's first key says: `shotsim/results/2`.
  package var schema: String { Self.schema(name, version) }

  private static func schema(_ name: String, _ version: Int) -> String {
    "shotsim/\(name)/\(version)"
  }

  /// That it is a version that can be read is found out before anything else is read.
  private static func schemaMember(_ name: String, _ version: Int) -> Member<Value> {
    let schema = schema(name, version)
    return Member(
      field: SchemaField(
        key: "schema", doc: "Name and version of this shape.", isRequired: true,
        node: .constant(schema)),
      write: { _ in .text(schema) }, read: { _, _, _ in })
  }

  // MARK: Writing

  /// The document of a value, to stand in another or by itself.
  package func node(_ value: Value) -> JSONNode { form.write(value) }

  /// The file of a value: keys in a fixed order, numbers as the shortest text that
  /// reads back the same.
  package func text(_ value: Value) -> String { node(value).pretty }

  /// What the published schema is made of.
  package var shape: SchemaNode { form.schema }

  /// The published JSON Schema (draft-07).
  package var jsonSchema: String { JSONSchema.text(title: title, of: shape) }

  // MARK: Reading

  /// Something wrong with a document that no single value shows.
  package struct Conflict: Sendable {
    package var path: JSON5Path
    package var message: String
    package var allowed: String?

    package init(at path: JSON5Path, _ message: String, allowed: String? = nil) {
      self.path = path
      self.message = message
      self.allowed = allowed
    }
  }

  /// Reads a file's bytes; `conflicts` looks for what is wrong among several values.
  ///
  /// - Precondition: The document is declared as one that is read again.
  /// - Throws: All that is wrong, with line, column and path.
  package func read(
    _ bytes: [UInt8], file: String, conflicts: (Value) -> [Conflict] = { _ in [] }
  ) throws(DiagnosticList) -> Value {
    guard let read = form.read else { preconditionFailure("\(schema) is only written") }
    let parsed: JSON5Parser.Document
    do throws(Diagnostic) {
      parsed = try JSON5Parser.parse(bytes, file: file)
    } catch {
      throw DiagnosticList([error])
    }
    var context = ReadingContext()
    context.diagnostics = parsed.duplicates
    checkVersion(of: parsed.root, &context)
    guard !context.hasErrors else {
      throw .sorted(context.diagnostics, omitted: context.omittedErrors)
    }
    let value = read(parsed.root, &context)
    if let value, !context.hasErrors {
      for conflict in conflicts(value) {
        context.report(
          conflict.message, path: conflict.path, in: parsed.root, allowed: conflict.allowed)
      }
    }
    guard let value, !context.hasErrors else {
      throw .sorted(context.diagnostics, omitted: context.omittedErrors)
    }
    return value
  }

  private func checkVersion(of root: JSON5Value, _ context: inout ReadingContext) {
    guard root.members != nil, let found = root["schema"] else { return }
    let readable = ([version] + readableVersions).map { Self.schema(name, $0) }
    guard !readable.contains(found.string ?? "") else { return }
    context.report(
      "found \(found.found), which is not supported", path: JSON5Path(keys: "schema"), in: root,
      allowed: Prose.list(readable.map { "\"\($0)\"" }, "or"))
  }
}
