import Foundation
import Testing

@testable import shotsim_cli

/// The scripts, run in the shells that are installed.
@Suite struct CompletionScriptTests {
  /// A line up to the cursor, and what a shell must offer for its last word, in
  /// a folder that holds `wall.json`, `note.txt` and the folder `sub`.
  static let cases: [(line: String, offers: [String])] = [
    ("fixture ", ["paint", "fail", "store"]),
    ("fixture p", ["paint"]),
    ("fixture --v", ["--version"]),
    ("fixture store ", ["put", "get"]),
    ("fixture paint --t", ["--tint", "--title"]),
    ("fixture paint --tint ", ["red", "green", "blue"]),
    ("fixture paint --fast --tint g", ["green"]),
    ("fixture paint --color a", ["auto", "always"]),
    ("fixture paint --output n", ["note.txt"]),
    ("fixture paint -o w", ["wall.json"]),
    ("fixture paint ", ["north", "south", "wall.json", "sub"]),
    ("fixture paint s", ["south", "sub"]),
    ("fixture store put n", ["note.txt"]),
    ("fixture store get --q", ["--quiet"]),
    ("fixture paint --coats ", []),
  ]

  @Test(arguments: CompletionScript.Shell.allCases)
  func `The script is as reviewed`(shell: CompletionScript.Shell) {
    expectGolden(
      CompletionScript(tree: Fixture.tree).text(for: shell), "completions-fixture.\(shell.rawValue)"
    )
  }

  @Test(arguments: CompletionScript.Shell.allCases)
  func `The program prints a script that its shell reads without complaint`(
    shell: CompletionScript.Shell
  ) async throws {
    let script = try await Binary.run(["completions", shell.rawValue])
    #expect(script.exitCode == 0)
    #expect(script.outputText.contains("completions"))
    guard Binary.hasProgram(shell.rawValue) else { return }
    let check = shell == .zsh ? "zsh -f -n /dev/stdin" : "\(shell.rawValue) -n /dev/stdin"
    let result = try await Binary.shell("exec \(check)", input: script.output)
    #expect(result.exitCode == 0)
    #expect(result.errorText.isEmpty)
  }

  @Test(.enabled(if: Binary.hasProgram("bash")), arguments: cases)
  func `bash offers what fits`(line: String, offers: [String]) async throws {
    // Splits as bash does, and calls the function as bash would.
    let driver = """
      source ./script
      COMP_WORDS=($line) COMP_LINE=$line COMP_POINT=${#line}
      case "$line" in *' ') COMP_WORDS+=('') ;; esac
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      compopt() { :; }
      _fixture
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    #expect(try await offered(.bash, driver: driver, line: line) == offers.sorted())
  }

  @Test(.enabled(if: Binary.hasProgram("bash")))
  func `bash completes a value behind an equals sign`() async throws {
    let driver = """
      source ./script
      COMP_WORDS=(fixture paint --tint = g) COMP_CWORD=4
      _fixture
      printf '%s\\n' "${COMPREPLY[@]}"
      COMP_WORDS=(fixture paint --tint =) COMP_CWORD=3
      _fixture
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    #expect(
      try await offered(.bash, driver: driver, line: "") == ["blue", "green", "green", "red"])
  }

  @Test(.enabled(if: Binary.hasProgram("fish")), arguments: cases)
  func `fish offers what fits`(line: String, offers: [String]) async throws {
    let driver = """
      source ./script
      complete -C "$line" | string replace -r '\\t.*' '' | string trim -r -c /
      """
    #expect(try await offered(.fish, driver: driver, line: line) == offers.sorted())
  }

  @Test(.enabled(if: Binary.hasProgram("zsh")), arguments: cases)
  func `zsh offers what fits`(line: String, offers: [String]) async throws {
    // Completion works only in an interactive shell, so one is run on a
    // pseudo-terminal, with a key that lists what completion would offer.
    let driver = """
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell "PS1= PS2= RPS1=; autoload -Uz compinit; compinit -u -D; source ./script"
      zpty -w shell 'compadd() {
        if [[ ${@[(r)-[OA]]} == -[OA] || ${@[(I)-[OAD]]} -gt 0 ]]; then
          builtin compadd "$@"; return
        fi
        local -a hits; builtin compadd -A hits "$@"; builtin compadd "$@"
        print -rl -- $hits >>./offers
      }'
      zpty -w shell 'null-line() { BUFFER=; print done >./done }; zle -N null-line'
      zpty -w shell "bindkey '^N' null-line; unsetopt automenu autolist; print ready >./ready"
      for i in {1..200}; do [[ -s ready ]] && break; sleep 0.05; done
      zpty -w -n shell "$line"$'\\t\\x0e'
      for i in {1..200}; do [[ -s done ]] && break; sleep 0.05; done
      zpty -d shell
      cat ./offers 2>/dev/null | sed 's:/$::'
      """
    #expect(try await offered(.zsh, driver: driver, line: line) == offers.sorted())
  }

  /// Runs a driver in a shell; returns the lines that it printed, sorted.
  private func offered(
    _ shell: CompletionScript.Shell, driver: String, line: String
  ) async throws -> [String] {
    try await Binary.withFolder { folder in
      for name in ["wall.json", "note.txt"] {
        try Data().write(to: folder.appending(path: name))
      }
      try FileManager.default.createDirectory(
        at: folder.appending(path: "sub"), withIntermediateDirectories: false)
      try Data(CompletionScript(tree: Fixture.tree).text(for: shell).utf8)
        .write(to: folder.appending(path: "script"))
      let result = try await Binary.shell(
        driver, shell: shell.rawValue,
        environment: ["line": line, "TERM": "dumb", "HOME": folder.path], folder: folder)
      #expect(result.errorText.isEmpty)
      return result.outputText.split(separator: "\n").map(String.init).sorted()
    }
  }
}
