import Testing

@testable import ShotSim

@Suite struct GateTextTests {
  @Test(arguments: [
    ("framesCaptured", Quantity(.framesCaptured)),
    ("shotToShot.p95", Quantity(.shotToShot, .percentile(95))),
    ("timeToPhoto.p99.9", Quantity(.timeToPhoto, .percentile(99.9))),
    ("P(framesCaptured >= 5)", Quantity(.framesCaptured, .probability(.greaterOrEqual, 5))),
  ])
  func `A quantity reads back from its name`(text: String, quantity: Quantity) throws {
    #expect(try GateText.quantity(text) == quantity)
    #expect(try GateText.quantity(quantity.name) == quantity)
  }

  @Test func `Amounts have units, and percentages are of the baseline except of shares`() throws {
    let frames = Quantity(.framesCaptured)
    #expect(try GateText.margin("framesCaptured=0.2") == QuantityMargin(frames, .absolute(0.2)))
    #expect(try GateText.margin("framesCaptured=2%") == QuantityMargin(frames, .relative(0.02)))
    let p95 = Quantity(.shotToShot, .percentile(95))
    #expect(try GateText.margin("shotToShot.p95=0.02s") == QuantityMargin(p95, .absolute(20)))
    let share = Quantity(.framesCaptured, .probability(.greaterOrEqual, 5))
    #expect(
      try GateText.margin("P(framesCaptured >= 5)=2%") == QuantityMargin(share, .absolute(0.02)))
    #expect(try GateText.precision("framesCaptured=1%").target == .relative(0.01))
  }

  @Test(arguments: [
    "framesCaptured", "framesCaptured=", "=1", "frames=1", "shotToShot.p95=20kg",
    "framesCaptured=-1", "shotToShot.sd=1", "framesCaptured=x%", "P(framesCaptured >= 5)",
    "framesCaptured=baseline", "framesCaptured=nan%",
  ])
  func `What is no margin is refused`(text: String) {
    #expect(throws: Diagnostic.self) { try GateText.margin(text) }
  }

  @Test func `A misspelt metric is answered with the nearest`() {
    let failure = #expect(throws: Diagnostic.self) { try GateText.quantity("framesCaptred") }
    #expect(failure?.nearest == "framesCaptured")
  }

  @Test func `The text of a margin reads back as the margin`() throws {
    for text in ["framesCaptured.mean=2%", "shotToShot.p95=20ms", "peakMemory.mean=1.5MB"] {
      let margin = try GateText.margin(text)
      #expect("\(margin.quantity.name)=\(margin.amountText)" == text)
    }
  }

  @Test func `Better and worse follow the metric and the direction of the probability`() {
    #expect(!Quantity(.framesCaptured).isSmallerBetter)
    #expect(Quantity(.shotToShot, .percentile(95)).isSmallerBetter)
    #expect(!Quantity(.framesCaptured, .probability(.greaterOrEqual, 5)).isSmallerBetter)
    #expect(Quantity(.framesCaptured, .probability(.less, 5)).isSmallerBetter)
    #expect(Quantity(.shotToShot, .probability(.greater, 400)).isSmallerBetter)
    #expect(!Quantity(.shotToShot, .probability(.lessOrEqual, 400)).isSmallerBetter)
  }
}
