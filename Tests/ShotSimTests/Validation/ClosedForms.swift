/// What queueing theory says of the models of this folder.
///
/// Rates are per second, times in seconds. Sources: Kleinrock, "Queueing
/// Systems", volume 1 (1975), chapters 3 and 5; Buzacott and Shanthikumar,
/// "Stochastic Models of Manufacturing Systems" (1993), chapter 5.
enum ClosedForms {
  /// Erlang B: the probability that all of `servers` are busy at an offered load
  /// in a system without waiting places, whatever the distribution of service.
  static func erlangB(servers: Int, load: Double) -> Double {
    var blocking = 1.0
    for count in 1...servers { blocking = load * blocking / (Double(count) + load * blocking) }
    return blocking
  }

  /// Erlang C: the probability that a customer of M/M/c has to wait.
  static func erlangC(servers: Int, load: Double) -> Double {
    let blocking = erlangB(servers: servers, load: load)
    let utilization = load / Double(servers)
    return blocking / (1 - utilization * (1 - blocking))
  }

  /// Pollaczek–Khinchine: the mean wait of M/G/1.
  static func meanWait(arrivalRate: Double, meanService: Double, cv: Double) -> Double {
    let utilization = arrivalRate * meanService
    return utilization * meanService * (1 + cv * cv) / (2 * (1 - utilization))
  }

  /// The probabilities of 0, 1, … customers of a birth–death process.
  ///
  /// `births` are the rates from n to n + 1 customers, `deaths` those back, for
  /// each n below the greatest.
  static func stationary(births: [Double], deaths: [Double]) -> [Double] {
    var weights = [1.0]
    for (birth, death) in zip(births, deaths) {
      weights.append(weights[weights.count - 1] * birth / death)
    }
    let total = weights.reduce(0, +)
    return weights.map { $0 / total }
  }

  /// The mean of a distribution over 0, 1, ….
  static func mean(_ probabilities: [Double]) -> Double {
    probabilities.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element }
  }
}
