package import ShotSim

/// Writes a comparison as JUnit XML, which every CI system reads.
///
/// One suite; one case for each check. A failed check is a `failure`; an
/// undecided one and a warning are `skipped`, since they do not fail the run
/// unless that is asked for.
package struct ComparisonJUnit: Sendable {
  static let format = OutputFormat<JudgedComparison>(
    "junit", endings: [".xml"], tool: "JUnit", option: "junit",
    help: "Write JUnit XML, one case for each check.",
    summary: "A case for each check, for GitLab, Jenkins and others.", isPrinted: true
  ) { ComparisonJUnit($0.comparison, failsInconclusive: $0.failsInconclusive).text }

  /// Wall time of the run in seconds, as the format has it; never a metric.
  package var seconds: Double
  /// Whether what is inconclusive counts as a failure.
  package var failsInconclusive: Bool
  private let comparison: ComparisonResult

  package init(_ comparison: ComparisonResult, seconds: Double = 0, failsInconclusive: Bool = false)
  {
    self.comparison = comparison
    self.seconds = seconds
    self.failsInconclusive = failsInconclusive
  }

  package var text: String {
    let gates = comparison.gates
    let failures = gates.count(where: isFailure)
    let skipped = gates.count { isSkipped($0) }
    let counts =
      #"tests="\#(gates.count)" failures="\#(failures)" errors="0" skipped="\#(skipped)""#
    let time = NumberText.fixed(seconds, decimals: 3)
    let name = Escaping.markup(comparison.plan.title)
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text += #"<testsuites name="shotsim compare" \#(counts) time="\#(time)">"# + "\n"
    text += #"  <testsuite name="\#(name)" \#(counts) time="\#(time)">"# + "\n"
    text += "    <properties>\n"
    for (key, value) in properties {
      text += #"      <property name="\#(key)" value="\#(Escaping.markup(value))"/>"# + "\n"
    }
    text += "    </properties>\n"
    for gate in gates { text += testCase(gate) }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private var properties: [(String, String)] {
    var properties = [
      ("version", ShotSimVersion.number), ("replications", "\(comparison.replications)"),
      ("level", NumberText.shortest(comparison.checkLevel)),
      ("reference", comparison.plan.referenceLabel),
    ]
    if let scenario = comparison.plan.configurations.first?.scenario {
      properties += [
        ("seed", "\(scenario.seed)"), ("device", scenario.configuration.device.name),
        ("scenarioDigest", scenario.digest), ("deviceDigest", scenario.deviceDigest),
      ]
    }
    return properties
  }

  private func testCase(_ gate: ComparisonGate) -> String {
    let head =
      #"    <testcase classname="\#(Escaping.markup(gate.configuration))""#
      + #" name="\#(Escaping.markup(gate.title))" time="0.000">"# + "\n"
    let message = Escaping.markup(gate.sentence)
    let body: String
    if isFailure(gate) {
      body =
        #"      <failure type="\#(gate.verdict.rawValue)" message="\#(message)">"#
        + "\(message)</failure>\n"
    } else if isSkipped(gate) {
      body = #"      <skipped message="\#(gate.word): \#(message)"/>"# + "\n"
    } else {
      body = "      <system-out>\(gate.word): \(message)</system-out>\n"
    }
    return head + body + "    </testcase>\n"
  }

  private func isFailure(_ gate: ComparisonGate) -> Bool {
    !gate.isWarning
      && (gate.verdict == .fail || failsInconclusive && gate.verdict == .inconclusive)
  }

  private func isSkipped(_ gate: ComparisonGate) -> Bool {
    !isFailure(gate) && (gate.verdict == .fail || gate.verdict == .inconclusive)
  }
}
