import Testing

@testable import ShotSim

/// Files with a mistake in every line: all are counted, few are looked into.
@Suite struct ManyMistakesTests {
  private func failure(_ text: String) -> DiagnosticList? {
    do throws(ReadingFailure) {
      _ = try ScenarioReader().read(
        InputFile(bytes: Array(text.utf8), name: "t", directory: nil))
    } catch {
      if case .invalid(let list) = error { return list }
    }
    return nil
  }

  @Test func `Unknown keys are all counted, the first ones shown with the nearest name`() throws {
    let count = 3000
    let keys = (0..<count).map { "light\($0): 1" }.joined(separator: ",\n")
    let list = try #require(
      failure("{ schema: 'shotsim/scenario/1', name: 't', device: 'iphone-17',\n\(keys) }"))
    #expect(list.diagnostics.count == DiagnosticList.limit + 1)
    #expect(
      list.diagnostics.last?.message == "\(count - DiagnosticList.limit) more errors are not shown")
    #expect(list.diagnostics.first?.line == 2)
    #expect(list.diagnostics.dropLast().allSatisfy { $0.nearest == "light" })
  }

  @Test func `A reading keeps a part of its diagnostics and counts the rest`() {
    var context = ReadingContext()
    let place = SourcePosition(file: "t", line: 1, column: 1)
    for _ in 0..<1000 { context.report("warned", at: place, severity: .warning) }
    #expect(!context.hasErrors && context.omittedErrors == 0)
    for _ in 0..<1000 { context.report("wrong", at: place) }
    #expect(context.hasErrors)
    #expect(context.diagnostics.count == 2 * ReadingContext.limit)
    #expect(context.omittedErrors == 1000 - ReadingContext.limit)
  }
}
