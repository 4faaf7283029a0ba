/// A place in an input, for messages.
package struct SourcePosition: Sendable, Hashable {
  /// The input as the user named it.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, counted in Unicode scalars; a tab is one.
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// A value of a JSON5 document together with the place where it was read.
package struct JSON5Value: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(JSON5Number)
    case string(String)
    case array([JSON5Value])
    /// In the order of the file, without duplicate keys.
    case object([JSON5Member])
  }

  package var content: Content
  package var position: SourcePosition

  package init(_ content: Content, at position: SourcePosition) {
    self.content = content
    self.position = position
  }
}

/// One `key: value` of an object.
package struct JSON5Member: Sendable, Equatable {
  package var key: String
  package var keyPosition: SourcePosition
  package var value: JSON5Value

  package init(key: String, keyPosition: SourcePosition, value: JSON5Value) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}

/// A number as it was written and as it is worth.
package struct JSON5Number: Sendable, Equatable {
  /// As written.
  package var text: String
  /// The nearest double; may be infinite or not a number.
  package var double: Double
  /// The exact value when it is whole and fits in 64 bits and a sign.
  package var integer: (isNegative: Bool, magnitude: UInt64)?

  package init(text: String, double: Double, integer: (isNegative: Bool, magnitude: UInt64)?) {
    self.text = text
    self.double = double
    self.integer = integer
  }

  package static func == (left: Self, right: Self) -> Bool {
    guard left.text == right.text else { return false }
    return left.double == right.double || (left.double.isNaN && right.double.isNaN)
  }
}

extension JSON5Value {
  /// The members of an object, `nil` of anything else.
  package var members: [JSON5Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The elements of an array, `nil` of anything else.
  package var elements: [JSON5Value]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The text of a string, `nil` of anything else.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// Whether this is `null`.
  package var isNull: Bool { content == .null }

  /// The value of a key, `nil` when absent or not an object.
  package subscript(key: String) -> JSON5Value? {
    members?.first { $0.key == key }?.value
  }

  /// What a message says was found here, such as `the number 250`.
  package var found: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): "the number \(number.text.shortened)"
    case .string(let text): "\"\(text.shortened)\""
    case .array: "an array"
    case .object: "an object"
    }
  }
}
