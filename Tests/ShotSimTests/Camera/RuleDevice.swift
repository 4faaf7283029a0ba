@testable import ShotSim

/// A made-up camera that has every rule of the resolution at once.
enum RuleDevice {
  static let twelve = PhotoDimensions(megapixels: 12)
  static let eighteen = PhotoDimensions(megapixels: 18)
  static let twentyFour = PhotoDimensions(megapixels: 24)
  static let fortyEight = PhotoDimensions(megapixels: 48)
  /// A size that no camera of the device offers.
  static let fifty = PhotoDimensions(megapixels: 50)

  /// The device supports everything; 18MP and 24MP need quality, 24MP needs to be
  /// deferred, 48MP is not given at speed; proxies at quality of 12, 24 and 48MP and
  /// at balanced of 12 and 48MP; low light limits to 24MP, heat from serious on to 18MP.
  static var device: Device {
    var camera = Camera(
      name: "main", photoDimensions: [twelve, eighteen, twentyFour, fortyEight])
    camera.qualityOnly = [eighteen, twentyFour]
    camera.notSpeed = [fortyEight]
    camera.deferredOnly = [twentyFour]
    var supports = DeviceSupport()
    supports.features = .all
    supports.deferredFastCapture = true
    supports.livePhoto = true
    supports.bayerRAW = true
    supports.appleProRAW = true
    supports.maxBracketCount = 3
    supports.flash = true
    var timing: [TimingKey: Timing] = [:]
    let entry = Timing(distribution: .constant(100_000_000), provenance: .guess, source: "")
    let proxies: [(PhotoDimensions, QualityPrioritization)] = [
      (twelve, .balanced), (twelve, .quality), (twentyFour, .quality), (fortyEight, .balanced),
      (fortyEight, .quality),
    ]
    for (size, level) in proxies {
      timing[TimingKey(.proxy, dimensions: size, prioritization: level)] = entry
    }
    var thermal = ThermalRule(heat: [:], coolingTime: 60_000_000_000, levels: [.serious: 10])
    thermal.maxDimensions = [.serious: eighteen]
    var low = LightRule()
    low.maxDimensions = twentyFour
    var limits = DeviceLimits()
    limits.photosInProcessing = 2
    limits.proxiesInFlight = 4
    return Device(
      name: "rules", title: "Rules", platform: "ios", os: "27", cameras: [camera],
      supports: supports, timing: timing, limits: limits, memory: [:],
      fastCapture: FastCaptureRule(captures: 2, window: 1_000_000_000, recovery: 1_500_000_000),
      variation: [:], thermal: thermal, light: [.low: low], provenance: [])
  }

  /// Quality and 48MP allowed, no feature on.
  static var configuration: CaptureConfiguration {
    var configuration = CaptureConfiguration(device: device, camera: 0)
    configuration.session.maxPhotoQualityPrioritization = .quality
    configuration.session.maxPhotoDimensions = fortyEight
    return configuration
  }
}
