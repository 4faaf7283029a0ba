/// Why a ``BurstStudy`` could not be made or run, in words for a person.
public struct BurstStudyError: Error, Sendable, Equatable, CustomStringConvertible {
  /// One line for each thing that is wrong, with its place in the file.
  public let description: String

  init(_ diagnostics: [Diagnostic]) {
    description = DiagnosticText.lines(diagnostics)
  }

  package init(_ error: CaptureModelError) {
    let message =
      switch error {
      case .missingTiming(let path): "the device has no \(path), which the run needs"
      case .tooManyDimensions(let count): "\(count) photo sizes are named, at most 64 may be"
      case .tooManyEvents(let limit): "a replication has more than \(limit) events"
      }
    self.init([Diagnostic(message: message)])
  }
}
