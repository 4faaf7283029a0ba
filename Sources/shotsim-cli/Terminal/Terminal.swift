/// When to color.
enum ColorChoice: String, Sendable, CaseIterable, ArgumentValue {
  case auto, always, never
}

/// What is known of the terminal, and what may be done with it.
struct Terminal: Sendable {
  /// Whether standard output is a terminal.
  var isOutputTerminal: Bool
  /// Whether standard error is a terminal.
  var isErrorTerminal: Bool
  /// Columns that text on standard output should fill.
  ///
  /// Without a terminal there it does not depend on any: a file has the same
  /// bytes whoever writes it.
  var width: Int
  /// Columns of the terminal behind standard error.
  var errorWidth: Int
  /// Whether standard output may be colored.
  var colorsOutput: Bool
  /// Whether standard error may be colored.
  var colorsErrors: Bool
  /// Whether drawings may use characters beyond ASCII.
  ///
  /// A terminal is asked for by its locale; anything else gets the same bytes
  /// everywhere.
  var usesUnicode: Bool
  /// Whether lines may be drawn over on standard error.
  var allowsProgress: Bool
  /// Whether notes and warnings are unwanted.
  var isQuiet = false

  private var color: ColorRules

  /// Wider than any screen: lines are laid out in memory of this size.
  private static let widest = 10_000

  /// Reads the process's streams and variables.
  static func current() -> Terminal {
    Terminal(
      isOutputTerminal: Platform.isTerminal(Platform.standardOutput),
      isErrorTerminal: Platform.isTerminal(Platform.standardError),
      outputWidth: Platform.terminalWidth(Platform.standardOutput),
      errorWidth: Platform.terminalWidth(Platform.standardError),
      variable: Platform.variable)
  }

  /// Decides by the given facts; `variable` looks up an environment variable.
  init(
    isOutputTerminal: Bool, isErrorTerminal: Bool, outputWidth: Int? = nil,
    errorWidth: Int? = nil, variable: (String) -> String?
  ) {
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    let columns = variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    width = min(columns ?? outputWidth ?? 80, Self.widest)
    self.errorWidth = min(errorWidth ?? columns ?? 80, Self.widest)
    let isDumb = variable("TERM") == "dumb"
    color = ColorRules(isDumb: isDumb, variable: variable)
    colorsOutput = color.isOn(.auto, isTerminal: isOutputTerminal)
    colorsErrors = color.isOn(.auto, isTerminal: isErrorTerminal)
    usesUnicode = !isOutputTerminal || Self.isUTF8Locale(variable)
    let ci = variable("CI") ?? ""
    allowsProgress = isErrorTerminal && !isDumb && (ci.isEmpty || ci == "false" || ci == "0")
  }

  /// Applies the options that every command has.
  mutating func apply(_ options: CommonOptions) {
    colorsOutput = color.isOn(options.color, isTerminal: isOutputTerminal)
    colorsErrors = color.isOn(options.color, isTerminal: isErrorTerminal)
    if options.usesASCII { usesUnicode = false }
    if options.isQuiet {
      allowsProgress = false
      isQuiet = true
    }
  }

  /// The first of the three variables that is set and not empty decides.
  private static func isUTF8Locale(_ variable: (String) -> String?) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    let name = locale?.lowercased() ?? ""
    return name.contains("utf-8") || name.contains("utf8")
  }
}

/// The variables that turn color on and off: `NO_COLOR` beats the two that
/// force it, an explicit option beats them all.
private struct ColorRules: Sendable {
  var isForbidden: Bool
  var isForced: Bool
  var isDumb: Bool

  init(isDumb: Bool, variable: (String) -> String?) {
    self.isDumb = isDumb
    isForbidden = variable("NO_COLOR")?.isEmpty == false
    isForced = ["CLICOLOR_FORCE", "FORCE_COLOR"].contains { name in
      let value = variable(name) ?? ""
      return !value.isEmpty && value != "0"
    }
  }

  func isOn(_ choice: ColorChoice, isTerminal: Bool) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: !isForbidden && (isForced || (isTerminal && !isDumb))
    }
  }
}
