import Testing

@testable import ShotSim

/// Why requests throw, in the order in which the output checks.
@Suite struct RejectionRuleTests {
  /// A request with one fault, and all faults that are checked later on top of it.
  struct Row: CustomTestStringConvertible, Sendable {
    var reason: RejectionReason
    var testDescription: String
    var change: @Sendable (inout CaptureConfiguration) -> Void

    init(
      _ reason: RejectionReason, _ text: String,
      change: @escaping @Sendable (inout CaptureConfiguration) -> Void
    ) {
      self.reason = reason
      testDescription = "\(reason): \(text)"
      self.change = change
    }
  }

  static let rows = [
    Row(.prioritizationAboveMaximum, "quality in a balanced session") {
      $0.session.maxPhotoQualityPrioritization = .balanced
      $0.photo.photoQualityPrioritization = .quality
      $0.photo.maxPhotoDimensions = RuleDevice.fifty
    },
    Row(.prioritizationAboveMaximum, "unset is balanced, in a session of speed") {
      $0.session.maxPhotoQualityPrioritization = .speed
    },
    Row(.dimensionsNotOffered, "50MP, which is above the session's maximum as well") {
      $0.photo.maxPhotoDimensions = RuleDevice.fifty
      $0.photo.kind = .bayerRAW
    },
    Row(.dimensionsAboveMaximum, "48MP in a session of 12MP, Bayer RAW at balanced") {
      $0.session.maxPhotoDimensions = RuleDevice.twelve
      $0.photo.maxPhotoDimensions = RuleDevice.fortyEight
      $0.photo.kind = .bayerRAW
    },
    Row(.dimensionsAboveMaximum, "an unset session maximum is the smallest size") {
      $0.session.maxPhotoDimensions = nil
      $0.photo.maxPhotoDimensions = RuleDevice.fortyEight
    },
    Row(.bayerRAWNeedsSpeed, "balanced, on a device without Bayer RAW") {
      $0.photo.kind = .bayerRAW
      $0.device.supports.bayerRAW = false
    },
    Row(.bayerRAWNeedsSpeed, "RAW plus processed takes Bayer RAW where there is no ProRAW") {
      $0.photo.kind = .rawPlusProcessed
      $0.device.supports.appleProRAW = false
    },
    Row(.rawNotSupported, "Bayer RAW, with a flash that is not there") {
      $0.photo.kind = .bayerRAW
      $0.photo.photoQualityPrioritization = .speed
      $0.device.supports.bayerRAW = false
      $0.device.supports.flash = false
      $0.photo.flash = .on
    },
    Row(.rawNotSupported, "ProRAW, while Live Photo is on") {
      $0.photo.kind = .appleProRAW
      $0.device.supports.appleProRAW = false
      $0.session.livePhotoCapture = true
    },
    Row(.proRAWWithLivePhoto, "ProRAW, with a flash that is not there") {
      $0.photo.kind = .appleProRAW
      $0.session.livePhotoCapture = true
      $0.device.supports.flash = false
      $0.photo.flash = .on
    },
    Row(.bracketCount, "not set, with a flash that is not there") {
      $0.photo.kind = .bracket
      $0.device.supports.flash = false
      $0.photo.flash = .on
    },
    Row(.bracketCount, "more frames than the device takes") {
      $0.photo.kind = .bracket
      $0.photo.bracketCount = 4
    },
    Row(.bracketCount, "none") {
      $0.photo.kind = .bracket
      $0.photo.bracketCount = 0
    },
    Row(.livePhotoNotAvailable, "Live Photo off, with a flash that is not there") {
      $0.photo.kind = .livePhoto
      $0.device.supports.flash = false
      $0.photo.flash = .on
    },
    Row(.flashNotAvailable, "automatic flash on a device without one") {
      $0.device.supports.flash = false
      $0.photo.flash = .auto
    },
  ]

  @Test(arguments: rows)
  func `The first fault in the order of the checks is the reason`(row: Row) throws {
    var configuration = RuleDevice.configuration
    row.change(&configuration)
    let plan = try CapturePlan(configuration)
    #expect(plan.rejection(of: plan.photo, state: 0) == row.reason)
  }

  @Test func `The rows are in the order of the checks and leave out no static reason`() {
    let order = Self.rows.map(\.reason.rawValue)
    #expect(order == order.sorted())
    let dynamic: Set<RejectionReason> = [.sessionNotRunning, .requestQueueFull]
    #expect(Set(Self.rows.map(\.reason)).union(dynamic) == Set(RejectionReason.allCases))
  }

  @Test(arguments: CaptureKind.allCases)
  func `A request without a fault is accepted`(kind: CaptureKind) throws {
    var configuration = RuleDevice.configuration
    configuration.photo.kind = kind
    if kind == .bayerRAW { configuration.photo.photoQualityPrioritization = .speed }
    if kind == .bracket { configuration.photo.bracketCount = 3 }
    if kind == .livePhoto { configuration.session.livePhotoCapture = true }
    let plan = try CapturePlan(configuration)
    #expect(plan.rejection(of: plan.photo, state: 0) == nil)
  }

  @Test func `A session that does not run is the first reason, a full queue the last`() throws {
    let file = """
      {
        "schema": "shotsim/scenario/1", "name": "reasons", "device": "iphone-17",
        "session": { "maxPhotoQualityPrioritization": "speed" },
        "photographer": { "shutter": { "taps": ["0s", "3s", "3.2s", "3.3s"] },
                          "whenNotReady": "queued" },
        "script": [ { "at": "3.1s", "photo": { "photoQualityPrioritization": "speed" } } ],
      }
      """
    var scenario = try ScenarioReader().read(
      InputFile(bytes: Array(file.utf8), name: "reasons", directory: nil))
    scenario.configuration.device.limits.requestQueue = 1
    let records = try RecordedReplications.record(scenario, replication: 0)
    #expect(
      records.rejected.map(\.reason)
        == [.sessionNotRunning, .prioritizationAboveMaximum, .requestQueueFull])
    #expect(records.photos.count == 1)
  }
}
