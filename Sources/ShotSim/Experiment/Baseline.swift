/// What is kept of a run, to compare later runs with.
package struct Baseline: Sendable {
  /// What the numbers depend on.
  package struct Inputs: Sendable, Equatable {
    package var scenario: String
    package var scenarioDigest: String
    package var device: String
    package var deviceDigest: String
    package var seed: UInt64
    package var replications: Int
    /// Of the program.
    package var version: String

    package init(
      scenario: String, scenarioDigest: String, device: String, deviceDigest: String,
      seed: UInt64, replications: Int, version: String
    ) {
      self.scenario = scenario
      self.scenarioDigest = scenarioDigest
      self.device = device
      self.deviceDigest = deviceDigest
      self.seed = seed
      self.replications = replications
      self.version = version
    }
  }

  /// A value that people read; nothing is computed from it.
  package struct Summary: Sendable, Equatable {
    package var quantity: Quantity
    package var value: Estimate

    package init(_ quantity: Quantity, _ value: Estimate) {
      self.quantity = quantity
      self.value = value
    }
  }

  /// What a file has to be saved with to be as it was, without what is not compared any
  /// more.
  package struct Renewal: Sendable, Equatable {
    package var replications: Int
    package var seed: UInt64
    /// Nil = the usual ones.
    package var margins: [QuantityMargin]?
    /// Kept besides the usual ones and those that have a margin.
    package var others: [Quantity]
  }

  package var renewal: Renewal {
    let judged = margins.filter(\.quantity.isComparable)
    let known = Quantity.usual + judged.map(\.quantity)
    return Renewal(
      replications: inputs.replications, seed: inputs.seed,
      margins: judged == Self.usualMargins ? nil : judged,
      others: samples.map(\.quantity).filter { $0.isComparable && !known.contains($0) })
  }

  /// How reports call it, such as "baseline" or the file's name.
  package var label: String
  package var inputs: Inputs
  /// What the scenario set, to say what has changed since.
  package var settings: [ConfigurationSetting]
  package var margins: [QuantityMargin]
  package var summaries: [Summary]
  package var samples: [QuantitySample]

  package init(
    label: String = "baseline", inputs: Inputs, settings: [ConfigurationSetting],
    margins: [QuantityMargin], summaries: [Summary], samples: [QuantitySample]
  ) {
    self.label = label
    self.inputs = inputs
    self.settings = settings
    self.margins = margins
    self.summaries = summaries
    self.samples = samples
  }

  /// Margins that suit a camera unless the user knows better.
  package static let usualMargins: [QuantityMargin] = [
    QuantityMargin(Quantity(.framesCaptured), .relative(0.02)),
    QuantityMargin(Quantity(.bestQualityFrames), .relative(0.02)),
    QuantityMargin(Quantity(.shotToShot, .percentile(95)), .relative(0.05)),
    QuantityMargin(Quantity(.timeToPhoto, .percentile(95)), .relative(0.05)),
  ]

  /// Keeps a result.
  ///
  /// `quantities` is what can be compared with it later.
  package init(
    of result: ConfigurationResult, inputs: Inputs, margins: [QuantityMargin],
    quantities: [Quantity], level: Double = 0.95
  ) {
    let samples = quantities.map { QuantitySample($0, of: result).drawn() }
    self.init(
      inputs: inputs, settings: ConfigurationSetting.all(of: result.scenario), margins: margins,
      summaries: samples.map { Summary($0.quantity, $0.estimate(level: level)) },
      samples: samples)
  }

  /// The sample of a quantity; nil when the file does not have it.
  ///
  /// Means and probabilities of one metric come from the same values. A `count`
  /// takes only the first replications, nil all.
  package func sample(of quantity: Quantity, count: Int? = nil) -> QuantitySample? {
    if let exact = samples.first(where: { $0.quantity == quantity }) {
      return exact.first(count ?? exact.replications)
    }
    if case .percentile = quantity.statistic { return nil }
    for sample in samples where sample.quantity.metric == quantity.metric {
      guard case .values = sample.form else { continue }
      return QuantitySample(quantity, form: sample.form).first(count ?? sample.replications)
    }
    return nil
  }

  /// The quantities of which a result says something else, to the last bit.
  package func differences(from result: ConfigurationResult) -> [Quantity] {
    samples.filter { !QuantitySample($0.quantity, of: result).hasSameData(as: $0) }
      .map(\.quantity)
  }

  /// Whether a run of the same replications has to give the same, whatever they are.
  package func isOf(_ scenario: Scenario) -> Bool {
    changes(to: Inputs(of: scenario)).allSatisfy {
      switch $0.input {
      case .scenarioName, .replications: true
      case .scenario, .device, .seed, .version: false
      }
    }
  }

  /// What is kept of a percentile and cannot be paired with a run: a file of an earlier
  /// version has no draws of it.
  package func lacksDraws(of quantity: Quantity) -> Bool {
    guard case .percentile(let sample) = sample(of: quantity)?.form else { return false }
    return sample.draws?.count != ClusterBootstrap.draws
  }

  /// Inputs that differ from those of a run, and make the two incomparable or
  /// explain a difference.
  package func changes(to now: Inputs) -> [BaselineChange] {
    var changes: [BaselineChange] = []
    func note(_ input: BaselineChange.Input, _ before: String, _ after: String) {
      guard before != after else { return }
      changes.append(BaselineChange(input: input, before: before, now: after))
    }
    note(.scenarioName, inputs.scenario, now.scenario)
    note(.scenario, inputs.scenarioDigest, now.scenarioDigest)
    if inputs.deviceDigest != now.deviceDigest {
      changes.append(
        BaselineChange(
          input: .device, before: "\(inputs.device) \(inputs.deviceDigest.prefix(12))",
          now: "\(now.device) \(now.deviceDigest.prefix(12))"))
    }
    note(.seed, "\(inputs.seed)", "\(now.seed)")
    note(.replications, "\(inputs.replications)", "\(now.replications)")
    note(.version, inputs.version, now.version)
    return changes
  }
}

/// An input that is not what it was when the baseline was saved.
package struct BaselineChange: Sendable, Equatable {
  package enum Input: String, Sendable {
    case scenarioName = "scenario name", scenario, device, seed, replications, version
  }

  package var input: Input
  package var before: String
  package var now: String

  /// Whether the two cannot be compared any more.
  ///
  /// The scenario's content is what a comparison is about; all else is the
  /// instrument that it is measured with.
  package var isBreaking: Bool { input != .scenario }
}

extension QuantitySample {
  /// The first replications; of a percentile only all of them are known.
  func first(_ count: Int) -> QuantitySample? {
    if count == replications { return self }
    guard count < replications, case .values(let values) = form else { return nil }
    return QuantitySample(quantity, form: .values(Array(values.prefix(count))))
  }
}
