/// A change to a document from outside it: `PATH=VALUE`.
package struct Override: Sendable, Equatable {
  package var path: JSON5Path
  package var value: JSON5Value

  /// The file that messages name for it.
  package static let file = "--set"

  /// Reads a change such as `photographer.shutter.every.gamma.cv=0.3`.
  ///
  /// The value is JSON5, or plain text if it is not that.
  ///
  /// - Throws: A diagnostic when there is no `=` or no path before it.
  package init(_ text: String) throws(Diagnostic) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let path = JSON5Path(text: String(parts[0])) else {
      throw Diagnostic(
        file: Self.file, message: "found \"\(text.shortened)\"",
        allowed: "PATH=VALUE, such as photo.flash=on or seed=7")
    }
    self.path = path
    let written = String(parts[1])
    let nowhere = SourcePosition(file: Self.file, line: 0, column: 0)
    do throws(Diagnostic) {
      let document = try JSON5Parser.parse(Array(written.utf8), file: Self.file)
      value = document.root.moved(to: nowhere)
    } catch {
      value = JSON5Value(.string(written), at: nowhere)
    }
  }

  package init(path: JSON5Path, value: JSON5Value) {
    self.path = path
    self.value = value
  }
}

extension Override {
  /// Changes a document, or says why it cannot.
  ///
  /// Objects on the way that are absent are made; elements of arrays are not.
  /// A path that the schema does not know is refused with the nearest that it does.
  func apply(to document: inout JSON5Value, schema: SchemaNode) -> Diagnostic? {
    var nodes = [schema]
    for (depth, component) in path.components.enumerated() {
      let next = nodes.flatMap { $0.children(at: component) }
      guard next.isEmpty else {
        nodes = next
        continue
      }
      let here = JSON5Path(Array(path.components[...depth]))
      guard case .key(let key) = component else {
        return Diagnostic(
          file: Self.file, path: here.description, message: "unknown path",
          allowed: "a key, since there is no array here")
      }
      let keys = nodes.flatMap(\.keys)
      return Diagnostic(
        file: Self.file, path: here.description, message: "unknown path",
        allowed: keys.isEmpty ? nil : keys.joined(separator: ", "),
        nearest: NearestName.nearest(to: key, among: keys))
    }
    if let index = document.set(value, at: path.components[...]) {
      let allowed = index == 0 ? "no element, the array is empty" : "0 to \(index - 1)"
      return Diagnostic(
        file: Self.file, path: path.description, message: "there is no such element",
        allowed: allowed)
    }
    return nil
  }
}

extension JSON5Value {
  /// The same value as if it had all been read at one place.
  func moved(to position: SourcePosition) -> JSON5Value {
    switch content {
    case .array(let elements):
      JSON5Value(.array(elements.map { $0.moved(to: position) }), at: position)
    case .object(let members):
      JSON5Value(
        .object(
          members.map {
            JSON5Member(
              key: $0.key, keyPosition: position, value: $0.value.moved(to: position))
          }), at: position)
    default: JSON5Value(content, at: position)
    }
  }

  /// Puts a value at a path; returns the length of the array that is too short,
  /// `nil` = done.
  fileprivate mutating func set(
    _ value: JSON5Value, at path: ArraySlice<JSON5Path.Component>
  ) -> Int? {
    guard let first = path.first else {
      self = value
      return nil
    }
    switch first {
    case .index(let index):
      guard case .array(var elements) = content else { return 0 }
      guard elements.indices.contains(index) else { return elements.count }
      let failure = elements[index].set(value, at: path.dropFirst())
      content = .array(elements)
      return failure
    case .key(let key):
      var members = self.members ?? []
      let index = members.firstIndex { $0.key == key } ?? members.count
      if index == members.count {
        members.append(
          JSON5Member(
            key: key, keyPosition: value.position,
            value: JSON5Value(.object([]), at: value.position)))
      }
      let failure = members[index].value.set(value, at: path.dropFirst())
      if path.count == 1 { members[index].keyPosition = value.position }
      content = .object(members)
      return failure
    }
  }
}
