/// How a command prints its answer.
enum ReportFormat: String, CaseIterable, ArgumentValue {
  case text, json
}
