import ShotSim
import ShotSimReports

/// A metric by its name.
struct MetricArgument: ArgumentValue, Equatable {
  var metric: Metric

  static let names = Metric.allCases.map(\.name)

  init?(argument: String) {
    guard let metric = Metric.allCases.first(where: { $0.name == argument }) else { return nil }
    self.metric = metric
  }

  static var expectation: String { Prose.list(choices, "or") }
  static var choices: [String] { names }
  var argumentText: String { metric.name }
}

/// How values are put into bins, as the command line states it.
struct BinsArgument: ArgumentValue {
  var bins = HistogramBins.standard

  init() {}

  init?(argument: String) {
    guard let bins = HistogramBins(argument) else { return nil }
    self.bins = bins
  }

  static var expectation: String {
    "log-linear:DIGITS, linear:WIDTH, edges:A,B,… in rising order, or auto"
  }
  var argumentText: String { bins.text }
}
