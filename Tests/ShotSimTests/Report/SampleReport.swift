@testable import ShotSim
@testable import ShotSimReports

extension SampleResults {
  static let metadata = RunMetadata(
    version: "1.0.0", gslVersion: "2.7.1",
    command: "shotsim report basketball-burst --features none,all -o report.html",
    configurations: ["features none", "features all"].map { label in
      RunMetadata.Configuration(
        scenario: scenario, label: label, scenarioDigest: "sha256:0a1b", device: "iphone-17",
        deviceDigest: "sha256:2c3d", seed: 1, firstReplication: 0, replications: 1000)
    }, bins: .standard, level: 0.95)

  static let timings: [UsedTiming] = [
    UsedTiming(
      path: "timing.capture.processed.48MP.quality",
      timing: Timing(
        distribution: .lognormal(mean: ms(260), cv: 0.11, floor: ms(221)), provenance: .estimated,
        source: "scaled from a neighbouring phone")),
    UsedTiming(
      path: "timing.touchToRequest",
      timing: Timing(
        distribution: .uniform(min: ms(20), max: ms(60)), provenance: .anchored,
        source: "high-speed camera, 2013")),
    UsedTiming(
      path: "timing.shutterLag.standard",
      timing: Timing(
        distribution: .constant(ms(80)), provenance: .guess, source: "two to three frames")),
  ]

  /// A report with something in every section.
  static let report: ReportContent = {
    var content = ReportContent(
      title: scenario, summary: "Taps every 250 ms during a 1.6 s shot, <48MP> & quality.",
      device: "iPhone 17, main camera",
      verdict: ReportContent.Verdict(.pass, headline: "All expectations hold"),
      metadata: metadata)
    content.findings = ["Features on: 5.28 frames per burst. Off: 1.00."]
    content.frames = BarsTextTests.distributions
    content.timelines = [
      ReportContent.TimelineGroup(
        title: "A median replication", note: "Replication 0 has the median number of frames.",
        panels: [
          TimelinePanel(title: "features none", timeline: Timeline(off, moment: moment)),
          TimelinePanel(title: "features all", timeline: Timeline(on, moment: moment)),
        ])
    ]
    content.latencies = [PictureTests.comparison]
    content.effects = [
      ReportContent.EffectGroup(
        metric: .framesCaptured, note: "Each feature alone.", effects: PictureTests.effects)
    ]
    content.expectations = [
      ReportContent.ExpectationRow(
        text: "framesCaptured.mean >= 4.5", configuration: "features all", value: "5.28",
        interval: "5.25 to 5.31", limit: "4.50", outcome: "holds", judgement: .pass)
    ]
    content.summaries = HistogramExportTests.both(0..<40).map { $0.summary(level: 0.95) }
    content.timings = timings
    return content
  }()
}
