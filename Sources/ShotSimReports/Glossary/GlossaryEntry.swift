import ShotSim

/// What one name of the simulator's vocabulary means, for `explain` and the docs.
package struct GlossaryEntry: Sendable, Equatable {
  package enum Topic: String, Sendable, CaseIterable {
    case metric, feature, event, readiness, rejection, failure, term
  }

  package var topic: Topic
  /// As in files and results.
  package var name: String
  /// One sentence.
  package var summary: String
  /// More, each under a short heading such as "starts".
  package var details: [Detail]
  /// Other names by which it is found.
  package var aliases: [String]

  package struct Detail: Sendable, Equatable {
    package var heading: String
    package var text: String
  }

  init(
    _ topic: Topic, _ name: String, _ summary: String, _ details: [(String, String)] = [],
    aliases: [String] = []
  ) {
    self.topic = topic
    self.name = name
    self.summary = summary
    self.aliases = aliases
    self.details = details.map { Detail(heading: $0.0, text: $0.1) }
  }
}

extension GlossaryEntry.Topic {
  /// Heading of a list of such entries.
  package var title: String {
    switch self {
    case .metric: "Metrics"
    case .feature: "Features"
    case .event: "Events"
    case .readiness: "Readiness states"
    case .rejection: "Reasons of requests that throw"
    case .failure: "Reasons of accepted requests that fail"
    case .term: "Terms"
    }
  }
}

/// All names that are explained.
package enum Glossary {
  /// By topic, in each topic's own order.
  package static let entries: [GlossaryEntry] =
    Metric.allCases.map(\.explanation) + Feature.allCases.map(\.explanation)
    + CaptureEventRecord.Kind.allCases.map(\.explanation)
    + CaptureReadiness.allCases.map(\.explanation)
    + RejectionReason.allCases.map(\.explanation) + FailureReason.allCases.map(\.explanation)
    + GlossaryTerm.allCases.map(\.explanation)

  /// The entries of that name; one name may be, say, a metric and an event.
  package static func entries(named name: String) -> [GlossaryEntry] {
    let name = name.lowercased()
    return entries.filter { entry in
      ([entry.name] + entry.aliases).contains { $0.lowercased() == name }
    }
  }

  package static func entries(of topic: GlossaryEntry.Topic) -> [GlossaryEntry] {
    entries.filter { $0.topic == topic }
  }

  /// The nearest name to a misspelt one.
  package static func nearest(to name: String) -> String? {
    NearestName.nearest(to: name, among: entries.map(\.name))
  }
}
