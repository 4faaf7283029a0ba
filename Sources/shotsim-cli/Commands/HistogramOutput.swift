import ShotSim
import ShotSimReports

/// Writes distributions of metrics into the formats that files' names ask for.
struct HistogramOutput {
  /// The format that a file's name asks for; `nil` = none that is known.
  static func format(of target: OutputTarget) -> OutputFormat<Distributions>? {
    switch target {
    case .file(let path): OutputFormats.distributions.format(ofFile: path)
    case .standardOutput: OutputFormats.distributions.first
    }
  }

  static var formatHelp: String { OutputFormats.distributions.endingsInWords }

  /// Checks the names of files before anything runs; `holdsAll` = a format with room for
  /// one metric only will not do.
  ///
  /// - Throws: ``UsageError`` for a name whose ending says no format.
  static func checkNames(
    _ targets: [OutputTarget], option: String, holdsAll: Bool = false
  ) throws(UsageError) {
    for target in targets {
      guard let format = format(of: target) else {
        throw .invalidValue(
          of: option, value: target.argumentText,
          expectation: "a name whose ending says the format: " + formatHelp, nearest: nil)
      }
      guard holdsAll, format.holdsOne else { continue }
      throw .invalidValue(
        of: option, value: target.argumentText,
        expectation: "a format for all metrics; 'shotsim histogram --metric NAME' writes "
          + (format.endings.first ?? format.name), nearest: nil)
    }
  }

  /// The distributions of all metrics of some results.
  static func accumulators(of results: [ConfigurationResult]) -> [MetricAccumulator] {
    results.flatMap { result in
      Metric.allCases.map { metric in
        var accumulator = MetricAccumulator(
          subject: TableSubject(
            scenario: result.scenario.name, configuration: result.label, metric: metric),
          bins: .standard)
        accumulator.add(result)
        return accumulator
      }
    }
  }

  static func write(
    _ accumulators: [MetricAccumulator], to file: OutputFile, lineEnd: CSVLineEnd = .lineFeed
  ) throws {
    // The option for CSV takes any name.
    let format = format(of: file.target) ?? OutputFormats.distributions[0]
    let text: String
    do throws(FormatProblem) {
      text = try format.render(Distributions(accumulators, lineEnd: lineEnd))
    } catch {
      throw CommandFailure.format(file.target.argumentText, error)
    }
    try file.write(text)
  }
}
