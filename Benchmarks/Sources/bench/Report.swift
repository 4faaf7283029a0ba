/// Writes measurements as text or CSV.
enum Report {
  static let csvHeader =
    "work,parameter,operations,ns_per_operation,ns_per_event,operations_per_second,"
    + "fastest_ns_per_operation,slowest_ns_per_operation,peak_megabytes,answer"

  static func csv(_ measurement: Measurement) -> String {
    let count = Double(measurement.count)
    let numbers = [
      measurement.nanosecondsPerOperation, measurement.nanosecondsPerEvent,
      measurement.operationsPerSecond, measurement.rounds[0] / count,
      measurement.rounds[measurement.rounds.count - 1] / count, measurement.peakMegabytes,
    ]
    return
      ([measurement.work, measurement.parameter, "\(measurement.count)"]
      + numbers.map { fixed($0, places: 2) }
      + [measurement.outcome.answer.map { "\($0.value)" }.joined(separator: " ")])
      .joined(separator: ",")
  }

  static let textHeader =
    padded("work", 12) + padded("operations", 20, right: true)
    + padded("ns each", 11, right: true) + padded("ns/event", 10, right: true)
    + padded("per second", 13, right: true) + padded("peak MB", 9, right: true) + "  answer"

  static func text(_ measurement: Measurement) -> String {
    padded("\(measurement.work) \(measurement.parameter)", 12)
      + padded("\(measurement.count) \(measurement.unit)", 20, right: true)
      + padded(fixed(measurement.nanosecondsPerOperation, places: 1), 11, right: true)
      + padded(fixed(measurement.nanosecondsPerEvent, places: 1), 10, right: true)
      + padded(fixed(measurement.operationsPerSecond, places: 0), 13, right: true)
      + padded(fixed(measurement.peakMegabytes, places: 1), 9, right: true) + "  "
      + measurement.outcome.answer.map { "\($0.name) \(fixed($0.value, places: 3))" }
      .joined(separator: ", ")
  }

  /// A number with a fixed count of decimals.
  static func fixed(_ value: Double, places: Int) -> String {
    guard value.isFinite, abs(value) < 1e17 else { return "\(value)" }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = UInt64((abs(value) * scale).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return sign + "\(scaled)" }
    let digits = "\(scaled)"
    let filled = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return sign + filled.dropLast(places) + "." + filled.suffix(places)
  }

  private static func padded(_ text: String, _ width: Int, right: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return right ? space + text : text + space
  }
}
