/// Where an option or operand stores its value, such as `\.seed`.
typealias Place<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

/// An option of a command whose values are kept in `Root`.
///
/// Make one with the factories `value`, `repeated` and `flag`; they take the place where
/// the value goes as a key path, so that the help text can read the default from a
/// fresh `Root`.
struct OptionSpec<Root>: Sendable {
  /// All that help and completion need.
  var description: OptionDescription
  /// The default as text, `nil` if there is none to show.
  var defaultText: @Sendable (Root) -> String?
  /// Stores a value; the text is `nil` if none was given.
  var apply: @Sendable (inout Root, String?) throws(ArgumentProblem) -> Void

  /// Returns the same option for a root that contains this one.
  func lifted<Outer>(
    through path: Place<Outer, Root>
  ) -> OptionSpec<Outer> {
    let (defaultText, apply) = (defaultText, apply)
    return OptionSpec<Outer>(
      description: description,
      defaultText: { outer in defaultText(outer[keyPath: path]) },
      apply: { (outer, text) throws(ArgumentProblem) in try apply(&outer[keyPath: path], text) })
  }
}

/// What an option looks like from outside, without the type of its command.
struct OptionDescription: Sendable {
  /// Long name without dashes, kebab-case.
  var name: String
  var short: Character?
  /// Placeholder of the value, lower case; `nil` = a flag.
  var valueName: String?
  var isRepeatable = false
  /// Whether the value names a file that the command writes.
  var isOutput = false
  /// Sentences, the last with a final period.
  var help: String
  /// Legal values, if they can be listed.
  var choices: [String] = []
  var completion: Completion = .none
  /// Filled in when a command is described.
  var defaultText: String?

  /// Such as `--seed`.
  var longSpelling: String { "--" + name }

  /// Such as `-s, --seed <n>`, for help.
  var heading: String {
    var text = short.map { "-\($0), " } ?? "    "
    text += longSpelling
    if let valueName { text += " <\(valueName)>" }
    return text
  }
}

/// Options under one heading of the help text.
struct OptionGroup<Root>: Sendable {
  /// Such as "Output", shown as `OUTPUT OPTIONS`; empty = plain `OPTIONS`.
  var title: String
  var options: [OptionSpec<Root>]

  init(_ title: String, _ options: [OptionSpec<Root>]) {
    self.title = title
    self.options = options
  }

  /// Options that several commands share, kept in one stored property.
  init<Shared>(
    _ title: String, at path: Place<Root, Shared>,
    _ options: [OptionSpec<Shared>]
  ) {
    self.title = title
    self.options = options.map { $0.lifted(through: path) }
  }
}
