import Foundation
import Testing

@testable import ShotSim

/// A folder with a deterministic case: scenario, device, and what a run must give.
struct CaseFolder: CustomTestStringConvertible {
  var url: URL
  var testDescription: String { url.lastPathComponent }

  /// The project's own cases, and those of the folder that `SHOTSIM_CASES` names.
  static let all: [CaseFolder] = {
    var roots = [Bundle.module.resourceURL?.appendingPathComponent("Cases")].compactMap(\.self)
    if let more = ProcessInfo.processInfo.environment["SHOTSIM_CASES"] {
      roots.append(URL(fileURLWithPath: more))
    }
    return roots.flatMap { root in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
      return names.sorted().map { CaseFolder(url: root.appendingPathComponent($0)) }
        .filter { FileManager.default.fileExists(atPath: $0.expectedURL.path) }
    }
  }()

  var scenarioURL: URL { url.appendingPathComponent("scenario.json") }
  var expectedURL: URL { url.appendingPathComponent("expected.json") }

  /// Whether the scenario must be refused, so that there is no run.
  func isRefused() throws -> Bool {
    try JSONValue(data: Data(contentsOf: expectedURL))["error"] != nil
  }
}

/// A replication in the terms of the cases' `expected.json`.
struct CaseAnswer {
  var records: ReplicationRecords

  var photos: [[String: String]] {
    records.photos.map { photo in
      [
        "number": "\(photo.number)", "kind": "\(photo.kind)", "press": "\(photo.press)",
        "request": "\(photo.request)", "begin": text(photo.begin),
        "exposure": text(photo.exposure), "captureEnd": text(photo.captureEnd),
        "processedAt": text(photo.processedAt), "deliveredAt": text(photo.deliveredAt),
        "finishedAt": text(photo.finishedAt), "finalAt": text(photo.finalAt),
        "requestedDimensions": "\(photo.requestedDimensions)",
        "requestedPrioritization": "\(photo.requestedPrioritization)",
        "resolvedDimensions": text(photo.resolvedDimensions),
        "resolvedPrioritization": text(photo.resolvedPrioritization),
        "flash": text(photo.flash), "deferred": text(photo.deferred),
        "fastCapture": text(photo.fastCapture), "zeroShutterLag": text(photo.zeroShutterLag),
        "allocation": text(photo.allocation), "outcome": "\(photo.outcome)",
      ]
    }
  }

  var rejected: [[String: String]] {
    records.rejected.map {
      ["press": "\($0.press)", "request": "\($0.request)", "reason": "\($0.reason)"]
    }
  }

  var readiness: [String] {
    records.events.compactMap { event in
      guard case .readiness(let state) = event.detail else { return nil }
      return "\(event.time) \(state)"
    }
  }

  var callbacks: [String] {
    records.events.compactMap { event in
      switch event.kind {
      case .willBeginCapture, .willCapturePhoto, .didCapturePhoto, .didFinishProcessingPhoto,
        .didFinishCapturingDeferredPhotoProxy, .didFinishRecordingLivePhotoMovie,
        .didFinishProcessingLivePhotoMovie, .didFinishCapture, .finalPhotoAvailable:
        "\(event.time) \(event.kind) \(event.photo)"
      case .prepared, .featureFellBack:
        "\(event.time) \(event.kind) \(event.detail.text ?? "")"
      case .reconfigurationEnded, .interruptionEnded: "\(event.time) \(event.kind) "
      default: nil
      }
    }
  }

  var metrics: [String: Double?] {
    Dictionary(
      uniqueKeysWithValues: Metric.allCases.map { metric in
        let value = records.metrics[Int(metric.rawValue)]
        return (metric.name, value.isNaN ? nil : value)
      })
  }

  private func text(_ value: Any?) -> String { value.map { "\($0)" } ?? "null" }
}
