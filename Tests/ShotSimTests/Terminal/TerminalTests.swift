import Testing

@testable import shotsim_cli

@Suite struct TerminalTests {
  private func terminal(
    output: Bool = true, errors: Bool = true, width: Int? = nil, color: ColorChoice? = nil,
    quiet: Bool = false, ascii: Bool = false, _ variables: [String: String] = [:]
  ) -> Terminal {
    var terminal = Terminal(
      isOutputTerminal: output, isErrorTerminal: errors, outputWidth: width,
      variable: { variables[$0] })
    var options = CommonOptions()
    if let color { options.color = color }
    options.isQuiet = quiet
    options.usesASCII = ascii
    terminal.apply(options)
    return terminal
  }

  @Test(
    arguments: [
      // variables, option, on a terminal, elsewhere
      ([:], nil, true, false),
      (["TERM": "dumb"], nil, false, false),
      (["NO_COLOR": "1"], nil, false, false),
      (["NO_COLOR": ""], nil, true, false),
      (["CLICOLOR_FORCE": "1"], nil, true, true),
      (["CLICOLOR_FORCE": "0"], nil, true, false),
      (["FORCE_COLOR": "1", "TERM": "dumb"], nil, true, true),
      (["FORCE_COLOR": "1", "NO_COLOR": "1"], nil, false, false),
      (["NO_COLOR": "1"], .always, true, true),
      (["FORCE_COLOR": "1"], .never, false, false),
      (["NO_COLOR": "1"], .auto, false, false),
    ] as [([String: String], ColorChoice?, Bool, Bool)])
  func `An option beats NO_COLOR, which beats what forces color, which beats the terminal`(
    variables: [String: String], option: ColorChoice?, onTerminal: Bool, elsewhere: Bool
  ) {
    let mixed = terminal(output: true, errors: false, color: option, variables)
    #expect(mixed.colorsOutput == onTerminal)
    #expect(mixed.colorsErrors == elsewhere)
    let swapped = terminal(output: false, errors: true, color: option, variables)
    #expect(swapped.colorsOutput == elsewhere)
    #expect(swapped.colorsErrors == onTerminal)
  }

  @Test func `The width is the variable's, else the terminal's, else 80`() {
    #expect(terminal(width: 120, ["COLUMNS": "66"]).width == 66)
    #expect(terminal(width: 120).width == 120)
    #expect(terminal().width == 80)
    // What goes to a file does not depend on the terminal behind standard error.
    let redirected = Terminal(
      isOutputTerminal: false, isErrorTerminal: true, errorWidth: 120, variable: { _ in nil })
    #expect(redirected.width == 80)
    #expect(redirected.errorWidth == 120)
    for nonsense in ["0", "-1", "wide", ""] {
      #expect(terminal(width: 100, ["COLUMNS": nonsense]).width == 100)
    }
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false),
    ([:], false), (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
    (["LC_CTYPE": "C.UTF-8", "LANG": "C"], true), (["LC_ALL": "", "LANG": "C.UTF-8"], true),
  ])
  func `The locale decides what a terminal can draw`(variables: [String: String], unicode: Bool) {
    #expect(terminal(variables).usesUnicode == unicode)
    #expect(!terminal(ascii: true, variables).usesUnicode)
    // Anything but a terminal gets the same bytes everywhere.
    #expect(terminal(output: false, variables).usesUnicode)
  }

  @Test func `Progress needs a terminal, patience and a person`() {
    #expect(terminal().allowsProgress)
    #expect(terminal(output: false).allowsProgress)
    #expect(!terminal(errors: false).allowsProgress)
    #expect(!terminal(quiet: true).allowsProgress)
    #expect(!terminal(["CI": "true"]).allowsProgress)
    #expect(terminal(["CI": "false"]).allowsProgress)
    #expect(!terminal(["TERM": "dumb"]).allowsProgress)
  }
}

@Suite struct ProgressLineTests {
  @Test(arguments: [
    (0, 100, 0.0, "  0 %  0 of 100 replications"),
    (50, 100, 2.0, " 50 %  50 of 100 replications, 25/s, 2 s left"),
    (1_000, 20_000, 0.1, "  5 %  1,000 of 20,000 replications, 10,000/s, 2 s left"),
    (1, 3, 2.0, " 33 %  1 of 3 replications, 0.5/s, 4 s left"),
    (1, 1_000, 0.5, "  0 %  1 of 1,000 replications, 2.0/s, 8 min 20 s left"),
    (1, 36_001, 1.0, "  0 %  1 of 36,001 replications, 1.0/s, 10 h 0 min left"),
    (100, 100, 4.0, "100 %  100 of 100 replications, 25/s, 0 s left"),
    (120, 100, 4.0, "100 %  120 of 100 replications, 30/s, 0 s left"),
  ])
  func `The line tells share, count, rate and time left`(
    completed: Int, total: Int, seconds: Double, text: String
  ) {
    #expect(
      ProgressLine.text(
        completed: completed, total: total, noun: "replications", elapsed: .seconds(seconds))
        == text)
  }

  @Test func `Without a terminal nothing is drawn`() async throws {
    let environment = Environment.capturing()
    let progress = ProgressLine(total: 10, noun: "replications", in: environment)
    try await Task.sleep(for: .milliseconds(120))
    progress.advance(by: 10)
    progress.erase()
    #expect(environment.diagnostics.captured.isEmpty)
  }

  @Test func `The line is drawn over itself, seldom, and erased at the end`() async throws {
    var environment = Environment.capturing()
    environment.terminal = Terminal(
      isOutputTerminal: true, isErrorTerminal: true, errorWidth: 30, variable: { _ in nil })
    let progress = ProgressLine(total: 1_000_000, noun: "replications", in: environment)
    progress.advance()
    #expect(environment.diagnostics.captured.isEmpty)
    try await Task.sleep(for: .milliseconds(110))
    for _ in 1..<1000 { progress.advance() }
    progress.erase()
    let text = String(decoding: environment.diagnostics.captured, as: UTF8.self)
    let lines = text.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false)
    // Drawn once after the wait; a slow machine may have drawn it again.
    #expect(lines.count >= 3 && lines.count < 500)
    #expect(lines.first == "" && lines.last == "")
    #expect(lines.allSatisfy { $0.count < 30 })
    #expect(environment.output.captured.isEmpty)
  }
}
