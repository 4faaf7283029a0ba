import Testing

@testable import ShotSim

/// The order of simultaneous events (docs/model.md, section 15).
@Suite struct AgendaTests {
  private func order(_ agenda: consuming Agenda) -> [CaptureEvent] {
    var order: [CaptureEvent] = []
    while let next = agenda.popFirst() { order.append(next.event) }
    return order
  }

  @Test func `Kinds of events of one instant come in the model's order`() {
    let kinds: [CaptureEvent.Kind] = [
      .willCapturePhoto, .captureEnd, .processingEnd, .processingDue, .encodingEnd, .finalEnd,
      .movieFileEnd, .startUpEnd, .reconfigurationEnd, .interruptionEnd, .preparationEnd,
      .heatCrossing, .startRunning, .script, .press, .touch,
    ]
    var agenda = Agenda()
    for kind in kinds.reversed() { agenda.schedule(kind, at: 5) }
    #expect(order(agenda).map(\.kind) == kinds)
  }

  @Test func `Within one kind the photo with the lower number comes first`() {
    var agenda = Agenda()
    for number: Int32 in [3, 1, 2] {
      agenda.schedule(.captureEnd, PhotoIndex(number: number), at: 5)
    }
    agenda.schedule(.captureEnd, PhotoIndex(number: 4), at: 4)
    #expect(order(agenda).map(\.photo.number) == [4, 1, 2, 3])
  }

  @Test func `Beyond the 2^24th photo events come in the order of their scheduling`() {
    var agenda = Agenda()
    for place: Int32 in [20_000_000, 16_777_215, 19_000_000] {
      agenda.schedule(.captureEnd, PhotoIndex(place: place), at: 5)
    }
    agenda.schedule(.captureEnd, PhotoIndex(place: 16_777_214), at: 5)
    #expect(
      order(agenda).map(\.photo.place) == [16_777_214, 20_000_000, 16_777_215, 19_000_000])
  }
}
