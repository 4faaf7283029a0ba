import ShotSim

extension OptionSpec {
  /// A switch that takes no value and stores `sets`; giving it twice changes
  /// nothing.
  static func flag(
    _ name: String, short: Character? = nil, _ path: Place<Root, Bool>,
    sets value: Bool = true, help: String
  ) -> OptionSpec {
    OptionSpec(
      description: OptionDescription(
        name: name, short: short, isRepeatable: true, help: help),
      defaultText: { _ in nil },
      apply: { root, _ in root[keyPath: path] = value })
  }

  /// An option with one value.
  ///
  /// `default` is the default in words, if the stored one would not say it, such
  /// as "all cores".
  static func value<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, _ valueName: String,
    _ path: Place<Root, Value>,
    default fallback: String? = nil, completion: Completion? = nil, help: String
  ) -> OptionSpec {
    OptionSpec(
      description: .taking(Value.self, name, short, valueName, completion, help),
      defaultText: { root in shown(fallback ?? root[keyPath: path].argumentText) },
      apply: { (root, text) throws(ArgumentProblem) in
        root[keyPath: path] = try Value.parse(text ?? "")
      })
  }

  /// An option with one value that is `nil` unless given.
  static func value<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, _ valueName: String,
    _ path: Place<Root, Value?>,
    default fallback: String? = nil, completion: Completion? = nil, help: String
  ) -> OptionSpec {
    OptionSpec(
      description: .taking(Value.self, name, short, valueName, completion, help),
      defaultText: { root in shown(fallback ?? root[keyPath: path]?.argumentText) },
      apply: { (root, text) throws(ArgumentProblem) in
        root[keyPath: path] = try Value.parse(text ?? "")
      })
  }

  /// An option with one value in a range.
  static func value<Value: ArgumentValue & Comparable>(
    _ name: String, short: Character? = nil, _ valueName: String,
    _ path: Place<Root, Value>, in range: ClosedRange<Value>,
    default fallback: String? = nil, help: String
  ) -> OptionSpec {
    OptionSpec(
      description: .taking(Value.self, name, short, valueName, nil, help),
      defaultText: { root in shown(fallback ?? root[keyPath: path].argumentText) },
      apply: { (root, text) throws(ArgumentProblem) in
        root[keyPath: path] = try range.parse(text ?? "")
      })
  }

  /// An option with one value in a range that is `nil` unless given.
  static func value<Value: ArgumentValue & Comparable>(
    _ name: String, short: Character? = nil, _ valueName: String,
    _ path: Place<Root, Value?>, in range: ClosedRange<Value>,
    default fallback: String? = nil, help: String
  ) -> OptionSpec {
    OptionSpec(
      description: .taking(Value.self, name, short, valueName, nil, help),
      defaultText: { root in shown(fallback ?? root[keyPath: path]?.argumentText) },
      apply: { (root, text) throws(ArgumentProblem) in
        root[keyPath: path] = try range.parse(text ?? "")
      })
  }

  /// An option that may be given any number of times; values keep their order.
  ///
  /// The stored property starts empty.
  static func repeated<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, _ valueName: String,
    _ path: Place<Root, [Value]>,
    completion: Completion? = nil, help: String
  ) -> OptionSpec {
    var description = OptionDescription.taking(
      Value.self, name, short, valueName, completion, help)
    description.isRepeatable = true
    return OptionSpec(
      description: description,
      defaultText: { root in
        shown(root[keyPath: path].map(\.argumentText).joined(separator: ", "))
      },
      apply: { (root, text) throws(ArgumentProblem) in
        root[keyPath: path].append(try Value.parse(text ?? ""))
      })
  }

  /// An empty default says nothing.
  private static func shown(_ text: String?) -> String? {
    text?.isEmpty == false ? text : nil
  }
}

extension OptionDescription {
  fileprivate static func taking<Value: ArgumentValue>(
    _ type: Value.Type, _ name: String, _ short: Character?, _ valueName: String,
    _ completion: Completion?, _ help: String
  ) -> OptionDescription {
    OptionDescription(
      name: name, short: short, valueName: valueName, isOutput: Value.self == OutputTarget.self,
      help: help, choices: Value.choices,
      completion: completion ?? Value.completion)
  }
}

extension ClosedRange where Bound: ArgumentValue {
  /// Reads a value of the range.
  fileprivate func parse(_ text: String) throws(ArgumentProblem) -> Bound {
    if let value = Bound(argument: text), contains(value) { return value }
    throw ArgumentProblem(expectation: expectation)
  }

  private var expectation: String {
    let noun = Bound.expectation.prefix { $0 != " " } == "an" ? "an integer" : "a number"
    return "\(noun) from \(Self.bound(lowerBound)) to \(Self.bound(upperBound))"
  }

  private static func bound(_ value: Bound) -> String {
    (value as? any BinaryInteger).map { NumberText.grouped($0) } ?? value.argumentText
  }
}
