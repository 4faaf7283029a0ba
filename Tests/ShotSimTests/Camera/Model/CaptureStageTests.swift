import Testing

@testable import ShotSim

@Suite struct CaptureStageTests {
  let other = SizeIndex(place: 1)

  @Test func `The stage serves one photo, and its end frees it`() {
    var stage = CaptureStage()
    #expect(stage.serving == nil)
    stage.begin(.first, size: .first, isLong: true)
    #expect(stage.serving == .first && stage.isLong)
    let other = stage.end(PhotoIndex.first.next)
    #expect(!other, "the end of a photo that is not there")
    let own = stage.end(.first)
    #expect(own && stage.serving == nil)
  }

  @Test func `A failure takes the photo out, and its end comes to nothing`() {
    var stage = CaptureStage()
    stage.begin(.first, size: .first, isLong: false)
    let photo = stage.interrupt()
    #expect(photo == .first)
    let ended = stage.end(.first)
    #expect(!ended)
    let nothing = stage.interrupt()
    #expect(nothing == nil)
  }

  @Test func `The size switches from one photo to the next, and not at the first`() {
    var stage = CaptureStage()
    #expect(!stage.switches(to: other))
    stage.begin(.first, size: other, isLong: false)
    #expect(!stage.switches(to: other))
    #expect(stage.switches(to: .first))
  }
}
