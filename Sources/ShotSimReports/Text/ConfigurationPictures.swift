package import ShotSim

/// What a terminal shows of configurations before the numbers: a replication of
/// each, and how many frames there were in all replications.
package struct ConfigurationPictures: Sendable {
  private let results: [ConfigurationResult]
  private let records: [ReplicationRecords?]
  private let means: [Estimate]

  /// `records` is by configuration, `nil` = none is shown; `means` are the frames
  /// captured of each.
  init(results: [ConfigurationResult], records: [ReplicationRecords?], means: [Estimate]) {
    self.results = results
    self.records = records
    self.means = means
  }

  /// The same, with means whose intervals have this confidence level.
  package init(results: [ConfigurationResult], records: [ReplicationRecords?], level: Double) {
    self.init(
      results: results, records: records,
      means: results.map { MetricSummary(.framesCaptured, of: $0, level: level).mean })
  }

  /// All pictures, each block with the end of its last line.
  package func text(options: TextPictureOptions) -> String {
    blocks(options).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Timelines, the distribution of frames, and the means side by side if there are
  /// several.
  func blocks(_ options: TextPictureOptions) -> [String] {
    var blocks = timelines(options)
    blocks.append(BarsText.render(distributions, options: options))
    if results.count > 1 { blocks.append(BarsText.renderMeans(distributions, options: options)) }
    return blocks
  }

  private func timelines(_ options: TextPictureOptions) -> [String] {
    let shown = zip(results, records).compactMap { result, records in
      records.map { (result, Timeline($0, moment: result.scenario.configuration.moment)) }
    }
    return shown.enumerated().map { place, item in
      TimelineText.render(
        item.1, title: results.count > 1 ? item.0.label : "", options: options,
        hasLegend: place == shown.count - 1, explaining: shown.dropLast().map(\.1))
    }
  }

  private var distributions: [FramesDistribution] {
    zip(results, means).map { result, mean in
      FramesDistribution(
        label: result.label, values: result.values[.framesCaptured], mean: mean.value,
        low: mean.interval.low, high: mean.interval.high)
    }
  }
}
