import Foundation
import Testing

@testable import ShotSim

/// Every case file reads, and the one that must not does not.
@Suite struct CaseFileTests {
  static let cases = TestFiles.names(in: TestFiles.tests.appendingPathComponent("Cases"))

  @Test func `The cases are there`() {
    #expect(Self.cases.count >= 21)
  }

  @Test(arguments: cases.filter { $0 != "gating-error" })
  func `A case reads`(name: String) throws {
    let path = TestFiles.tests.appendingPathComponent("Cases/\(name)/scenario.json").path
    do throws(ReadingFailure) {
      let scenario = try ScenarioReader().read(path: path)
      #expect(scenario.name == name)
      #expect(scenario.digest.count == 64)
      #expect(scenario.configuration.device.name == "unit")
    } catch {
      Issue.record("\(error.text)")
    }
  }

  @Test func `Responsive capture without zero shutter lag names its path and prerequisite`() {
    let path = TestFiles.tests.appendingPathComponent("Cases/gating-error/scenario.json").path
    #expect {
      try ScenarioReader().read(path: path)
    } throws: { error in
      guard case .invalid(let list)? = error as? ReadingFailure else { return false }
      return list.diagnostics.count == 1
        && list.diagnostics[0].path == "features.responsiveCapture"
        && list.diagnostics[0].message.contains("zeroShutterLag")
        && list.diagnostics[0].line == 17
    }
  }
}

extension ReadingFailure {
  /// What a test says of it.
  var text: String { DiagnosticText.lines(diagnostics) }
}
