package import ShotSim

/// One thing that was judged, in words: what tests, annotations and lists show.
package struct ComparisonGate: Sendable, Equatable {
  /// Label of the configuration.
  package var configuration: String
  /// What is judged, such as `framesCaptured.mean` or the expectation's text.
  package var title: String
  package var verdict: Judgement
  /// Whether a failure is only a warning.
  package var isWarning: Bool
  /// One sentence with value, interval, limit and what follows.
  package var sentence: String

  /// How bad it is, for an order worst first; 0 is worst.
  var rank: Int {
    switch (verdict, isWarning) {
    case (.fail, false): 0
    case (.inconclusive, false), (.incomparable, false): 1
    case (.fail, true): 2
    case (.inconclusive, true), (.incomparable, true): 3
    case (.improved, _): 4
    case (.pass, _), (.equivalent, _): 5
    }
  }

  /// As printed in capitals when somebody has to act.
  package var word: String { Self.word(verdict, isWarning: isWarning) }

  static func word(_ verdict: Judgement, isWarning: Bool = false) -> String {
    switch verdict {
    case .fail: isWarning ? "warning" : "FAIL"
    case .inconclusive: "inconclusive"
    case .pass: "pass"
    case .equivalent: "equivalent"
    case .improved: "improved"
    case .incomparable: "incomparable"
    }
  }
}

extension ComparisonResult {
  /// Everything that was judged, in the order of the report.
  package var gates: [ComparisonGate] {
    rows.compactMap(gate) + expectations.map(gate) + precision.map(gate)
  }

  /// The same, worst first.
  package var gatesByWeight: [ComparisonGate] {
    gates.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
  }

  package func label(_ configuration: Int) -> String { plan.configurations[configuration].label }

  private func gate(_ row: ComparisonRow) -> ComparisonGate? {
    guard let verdict = row.verdict, let margin = row.margin else { return nil }
    let unit = row.quantity.unit
    let values =
      "\(DifferenceText.value(row.value, unit)) against \(DifferenceText.value(row.baseline, unit))"
    let difference = row.differenceText()
    let amount = DifferenceText.amount(margin, unit)
    let allowance =
      "the margin of \(unit == .share ? amount.replacing("%", with: "pp") : amount)"
    let meaning =
      switch verdict {
      case .fail: "worse by more than \(allowance)"
      case .inconclusive:
        row.failsAlone
          ? "worse by more than \(allowance) by itself, but \(amongAll)"
          : "may or may not be worse by more than \(allowance)"
      case .pass: "not worse by \(allowance)"
      case .equivalent: "no different by \(allowance)"
      case .improved: "better by more than \(allowance)"
      case .incomparable: row.whyIncomparable
      }
    return ComparisonGate(
      configuration: label(row.candidate), title: row.quantity.name, verdict: verdict,
      isWarning: false, sentence: "\(values), difference \(difference): \(meaning)")
  }

  private func gate(_ row: ExpectationRow) -> ComparisonGate {
    let unit = row.unit
    let value =
      row.expectation.statistic.hasInterval
      ? DifferenceText.estimate(row.value, unit) : DifferenceText.value(row.value, unit)
    let limit = row.limit.isNaN ? "no value" : DifferenceText.amount(row.limit, unit)
    let meaning =
      switch row.verdict {
      case .fail:
        row.value.value.isNaN
          ? "there is no value\(row.censored.map { ", \($0.text)" } ?? "")" : "not met"
      case .inconclusive:
        row.failsAlone ? "not met by itself, but \(amongAll)" : "the interval does not decide"
      case .incomparable: "there is nothing to compare with"
      case .pass, .equivalent, .improved: "met"
      }
    var text = "\(value), limit \(limit)"
    if let difference = row.difference {
      let beyond = DifferenceText.estimate(difference, unit, signed: true)
      text += ", value minus limit \(beyond)"
    }
    return ComparisonGate(
      configuration: label(row.configuration), title: row.expectation.condition,
      verdict: row.verdict,
      isWarning: row.expectation.isWarning,
      sentence: "\(text): \(meaning)\(Self.basis(row))")
  }

  private var amongAll: String { "among \(checkCount) checks that may be chance" }

  /// What the verdict is by where the interval does not tell.
  private static func basis(_ row: ExpectationRow) -> String {
    switch row.basis {
    case .interval: ""
    case .value:
      row.isWithinSamplingError
        ? ", " + ExpectationCheck.withinSamplingError
        : row.hasInterval ? "" : ", by the value, which has no interval"
    }
  }

