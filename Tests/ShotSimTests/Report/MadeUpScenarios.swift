import Testing

@testable import ShotSim

/// Scenarios that have, between them, every reason that a review can give.
enum MadeUpScenarios {
  struct Item: CustomTestStringConvertible, Sendable {
    var name: String
    var device = "iphone-17"
    /// Members of the document after name and device.
    var body: String
    /// Changes to the device's document.
    var changes: [String] = []
    var lacksFastCapture = false

    var testDescription: String { name }

    func scenario() throws -> Scenario {
      let text = """
        { "schema": "shotsim/scenario/1", "name": "\(name)", "device": "\(device)", \(body) }
        """
      let reader = ScenarioReader(overrides: try changes.map { try Override($0) })
      var scenario = try reader.read(
        InputFile(bytes: Array(text.utf8), name: name, directory: nil))
      if lacksFastCapture { scenario.configuration.device.fastCapture = nil }
      return scenario
    }
  }

  static func named(_ name: String) -> Item {
    all.first { $0.name == name } ?? Item(name: name, body: "")
  }

  private static let quality48 = """
    "session": { "maxPhotoQualityPrioritization": "quality", "maxPhotoDimensions": "48MP" }
    """

  static let all: [Item] =
    [
      Item(name: "nothing-set", body: ""),
      Item(
        name: "size-rules",
        body: """
          "session": { "maxPhotoQualityPrioritization": "quality", "maxPhotoDimensions": "48MP",
            "startRunning": "-3s" },
          "features": { "autoDeferredPhotoDelivery": true },
          "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "speed" },
          "photographer": { "shutter": { "taps": ["0s", "10s", "20s", "30s", "40s", "50s"] } },
          "script": [
            { "at": "5s", "photo": { "maxPhotoDimensions": "24MP",
                                     "photoQualityPrioritization": "balanced" } },
            { "at": "15s", "photo": { "photoQualityPrioritization": "quality",
                                      "uncompressed": true } },
            { "at": "25s", "photo": { "maxPhotoDimensions": "48MP", "flash": "on",
                                      "uncompressed": false } },
            { "at": "35s", "photo": { "flash": "off" } }, { "at": "35s", "light": "night" },
            { "at": "45s", "light": "bright" },
            { "at": "45s", "configure": { "session": { "preset": "high" } } },
          ]
          """),
      Item(
        name: "memory-is-small",
        body: """
          \(quality48),
          "features": { "zeroShutterLag": true, "responsiveCapture": true },
          "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "quality" },
          "photographer": { "shutter": { "taps": ["2s", "3s"] } }
          """, changes: ["device.limits.sessionMemory=100MB"]),
      Item(
        name: "proxies-fill-the-memory",
        body: """
          "session": { "maxPhotoQualityPrioritization": "quality", "maxPhotoDimensions": "48MP",
            "startRunning": "-3s" },
          "features": { "preparedSettings": true, "zeroShutterLag": true,
            "responsiveCapture": true, "fastCapturePrioritization": true,
            "autoDeferredPhotoDelivery": true },
          "photo": { "maxPhotoDimensions": "24MP", "photoQualityPrioritization": "quality" },
          "photographer": { "shutter": { "taps": ["0s", "0.3s", "0.6s", "0.9s"] } }
          """),
      Item(
        name: "fast-captures-not-deferred", device: "iphone-15-pro",
        body: """
          \(quality48),
          "features": { "zeroShutterLag": true, "responsiveCapture": true,
            "fastCapturePrioritization": true, "autoDeferredPhotoDelivery": true },
          "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "quality" },
          "photographer": { "shutter": { "taps": ["2s", "2.3s", "2.6s"] } }
          """, changes: ["device.supports.deferredFastCapture=false"]),
      Item(
        name: "no-proxy",
        body: """
          \(quality48),
          "features": { "zeroShutterLag": true, "responsiveCapture": true,
            "autoDeferredPhotoDelivery": true },
          "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "quality" },
          "photographer": { "shutter": { "taps": ["2s"] } }
          """, changes: ["device.timing.proxy.48MP={}", "device.limits.photosInProcessing=1"]),
      Item(
        name: "live-photo",
        body: """
          "session": { "maxPhotoQualityPrioritization": "quality", "maxPhotoDimensions": "48MP",
            "livePhotoCapture": true },
          "features": { "zeroShutterLag": true, "responsiveCapture": true },
          "photo": { "kind": "livePhoto", "photoQualityPrioritization": "quality" },
          "photographer": { "shutter": { "taps": ["2s", "6s", "9s"] } },
          "script": [ { "at": "4s", "photo": { "flash": "on" } },
                      { "at": "7s", "light": "night" }, { "at": "7s", "photo": { "flash": "off" } } ]
          """),
      Item(
        name: "raw-and-brackets", device: "iphone-17-pro",
        body: """
          \(quality48),
          "features": { "preparedSettings": true, "zeroShutterLag": true,
            "responsiveCapture": true, "fastCapturePrioritization": true,
            "autoDeferredPhotoDelivery": true },
          "photo": { "kind": "appleProRAW", "maxPhotoDimensions": "48MP",
                     "photoQualityPrioritization": "quality" },
          "photographer": { "shutter": { "taps": ["2s", "12s", "22s", "32s"] } },
          "script": [
            { "at": "5s", "photo": { "kind": "bayerRAW", "maxPhotoDimensions": "12MP",
                                     "photoQualityPrioritization": "speed" } },
            { "at": "15s", "photo": { "kind": "bracket", "bracketCount": 3 } },
            { "at": "25s", "photo": { "kind": "processed" } },
          ]
          """),
      Item(
        name: "prerequisites-go",
        body: """
          \(quality48),
          "features": { "zeroShutterLag": true, "responsiveCapture": true,
            "fastCapturePrioritization": true, "autoDeferredPhotoDelivery": true },
          "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "balanced" },
          "photographer": { "shutter": { "taps": ["2s", "6s", "12s"] } },
          "script": [
            { "at": "4s", "configure": { "session": { "maxPhotoQualityPrioritization": "balanced" } } },
            { "at": "8s", "configure": { "session": { "preset": "high",
                "maxPhotoQualityPrioritization": "quality" },
                "features": { "zeroShutterLag": false } } },
            { "at": "10s", "configure": { "features": { "zeroShutterLag": true,
                "responsiveCapture": true } } },
          ]
          """),
      Item(
        name: "no-support", device: "generic-android",
        body: """
          "features": { "zeroShutterLag": true, "responsiveCapture": true },
          "photographer": { "shutter": { "taps": ["2s"] } }
          """),
      Item(
        name: "no-fast-capture-section",
        body: """
          \(quality48), "features": { "zeroShutterLag": true, "responsiveCapture": true }
          """, lacksFastCapture: true),
      Item(
        name: "queue-of-minutes",
        body: """
          \(quality48),
          "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "quality" },
          "photographer": {
            "shutter": { "every": { "constant": "200ms" }, "from": "0s", "until": "8s" },
            "whenNotReady": "queued" }
          """),
    ] + rejections

