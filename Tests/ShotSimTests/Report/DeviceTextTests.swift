import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct DeviceTextTests {
  @Test func `A device is a table that a person can read`() throws {
    let device = try DeviceReader().read(builtIn: "iphone-17").device
    expectGolden(
      DeviceText.render(device, options: TextPictureOptions(width: 100)),
      "devices-iphone-17.txt")
  }

  @Test(arguments: DeviceReader.builtInNames)
  func `Every timing is there, and a guess says so in capitals`(name: String) throws {
    let device = try DeviceReader().read(builtIn: name).device
    let options = TextPictureOptions(width: 200)
    let lines = DeviceText.render(device, options: options).split(separator: "\n")
    let guesses = device.timing.values.count { $0.provenance == .guess }
    let start = lines.firstIndex { $0.hasPrefix("Timing") } ?? 0
    let end = lines.firstIndex { $0.hasPrefix("Limits") } ?? lines.endIndex
    let rows = lines[start..<end].filter { $0.hasPrefix("  ") }
    #expect(rows.count == device.timing.count)
    #expect(rows.count { $0.contains(" GUESS [") } == guesses)
    // Long sources go over several lines.
    let words = lines.flatMap { $0.split(separator: " ") }.joined(separator: " ")
    for entry in device.timing.values {
      #expect(rows.contains { $0.hasSuffix(DistributionText.exact.words(entry.distribution)) })
      #expect(words.contains(entry.source.split(separator: " ").joined(separator: " ")))
    }
  }

  @Test func `The list counts timings by how well they are known`() throws {
    let devices = try ["iphone-17", "pixel-8-pro"].map {
      try DeviceReader().read(builtIn: $0).device
    }
    let text = DeviceText.list(devices, options: TextPictureOptions(width: 120))
    #expect(text.contains("39 timings: 1 measured, 1 documented, 1 claimed, 4 anchored, "))
    #expect(text.contains("GUESSES\n"))
    #expect(text.contains("pixel-8-pro  Pixel 8 Pro, Android 16\n"))
  }

  private static let words: [(Distribution, String)] = [
    (Distribution.constant(33_333_333), "always 33.333333 ms"),
    (.uniform(min: -33_000_000, max: 0), "uniform, -33 ms to 0 ms"),
    (
      .triangular(min: 0, mode: 1_000_000, max: 12_000_000_000),
      "triangular, 0 ms to 12 s, most likely 1 ms"
    ),
    (.exponential(mean: 2_000_000, floor: 0), "exponential, mean 2 ms"),
    (
      .gamma(mean: 250_000_000, cv: 0.18, floor: 120_000_000),
      "gamma, mean 250 ms, CV 0.18, floor 120 ms"
    ),
    (
      .lognormal(mean: 250_000_000, cv: 0.11, floor: 212_500_000),
      "lognormal, mean 250 ms, CV 0.11, floor 212.5 ms"
    ),
    (.weibull(mean: 900, cv: 0.5, floor: 0), "Weibull, mean 900 ns, CV 0.5"),
    (.normal(mean: 150_000, cv: 0.1), "normal, above zero, mean 150 us, CV 0.1"),
    (
      .empirical([1_000_000, 3_000_000, 5_000_000]), "one of 3 values, 1 ms to 5 ms, mean 3 ms"
    ),
    (
      .mixture([
        MixturePart(weight: 3, distribution: .constant(1_000_000)),
        MixturePart(weight: 1, distribution: .constant(2_000_000)),
      ]), "mixture of 75.0 % always 1 ms; 25.0 % always 2 ms"
    ),
  ]

  @Test(arguments: words)
  func `A distribution is said in words`(distribution: Distribution, text: String) {
    #expect(DistributionText.exact.words(distribution) == text)
  }

  @Test func `Programs get every timing with its mean and source`() throws {
    let device = try DeviceReader().read(builtIn: "iphone-17").device
    let text = DeviceJSON.full(device).pretty
    let root = try JSON5Parser.parse(Array(text.utf8), file: "device").root
    let timings = root["timings"]?.elements ?? []
    #expect(timings.count == device.timing.count)
    let first = timings.first { $0["path"]?.string == "timing.processing.processed.48MP.quality" }
    #expect(first?["provenance"]?.string == "estimated")
    #expect(text.contains("\"mean\": 2150,"))
  }
}
