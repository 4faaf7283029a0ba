import ShotSim

extension CompletionScript {
  /// A script for zsh, to be sourced or put on `fpath` as `_shotsim`.
  var zsh: String {
    let name = "_\(tree.program)"
    var lines = [
      "#compdef \(tree.program)",
      "# zsh completion of \(tree.program), made by '\(tree.program) completions zsh'",
      "",
    ]
    for node in tree.nodes {
      lines.append("\(zshFunction(node.path))() {")
      switch node.content {
      case .group(let entries): lines += zshGroup(entries, path: node.path)
      case .command(let command): lines += zshCommand(command)
      }
      lines += ["}", ""]
    }
    lines += [
      "if [ \"$funcstack[1]\" = \(name) ]; then",
      "  \(name) \"$@\"",
      "else",
      "  compdef \(name) \(tree.program)",
      "fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func zshFunction(_ path: [String]) -> String {
    "_" + ([tree.program] + path).joined(separator: "_")
  }

  /// Offers the names, or goes on with the one that was given.
  private func zshGroup(_ entries: [CommandEntry], path: [String]) -> [String] {
    let names = entries.map { entry in
      "      " + Escaping.shell("\(entry.name):\(Self.menuText(entry.abstract))")
    }
    let options = path.isEmpty ? "--help --version" : "--help"
    return [
      "  if ((CURRENT == 2)); then",
      "    if [[ $PREFIX == -* ]]; then",
      "      compadd -- \(options)",
      "      return",
      "    fi",
      "    local -a names=(",
    ] + names + [
      "    )",
      "    _describe command names",
      "    return",
      "  fi",
      "  shift words",
      "  ((CURRENT--))",
      "  case $words[1] in",
    ]
      + entries.map { "    \($0.name)) \(zshFunction(path + [$0.name])) ;;" }
      + ["  esac"]
  }

  private func zshCommand(_ command: CommandDescription) -> [String] {
    var arguments = command.options.map(zshOption)
    for operand in command.operands {
      let count = operand.isRepeated ? "*" : operand.minimumCount == 0 ? ":" : ""
      arguments.append(
        Escaping.shell("\(count):\(Self.escaped(operand.name)):\(zshAction(operand.completion))"))
    }
    return ["  _arguments -s -S \\"]
      + arguments.map { "    \($0) \\" }
      + ["    && return 0"]
  }

  private func zshOption(_ option: OptionDescription) -> String {
    var spellings = [option.longSpelling]
    if let short = option.short { spellings.insert("-\(short)", at: 0) }
    let excluded = option.isRepeatable ? "*" : "(\(spellings.joined(separator: " ")))"
    let help = "[\(Self.escaped(Self.menuText(option.help)))]"
    let forms = spellings.map { spelling -> String in
      guard let valueName = option.valueName else { return excluded + spelling + help }
      // Either mark lets the value follow in the next word too.
      let mark = spelling.hasPrefix("--") ? "=" : "+"
      return excluded + spelling + mark + help + ":" + Self.escaped(valueName) + ":"
        + zshAction(option.completion)
    }
    return forms.map(Escaping.shell).joined(separator: " ")
  }

  private func zshAction(_ completion: Completion) -> String {
    let words = completion.words()
    let files: String? =
      switch completion.files {
      case .none: nil
      case .any: "_files"
      case .folders: "_files -/"
      case .withExtensions(let extensions): "_files -g \"*.(\(extensions.joined(separator: "|")))\""
      }
    switch (words.isEmpty, files) {
    case (true, nil): return " "
    case (true, let files?): return files
    case (false, nil): return "(" + Self.escaped(words.joined(separator: " ")) + ")"
    case (false, let files?):
      return "{compadd -- " + Self.escaped(words.joined(separator: " ")) + "; \(files)}"
    }
  }

  /// Text within a specification of `_arguments`.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\[]:".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
