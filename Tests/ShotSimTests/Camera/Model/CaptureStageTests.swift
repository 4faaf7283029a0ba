import Testing

@testable import ShotSim

@Suite struct CaptureStageTests {
  @Test func `The stage serves one photo, and its end frees it`() {
    var stage = CaptureStage()
    #expect(stage.serving == nil)
    stage.begin(.first, size: 0, isLong: true)
    #expect(stage.serving == .first && stage.isLong)
    let other = stage.end(PhotoIndex.first.next)
    #expect(!other, "the end of a photo that is not there")
    let own = stage.end(.first)
    #expect(own && stage.serving == nil)
  }

  @Test func `A failure takes the photo out, and its end comes to nothing`() {
    var stage = CaptureStage()
    stage.begin(.first, size: 0, isLong: false)
    let photo = stage.interrupt()
    #expect(photo == .first)
    let ended = stage.end(.first)
    #expect(!ended)
    let nothing = stage.interrupt()
    #expect(nothing == nil)
  }

  @Test func `The size switches from one photo to the next, and not at the first`() {
    var stage = CaptureStage()
    #expect(!stage.switches(to: 1))
    stage.begin(.first, size: 1, isLong: false)
    #expect(!stage.switches(to: 1))
    #expect(stage.switches(to: 0))
  }
}
