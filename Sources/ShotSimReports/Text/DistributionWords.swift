import ShotSim

/// Describes distributions in words, as device tables print them.
enum DistributionWords {
  /// Such as `lognormal, mean 250 ms, cv 0.11, floor 212.5 ms`.
  static func text(_ distribution: Distribution) -> String {
    switch distribution {
    case .constant(let value): return "always \(time(value))"
    case .uniform(let min, let max): return "uniform, \(time(min)) to \(time(max))"
    case .triangular(let min, let mode, let max):
      return "triangular, \(time(min)) to \(time(max)), most often \(time(mode))"
    case .exponential(let mean, let floor):
      return "exponential, mean \(time(mean))" + floored(floor)
    case .gamma(let mean, let cv, let floor): return spread("gamma", mean, cv) + floored(floor)
    case .lognormal(let mean, let cv, let floor):
      return spread("lognormal", mean, cv) + floored(floor)
    case .weibull(let mean, let cv, let floor): return spread("Weibull", mean, cv) + floored(floor)
    case .normal(let mean, let cv): return spread("normal, above zero", mean, cv)
    case .empirical(let values):
      guard let low = values.min(), let high = values.max() else { return "empirical" }
      let count = values.count == 1 ? "1 value" : "\(values.count) values"
      return "one of \(count), \(time(low)) to \(time(high)), mean "
        + time(nanoseconds(rounding: distribution.mean))
    case .mixture(let parts):
      let total = parts.reduce(0) { $0 + $1.weight }
      let words = parts.map { part in
        "\(NumberText.percent(part.weight / total)) \(text(part.distribution))"
      }
      return "mixture of " + words.joined(separator: "; ")
    }
  }

  private static func spread(_ family: String, _ mean: Nanoseconds, _ cv: Double) -> String {
    "\(family), mean \(time(mean)), cv \(NumberText.shortest(cv))"
  }

  private static func floored(_ floor: Nanoseconds) -> String {
    floor == 0 ? "" : ", floor \(time(floor))"
  }

  /// In the unit that suits it, with all its digits: a table does not round.
  static func time(_ span: Nanoseconds) -> String {
    switch span.magnitude {
    case 0: "0 ms"
    case ..<1_000: "\(span) ns"
    case ..<1_000_000: "\(NumberText.scaled(span, places: 3)) us"
    case ..<10_000_000_000: "\(NumberText.scaled(span, places: 6)) ms"
    default: "\(NumberText.scaled(span, places: 9)) s"
    }
  }
}
