/// `shotsim completions`: a script that teaches a shell the commands.
struct CompletionsCommand: Command {
  var shell = CompletionScript.Shell.bash

  static let spec = CommandSpec<CompletionsCommand>(
    name: "completions", abstract: "Print a completion script for a shell.",
    operands: [.one("shell", \.shell, help: "The shell.")],
    examples: [
      .init("completions bash > ~/.local/share/bash-completion/completions/shotsim", "bash."),
      .init("completions zsh > /usr/local/share/zsh/site-functions/_shotsim", "zsh."),
      .init("completions fish > ~/.config/fish/completions/shotsim.fish", "fish."),
    ])

  func run(in environment: Environment) async throws -> ExitCode {
    try environment.output.print(CompletionScript(tree: CommandTable.tree).text(for: shell))
    return .success
  }
}
