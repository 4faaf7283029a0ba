import Foundation
import Testing

@testable import shotsim_cli

/// The program as a process.
@Suite struct BinaryTests {
  @Test(arguments: [[], ["help"], ["-h"], ["--help"]])
  func `Help goes to standard output and is no error`(arguments: [String]) async throws {
    let result = try await Binary.run(arguments)
    #expect(result.exitCode == 0)
    #expect(result.outputText.hasPrefix("USAGE\n  shotsim <command>"))
    #expect(result.errorText.isEmpty)
  }

  @Test func `Two ways to ask for a command's help give the same bytes`() async throws {
    let first = try await Binary.run(["help", "completions"])
    let second = try await Binary.run(["completions", "--bogus", "--help"])
    #expect(first.exitCode == 0)
    #expect(second.exitCode == 0)
    #expect(first.output == second.output)
  }

  @Test func `The version is one line with the library's and the generator's`() async throws {
    let result = try await Binary.run(["--version"])
    #expect(result.exitCode == 0)
    let pattern = /shotsim \d+\.\d+\.\d+ \(GSL \d+\.\d+(\.\d+)?, Philox 4x32-10\)\n/
    #expect(result.outputText.wholeMatch(of: pattern) != nil)
  }

  @Test func `A wrong option is answered in three lines on standard error`() async throws {
    let result = try await Binary.run(["completions", "--colour", "bash"])
    #expect(result.exitCode == 64)
    #expect(result.output.isEmpty)
    #expect(
      result.errorText == """
        error: unknown option '--colour'; did you mean '--color'?
        usage: shotsim completions [<option>...] <shell>
        See 'shotsim help completions'.

        """)
  }

  @Test func `A full disk and a closed pipe are reported, not fatal`() async throws {
    let closed = try await Binary.shell("\"$shotsim\" help >&-; echo $? >&2")
    #expect(closed.errorText.hasPrefix("error: cannot write standard output: "))
    #expect(closed.errorText.hasSuffix("\n74\n"))
    // The reader is gone before the program starts.
    let broken = try await Binary.shell(
      "{ sleep 0.2; \"$shotsim\" help; echo $? >&2; } | exec true")
    #expect(broken.errorText.hasPrefix("error: cannot write standard output: "))
    #expect(broken.errorText.hasSuffix("\n74\n"))
  }

  @Test(.enabled(if: Binary.hasPseudoTerminal))
  func `Errors are colored on a terminal unless that is forbidden`() async throws {
    let plain = ["TERM": "xterm"]
    let colored = try await Binary.terminal("\"$shotsim\" nonsense", environment: plain)
    #expect(colored.outputText.contains("\u{1B}[1;31merror:\u{1B}[0m unknown command"))
    #expect(colored.exitCode == 64)
    for (name, value) in [("NO_COLOR", "1"), ("TERM", "dumb")] {
      let forbidden = try await Binary.terminal(
        "\"$shotsim\" nonsense", environment: plain.merging([name: value]) { $1 })
      #expect(forbidden.outputText.contains("error: unknown command 'nonsense'"))
      #expect(!forbidden.outputText.contains("\u{1B}"))
    }
  }

  @Test(.enabled(if: Binary.hasPseudoTerminal))
  func `Help is as wide as the terminal`() async throws {
    let result = try await Binary.terminal("stty cols 60; \"$shotsim\" help completions")
    let longest =
      result.outputText.split(whereSeparator: \.isNewline).filter {
        !$0.contains("shotsim completions")
      }.map(\.count).max() ?? 0
    #expect((50...60).contains(longest))
  }

  private static let canWriteEvents = CommandTable.tree.commands.contains { command in
    command.path == ["run"] && command.options.contains { $0.name == "events" }
  }

  @Test(
    .enabled(if: canWriteEvents && Binary.hasProgram("bash")),
    arguments: [("INT", 130), ("HUP", 129)])
  func `An interrupted run leaves no file behind`(signal: String, code: Int) async throws {
    // With job control, so that the shell does not make its job ignore the signal.
    let line = """
      set -m
      "$shotsim" run basketball-burst --replications 500000 --events events.json >/dev/null &
      for i in {1..200}; do
        compgen -G '.*.unfinished' >/dev/null && break
        sleep 0.05
      done
      ls -A
      kill -\(signal) $!
      wait $!
      echo $?
      ls -A
      """
    try await Binary.withFolder { folder in
      let result = try await Binary.shell(line, shell: "bash", folder: folder)
      let lines = result.outputText.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.first?.hasSuffix(".unfinished") == true)
      #expect(lines.last == "\(code)")
    }
  }
}
