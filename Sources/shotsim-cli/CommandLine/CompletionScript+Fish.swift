extension CompletionScript {
  /// A script for fish.
  var fish: String {
    let program = tree.program
    let function = "__\(program)_command"
    var lines = [
      "# fish completion of \(program), made by '\(program) completions fish'",
      "",
      "# Whether the words before the cursor name exactly this command.",
      "function \(function)",
      "    set -l found",
      "    for word in (commandline -opc)[2..-1]",
      "        switch \"$found $word\"",
    ]
    for path in tree.nodes.map(\.path) where !path.isEmpty {
      let pattern = path.dropLast().joined(separator: " ") + " " + (path.last ?? "")
      lines += [
        "            case \(Self.fishQuoted(pattern))",
        "                set found \(Self.fishQuoted(path.joined(separator: " ")))",
      ]
    }
    lines += [
      "            case '*'",
      "                break",
      "        end",
      "    end",
      "    test \"$found\" = \"$argv\"",
      "end",
      "",
      "# Folders, and files with one of these extensions.",
      "function __\(program)_files",
      "    set -l word (commandline -ct | string replace -r '^--[^=]*=' '')",
      "    set -l endings (string join '|' -- '\\.'$argv)",
      "    __fish_complete_path \"$word\" | string match -r \".*(?:/|$endings)(?:\\t.*)?\\$\"",
      "end",
      "",
      "complete -c \(program) -f",
    ]
    for node in tree.nodes {
      let words = ([function] + node.path).joined(separator: " ")
      let start = "complete -c \(program) -n \(Self.fishQuoted(words))"
      switch node.content {
      case .group(let entries):
        lines += entries.map { entry in
          "\(start) -a \(entry.name) -d \(Self.fishQuoted(Self.menuText(entry.abstract)))"
        }
        lines.append("\(start) -s h -l help -d 'Show this help'")
        if node.path.isEmpty { lines.append("\(start) -l version -d 'Show the version'") }
      case .command(let command):
        lines += command.options.map { "\(start) \(fishOption($0))" }
        lines += fishArguments(Self.operandCompletion(command)).map { "\(start) \($0)" }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishOption(_ option: OptionDescription) -> String {
    var text = option.short.map { "-s \($0) " } ?? ""
    text += "-l \(option.name)"
    if option.valueName != nil {
      // With -r the value may follow in the next word.
      text += " -r"
      if option.completion.files != .any { text += " -f" }
      text += fishArguments(option.completion).map { " " + $0 }.joined()
    }
    return text + " -d \(Self.fishQuoted(Self.menuText(option.help)))"
  }

  /// Options of `complete` that offer words and files.
  private func fishArguments(_ completion: Completion) -> [String] {
    var words = completion.words()
    var result: [String] = []
    switch completion.files {
    case .none: break
    case .any: result.append("-F")
    case .folders: words.append("(__fish_complete_directories)")
    case .withExtensions(let extensions):
      words.append("(__\(tree.program)_files \(extensions.joined(separator: " ")))")
    }
    if !words.isEmpty { result.append("-a \(Self.fishQuoted(words.joined(separator: " ")))") }
    return result
  }

  private static func fishQuoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "\\" || character == "'" { result.append("\\") }
      result.append(character)
    }
    return result + "'"
  }
}
