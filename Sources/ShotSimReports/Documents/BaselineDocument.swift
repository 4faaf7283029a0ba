package import ShotSim

/// Baseline files: text that people can read and compare line by line.
package enum BaselineDocument {
  /// `shotsim/baseline/2`.
  package static let document = Document<Baseline>(
    "baseline", version: 2, alsoReads: [1], title: "ShotSim baseline",
    initial: Baseline(inputs: .unread, settings: [], margins: [], summaries: [], samples: []),
    [
      Member("inputs", "What the numbers depend on.", \.inputs, .inputs),
      Member(
        "settings", "What the scenario sets, by path; to say what has changed.", \.settings,
        settings),
      Member(
        "margins", "Smallest differences that matter, such as 2% or 20ms; change them here.",
        \.margins, margins),
      Member("values", "What people read; nothing is computed from it.", \.summaries, values),
      Member(
        "replications",
        "What each replication contributes, so that a later run is paired with it.", \.samples,
        samples),
    ])

  /// Replications on a line of the lists at the end.
  private static let perLine = 50
  /// Draws on a line: they have many digits.
  private static let drawsPerLine = 10

  /// Reads a file's bytes.
  ///
  /// - Throws: All that is wrong, with line, column and path.
  package static func read(
    _ bytes: [UInt8], file: String
  ) throws(DiagnosticList) -> Baseline {
    try document.read(bytes, file: file, conflicts: conflicts)
  }

  // MARK: Keys

  /// A quantity's name, such as `framesCaptured.mean` or `P(framesCaptured >= 5)`.
  private static let quantity = FormKey<Quantity>(
    pattern: #"^([A-Za-z]+\.(mean|p[0-9]+(\.[0-9]+)?)|P\([A-Za-z]+ [<>=!]+ -?[0-9.e+-]+\))$"#,
    text: \.name
  ) { text throws(Diagnostic) in
    let quantity = try GateText.quantity(text, asKept: true)
    // One quantity has one name in these files, so that a name is found again.
    if quantity.name == text { return quantity }
    throw Diagnostic(
      message: "\"\(text.shortened)\" is not how it is written", allowed: quantity.name)
  }

  private static let settingPath = FormKey<String>(pattern: "^.", text: \.self) {
    text throws(Diagnostic) in
    if text.isEmpty {
      throw Diagnostic(message: "the key is empty", allowed: "the path of a setting")
    }
    guard let found = text.unprintable else { return text }
    throw Diagnostic(message: "the key has \(found)", allowed: "the path of a setting")
  }

  // MARK: Parts

  private static let settings = Form<[ConfigurationSetting]>.map(
    keys: settingPath, values: .text, writing: { ($0.path, $0.value) },
    reading: { ConfigurationSetting($0, $1) })

  private static let margins = Form<[QuantityMargin]>.map(
    keys: quantity, values: .text, writing: { ($0.quantity, $0.amountText) },
    reading: { (quantity, amount) throws(Diagnostic) in
      try GateText.margin("\(quantity.name)=\(amount)", asKept: true)
    })

  private static let values = Form<[Baseline.Summary]>.map(
    keys: quantity, values: .estimate, writing: { ($0.quantity, $0.value) },
    reading: { Baseline.Summary($0, $1) })

  private static let samples = Form<[QuantitySample]>.map(
    keys: quantity, values: sample, writing: { ($0.quantity, $0.form) },
    reading: { (quantity, form) throws(Diagnostic) in
      let allowed: String? =
        switch (form, quantity.statistic) {
        case (.values, .mean), (.values, .probability), (.percentile, .percentile): nil
        case (.values, .percentile): "photos and upToValue, as of any percentile"
        case (.percentile, .mean), (.percentile, .probability): "values"
        }
      if let allowed { throw Diagnostic(message: "is of another statistic", allowed: allowed) }
      return QuantitySample(quantity, form: form)
    })

  private static let sample = Form<QuantitySample.Form>.either(
    numbers, having: "values", percentile,
    writing: { form in
      switch form {
      case .values(let values): .first(Numbers(values: values))
      case .percentile(let sample): .second(sample)
      }
    },
    reading: { part in
      switch part {
      case .first(let numbers): .values(numbers.values)
      case .second(let sample): .percentile(sample)
      }
    })

  /// One value per replication.
  private struct Numbers {
    var values: [Double]
  }

  private static let numbers = Form.object(
    Numbers(values: []),
    [
      Member(
        "values", "One per replication, \(perLine) per line; null = none.", \.values,
        .lines(of: .number, perLine: perLine))
    ]
  ).named("values")

  private static let percentile = Form.object(
    PercentileSample(
      value: .nan, interval: .unbounded(level: PercentileSample.level), counts: [], below: [],
      slope: nil),
    [
      Member("value", "The percentile; null = there is none.", \.value, .number),
      Member("low", "Lower end of its interval; null = unbounded.", \.interval.low, .lowerEnd),
      Member("high", "Upper end of its interval; null = unbounded.", \.interval.high, .upperEnd),
      Member(
        "slope", "Of the quantile function there; null = unknown.", \.slope, .optional(.finite)),
      Member("photos", "Photos of each replication.", \.counts, counts),
      Member("upToValue", "Photos of each replication up to the percentile.", \.below, counts),
      .optional(
        "draws",
        "The percentile in \(ClusterBootstrap.draws) samples of the replications drawn anew, to "
          + "pair it with a later run.", \.draws, .lines(of: .number, perLine: drawsPerLine)),
    ]
  ).named("percentile")

  private static let counts = Form<[Int32]>.lines(
    of: Form<Int>.count.converted(writing: { Int($0) }, reading: { Int32($0) }), perLine: perLine)

  // MARK: Conflicts

  private static func conflicts(_ baseline: Baseline) -> [Document<Baseline>.Conflict] {
    baseline.samples.flatMap { sample -> [Document<Baseline>.Conflict] in
      let path = JSON5Path(keys: "replications", sample.quantity.name)
      var conflicts: [Document<Baseline>.Conflict] = []
      func checkCount(_ key: String, _ count: Int) {
        guard count != baseline.inputs.replications else { return }
        conflicts.append(
          .init(
            at: path.appending(key), "has \(Prose.counted(count, "value"))",
            allowed: "one for each of the \(baseline.inputs.replications) replications"))
      }
      switch sample.form {
      case .values(let values):
        checkCount("values", values.count)
        conflicts += BaselineLimits.conflicts(values, of: sample.quantity.metric, at: path, perLine)
      case .percentile(let percentile):
        checkCount("photos", percentile.counts.count)
        checkCount("upToValue", percentile.below.count)
        if zip(percentile.below, percentile.counts).contains(where: { $0 > $1 }) {
          conflicts.append(
            .init(at: path.appending("upToValue"), "is more than there are photos"))
        }
      }
      return conflicts
    }
  }
}

extension Form where Value == Baseline.Inputs {
  /// What the numbers of a run depend on.
  static let inputs = Form.object(
    Baseline.Inputs.unread,
    [
      Member("scenario", "Name of the scenario.", \.scenario, .text),
      Member("scenarioDigest", "Digest of the scenario's content.", \.scenarioDigest, .text),
      Member("device", "Name of the device.", \.device, .text),
      Member("deviceDigest", "Digest of the device's content.", \.deviceDigest, .text),
      Member("seed", "Seed of all random numbers, as text.", \.seed, .digits),
      Member("replications", "Replications that were run.", \.replications, .positiveCount),
      Member("version", "Version of ShotSim that wrote the file.", \.version, .text),
    ]
  ).named("inputs")
}

extension Baseline.Inputs {
  /// What a file's inputs are before its keys are read, all of which are needed.
  fileprivate static let unread = Baseline.Inputs(
    scenario: "", scenarioDigest: "", device: "", deviceDigest: "", seed: 0, replications: 0,
    version: "")
}
