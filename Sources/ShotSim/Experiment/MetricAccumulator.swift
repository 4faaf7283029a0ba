/// Takes the values of one metric of one configuration, replication by replication.
///
/// Up to a limit all values are kept, and percentiles are then exact; beyond, they
/// come from histograms, so that memory does not grow with the replications.
package struct MetricAccumulator: Sendable {
  /// Values that are kept for exact percentiles.
  package static let standardExactLimit = 1_000_000
  /// Replications are dealt out to this many sections, whose percentiles differ as
  /// much as chance makes them.
  private static let sectionCount = 20

  package let subject: TableSubject
  /// Replications taken, with a value or without.
  package private(set) var replications = 0
  /// Values taken: of photos for a per-photo metric, else of replications.
  package private(set) var count = 0
  /// Photos whose value has not come; not among the values.
  package private(set) var censored = 0
  package private(set) var minimum = Double.nan
  package private(set) var maximum = Double.nan
  /// Sum of the values.
  package var sum: Double { ratio.sum }
  /// The replications' values, of which a per-photo time has the mean over photos.
  package private(set) var tally = Tally()
  /// All values, replication by replication.
  private var ratio = ClusterRatio()
  private var valueTally = Tally()
  package private(set) var binned: BinnedValues
  private var kept: [Double]? = []
  private var keptCounts: [Int32] = []
  private var sections: [LogLinearHistogram]
  private let exactLimit: Int
  /// HdrHistogram's counts, in thousandths of the unit; `nil` = not asked for, or a value
  /// is below zero, which it has no place for.
  package private(set) var percentileCounts: HdrHistogram?

  /// Creates an empty accumulator that keeps up to `exactLimit` values for exact
  /// percentiles, and has ``percentileCounts`` only if that is asked for.
  package init(
    subject: TableSubject, bins: HistogramBins, exactLimit: Int = standardExactLimit,
    countsPercentiles: Bool = false
  ) {
    self.subject = subject
    percentileCounts = countsPercentiles ? HdrHistogram() : nil
    self.exactLimit = exactLimit
    binned = BinnedValues(bins, unit: subject.metric.unit)
    let section = LogLinearHistogram(
      digits: 3, unitsPerValue: subject.metric.unit.declaration.histogramSteps)
    sections = Array(repeating: section, count: Self.sectionCount)
  }

  /// Takes all replications of a result, which may be one of several chunks.
  package mutating func add(_ result: ConfigurationResult) {
    let metric = subject.metric
    var start = 0
    for offset in 0..<result.replications {
      let value = result.values[metric][offset]
      let replication = result.firstReplication + offset
      if metric.isPerPhoto {
        let count = Int(result.photoValueCounts[metric][offset])
        add(
          result.photoValues[metric][start..<(start + count)], mean: value,
          replication: replication)
        start += count
      } else {
        add(
          value.isNaN ? [] : [value][...], mean: value, replication: replication)
      }
    }
  }

  /// Takes one replication: its values, of which infinite ones are censored, and the
  /// replication's own value.
  package mutating func add(_ values: ArraySlice<Double>, mean: Double, replication: Int) {
    replications += 1
    if !mean.isNaN { tally.add(mean) }
    let section = replication % Self.sectionCount
    var number: Int32 = 0
    var own = (sum: 0.0, count: 0)
    for value in values where !value.isNaN {
      number += 1
      sections[section].record(value)
      kept?.append(value)
      guard value.isFinite else {
        censored += 1
        continue
      }
      count += 1
      own.count += 1
      own.sum += value
      valueTally.add(value)
      // NaN compares as false, so the first value replaces it.
      if !(minimum <= value) { minimum = value }
      if !(maximum >= value) { maximum = value }
      binned.record(value)
      recordPercentile(value)
    }
    ratio.add(sum: own.sum, count: own.count)
    guard let size = kept?.count else { return }
    keptCounts.append(number)
    if size > exactLimit || keptCounts.count > exactLimit {
      kept = nil
      keptCounts = []
    }
  }

  private mutating func recordPercentile(_ value: Double) {
    guard percentileCounts != nil else { return }
    let isRecorded =
      percentileCounts?.record(nanoseconds(rounding: value * 1000)) ?? false
    if !isRecorded { percentileCounts = nil }
  }

  /// Whether percentiles are those of the values themselves.
  package var isExact: Bool { kept != nil }

  /// The percentiles with their intervals; a percentile of no values is NaN.
  ///
  /// Exact ones are of the metric's type with order-statistic intervals that allow for the
  /// dependence of photos within a replication. Censored photos count as infinite, and a
  /// percentile that is has no value. Others are a histogram's, with
  /// Student's interval over the sections (Asmussen and Glynn, Stochastic Simulation,
  /// 2007, III.5a).
  package func percentiles(_ numbers: [Double], level: Double) -> [PercentileRow] {
    let estimates = isExact ? exact(numbers, level: level) : sectioned(numbers, level: level)
    return zip(numbers, estimates.map(\.ifCome)).map { number, estimate in
      PercentileRow(
        subject: subject, percentile: number, value: estimate.value,
        low: estimate.interval.low, high: estimate.interval.high, level: level, count: count,
        censoredCount: censoredCount)
    }
  }

  /// How many photos have a value, and of how many; nil where none can be censored.
  package var censoredCount: CensoredCount? {
    guard let population = subject.metric.population, population.hasCensored else { return nil }
    return CensoredCount(came: count, of: count + censored, population)
  }

  /// The type of the percentiles (Hyndman and Fan 1996): from histograms it is the first.
  package var quantileType: Int { isExact ? subject.metric.quantileType : 1 }

  private func exact(_ numbers: [Double], level: Double) -> [Estimate] {
    guard let kept, !kept.isEmpty else {
      return numbers.map { _ in Estimate(value: .nan, interval: .unbounded(level: level)) }
    }
    let values = ClusteredValues(values: kept, counts: keptCounts)
    return numbers.map { number in
      var estimate = values.quantileEstimate(at: number / 100, level: level)
      estimate.value = subject.metric.quantile(ofSorted: values.sorted, at: number / 100)
      return estimate
    }
  }

  private func sectioned(_ numbers: [Double], level: Double) -> [Estimate] {
    var all = sections[0]
    for section in sections.dropFirst() { all.merge(section) }
    return numbers.map { number in
      let value = all.quantile(at: number / 100)
      let parts = sections.filter { $0.count > 0 }.map { $0.quantile(at: number / 100) }
      guard parts.count > 1, value.isFinite, parts.allSatisfy(\.isFinite) else {
        return Estimate(value: value, interval: .unbounded(level: level))
      }
      // Around the percentile of all values, which has less bias than the sections' mean.
      let squares = parts.reduce(0) { $0 + ($1 - value) * ($1 - value) }
      let error = (squares / Double(parts.count - 1) / Double(parts.count)).squareRoot()
      let interval = ConfidenceInterval.student(
        estimate: value, standardError: error, degreesOfFreedom: Double(parts.count - 1),
        level: level)
      return Estimate(value: value, interval: interval)
    }
  }

  /// The metric in one row.
  package func summary(level: Double) -> SummaryRow {
    let percentiles = percentiles([50, 90, 95, 99], level: level).map(\.value)
    var photoMean: Estimate?
    if subject.metric.isPerPhoto {
      photoMean =
        censored > 0
        ? Estimate(value: .nan, interval: .unbounded(level: level)) : ratio.estimate(level: level)
    }
    return SummaryRow(
      subject: subject, count: count, replications: replications, mean: mean(level: level),
      sd: tally.standardDeviation, photoMean: photoMean,
      photoSd: censored > 0 ? .nan : valueTally.standardDeviation, min: minimum,
      p50: percentiles[0], p90: percentiles[1], p95: percentiles[2], p99: percentiles[3],
      max: censored > 0 ? .nan : maximum, censoredCount: censoredCount)
  }

  /// Over the replications; no value where one has not come.
  private func mean(level: Double) -> Estimate {
    guard tally.count > 0, tally.mean.isFinite else {
      return Estimate(value: .nan, interval: .unbounded(level: level))
    }
    return Estimate(value: tally.mean, interval: tally.meanInterval(level: level))
  }

  /// Values kept for bins that depend on them, in no certain order.
  package var pendingValues: [Double]? {
    if case .pending(let values) = binned { values } else { nil }
  }

  /// The same values in other bins.
  package func rebinned(_ bins: HistogramBins) -> BinnedValues {
    var result = BinnedValues(bins, unit: subject.metric.unit)
    for value in pendingValues ?? [] { result.record(value) }
    return result
  }
}
