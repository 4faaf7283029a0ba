package import ShotSim

/// Reads histogram files back and adds them up.
package struct HistogramCSV: Sendable, Equatable {
  /// What one configuration's rows of one metric are about.
  struct Key: Hashable, Sendable {
    var scenario: String
    var configuration: String
    var metric: String
    var unit: String
  }

  /// The rows of a key.
  private struct Part: Sendable, Equatable {
    var bins: [HistogramBin] = []
    /// Of metrics that can have them.
    var censored: UInt64?
    /// Where its rows begin, in the file that was read last.
    var file: String
    var line: Int

    /// At most the most values of a file, which fit twice.
    var total: UInt64 { bins.reduce(censored ?? 0) { $0 + $1.count } }

    func failure(_ message: String, allowed: String) -> Diagnostic {
      Diagnostic(file: file, line: line, message: message, allowed: allowed)
    }
  }

  /// The most rows of a file and of a sum: its bins are held in memory.
  package static let rowLimit = 1_000_000

  /// More are not counted exactly by doubles, which other programs read counts as.
  private static let mostValues: UInt64 = 1 << 53

  private static var allowedCount: String {
    "a whole number, in all at most \(NumberText.grouped(mostValues)) of a metric"
  }

  /// In the order of their first rows.
  private var keys: [Key] = []
  private var parts: [Key: Part] = [:]

  /// Reads a file; one of before there was the column `row` has no censored photos.
  ///
  /// - Throws: What is wrong first, with line, column and the column's name.
  package init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    let rows = CSVReader.rows(bytes)
    let cells = HistogramCells(file: file, bytes: bytes)
    let columns = try cells.columns(rows.first)
    guard rows.count - 1 <= HistogramCSV.rowLimit else {
      throw Diagnostic(
        file: file, message: "\(NumberText.grouped(rows.count - 1)) rows are too many",
        allowed: HistogramCSV.allowedRows)
    }
    var totals: [Key: UInt64] = [:]
    for row in rows.dropFirst() {
      try cells.check(row, columns)
      let key = Key(
        scenario: row.cells[0], configuration: row.cells[1], metric: row.cells[2],
        unit: row.cells[3])
      if parts[key] == nil {
        keys.append(key)
        parts[key] = Part(file: file, line: row.line)
      }
      let count = try cells.count(row, 6, allowed: HistogramCSV.allowedCount)
      let total = totals[key, default: 0].addingReportingOverflow(count)
      guard !total.overflow, total.partialValue <= HistogramCSV.mostValues else {
        throw cells.failure(
          row, 6, "the counts up to here are more than can be added exactly",
          allowed: HistogramCSV.allowedCount)
      }
      totals[key] = total.partialValue
      guard parts[key]?.censored == nil else {
        throw cells.failure(
          row, 2, "\(key.metric.shortened) goes on after its row of censored photos",
          allowed: "that row as the last one")
      }
      if try cells.kind(row, columns) == .censored {
        parts[key]?.censored = count
        continue
      }
      let bin = HistogramBin(
        lower: try cells.number(row, 4), upper: try cells.number(row, 5), count: count)
      guard bin.lower <= bin.upper else {
        throw cells.failure(
          row, 5, "the bin ends before it begins", allowed: "at least \(row.cells[4].shortened)")
      }
      if let last = parts[key]?.bins.last, last.upper != bin.lower {
        throw cells.failure(
          row, 4, "the bin does not begin where the one above it ends",
          allowed: NumberText.shortest(last.upper))
      }
      parts[key]?.bins.append(bin)
    }
    for key in keys {
      guard let part = parts[key], part.bins.count >= 2, part.bins[0].lower == -.infinity,
        part.bins[part.bins.count - 1].upper == .infinity
      else {
        throw parts[key]?.failure(
          "the bins of \(key.metric.shortened) do not cover all values",
          allowed: "an underflow from -Inf first and an overflow to Inf last")
          ?? Diagnostic(file: file, message: "there are no bins")
      }
    }
  }

  private static var allowedRows: String {
    "\(NumberText.grouped(rowLimit)) rows in all; --bins can make bins wider"
  }

  /// Adds the counts of another file, exactly.
  ///
  /// - Throws: What is wrong where the edges of a metric differ or its counts are too many.
  package mutating func merge(_ other: HistogramCSV) throws(Diagnostic) {
    for key in other.keys {
      guard let theirs = other.parts[key] else { continue }
      if parts[key] == nil { keys.append(key) }
      var sum = theirs
      if let own = parts[key] {
        guard own.total + theirs.total <= HistogramCSV.mostValues else {
          throw theirs.failure(
            "the counts of \(key.metric.shortened) are more than can be added exactly",
            allowed: HistogramCSV.allowedCount)
        }
        if let more = own.censored { sum.censored = (theirs.censored ?? 0) + more }
        sum.bins = try HistogramCSV.sum(own.bins, theirs, key)
      }
      parts[key] = sum
    }
  }

  /// The table, with configurations of one metric over the same bins again.
  package func table() throws(Diagnostic) -> HistogramTable {
    var table = HistogramTable()
    var count = 0
    for group in groups() {
      // Adding nothing but another's range gives every configuration the same bins.
      var range: [HistogramBin] = []
      for (key, part) in group {
        var empty = part
        empty.bins = part.bins.map { HistogramBin(lower: $0.lower, upper: $0.upper, count: 0) }
        range = try HistogramCSV.sum(range, empty, key)
      }
      count += range.count * group.count
      if count > HistogramCSV.rowLimit, let (key, part) = group.last {
        throw HistogramCSV.tooMany(count, part, key)
      }
      for (key, part) in group {
        table.append(
          try HistogramCSV.sum(range, part, key), censored: part.censored,
          scenario: key.scenario, configuration: key.configuration, metric: key.metric,
          unit: key.unit)
      }
    }
    return table
  }

  /// The parts of a metric together: metrics in the program's order, then those that it
  /// does not know, as they came.
  private func groups() -> [[(Key, Part)]] {
    struct Name: Hashable {
      var metric: String
      var unit: String
    }
    var groups: [Name: [(Key, Part)]] = [:]
    var names: [Name] = []
    for key in keys {
      guard let part = parts[key] else { continue }
      let name = Name(metric: key.metric, unit: key.unit)
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append((key, part))
    }
    let known = Metric.allCases.map { Name(metric: $0.name, unit: $0.unit.rawValue) }
    let isKnown = Set(known)
    return (known + names.filter { !isKnown.contains($0) }).compactMap { groups[$0] }
  }

  private static func tooMany(_ count: Int, _ part: Part, _ key: Key) -> Diagnostic {
    part.failure(
      "\(NumberText.grouped(count)) rows are too many; the bins of \(key.metric.shortened) lie "
        + "far from each other or are many", allowed: allowedRows)
  }

  private static func sum(
    _ first: [HistogramBin], _ part: Part, _ key: Key
  ) throws(Diagnostic) -> [HistogramBin] {
    let second = part.bins
    let unit = MetricUnit(rawValue: key.unit)
    let inner = [first, second].map { $0.count > 2 ? Array($0[1..<($0.count - 1)]) : [] }
    let family = BinFamily(
      all: inner[0] + inner[1], steps: unit?.declaration.histogramSteps ?? 1)
    let isSame = inner[0].elementsEqual(
      inner[1], by: { $0.lower == $1.lower && $0.upper == $1.upper })
    guard let family, family != .explicit || inner[0].isEmpty || inner[1].isEmpty || isSame else {
      throw part.failure(
        "the bins of \(key.metric.shortened) do not fit",
        allowed: "files of one kind of bins, and never those of 'auto'")
    }
    let count = family.unionCount(inner[0], inner[1])
    guard count <= rowLimit else { throw tooMany(count, part, key) }
    let bins = family.union(inner[0], inner[1])
    let under = (first.first?.count ?? 0) + (second.first?.count ?? 0)
    let over = (first.last?.count ?? 0) + (second.last?.count ?? 0)
    return [HistogramBin(lower: -.infinity, upper: bins.first?.lower ?? 0, count: under)] + bins
      + [HistogramBin(lower: bins.last?.upper ?? 0, upper: .infinity, count: over)]
  }
}
