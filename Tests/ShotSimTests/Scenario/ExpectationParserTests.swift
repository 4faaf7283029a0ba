import Testing

@testable import ShotSim

/// The simulator's, not the testing library's.
typealias Expectation = ShotSim.Expectation

@Suite struct ExpectationParserTests {
  private func parse(_ text: String) throws -> Expectation { try ExpectationParser.parse(text) }

  @Test func `A metric's statistic is compared with a number`() throws {
    let expectation = try parse("framesCaptured.mean >= 4.5")
    #expect(
      expectation
        == Expectation(
          metric: .framesCaptured, statistic: .mean, comparison: .greaterOrEqual,
          limit: .number(4.5), text: "framesCaptured.mean >= 4.5"))
  }

  @Test(arguments: [
    ("sd", Expectation.Statistic.sd), ("min", .min), ("max", .max), ("p50", .percentile(50)),
    ("p99.9", .percentile(99.9)), ("p100", .percentile(100)), ("p0.5", .percentile(0.5)),
  ])
  func `Statistics are read`(text: String, statistic: Expectation.Statistic) throws {
    #expect(try parse("shotToShot.\(text)<400").statistic == statistic)
  }

  @Test(arguments: Relation.allCases)
  func `Comparisons are read with and without spaces`(comparison: Relation) throws {
    #expect(try parse("queueWait.mean\(comparison.rawValue)3").comparison == comparison)
    #expect(try parse("queueWait.mean \(comparison.rawValue) 3").comparison == comparison)
  }

  @Test(arguments: [
    ("shotToShot.p95 <= 400ms", 400.0), ("shotToShot.p95 <= 0.4s", 400),
    ("shotToShot.p95 <= 400", 400), ("shutterLag.mean >= -20ms", -20),
    ("peakMemory.max <= 1.2GB", 1200), ("processorUtilization.mean <= 90%", 0.9),
    ("shootingRate.mean >= 3/s", 3), ("blockedTime.max <= 1min", 60_000),
  ])
  func `Limits come in the metric's unit`(text: String, value: Double) throws {
    guard case .number(let number) = try parse(text).limit else {
      Issue.record("not a number")
      return
    }
    #expect(abs(number - value) < 1e-9)
  }

  @Test func `Limits may start from the baseline`() throws {
    #expect(try parse("timeToPhoto.p95 <= baseline * 1.05").limit == .baselineTimes(1.05))
    #expect(try parse("timeToPhoto.p95 <= baseline + 20ms").limit == .baselinePlus(20))
    #expect(try parse("timeToPhoto.p95 <= baseline - 0.02s").limit == .baselinePlus(-20))
    #expect(try parse("timeToPhoto.p95 <= baseline").limit == .baselineTimes(1))
  }

  @Test func `A probability has a bound and a share`() throws {
    let expectation = try parse("P(framesCaptured >= 5) >= 0.9")
    #expect(expectation.statistic == .probability(.greaterOrEqual, 5))
    #expect(expectation.limit == .number(0.9))
    #expect(try parse("P( shotToShot < 0.4s ) > 90%").statistic == .probability(.less, 400))
  }

  @Test func `A warning is marked`() throws {
    #expect(try parse("warn: framesCaptured.mean >= 5").isWarning)
    #expect(try parse(" warn : framesCaptured.mean >= 5").isWarning)
    #expect(try !parse("framesCaptured.mean >= 5").isWarning)
  }

  @Test(arguments: [
    ("framesCaptured.mean >= 4.5 x", 28), ("framesCapturd.mean >= 1", 1),
    ("framesCaptured.avg >= 1", 16), ("framesCaptured.mean ~ 1", 21),
    ("P(framesCaptured >= 5) >= 1.5", 27), ("warn:", 6), ("framesCaptured.p0 > 1", 16),
    ("framesCaptured.mean", 20), ("framesCaptured.mean >= 5ms", 24), ("P(", 3),
    ("framesCaptured.mean >= baseline * x", 35), ("framesCaptured.mean > 1.2.3", 23),
  ])
  func `An error names its character`(text: String, place: Int) {
    #expect {
      try ExpectationParser.parse(text)
    } throws: { error in
      (error as? ExpectationParser.Failure)?.place == place
    }
  }
}
