import Testing

@testable import ShotSim
@testable import shotsim_cli

@Suite struct GateOptionsTests {
  @Test(arguments: [
    ([Judgement.pass, .equivalent], ExitCode.success, ExitCode.success, ExitCode.success),
    ([.pass, .inconclusive], .success, .inconclusive, .success),
    ([.pass, .incomparable], .success, .inconclusive, .success),
    ([.improved, .pass], .success, .success, .improved),
    ([.improved, .incomparable], .success, .inconclusive, .improved),
    (
      [.fail, .improved, .inconclusive], .expectationFailed, .expectationFailed, .expectationFailed
    ),
  ])
  func `The worst verdict that counts decides the exit code`(
    verdicts: [Judgement], plain: ExitCode, failing: ExitCode, improving: ExitCode
  ) {
    var comparison = SampleComparison.judged
    comparison.expectations = []
    comparison.precision = []
    let row = comparison.rows[0]
    comparison.rows = verdicts.map { verdict in
      var row = row
      row.verdict = verdict
      return row
    }
    var options = GateOptions()
    #expect(options.exitCode(of: comparison) == plain)
    options.exitsOnImprovement = true
    #expect(options.exitCode(of: comparison) == improving)
    options.exitsOnImprovement = false
    options.failsInconclusive = true
    #expect(options.exitCode(of: comparison) == failing)
  }
}
