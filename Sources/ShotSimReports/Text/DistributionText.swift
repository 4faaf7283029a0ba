package import ShotSim

/// Prints distributions of times for people.
package enum DistributionText {
  /// Returns the family and its parameters, such as
  /// `lognormal, mean 260 ms, CV 0.11, floor 221 ms`.
  package static func words(_ distribution: Distribution) -> String {
    switch distribution {
    case .constant(let time): return "always " + DurationText.short(time)
    case .uniform(let low, let high):
      return "uniform, \(DurationText.short(low)) to \(DurationText.short(high))"
    case .triangular(let low, let mode, let high):
      return "triangular, \(DurationText.short(low)) to \(DurationText.short(high)), "
        + "most likely \(DurationText.short(mode))"
    case .exponential(let mean, let floor):
      return "exponential, mean \(DurationText.short(mean))" + above(floor)
    case .gamma(let mean, let cv, let floor): return spread("gamma", mean, cv) + above(floor)
    case .lognormal(let mean, let cv, let floor):
      return spread("lognormal", mean, cv) + above(floor)
    case .weibull(let mean, let cv, let floor): return spread("Weibull", mean, cv) + above(floor)
    case .normal(let mean, let cv): return spread("normal", mean, cv)
    case .empirical(let values):
      let low = values.min().map(DurationText.short) ?? "?"
      let high = values.max().map(DurationText.short) ?? "?"
      return "one of \(values.count) values, \(low) to \(high)"
    case .mixture(let parts):
      let total = parts.reduce(0) { $0 + $1.weight }
      return parts.map { part in
        NumberText.percent(part.weight / total, decimals: 0) + " " + words(part.distribution)
      }.joined(separator: "; ")
    }
  }

  private static func spread(_ family: String, _ mean: Nanoseconds, _ cv: Double) -> String {
    "\(family), mean \(DurationText.short(mean)), CV \(NumberText.shortest(cv))"
  }

  private static func above(_ floor: Nanoseconds) -> String {
    floor == 0 ? "" : ", floor " + DurationText.short(floor)
  }
}
