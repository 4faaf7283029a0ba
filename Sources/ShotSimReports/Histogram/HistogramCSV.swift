import ShotSim

/// Reads histogram files back and adds them up.
package struct HistogramCSV: Sendable, Equatable {
  /// What one configuration's rows of one metric are about.
  struct Key: Hashable, Sendable {
    var scenario: String
    var configuration: String
    var metric: String
    var unit: String
  }

  /// Why a file cannot be read or two cannot be added.
  package enum Problem: Error, Equatable, Sendable {
    case header(found: String)
    /// A line that is no row of the table, from 1.
    case row(line: Int)
    /// Bins that do not follow each other, or are neither log-linear, linear nor equal
    /// in all files.
    case bins(metric: String)
    /// More values than doubles count exactly.
    case counts(line: Int)
    /// More rows than one table may have; of a file, or of what the files make together,
    /// in which a metric's bins from the first to the last are listed.
    case rows(Int, metric: String, line: Int)
  }

  /// The most rows of a file and of a sum: its bins are held in memory.
  package static let rowLimit = 1_000_000

  private static let mostValues: UInt64 = 1 << 53

  /// In the order of their first rows.
  private var keys: [Key] = []
  private var bins: [Key: [HistogramBin]] = [:]
  /// Where the rows of a key begin, in the file that was read last.
  private var lines: [Key: Int] = [:]

  /// Reads a file.
  ///
  /// - Throws: ``Problem`` with the line that is at fault.
  package init(_ text: String) throws(Problem) {
    let rows = CSVReader.rows(text)
    let names = TableSchema.histogram.columns.map(\.description.name)
    guard rows.first == names else {
      throw .header(found: rows.first?.joined(separator: ",") ?? "")
    }
    guard rows.count - 1 <= HistogramCSV.rowLimit else {
      throw .rows(rows.count - 1, metric: rows[1].dropFirst(2).first ?? "", line: 2)
    }
    var totals: [Key: UInt64] = [:]
    for (index, row) in rows.enumerated().dropFirst() {
      guard row.count == names.count, let lower = Double(row[4]), let upper = Double(row[5]),
        let count = UInt64(row[6]), lower <= upper,
        row.allSatisfy({ $0.unprintable == nil })
      else { throw .row(line: index + 1) }
      let key = Key(scenario: row[0], configuration: row[1], metric: row[2], unit: row[3])
      if bins[key] == nil {
        keys.append(key)
        lines[key] = index + 1
      }
      guard count <= HistogramCSV.mostValues else { throw .counts(line: index + 1) }
      totals[key, default: 0] += count
      guard totals[key, default: 0] <= HistogramCSV.mostValues else {
        throw .counts(line: index + 1)
      }
      let bin = HistogramBin(lower: lower, upper: upper, count: count)
      if let last = bins[key]?.last, last.upper != lower { throw .bins(metric: row[2]) }
      bins[key, default: []].append(bin)
    }
    for key in keys {
      guard let own = bins[key], own.count >= 2, own[0].lower == -.infinity,
        own[own.count - 1].upper == .infinity
      else { throw .bins(metric: key.metric) }
    }
  }

  /// Adds the counts of another file, exactly.
  ///
  /// - Throws: ``Problem`` where the edges of a metric differ.
  package mutating func merge(_ other: HistogramCSV) throws(Problem) {
    for key in other.keys {
      guard let theirs = other.bins[key] else { continue }
      if bins[key] == nil { keys.append(key) }
      let line = other.lines[key] ?? 0
      lines[key] = line
      guard
        HistogramCSV.total(bins[key] ?? []) + HistogramCSV.total(theirs) <= HistogramCSV.mostValues
      else { throw .counts(line: line) }
      bins[key] = try HistogramCSV.sum(bins[key] ?? [], theirs, key: key, line: line)
    }
  }

  /// The table, with configurations of one metric over the same bins again.
  package func table() throws(Problem) -> HistogramTable {
    var table = HistogramTable()
    var count = 0
    for metric in order() {
      let group = keys.filter { $0.metric == metric.metric && $0.unit == metric.unit }
      // Adding nothing but another's range gives every configuration the same bins.
      var range: [HistogramBin] = []
      for key in group {
        let empty = (bins[key] ?? []).map {
          HistogramBin(lower: $0.lower, upper: $0.upper, count: 0)
        }
        range = try HistogramCSV.sum(range, empty, key: key, line: lines[key] ?? 0)
      }
      count += range.count * group.count
      guard count <= HistogramCSV.rowLimit else {
        throw .rows(count, metric: metric.metric, line: group.last.flatMap { lines[$0] } ?? 0)
      }
      for key in group {
        table.append(
          try HistogramCSV.sum(range, bins[key] ?? [], key: key, line: lines[key] ?? 0),
          scenario: key.scenario,
          configuration: key.configuration, metric: key.metric, unit: key.unit)
      }
    }
    return table
  }

  /// Metrics in the program's order, then those that it does not know.
  private func order() -> [(metric: String, unit: String)] {
    var names: [(metric: String, unit: String)] = []
    for metric in Metric.allCases where keys.contains(where: { $0.metric == metric.name }) {
      names.append((metric.name, metric.unit.rawValue))
    }
    for key in keys where !names.contains(where: { $0 == (key.metric, key.unit) }) {
      names.append((key.metric, key.unit))
    }
    return names
  }

  /// At most the most values of a file, which fit twice.
  private static func total(_ bins: [HistogramBin]) -> UInt64 { bins.reduce(0) { $0 + $1.count } }

  private static func sum(
    _ first: [HistogramBin], _ second: [HistogramBin], key: Key, line: Int
  ) throws(Problem) -> [HistogramBin] {
    let unit = MetricUnit(rawValue: key.unit)
    let inner = [first, second].map { $0.count > 2 ? Array($0[1..<($0.count - 1)]) : [] }
    guard
      let family = BinFamily(all: inner[0] + inner[1], steps: unit?.declaration.histogramSteps ?? 1)
    else { throw .bins(metric: key.metric) }
    guard
      family != .explicit || inner[0].isEmpty || inner[1].isEmpty
        || inner[0].elementsEqual(inner[1], by: { $0.lower == $1.lower && $0.upper == $1.upper })
    else { throw .bins(metric: key.metric) }
    let count = family.unionCount(inner[0], inner[1])
    guard count <= rowLimit else { throw .rows(count, metric: key.metric, line: line) }
    let bins = family.union(inner[0], inner[1])
    let under = (first.first?.count ?? 0) + (second.first?.count ?? 0)
    let over = (first.last?.count ?? 0) + (second.last?.count ?? 0)
    return [HistogramBin(lower: -.infinity, upper: bins.first?.lower ?? 0, count: under)] + bins
      + [HistogramBin(lower: bins.last?.upper ?? 0, upper: .infinity, count: over)]
  }
}

