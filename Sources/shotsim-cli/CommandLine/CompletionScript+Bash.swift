import ShotSim

extension CompletionScript {
  /// A script for bash 3.2 and later, which needs no other package.
  var bash: String {
    let name = "_\(tree.program)"
    var lines = [
      "# bash completion of \(tree.program), made by '\(tree.program) completions bash'",
      "",
      "\(name)_words() {",
      "  local IFS=$' \\t\\n'",
      "  COMPREPLY+=($(compgen -W \"$1\" -- \"$current\"))",
      "}",
      "",
      "# Without arguments all files, else folders and files with these extensions.",
      "\(name)_files() {",
      "  local IFS=$'\\n' extension",
      "  compopt -o filenames 2>/dev/null",
      "  if [ $# = 0 ]; then",
      "    COMPREPLY+=($(compgen -f -- \"$current\"))",
      "    return",
      "  fi",
      "  COMPREPLY+=($(compgen -d -- \"$current\"))",
      "  for extension; do",
      "    COMPREPLY+=($(compgen -f -X \"!*.$extension\" -- \"$current\"))",
      "  done",
      "}",
      "",
      "\(name)() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}",
      "  # bash takes '--name=value' for three words.",
      "  if [ \"$current\" = '=' ]; then",
      "    current=",
      "  elif [ \"$previous\" = '=' ]; then",
      "    previous=${COMP_WORDS[COMP_CWORD - 2]}",
      "  fi",
      "  COMPREPLY=()",
      "  local command= position",
      "  for ((position = 1; position < COMP_CWORD; position++)); do",
      "    case \"$command ${COMP_WORDS[position]}\" in",
    ]
    let paths = tree.nodes.map(\.path).filter { !$0.isEmpty }
    lines += paths.map { path in
      let pattern = path.dropLast().joined(separator: " ") + " " + (path.last ?? "")
      return
        "      \(Escaping.shell(pattern))) command=\(Escaping.shell(path.joined(separator: " "))) ;;"
    }
    lines += [
      "      *) break ;;",
      "    esac",
      "  done",
      "  case \"$command:$previous\" in",
    ]
    lines += tree.commands.flatMap(bashOptionValues)
    lines += [
      "  esac",
      "  case \"$command\" in",
    ]
    lines += tree.nodes.flatMap(bashNode)
    lines += [
      "  esac",
      "}",
      "",
      "complete -F \(name) \(tree.program)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Cases for the values of one command's options.
  private func bashOptionValues(_ command: CommandDescription) -> [String] {
    let path = command.path.joined(separator: " ")
    return command.options.filter { $0.valueName != nil }.flatMap { option -> [String] in
      var patterns = [Escaping.shell("\(path):\(option.longSpelling)")]
      // The value of a short option may not be left off, so it follows.
      if let short = option.short {
        patterns.append(Escaping.shell("\(path):-\(short)"))
      }
      return [
        "    \(patterns.joined(separator: " | ")))"
      ] + bashActions(option.completion).map { "      " + $0 } + ["      return ;;"]
    }
  }

  private func bashNode(_ node: CommandTree.Node) -> [String] {
    let pattern = "    \(Escaping.shell(node.path.joined(separator: " "))))"
    switch node.content {
    case .group(let entries):
      let options = node.path.isEmpty ? "--help --version" : "--help"
      let names = entries.map(\.name).joined(separator: " ")
      return [
        pattern,
        "      if [[ $current == -* ]]; then",
        "        _\(tree.program)_words \(Escaping.shell(options))",
        "      else",
        "        _\(tree.program)_words \(Escaping.shell(names))",
        "      fi ;;",
      ]
    case .command(let command):
      let options = command.options.map(\.longSpelling).joined(separator: " ")
      return [
        pattern,
        "      if [[ $current == -* ]]; then",
        "        _\(tree.program)_words \(Escaping.shell(options))",
        "      else",
      ] + bashActions(Self.operandCompletion(command)).map { "        " + $0 } + [
        "        :",
        "      fi ;;",
      ]
    }
  }

  private func bashActions(_ completion: Completion) -> [String] {
    var lines: [String] = []
    let words = completion.words()
    if !words.isEmpty {
      lines.append("_\(tree.program)_words \(Escaping.shell(words.joined(separator: " ")))")
    }
    switch completion.files {
    case .none: break
    case .any: lines.append("_\(tree.program)_files")
    case .folders: lines.append("_\(tree.program)_files /")
    case .withExtensions(let extensions):
      lines.append("_\(tree.program)_files " + extensions.joined(separator: " "))
    }
    return lines
  }
}
