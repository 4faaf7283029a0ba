import ShotSim

/// Maps values to places along a picture's axis, with round marks.
struct LinearScale: Sendable {
  let low: Double
  let high: Double
  let start: Double
  let length: Double
  let marks: [Double]

  /// Covers at least the given values; `limit` is how many marks there may be.
  init(covering values: [Double], from start: Double, length: Double, limit: Int) {
    let finite = values.filter(\.isFinite)
    var low = finite.min() ?? 0
    var high = finite.max() ?? 1
    if !(high > low) {
      let half = max(abs(low) * 0.1, 0.5)
      low -= half
      high += half
    }
    let step = RoundSteps.step(covering: high - low, limit: limit)
    let first = (low / step).rounded(.down)
    let last = (high / step).rounded(.up)
    self.low = first * step
    self.high = last * step
    self.start = start
    self.length = length
    marks = RoundSteps.multiples(of: step, from: first, to: last)
  }

  func place(_ value: Double) -> Double {
    let share = (value - low) / (high - low)
    return start + length * min(max(share.isNaN ? 0 : share, 0), 1)
  }

  /// The marks' texts, with as many decimals as the step between them needs.
  var labels: [String] {
    let step = marks.count > 1 ? marks[1] - marks[0] : 1
    var decimals = 0
    var unit = 1.0
    while decimals < 6, step < unit * 0.9999 {
      decimals += 1
      unit /= 10
    }
    return marks.map { NumberText.fixed($0, decimals: decimals) }
  }
}
