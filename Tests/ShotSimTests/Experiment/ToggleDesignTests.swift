import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct ToggleDesignTests {
  private let burst = HandMadeResults.burst.configuration

  @Test func `Sixteen of the 32 combinations of all features are legal`() {
    let design = ToggleDesign(Feature.allCases, of: burst)
    #expect(design.design.isLegal.count == 32)
    #expect(design.design.isLegal.count { $0 } == 16)
    #expect(design.illegal.count == 16)
    #expect(design.fixed == [])
    let needs = design.illegal.map(\.unmet)
    #expect(needs.count { $0 == .feature(.zeroShutterLag) } == 8)
    #expect(needs.count { $0 == .feature(.responsiveCapture) } == 8)
    #expect(
      FeatureText.illegal(design) == [
        "Not allowed are 16 of 32 combinations: responsiveCapture needs zeroShutterLag (8), "
          + "fastCapturePrioritization needs responsiveCapture (8)."
      ])
  }

  @Test func `Features that are not switched stay as they are`() {
    let design = ToggleDesign([.responsiveCapture, .fastCapturePrioritization], of: burst)
    #expect(
      design.fixed == [.preparedSettings, .zeroShutterLag, .autoDeferredPhotoDelivery])
    #expect(design.dropped.isEmpty)
    #expect(design.design.isLegal == [true, true, false, true])
  }

  @Test func `A feature that needs a switched one is off throughout`() {
    let design = ToggleDesign([.zeroShutterLag], of: burst)
    #expect(design.fixed == [.preparedSettings, .autoDeferredPhotoDelivery])
    #expect(design.dropped == [.responsiveCapture, .fastCapturePrioritization])
    #expect(design.design.isLegal == [true, true])
  }

  @Test func `A feature alone comes with those that it needs, and leaves with those that need it`()
  {
    let design = ToggleDesign(Feature.allCases, of: burst)
    #expect(
      design.alone(.fastCapturePrioritization) == [
        .zeroShutterLag, .responsiveCapture, .fastCapturePrioritization,
      ])
    #expect(design.alone(.preparedSettings) == [.preparedSettings])
    #expect(design.all == .all)
    #expect(
      design.leftOut(.zeroShutterLag) == [.preparedSettings, .autoDeferredPhotoDelivery])
    #expect(
      design.leftOut(.fastCapturePrioritization)
        == FeatureSet.all.subtracting([.fastCapturePrioritization]))
  }

  @Test func `A feature that the device lacks makes every combination with it illegal`() {
    var configuration = burst
    configuration.device.supports[.autoDeferredPhotoDelivery] = false
    let design = ToggleDesign(Feature.allCases, of: configuration)
    #expect(design.design.isLegal.count { $0 } == 8)
    let lacking = [.zeroShutterLag, .autoDeferredPhotoDelivery] as FeatureSet
    #expect(design.problem(with: lacking)?.unmet == .deviceSupport)
    #expect(design.problem(with: [.zeroShutterLag]) == nil)
  }

  @Test func `Cells and feature sets name each other`() {
    let design = ToggleDesign([.preparedSettings, .responsiveCapture], of: burst)
    for cell in design.design.isLegal.indices {
      #expect(design.cell(of: design.features(of: cell)) == cell)
    }
    #expect(design.cell(of: []) == nil)
  }
}
