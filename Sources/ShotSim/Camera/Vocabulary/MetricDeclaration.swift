/// What is said of a metric, once: the model, files, schemas, tables, texts and the
/// reference read it here.
package struct MetricDeclaration: Sendable {
  package var unit: MetricUnit
  /// What has the value: each photo or the replication.
  package var source: Source
  /// What is better for the user of the camera.
  package var better: Better
  /// The part of a run that it looks at.
  package var window: Window
  /// What a count counts.
  package var counts = "photos"
  /// Place in tables for people, smallest first.
  ///
  /// What the user of the camera notices comes first; the numbers leave room.
  package var place: Int
  /// Whether the user of the camera notices it without an instrument.
  package var isNoticed = false
  /// The definition in one sentence.
  package var summary: String
  /// The exact definition: start and end of a span, or what is counted.
  package var definition: [(heading: String, text: String)]

  /// Whether it takes few different values, so that its percentiles are steps: whatever is
  /// counted, and memory, the sum of a few photos.
  package var takesFewValues: Bool {
    switch unit {
    case .count, .megabytes: true
    case .milliseconds, .perSecond, .share: false
    }
  }

  package enum Source: Sendable, Equatable {
    /// Each photo has a value of its own; a replication's value is then the mean over
    /// the photos that have one.
    case photo(PhotoMetric)
    case replication(ReplicationMetric)
  }

  package enum Better: String, Sendable {
    case smaller, larger
  }

  package enum Window: Sendable {
    /// Frames in the moment, if the scenario has one.
    case framesOfMoment
    /// Time in the moment, if the scenario has one.
    case timeOfMoment
    /// The whole run, whatever happened to its photos.
    case run
    /// Photos that did not fail and came to the ends of the span.
    case photos
  }
}

extension MetricDeclaration.Window {
  /// Under which heading the glossary says it, and what it says.
  package var words: (heading: String, text: String) {
    switch self {
    case .framesOfMoment:
      ("which photos", "those of the moment; all of the run when the scenario has no moment")
    case .timeOfMoment:
      ("when", "in the moment; from the first event to the last when the scenario has none")
    case .run: ("when", "the whole run")
    case .photos:
      ("which photos", "all of the run that did not fail and came to both ends of the span")
    }
  }
}
