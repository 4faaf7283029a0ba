/// How many of a metric's photos, or taps, have a value, and of how many
/// (docs/model.md, section 24): "903 of 1,503 photos".
package struct CensoredCount: Sendable, Equatable {
  /// Those whose end has come.
  package var came: Int
  /// Those that it was asked of.
  package var all: Int
  package var population: MetricDeclaration.Population

  package init(came: Int, of all: Int, _ population: MetricDeclaration.Population) {
    self.came = came
    self.all = all
    self.population = population
  }

  /// Counts the values of a metric; nil for one whose values are not censored.
  package init?(_ metric: Metric, of result: ConfigurationResult) {
    guard let population = metric.population, population.hasCensored else { return nil }
    let values = result.photoValues[metric]
    self.init(came: values.count(where: \.isFinite), of: values.count, population)
  }

  /// Whether any end is still to come.
  package var isCensored: Bool { came < all }

  /// Such as `903 of 1,503 photos`.
  package var text: String {
    "\(NumberText.grouped(came)) of \(NumberText.grouped(all)) \(population.noun)"
  }
}

extension ConfigurationResult {
  /// By replication, how many photos have a value of a metric.
  package func countsOfCome(_ metric: Metric) -> [Int] {
    let values = photoValues[metric]
    var position = 0
    return photoValueCounts[metric].map { count in
      let end = position + Int(count)
      defer { position = end }
      return values[position..<end].count(where: \.isFinite)
    }
  }
}