  private func gate(_ row: PrecisionRow) -> ComparisonGate {
    ComparisonGate(
      configuration: label(row.configuration), title: row.title,
      verdict: row.isMet ? .pass : .inconclusive, isWarning: false,
      sentence: row.sentence(replications: replications))
  }

  /// The whole in one line, such as `FAIL: 1 of 4 checks failed`.
  package var verdictLine: String {
    let counted = gates.filter { !$0.isWarning }
    guard let verdict else { return "nothing was judged: no margin and no expectation was given" }
    func count(_ kind: Judgement) -> Int { counted.count { $0.verdict == kind } }
    let of = "of \(counted.count) check\(counted.count == 1 ? "" : "s")"
    let detail =
      switch verdict {
      case .fail: "\(count(.fail)) \(of) failed"
      case .inconclusive: "\(count(.inconclusive)) \(of) undecided"
      case .incomparable: "\(count(.incomparable)) \(of) with nothing to compare with"
      case .improved: "\(count(.improved)) \(of) better by more than the margin, none worse"
      case .equivalent:
        "no difference that matters in \(counted.count) "
          + "check\(counted.count == 1 ? "" : "s")"
      case .pass: counted.count == 1 ? "the check passed" : "all \(counted.count) checks passed"
      }
    return "\(ComparisonGate.word(verdict)): \(detail)"
  }
}

extension PrecisionRow {
  /// Such as `framesCaptured.mean to within 1 %`.
  var title: String { "\(goal.quantity.name) to within \(goal.targetText)" }

  /// The value, how precisely it is known, and whether that is enough.
  func sentence(replications: Int) -> String {
    let unit = goal.quantity.unit
    let half = DifferenceText.amount(value.interval.halfWidth, unit)
    return "\(DifferenceText.value(value, unit)) ± \(half) with "
      + "\(NumberText.grouped(replications)) replications: \(isMet ? "reached" : "not reached")"
  }
}

extension Expectation {
  /// As written, without the word that makes it a warning.
  var condition: String {
    guard isWarning, let colon = text.firstIndex(of: ":") else { return text }
    return String(text[text.index(after: colon)...].drop { $0 == " " })
  }
}

extension ExpectationRow {
  /// Of its value: a share for a probability.
  package var unit: MetricUnit {
    if case .probability = expectation.statistic { .share } else { expectation.metric.unit }
  }
}

extension PrecisionGoal {
  /// The target in words: `1 %`, `0.05`, `5 ms`.
  package var targetText: String {
    switch target {
    case .relative(let share): DifferenceText.amount(share, .share)
    case .absolute(let value): DifferenceText.amount(value, quantity.unit)
    }
  }
}

extension UnseenShare {
  /// As a sentence's part.
  package var words: String {
    "at most \(NumberText.trimmed(atMost * 100, decimals: 2)) % of the bursts differ "
      + "(\(NumberText.percent(Self.level, decimals: 0)))"
  }
}

extension ComparisonRow {
  /// Which side has no value, and of how many photos it has not come.
  var whyIncomparable: String {
    func count(_ side: CensoredCount?) -> String {
      side.flatMap { $0.isCensored ? " (\($0.text))" : nil } ?? ""
    }
    let (before, now) = (count(baselineCensored), count(valueCensored))
    return switch (baseline.value.isNaN, value.value.isNaN) {
    case (true, true): "neither the baseline\(before) nor the candidate\(now) has a value"
    case (true, false): "the baseline has no value to compare with\(before)"
    case (false, _): "the candidate has no value to compare\(now)"
    }
  }

  /// The difference with its interval, or how many bursts it may be in where none was seen.
  package func differenceText(plusMinus: Bool = false) -> String {
    if let unseen { return unseen.words }
    return DifferenceText.estimate(
      difference.estimate, quantity.unit, signed: true, plusMinus: plusMinus)
  }

  /// The verdict if there is a margin, else what the difference shows.
  package var word: String {
    if let verdict { return ComparisonGate.word(verdict) }
    return switch finding {
    case .better: "better"
    case .worse: "worse"
    case .noClearDifference: unseen == nil ? "unclear" : "none seen"
    case .identical: "identical"
    case .noValue: isOneSided ? "incomparable" : "no value"
    }
  }
}