  /// One scenario a reason, of presses that throw.
  private static let rejections: [Item] = [
    Item(name: "throws-prioritization", body: photo(#""photoQualityPrioritization": "quality""#)),
    Item(name: "throws-not-offered", body: photo(#""maxPhotoDimensions": "50MP""#)),
    Item(name: "throws-above-maximum", body: photo(#""maxPhotoDimensions": "48MP""#)),
    Item(name: "throws-bayer", body: photo(#""kind": "bayerRAW""#)),
    Item(name: "throws-raw", body: photo(#""kind": "appleProRAW""#)),
    Item(
      name: "throws-live-raw", device: "iphone-17-pro",
      body: #""session": { "livePhotoCapture": true }, "# + photo(#""kind": "appleProRAW""#)),
    Item(
      name: "throws-bracket", body: photo(#""kind": "bracket", "bracketCount": 9"#)),
    Item(name: "throws-live", body: photo(#""kind": "livePhoto""#)),
    Item(
      name: "throws-flash", device: "galaxy-s26-ultra", body: photo(#""flash": "on""#)),
    Item(
      name: "throws-queue",
      body: """
        "photographer": { "shutter": { "taps": ["2s", "2.01s", "2.02s"] },
                          "whenNotReady": "queued" }
        """, changes: ["device.limits.requestQueue=1"]),
    Item(
      name: "throws-session",
      body: """
        "photographer": { "shutter": { "taps": ["0s", "3s"] }, "whenNotReady": "queued" }
        """),
  ]

  private static func photo(_ members: String) -> String {
    #""photo": { \#(members) }, "photographer": { "shutter": { "taps": ["2s"] } }"#
  }
}
