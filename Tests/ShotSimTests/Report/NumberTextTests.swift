import Testing

@testable import ShotSim

@Suite struct NumberTextTests {
  @Test(arguments: [
    (250.0, "250"), (0.1, "0.1"), (-0.0, "-0"), (1e21, "1e+21"), (1e-300, "1e-300"),
    (1.0 / 3, "0.3333333333333333"), (.infinity, "Inf"), (-.infinity, "-Inf"), (.nan, "NaN"),
  ])
  func `Numbers for files are the shortest that read back`(value: Double, text: String) {
    #expect(NumberText.shortest(value) == text)
  }

  @Test(arguments: [
    (2.675, 2, "2.68"), (0.125, 2, "0.13"), (-0.004, 2, "0.00"), (-0.005, 2, "-0.01"),
    (999.995, 2, "1000.00"), (9.5, 0, "10"), (0.5, 0, "1"), (0.49, 0, "0"), (0.0001, 2, "0.00"),
    (1e21, 0, "1000000000000000000000"), (1.5e-7, 8, "0.00000015"), (123.456, 1, "123.5"),
    (0.0949, 1, "0.1"), (0.05, 1, "0.1"), (0.04, 1, "0.0"), (12, 3, "12.000"),
  ])
  func `Numbers for people are rounded as they read`(value: Double, decimals: Int, text: String) {
    #expect(NumberText.fixed(value, decimals: decimals) == text)
  }

  @Test func `Counts have commas between groups of three`() {
    #expect(NumberText.grouped(0) == "0")
    #expect(NumberText.grouped(999) == "999")
    #expect(NumberText.grouped(-1_234_567) == "-1,234,567")
    #expect(NumberText.grouped(Int.min) == "-9,223,372,036,854,775,808")
  }

  @Test func `Nanoseconds become exact decimals of a larger unit`() {
    #expect(NumberText.scaled(33_333_333, places: 6) == "33.333333")
    #expect(NumberText.scaled(250_000_000, places: 6) == "250")
    #expect(NumberText.scaled(-1, places: 6) == "-0.000001")
    #expect(NumberText.scaled(0, places: 6) == "0")
    #expect(NumberText.scaled(.min, places: 3) == "-9223372036854775.808")
  }

  @Test(arguments: [
    (0, "0 ms"), (999, "999 ns"), (85_000, "85 us"), (33_333_333, "33.3 ms"),
    (250_000_000, "250 ms"), (1_640_000_000, "1.64 s"), (245_000_000_000, "4 min 5 s"),
    (-20_000_000, "-20 ms"), (999_999_999, "1 s"),
  ])
  func `Spans have the unit that suits their size`(span: Int64, text: String) {
    #expect(DurationText.short(span) == text)
  }

  @Test func `Random numbers print as a correct rounding does`() {
    var seed: UInt64 = 20_261_130
    for _ in 0..<2_000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let thousandths = Int64(seed >> 40)
      let value = Double(thousandths) / 1000
      let hundredths = (thousandths + 5) / 10
      let text = "\(hundredths / 100)." + String(hundredths % 100 + 100).dropFirst()
      #expect(NumberText.fixed(value, decimals: 2) == text, "seed 20261130")
    }
  }
}
