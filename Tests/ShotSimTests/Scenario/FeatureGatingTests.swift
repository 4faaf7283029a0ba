import Testing

@testable import ShotSim

@Suite struct FeatureGatingTests {
  private func device(_ change: (inout Device) -> Void = { _ in }) throws -> Device {
    var device = try DeviceReader().read(builtIn: "iphone-17").device
    change(&device)
    return device
  }

  private func session(
    _ change: (inout SessionConfiguration) -> Void = { _ in }
  ) -> SessionConfiguration {
    var session = SessionConfiguration()
    session.maxPhotoQualityPrioritization = .quality
    change(&session)
    return session
  }

  @Test func `All features can be on together`() throws {
    for feature in Feature.allCases {
      #expect(
        FeatureGating.firstUnmetPrerequisite(
          of: feature, enabled: .all, device: try device(), session: session()) == nil)
    }
  }

  /// Everything is taken away, then given back in the documented order.
  @Test func `The first unmet prerequisite is named in the documented order`() throws {
    var device = try self.device {
      $0.supports = DeviceSupport()
      $0.fastCapture = nil
    }
    var session = self.session {
      $0.maxPhotoQualityPrioritization = .balanced
      $0.livePhotoCapture = true
      $0.preset = .high
    }
    var enabled: FeatureSet = []
    func first() -> Prerequisite? {
      FeatureGating.firstUnmetPrerequisite(
        of: .fastCapturePrioritization, enabled: enabled, device: device, session: session)
    }
    #expect(first() == .feature(.responsiveCapture))
    enabled = [.responsiveCapture]
    #expect(first() == .deviceSupport)
    device.supports[.fastCapturePrioritization] = true
    #expect(first() == .fastCaptureRule)
    device.fastCapture = FastCaptureRule(captures: 2, window: 1, recovery: 1)
    #expect(first() == .sessionQuality)
    session.maxPhotoQualityPrioritization = .quality
    #expect(first() == .livePhotoOff)
    session.livePhotoCapture = false
    #expect(first() == .photoPreset)
    session.preset = .photo
    #expect(first() == nil)
  }

  @Test func `The other features need what the model says`() throws {
    let bare = try device { $0.supports = DeviceSupport() }
    func first(_ feature: Feature, _ enabled: FeatureSet, _ device: Device) -> Prerequisite? {
      FeatureGating.firstUnmetPrerequisite(
        of: feature, enabled: enabled, device: device, session: session { $0.preset = .high })
    }
    #expect(first(.preparedSettings, [], bare) == nil)
    #expect(first(.zeroShutterLag, [], bare) == .deviceSupport)
    #expect(first(.responsiveCapture, [], bare) == .feature(.zeroShutterLag))
    #expect(first(.responsiveCapture, [.zeroShutterLag], bare) == .deviceSupport)
    #expect(first(.autoDeferredPhotoDelivery, [], bare) == .deviceSupport)
    #expect(first(.autoDeferredPhotoDelivery, [], try device()) == .photoPreset)
    #expect(first(.responsiveCapture, [.zeroShutterLag], try device()) == nil)
  }

  @Test func `Dependants fall back in a chain`() throws {
    func fallen(
      _ enabled: FeatureSet, set: FeatureSet = [],
      _ change: (inout SessionConfiguration) -> Void = { _ in }
    ) throws -> [Feature] {
      FeatureGating.fallenBack(
        enabled: enabled, explicitlySet: set, device: try device(), session: session(change))
    }
    #expect(try fallen(.all) == [])
    #expect(
      try fallen(FeatureSet.all.subtracting([.zeroShutterLag]))
        == [.responsiveCapture, .fastCapturePrioritization])
    #expect(
      try fallen(.all) { $0.preset = .high }
        == [.fastCapturePrioritization, .autoDeferredPhotoDelivery])
    #expect(try fallen(.all) { $0.livePhotoCapture = true } == [.fastCapturePrioritization])
    #expect(
      try fallen(.all, set: [.fastCapturePrioritization]) { $0.preset = .high }
        == [.autoDeferredPhotoDelivery])
  }

  /// Whatever is left after the fall can stay.
  @Test func `What does not fall back has all that it needs`() throws {
    let device = try self.device()
    for bits in 0...FeatureSet.all.rawValue {
      for preset in [SessionPreset.photo, .high] {
        for isLive in [false, true] {
          let session = self.session {
            $0.preset = preset
            $0.livePhotoCapture = isLive
          }
          let enabled = FeatureSet(rawValue: bits)
          let fallen = FeatureGating.fallenBack(
            enabled: enabled, explicitlySet: [], device: device, session: session)
          let left = enabled.subtracting(FeatureSet(fallen))
          for feature in Feature.allCases where left.contains(feature) {
            #expect(
              FeatureGating.firstUnmetPrerequisite(
                of: feature, enabled: left, device: device, session: session) == nil)
          }
        }
      }
    }
  }
}
