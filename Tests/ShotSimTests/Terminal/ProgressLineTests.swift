import Testing

@testable import shotsim_cli

@Suite struct ProgressLineTests {
  @Test(arguments: [
    (0, 100, 0.0, "  0 %  0 of 100 replications"),
    (50, 100, 2.0, " 50 %  50 of 100 replications, 25/s, 2 s left"),
    (1_000, 20_000, 0.1, "  5 %  1,000 of 20,000 replications, 10,000/s, 2 s left"),
    (1, 3, 2.0, " 33 %  1 of 3 replications, 0.5/s, 4 s left"),
    (1, 1_000, 0.5, "  0 %  1 of 1,000 replications, 2.0/s, 8 min 20 s left"),
    (1, 36_001, 1.0, "  0 %  1 of 36,001 replications, 1.0/s, 10 h 0 min left"),
    (1, 3_600, 1.0, "  0 %  1 of 3,600 replications, 1.0/s, 59 min 59 s left"),
    (1, 3_601, 1.0, "  0 %  1 of 3,601 replications, 1.0/s, 1 h 0 min left"),
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
