import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct TimelineTextTests {
  @Test func `Off and on are drawn as they were looked at`() throws {
    let off = TimelineText.render(
      SampleResults.off, title: "features none", moment: SampleResults.moment)
    let on = TimelineText.render(
      SampleResults.on, title: "features all", moment: SampleResults.moment)
    expectGolden(off + "\n" + on, "report/timeline.txt")
  }

  @Test func `ASCII needs no other character, at any width`() throws {
    for width in [40, 80, 132, 200] {
      let text = TimelineText.render(
        SampleResults.on, moment: SampleResults.moment, width: width, unicode: false)
      #expect(text.utf8.allSatisfy { $0 < 128 })
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= width }, "\(width)\n\(text)")
    }
    let narrow = TimelineText.render(
      SampleResults.on, moment: SampleResults.moment, width: 60, unicode: false)
    expectGolden(narrow, "report/timeline-ascii.txt")
  }

  @Test func `Color changes nothing but color`() {
    let plain = TimelineText.render(SampleResults.on, width: 100)
    let colored = TimelineText.render(SampleResults.on, width: 100, color: true)
    #expect(plain != colored)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func `Every missed tap has its reason`() {
    let text = TimelineText.render(SampleResults.off)
    #expect(text.contains("tap 2 at 0.26 s: photo 1 was still being captured"))
    #expect(text.contains("tap 7 at 1.49 s: waiting for processing of photo 1"))
  }

  @Test func `One legend explains the marks of several pictures`() {
    let off = Timeline(SampleResults.off, moment: SampleResults.moment)
    let on = Timeline(SampleResults.on)
    let options = TextPictureOptions(width: 120, unicode: false)
    let alone = TimelineText.render(on, options: options)
    let both = TimelineText.render(on, options: options, explaining: [off])
    #expect(!alone.contains("| the moment") && both.contains("| the moment"))
  }

  @Test func `What failed and what was refused is told`() {
    var records = ReplicationRecords(replication: 0)
    records.presses = [0, 1_000_000_000]
    var photo = PhotoRecord(
      number: 1, tap: 1, kind: .processed, press: 0, request: 40_000_000,
      requestedDimensions: PhotoDimensions(megapixels: 12), requestedPrioritization: .speed,
      outcome: .failed(.interrupted))
    photo.begin = 40_000_000
    photo.finishedAt = 400_000_000
    records.photos = [photo]
    records.rejected = [
      RejectedRequest(
        tap: 2, press: 1_000_000_000, request: 1_040_000_000, reason: .sessionNotRunning)
    ]
    records.lastEvent = 1_100_000_000
    let text = TimelineText.render(records, unicode: false)
    #expect(text.hasPrefix("replication 0: 2 taps, 0 frames, none missed, 1 refused, 1 failed\n"))
    #expect(text.contains("Refused:\n  tap 2 at 1.00 s: sessionNotRunning\n"))
    #expect(text.contains("Failed:\n  photo 1, tap at 0.00 s: interrupted\n"))
    #expect(text.contains("=x failed request"))
    #expect(
      ChromeTrace.json([TraceSource(label: "", records: records)]).contains("capture 1 failed"))
  }

  @Test func `A replication without a tap is drawn`() {
    let text = TimelineText.render(ReplicationRecords(replication: 3))
    #expect(text.hasPrefix("replication 3: 0 taps, 0 frames, none missed\n"))
  }
}
