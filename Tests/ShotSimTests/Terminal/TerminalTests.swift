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
