/// A weighted sum of one quantity over configurations, such as a difference, with
/// the interval that common random numbers give it.
///
/// The error of each value is split into what the replications contribute
/// (``QuantitySample/linearised()``); the weights are applied within each
/// replication, so that what common random numbers share cancels. For means of
/// complete samples this is exactly the paired t test. Paired percentiles are found again
/// in replications drawn anew. Degrees of freedom: one less than the replications with a
/// value.
package struct QuantityContrast: Sendable, Equatable {
  package var estimate: Estimate
  /// Not a number when unbounded.
  package var standardError: Double
  /// Two-sided p value that the sum is zero; 1 when unbounded.
  package var probability: Double
  /// Achieved correlation of the two values; nil unless there are two that vary.
  package var correlation: Double?
  /// How many times the replications independent runs would need for the same
  /// precision; nil when the sum does not vary, and of percentiles, whose variance the
  /// draws of one sample tell too roughly for a ratio.
  package var varianceRatio: Double?

  /// Weighs samples of the same replications.
  ///
  /// - Precondition: All have as many replications, and there is at least one.
  package init(of terms: [(weight: Double, sample: QuantitySample)], level: Double) {
    precondition(!terms.isEmpty, "a contrast needs terms")
    let replications = terms[0].sample.replications
    precondition(
      terms.allSatisfy { $0.sample.replications == replications }, "the samples do not pair")
    let parts = terms.map { $0.sample.linearised() }
    let value = zip(terms, parts).reduce(0.0) { $0 + $1.0.weight * $1.1.value }
    estimate = Estimate(value: value, interval: .unbounded(level: level))
    (standardError, probability) = (.nan, 1)
    if terms.allSatisfy({ $0.sample.hasSameData(as: terms[0].sample) }), !value.isNaN,
      terms.reduce(0, { $0 + $1.weight }) == 0
    {
      // The same data to the last bit differ by nothing, however few they are.
      settle(value: 0, standardError: 0, degreesOfFreedom: 1, level: level)
      correlation = terms.count == 2 && parts[0].influences?.contains { $0 != 0 } == true ? 1 : nil
      return
    }
    let occupied = terms.map(\.sample.occupied).min() ?? 0
    let influences = parts.compactMap(\.influences)
    guard influences.count == terms.count, occupied > 1 else { return }
    let steps = terms.compactMap(\.sample.step)
    if !steps.isEmpty {
      settleByDraws(terms, value: value, steps: steps, degrees: occupied - 1, level: level)
      return
    }
    var sums = [Double](repeating: 0, count: replications)
    var independent = 0.0
    for (term, part) in zip(terms, influences) {
      for index in sums.indices {
        let move = term.weight * part[index]
        sums[index] += move
        independent += move * move
      }
    }
    let squares = sums.reduce(0) { $0 + $1 * $1 }
    if isRounding(of: terms.map(\.weight), parts.map(\.value), value: value, sums: sums) {
      settle(value: 0, standardError: 0, degreesOfFreedom: 1, level: level)
      return
    }
    let correction = Double(occupied) / Double(occupied - 1)
    settle(
      value: value, standardError: (correction * squares).squareRoot(),
      degreesOfFreedom: Double(occupied - 1), level: level)
    if squares > 0 { varianceRatio = independent / squares }
    if terms.count == 2 { correlation = Self.correlation(influences[0], influences[1]) }
  }

  /// Percentiles by the replications drawn anew, with the same weights for all terms.
  ///
  /// The first-order errors of two percentiles cancel where the luck is shared, and what
  /// remains is seen only by finding both again in the same drawn samples (see
  /// ``ClusterBootstrap``). To their variance comes that of rounding: a percentile lies on
  /// the sample's values, between which nothing is told, so it is off by a number that is
  /// uniform over one step, of variance step²/12 (Sheppard). Without it a change that moves
  /// few values, of which none may be at the percentile of this sample, would look known to
  /// be nothing.
  private mutating func settleByDraws(
    _ terms: [(weight: Double, sample: QuantitySample)], value: Double, steps: [Double],
    degrees: Int, level: Double
  ) {
    let draws = terms.compactMap(\.sample.draws)
    let count = draws.map(\.count).min() ?? 0
    guard draws.count == terms.count, steps.count == terms.count else { return }
    let kept = (0..<count).filter { draw in draws.allSatisfy { $0[draw].isFinite } }
    // A few draws of a small sample may have no value; more would hide what varies.
    guard kept.count > 1, kept.count * 20 >= ClusterBootstrap.draws * 19 else { return }
    let sums = Tally(
      kept.map { draw in zip(terms, draws).reduce(0) { $0 + $1.0.weight * $1.1[draw] } })
    let rounding = zip(terms, steps).reduce(0.0) { total, term in
      let step = term.0.weight * term.1
      return total + step * step / 12
    }
    settle(
      value: value, standardError: (sums.variance + rounding).squareRoot(),
      degreesOfFreedom: Double(degrees), level: level)
    if terms.count == 2 {
      let centered = draws.map { draw in
        let mean = Tally(kept.map { draw[$0] }).mean
        return kept.map { draw[$0] - mean }
      }
      correlation = Self.correlation(centered[0], centered[1])
    }
  }

  /// The difference of a quantity of two configurations, first minus second.
  ///
  /// Shares get the interval of paired proportions, which keeps a width when no
  /// replication disagrees.
  package init(of first: QuantitySample, minus second: QuantitySample, level: Double) {
    self.init(of: [(1, first), (-1, second)], level: level)
    guard case .probability = first.quantity.statistic,
      case .values(let one) = first.form, case .values(let other) = second.form,
      !first.hasSameData(as: second)
    else { return }
    let table = PairedProportions(of: one, and: other, succeeding: first.isSuccess)
    guard table.trials > 0 else { return }
    estimate = table.difference(level: level)
    probability = table.probability
  }

  /// The difference of configurations whose replications do not pair, as Welch's.
  package init(
    ofUnpaired first: QuantitySample, minus second: QuantitySample, factor: Double = 1,
    level: Double
  ) {
    let parts = [first.linearised(), second.linearised()]
    let value = parts[0].value - factor * parts[1].value
    estimate = Estimate(value: value, interval: .unbounded(level: level))
    (standardError, probability) = (.nan, 1)
    let counts = [first.occupied, second.occupied].map(Double.init)
    guard let one = parts[0].influences, let other = parts[1].influences,
      counts.allSatisfy({ $0 > 1 })
    else { return }
    let firstVariance = counts[0] / (counts[0] - 1) * one.reduce(0) { $0 + $1 * $1 }
    let secondVariance =
      counts[1] / (counts[1] - 1) * factor * factor * other.reduce(0) { $0 + $1 * $1 }
    let variance = firstVariance + secondVariance
    // By Welch and Satterthwaite; without variance they do not matter.
    // Taken of shares, since the square of a variance may be too large or too small to hold.
    let share = variance > 0 ? firstVariance / variance : .nan
    let degrees =
      share.isFinite
      ? 1 / (share * share / (counts[0] - 1) + (1 - share) * (1 - share) / (counts[1] - 1)) : 1
    settle(
      value: value, standardError: variance.squareRoot(), degreesOfFreedom: degrees, level: level)
  }

  /// Whether a contrast, and what each replication adds to it, is what rounding leaves of
  /// values that cancel: below 1e-12 of what is weighed.
  private func isRounding(
    of weights: [Double], _ values: [Double], value: Double, sums: [Double]
  ) -> Bool {
    let size = zip(weights, values).reduce(0) { max($0, abs($1.0 * $1.1)) }
    // A replication's part is its deviation over their number.
    let most = sums.reduce(0) { max($0, abs($1)) } * Double(sums.count)
    return weights.count > 1 && abs(value) <= 1e-12 * size && most <= 1e-12 * size
  }

  private mutating func settle(
    value: Double, standardError: Double, degreesOfFreedom: Double, level: Double
  ) {
    self.standardError = standardError
    estimate = Estimate(
      value: value,
      interval: .student(
        estimate: value, standardError: standardError, degreesOfFreedom: degreesOfFreedom,
        level: level))
    // Nothing and no error is 0/0, which the test takes for no evidence.
    probability = twoSidedStudentProbability(
      value / standardError, degreesOfFreedom: degreesOfFreedom)
  }

  private static func correlation(_ one: [Double], _ other: [Double]) -> Double? {
    let product = zip(one, other).reduce(0.0) { $0 + $1.0 * $1.1 }
    let squares =
      one.reduce(0) { $0 + $1 * $1 } * other.reduce(0) { $0 + $1 * $1 }
    return squares > 0 ? max(-1, min(1, product / squares.squareRoot())) : nil
  }
}
