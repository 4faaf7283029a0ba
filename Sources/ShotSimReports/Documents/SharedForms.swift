import ShotSim

/// The forms that several documents share, so that one concept has one shape.

extension Form where Value == Estimate {
  /// An estimate with its interval, which reads back with the level of kept intervals.
  static let estimate = Form.object(
    Estimate(value: .nan, interval: .unbounded(level: PercentileSample.level)),
    [
      Member("value", "The estimate; null = there is none.", \.value, .number),
      Member("low", "Lower end of its interval; null = unbounded.", \.interval.low, .lowerEnd),
      Member("high", "Upper end of its interval; null = unbounded.", \.interval.high, .upperEnd),
    ]
  ).named("estimate")
}

extension Form where Value == MetricSummary {
  /// What the replications say of a metric.
  static let metric = Form.object(
    [
      Member("unit", "Unit of all its values.", \.metric.unit, .unit),
      Member("replications", "Replications that have a value.", \.replications, .count),
      Member(
        "photos", "Photos, or taps, that have one; null if photos have none.", \.photos,
        .optional(.count)),
      .optional(
        "ofPhotos", "Of how many, where one that has not come is censored.", \.censored?.all,
        .count),
      Member("mean", "Mean over replications; null with a censored photo.", \.mean, .estimate),
      Member("sd", "Standard deviation over replications.", \.standardDeviation, .number),
      .optional(
        "photoMean", "Mean over all photos, with the interval of a ratio.", \.photoMean, .estimate),
      .optional(
        "photoSd", "Standard deviation of all photos.", \.photoStandardDeviation, .number),
      Member("min", "Smallest value.", \.minimum, .number),
      Member("max", "Largest value.", \.maximum, .number),
    ]
      + MetricSummary.percentileNumbers.enumerated().map { place, number in
        let name = NumberText.shortest(number)
        return Member(
          "p\(name)", number == 50 ? "Median of all values." : "\(name)th percentile.",
          { $0.percentiles[place] }, .estimate)
      }
  ).named("metric")
}

extension Form where Value == [MetricSummary] {
  /// The summaries of all metrics, by the metric's name.
  static let metrics = Form.object(
    Metric.allCases.map { metric in
      Member(metric.name, metric.explanation.summary, { $0[metric] }, .metric)
    })
}

extension [MetricSummary] {
  /// The summary of a metric, of a list that has one of each.
  fileprivate subscript(metric: Metric) -> MetricSummary {
    guard let summary = first(where: { $0.metric == metric }) else {
      preconditionFailure("every metric is summarized")
    }
    return summary
  }
}

extension Form where Value == CountDistribution.Bar {
  /// How often a number of frames came.
  static let frames = Form.object([
    Member("frames", "Frames captured.", \.value, .count),
    Member("count", "Replications.", \.count, .count),
    Member("share", "Share of the replications.", \.share, .share),
    Member("low", "Lower end of the share's interval.", \.interval.low, .share),
    Member("high", "Upper end of the share's interval.", \.interval.high, .share),
  ]).named("frames")
}

extension Form where Value == MetricUnit {
  /// A metric's unit, as in all files.
  static let unit = Form.word(of: "unit")
}

extension Form where Value == [Feature] {
  /// Features by their names.
  static let features = Form.list(of: .name(of: "feature"))
}

extension Member {
  /// How many photos have a value, and of how many, where one can be censored.
  static func censored(
    _ photos: String = "photos", of all: String = "ofPhotos", _ whose: String = "",
    _ count: @escaping @Sendable (Root) -> CensoredCount?
  ) -> [Member] {
    [
      .optional(photos, "\(whose)Photos that have a value.", { count($0)?.came }, .count),
      .optional(all, "Of how many that it was asked of.", { count($0)?.all }, .count),
    ]
  }
}

/// How precisely a quantity is known of a configuration, with its label.
struct LabelledPrecision {
  var row: PrecisionRow
  var label: String
}

extension Form where Value == LabelledPrecision {
  /// How precisely a quantity is known.
  static let precision = Form.object([
    Member("configuration", "Label of the configuration.", \.label, .text),
    Member("quantity", "What is to be known.", \.row.goal.quantity.name, .text),
    Member("unit", "Unit of all its values.", \.row.goal.quantity.unit, .unit),
    Member("target", "As it was written, such as 1%.", \.row.goal.targetText, .text),
    Member("value", "What was found.", \.row.value, .estimate),
    Member(
      "halfWidth", "Half the width of its interval.", \.row.value.interval.halfWidth, .number),
    Member("reached", "Whether it is as precise as asked for.", \.row.isMet, .flag),
  ]).named("precision")
}
