import ShotSim
import ShotSimReports

/// The value of `compare --format`: text for people, or a format of comparisons.
struct PrintedFormat: ArgumentValue, Equatable {
  var argumentText: String

  static let text = PrintedFormat(argumentText: "text")

  private static var formats: [OutputFormat<JudgedComparison>] {
    OutputFormats.comparisons.filter(\.isPrinted)
  }

  static var choices: [String] { [text.argumentText] + formats.map(\.name) }
  static var expectation: String { Prose.list(choices, "or") }

  init?(argument: String) {
    guard Self.choices.contains(argument) else { return nil }
    argumentText = argument
  }

  /// The format that a file's name asks for, else text.
  init(ofFile name: String) {
    let found: OutputFormat<JudgedComparison>? = OutputFormats.comparisons.format(ofFile: name)
    argumentText = found?.name ?? Self.text.argumentText
  }

  private init(argumentText: String) { self.argumentText = argumentText }

  var isText: Bool { self == .text }

  /// The file's content; nil = text for people.
  func render(_ judged: JudgedComparison) throws -> String? {
    try OutputFormats.comparisons.first { $0.name == argumentText }?.render(judged)
  }
}
