import ShotSim

/// A timeline with its heading, as one of several in a picture.
package struct TimelinePanel: Sendable {
  package var title: String
  package var timeline: Timeline

  /// What is written above it, of the whole replication.
  var heading: String {
    TimelineText.heading(timeline, title: title) + timeline.drawnNote
  }

  package init(title: String, timeline: Timeline) {
    self.title = title
    self.timeline = timeline
  }
}

/// Draws timelines of replications as SVG, one below the other on one time axis.
package enum TimelinePicture {
  static let width = 960.0
  static let left = 78.0
  static let right = 16.0

  /// Draws the panels with a common axis that covers all of them.
  package static func svg(
    _ panels: [TimelinePanel], surroundings: SVGSurroundings = .file
  ) -> String {
    let headings = panels.map(\.heading)
    let panels = panels.map { TimelinePanel(title: $0.title, timeline: $0.timeline.drawn) }
    let start = panels.map(\.timeline.start).min() ?? 0
    let end = max(panels.map(\.timeline.end).max() ?? 0, start + 1)
    let lanes = Timeline.Lane.allCases.filter { lane in
      panels.contains { panel in
        panel.timeline.spans.contains { $0.lane == lane }
          || lane == .final && panel.timeline.finalNote(after: end) != nil
      }
    }
    var drawing = TimelinePanelDrawing(start: start, end: end, lanes: lanes)
    var top = 8.0
    for (panel, heading) in zip(panels, headings) {
      drawing.draw(panel.timeline, heading: heading, top: top)
      top += drawing.panelHeight + 14
    }
    drawing.drawAxis(top: top - 10)
    drawing.drawKey(panels, top: top + 34)
    drawing.drawTips()
    drawing.canvas.height = top + 50
    return drawing.canvas.picture(
      label: label(headings), surroundings: surroundings, isInteractive: true)
  }

  /// What the picture shows, in words.
  static func label(_ headings: [String]) -> String {
    "Timeline. " + headings.joined(separator: ". ") + "."
  }
}