/// What rule the edges of a file's bins follow, found from the bins.
enum BinFamily: Equatable, Sendable {
  case logLinear(digits: Int, steps: Double)
  case linear(width: Double)
  case explicit

  /// The first rule that all bins follow; log-linear and linear ones can be continued.
  init?(all bins: [HistogramBin], steps: Double) {
    guard bins.allSatisfy({ $0.lower.isFinite && $0.upper.isFinite }) else { return nil }
    for digits in 1...5 {
      let histogram = LogLinearHistogram(digits: digits, unitsPerValue: steps)
      let fits = bins.allSatisfy { bin in
        let units = (bin.lower * steps).rounded()
        guard abs(units) < 1e15 else { return false }
        let number = histogram.bin(ofUnits: Int64(units))
        return histogram.bins(in: number..<(number + 1))
          .allSatisfy { $0.lower == bin.lower && $0.upper == bin.upper }
      }
      if fits {
        self = .logLinear(digits: digits, steps: steps)
        return
      }
    }
    if let first = bins.first {
      let width = BinFamily.width(first)
      let fits = bins.allSatisfy { bin in
        let number = (bin.lower / width).rounded()
        guard abs(number) < 500_000, let edges = BinFamily.linearBin(Int(number), width: width)
        else { return false }
        return edges.lower == bin.lower && edges.upper == bin.upper
      }
      if fits {
        self = .linear(width: width)
        return
      }
    }
    self = .explicit
  }

  /// The width as it was written: with no more digits than tell it from its neighbours.
  private static func width(_ bin: HistogramBin) -> Double {
    let raw = bin.upper - bin.lower
    return Double(NumberText.fixed(raw, decimals: 9)) ?? raw
  }

  private static func linearBin(_ number: Int, width: Double) -> HistogramBin? {
    FixedBinHistogram(edges: .linear(width: width))?.bins(in: number..<(number + 1)).first
  }

  /// How many bins ``union(_:_:)`` has, found without making them.
  func unionCount(_ first: [HistogramBin], _ second: [HistogramBin]) -> Int {
    if self == .explicit { return max(first.count, second.count) }
    let both = first + second
    guard let low = both.map(\.lower).min(), let high = both.map(\.lower).max() else { return 0 }
    return number(of: high) - number(of: low) + 1
  }

  /// The bins of both with their counts added, without gaps.
  func union(_ first: [HistogramBin], _ second: [HistogramBin]) -> [HistogramBin] {
    let both = first + second
    guard let low = both.map(\.lower).min(), let high = both.map(\.lower).max() else { return [] }
    var bins: [HistogramBin] =
      switch self {
      case .logLinear(let digits, let steps):
        LogLinearHistogram(digits: digits, unitsPerValue: steps).bins(
          in: number(of: low)..<(number(of: high) + 1))
      case .linear(let width):
        FixedBinHistogram(edges: .linear(width: width))?.bins(
          in: number(of: low)..<(number(of: high) + 1)) ?? []
      case .explicit: (first.isEmpty ? second : first)
      }
    let start = number(of: low)
    for index in bins.indices { bins[index].count = 0 }
    for part in [first, second] {
      for (index, bin) in part.enumerated() {
        let place = self == .explicit ? index : number(of: bin.lower) - start
        bins[place].count += bin.count
      }
    }
    return bins
  }

  private func number(of lower: Double) -> Int {
    switch self {
    case .logLinear(let digits, let steps):
      LogLinearHistogram(digits: digits, unitsPerValue: steps)
        .bin(ofUnits: Int64((lower * steps).rounded()))
    case .linear(let width): Int((lower / width).rounded())
    case .explicit: 0
    }
  }
}
