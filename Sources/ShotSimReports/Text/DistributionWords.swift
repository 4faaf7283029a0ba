import ShotSim

/// Describes distributions in words, as device tables print them.
enum DistributionWords {
  /// Such as `lognormal, mean 250 ms, cv 0.11, floor 212.5 ms`.
  static func text(_ distribution: Distribution) -> String {
    switch distribution {
    case .constant(let value): return "always \(DurationText.exact(value))"
    case .uniform(let min, let max):
      return "uniform, \(DurationText.exact(min)) to \(DurationText.exact(max))"
    case .triangular(let min, let mode, let max):
      return
        "triangular, \(DurationText.exact(min)) to \(DurationText.exact(max)), most often \(DurationText.exact(mode))"
    case .exponential(let mean, let floor):
      return "exponential, mean \(DurationText.exact(mean))" + floored(floor)
    case .gamma(let mean, let cv, let floor): return spread("gamma", mean, cv) + floored(floor)
    case .lognormal(let mean, let cv, let floor):
      return spread("lognormal", mean, cv) + floored(floor)
    case .weibull(let mean, let cv, let floor): return spread("Weibull", mean, cv) + floored(floor)
    case .normal(let mean, let cv): return spread("normal, above zero", mean, cv)
    case .empirical(let values):
      guard let low = values.min(), let high = values.max() else { return "empirical" }
      return
        "one of \(Prose.counted(values.count, "value")), \(DurationText.exact(low)) to \(DurationText.exact(high)), mean "
        + DurationText.exact(nanoseconds(rounding: distribution.mean))
    case .mixture(let parts):
      let total = parts.reduce(0) { $0 + $1.weight }
      let words = parts.map { part in
        "\(NumberText.percent(part.weight / total)) \(text(part.distribution))"
      }
      return "mixture of " + words.joined(separator: "; ")
    }
  }

  private static func spread(_ family: String, _ mean: Nanoseconds, _ cv: Double) -> String {
    "\(family), mean \(DurationText.exact(mean)), cv \(NumberText.shortest(cv))"
  }

  private static func floored(_ floor: Nanoseconds) -> String {
    floor == 0 ? "" : ", floor \(DurationText.exact(floor))"
  }
}
