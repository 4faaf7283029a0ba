/// An argument that is not an option, known by its place.
struct OperandSpec<Root>: Sendable {
  var description: OperandDescription
  /// Stores one value.
  var apply: @Sendable (inout Root, String) throws(ArgumentProblem) -> Void

  /// An operand that must be given.
  static func one<Value: ArgumentValue>(
    _ name: String, _ path: Place<Root, Value>,
    completion: Completion? = nil, help: String
  ) -> OperandSpec {
    OperandSpec(
      description: .of(Value.self, name, 1, 1, completion, help),
      apply: { (root, text) throws(ArgumentProblem) in
        root[keyPath: path] = try Value.parse(text)
      })
  }

  /// An operand that may be left off.
  static func optional<Value: ArgumentValue>(
    _ name: String, _ path: Place<Root, Value?>,
    completion: Completion? = nil, help: String
  ) -> OperandSpec {
    OperandSpec(
      description: .of(Value.self, name, 0, 1, completion, help),
      apply: { (root, text) throws(ArgumentProblem) in
        root[keyPath: path] = try Value.parse(text)
      })
  }

  /// Any number of operands, from none.
  static func zeroOrMore<Value: ArgumentValue>(
    _ name: String, _ path: Place<Root, [Value]>,
    completion: Completion? = nil, help: String
  ) -> OperandSpec {
    list(name, path, atLeast: 0, completion: completion, help: help)
  }

  /// Any number of operands, from one.
  static func oneOrMore<Value: ArgumentValue>(
    _ name: String, _ path: Place<Root, [Value]>,
    completion: Completion? = nil, help: String
  ) -> OperandSpec {
    list(name, path, atLeast: 1, completion: completion, help: help)
  }

  private static func list<Value: ArgumentValue>(
    _ name: String, _ path: Place<Root, [Value]>, atLeast minimum: Int,
    completion: Completion?, help: String
  ) -> OperandSpec {
    OperandSpec(
      description: .of(Value.self, name, minimum, .max, completion, help),
      apply: { (root, text) throws(ArgumentProblem) in
        root[keyPath: path].append(try Value.parse(text))
      })
  }

  /// Returns the same operand for a root that contains this one.
  func lifted<Outer>(
    through path: Place<Outer, Root>
  ) -> OperandSpec<Outer> {
    let apply = apply
    return OperandSpec<Outer>(
      description: description,
      apply: { (outer, text) throws(ArgumentProblem) in try apply(&outer[keyPath: path], text) })
  }
}

/// What an operand looks like from outside.
struct OperandDescription: Sendable {
  var name: String
  var minimumCount: Int
  var maximumCount: Int
  /// Sentences, the last with a final period.
  var help: String
  var choices: [String]
  var completion: Completion

  var isRepeated: Bool { maximumCount > 1 }

  /// As in the usage line, such as `[<file>...]`.
  var usage: String {
    let text = "<\(name)>" + (isRepeated ? "..." : "")
    return minimumCount == 0 ? "[\(text)]" : text
  }

  fileprivate static func of<Value: ArgumentValue>(
    _ type: Value.Type, _ name: String, _ minimum: Int, _ maximum: Int,
    _ completion: Completion?, _ help: String
  ) -> OperandDescription {
    OperandDescription(
      name: name, minimumCount: minimum, maximumCount: maximum, help: help,
      choices: Value.choices, completion: completion ?? Value.completion)
  }
}
