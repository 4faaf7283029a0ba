/// Renders scripts that teach shells the commands, from the tables that the
/// reader reads.
struct CompletionScript {
  var tree: CommandTree

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  enum Shell: String, CaseIterable, ArgumentValue {
    case bash, zsh, fish
  }

  /// The first sentence, without its period: what fits in a menu.
  static func menuText(_ help: String) -> String {
    let sentence = help.firstRange(of: ". ").map { help[..<$0.lowerBound] } ?? help[...]
    return String(sentence.last == "." ? sentence.dropLast() : sentence)
  }

  /// Words and files of all operands of a command.
  static func operandCompletion(_ command: CommandDescription) -> Completion {
    let completions = command.operands.map(\.completion)
    return Completion(
      words: { completions.flatMap { $0.words() } },
      files: completions.map(\.files).first { $0 != .none } ?? .none)
  }
}
