package import ShotSim

/// All that a report says; whoever made the results fills it in.
package struct ReportContent: Sendable {
  /// What the results come to, in one word and one sentence.
  package struct Verdict: Sendable, Equatable {
    /// Pass or fail; nil = nothing was expected.
    package var judgement: Judgement?
    /// Such as `All 3 expectations hold`.
    package var headline: String

    package init(_ judgement: Judgement?, headline: String) {
      self.judgement = judgement
      self.headline = headline
    }
  }

  /// Timelines that belong side by side, such as those of one replication.
  package struct TimelineGroup: Sendable {
    /// Such as `A median replication`.
    package var title: String
    /// Why this one was chosen.
    package var note: String
    package var panels: [TimelinePanel]

    package init(title: String, note: String, panels: [TimelinePanel]) {
      self.title = title
      self.note = note
      self.panels = panels
    }
  }

  /// What toggles change of one metric.
  package struct EffectGroup: Sendable {
    package var metric: Metric
    /// How the effects are defined, such as `Shapley value over all legal combinations`.
    package var note: String
    package var effects: [ToggleEffect]

    package init(metric: Metric, note: String, effects: [ToggleEffect]) {
      self.metric = metric
      self.note = note
      self.effects = effects
    }
  }

  /// One expectation and how it came out.
  package struct ExpectationRow: Sendable, Equatable {
    package var text: String
    package var configuration: String
    /// Texts, because a probability has another unit than its metric.
    package var value: String
    package var interval: String
    package var limit: String
    /// `holds`, `FAILS` or `warning`.
    package var outcome: String
    /// What a reader has to know of it, such as `within sampling error of the limit`.
    package var note: String
    /// Pass or fail, by the value found.
    package var judgement: Judgement

    package init(
      text: String, configuration: String, value: String, interval: String, limit: String,
      outcome: String, note: String = "", judgement: Judgement
    ) {
      self.text = text
      self.configuration = configuration
      self.value = value
      self.interval = interval
      self.limit = limit
      self.outcome = outcome
      self.note = note
      self.judgement = judgement
    }
  }

  /// The scenario's name.
  package var title: String
  package var summary: String
  /// Such as `iPhone 17, main camera`.
  package var device: String
  package var verdict: Verdict
  /// What a reader should take away, one sentence each.
  package var findings: [String] = []
  /// Baseline first.
  package var frames: [FramesDistribution] = []
  package var timelines: [TimelineGroup] = []
  package var latencies: [DistributionComparison] = []
  package var effects: [EffectGroup] = []
  package var expectations: [ExpectationRow] = []
  package var summaries: [SummaryRow] = []
  /// Timings that any configuration drew from.
  package var timings: [UsedTiming] = []
  /// What any configuration rests on besides.
  package var sections: [UsedSection] = []
  package var metadata: RunMetadata

  package init(
    title: String, summary: String, device: String, verdict: Verdict, metadata: RunMetadata
  ) {
    self.title = title
    self.summary = summary
    self.device = device
    self.verdict = verdict
    self.metadata = metadata
  }
}
