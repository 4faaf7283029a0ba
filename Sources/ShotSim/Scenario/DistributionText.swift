/// Distributions in words: the families give the words, this the way in which times and
/// shares are printed.
package struct DistributionText: Sendable {
  private let time: @Sendable (Nanoseconds) -> String
  private let share: @Sendable (Double) -> String
  private let listsTimes: Bool

  /// For pages and pictures, with times of three or four digits:
  /// `lognormal, mean 260 ms, CV 0.11, floor 221 ms`.
  package static let rounded = DistributionText(
    time: DurationText.short, share: { NumberText.percent($0, decimals: 0) }, listsTimes: false)

  /// For tables of devices, with times in all their digits.
  package static let exact = DistributionText(
    time: DurationText.exact, share: { NumberText.percent($0) }, listsTimes: false)

  /// With all there is, so that different distributions have different words.
  package static let complete = DistributionText(
    time: DurationText.exact, share: { NumberText.shortest($0 * 100) + " %" }, listsTimes: true)

  /// Returns the family and its parameters.
  package func words(_ distribution: Distribution) -> String {
    distribution.family.phrases.map { phrase in
      switch phrase {
      case .text(let text): text
      case .time(let span): time(span)
      case .number(let number): NumberText.shortest(number)
      case .times(let times, let mean): words(of: times, mean: mean)
      case .part(let part, let distribution): share(part) + " " + words(distribution)
      }
    }.joined()
  }

  private func words(of times: [Nanoseconds], mean: Double) -> String {
    let count = Prose.counted(times.count, "value")
    guard let low = times.min(), let high = times.max() else { return "one of no values" }
    if listsTimes { return "one of \(count), " + times.map(time).joined(separator: " ") }
    return "one of \(count), \(time(low)) to \(time(high)), mean "
      + time(nanoseconds(rounding: mean))
  }
}
