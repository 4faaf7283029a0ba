internal import Foundation
package import ShotSim

/// Prints HdrHistogram's `.hgrm` percentile text.
///
/// The iteration and the rounding are those of the Java implementation
/// (PercentileIterator), so that the text is byte by byte what it prints for the same
/// values.
package enum HdrHistogramText {
  static let format = OutputFormat<Distributions>(
    "hgrm", endings: [".hgrm"], tool: "HdrHistogram",
    summary: "Percentiles as HdrHistogram's Java implementation prints them for whole "
      + "microseconds shown in milliseconds; values below zero and censored photos have "
      + "no place in it.",
    holdsOne: true
  ) { content throws(FormatProblem) in
    guard content.accumulators.count == 1 else {
      throw .onlyOne(found: content.accumulators.count)
    }
    guard let counts = content.accumulators[0].percentileCounts else {
      throw .negativeValues(metric: content.accumulators[0].subject.metric.name)
    }
    if let count = content.accumulators[0].censoredCount, count.isCensored {
      throw .censored(metric: content.accumulators[0].subject.metric.name, count: count)
    }
    return counts.text(scale: 1000)
  }
}

extension HdrHistogram {
  /// Returns the text, with values divided by `scale`, such as 1000 for microseconds
  /// shown in milliseconds.
  package func text(scale: Double, ticksPerHalfDistance: Int64 = 5) -> String {
    var text =
      padded("Value", 12) + " " + padded("Percentile", 14) + " " + padded("TotalCount", 10) + " "
      + padded("1/(1-Percentile)", 14) + "\n\n"
    var level = 0.0
    var sum: UInt64 = 0
    var isDone = total == 0
    for (index, count) in counts.enumerated() where count > 0 && !isDone {
      sum += count
      let value = NumberText.fixed(
        Double(highestEquivalent(lowest(at: index))) / scale, decimals: digits)
      while !isDone, 100 * Double(sum) / Double(total) >= level {
        text += line(value, level: level, sum: sum)
        if level == 100 {
          isDone = true
        } else if sum == total {
          // One more line for 100 %.
          level = 100
        } else {
          let doublings = (log(100 / (100 - level)) / log(2)).rounded(.towardZero) + 1
          level += 100 / (Double(ticksPerHalfDistance) * pow(2, doublings))
        }
      }
    }
    return text + footer(scale: scale)
  }

  private func line(_ value: String, level: Double, sum: UInt64) -> String {
    let share = NumberText.fixed(level / 100, decimals: 12)
    let start = padded(value, 12) + " " + share + " " + padded(String(sum), 10)
    guard level != 100 else { return start + "\n" }
    let inverse = NumberText.fixed(1 / (1 - level / 100), decimals: 2)
    return start + " " + padded(inverse, 14) + "\n"
  }

  private func footer(scale: Double) -> String {
    var sum = 0.0
    for (index, count) in counts.enumerated() where count > 0 {
      sum += Double(medianEquivalent(lowest(at: index))) * Double(count)
    }
    let mean = total == 0 ? 0 : sum / Double(total)
    var squares = 0.0
    for (index, count) in counts.enumerated() where count > 0 {
      let distance = Double(medianEquivalent(lowest(at: index))) - mean
      squares += distance * distance * Double(count)
    }
    let deviation = total == 0 ? 0 : (squares / Double(total)).squareRoot()
    let highest = total == 0 ? 0 : Double(highestEquivalent(largest)) / scale
    func number(_ value: Double) -> String {
      padded(NumberText.fixed(value, decimals: digits), 12)
    }
    return "#[Mean    = \(number(mean / scale)), StdDeviation   = \(number(deviation / scale))]\n"
      + "#[Max     = \(number(highest)), Total count    = \(padded(String(total), 12))]\n"
      + "#[Buckets = \(padded(String(bucketCount), 12)), "
      + "SubBuckets     = \(padded(String(subBucketCount), 12))]\n"
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
