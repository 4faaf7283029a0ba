// swift-format-ignore-file
// Made by Scripts/embed from scenarios; change the files there and run it again.

/// The scenario files that come with the program.
package enum BuiltInScenarios {
  /// Sorted by name.
  package static let files: [(name: String, text: String)] = [
    (
      "basketball-burst",
      ##"""
// A jump shot: 0.54 s to the release and 1.08 s of flight. Compare
//   shotsim run basketball-burst --features none
//   shotsim run basketball-burst --features all
{
  "schema": "shotsim/scenario/1",
  "name": "basketball-burst",
  "summary": "Taps every 250 ms during a 1.6 s basketball shot, 48MP quality.",
  "device": "iphone-17",
  "camera": "main",
  "light": "bright",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "48MP",
    "livePhotoCapture": false,
    "startRunning": "-3s",
  },
  "features": {
    "preparedSettings": true,
    "zeroShutterLag": true,
    "responsiveCapture": true,
    "fastCapturePrioritization": true,
    "autoDeferredPhotoDelivery": true,
  },
  "photo": {
    "kind": "processed",
    "maxPhotoDimensions": "48MP",
    "photoQualityPrioritization": "quality",
  },
  "photographer": {
    "shutter": {
      "every": { "gamma": { "mean": "250ms", "cv": 0.18, "floor": "120ms" } },
      "from": "0s",
      "until": "1.6s",
    },
    "whenNotReady": "lost",
  },
  "moment": { "from": "-50ms", "until": "1.6s" },
  "replications": 1000,
  "seed": 1,
  "expect": ["framesCaptured.mean >= 4.5"],
}

"""##
    ),
  ]
}
