/// How a photo weighs speed against quality, in rising order.
package enum QualityPrioritization: UInt8, BitwiseCopyable, Sendable, CaseIterable, Comparable {
  case speed, balanced, quality

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Whether a photo asks for the flash.
package enum FlashMode: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case off, on
  /// Fires when the light at the photo's begin is not bright.
  case auto
}

/// How much light there is (docs/model.md, section 12).
package enum LightLevel: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case bright, low, night
}

/// How hot the device is, in rising order (docs/model.md, section 11).
package enum ThermalLevel: UInt8, BitwiseCopyable, Sendable, CaseIterable, Comparable {
  case nominal, fair, serious, critical, shutdown

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Session presets, by AVFoundation's names; only `photo` offers all features
/// and all photo sizes.
package enum SessionPreset: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case photo, high, medium, low, inputPriority
  case hd1280x720, hd1920x1080, hd4K3840x2160, vga640x480, cif352x288
  case iFrame960x540, iFrame1280x720
}

/// Whether the photo output would take a request without a wait (docs/model.md, section 7).
package enum CaptureReadiness: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case sessionNotRunning, ready, notReadyMomentarily, notReadyWaitingForCapture
  case notReadyWaitingForProcessing
}

/// Why a request threw; in the order in which the output checks (docs/model.md, section 5).
package enum RejectionReason: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case sessionNotRunning, prioritizationAboveMaximum, dimensionsNotOffered
  case dimensionsAboveMaximum, bayerRAWNeedsSpeed, rawNotSupported, proRAWWithLivePhoto
  case bracketCount, livePhotoNotAvailable, flashNotAvailable, requestQueueFull
}

/// Why an accepted request failed (docs/model.md, section 13).
package enum FailureReason: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case sessionConfigurationChanged, interrupted, sessionStopped
}

/// A photo size, named in files by its megapixels, such as "12MP".
package struct PhotoDimensions: Sendable, Hashable, Comparable, BitwiseCopyable {
  /// Thousands of pixels; 12MP is 12,000.
  package var kilopixels: Int32
  package init(kilopixels: Int32) { self.kilopixels = kilopixels }
  package init(megapixels: Int32) { kilopixels = megapixels * 1000 }

  package static func < (left: Self, right: Self) -> Bool { left.kilopixels < right.kilopixels }
}

extension PhotoDimensions: CustomStringConvertible {
  /// The name in files, such as "12MP" or "12.2MP".
  package var description: String {
    let whole = kilopixels / 1000
    let thousandths = kilopixels % 1000
    guard thousandths != 0 else { return "\(whole)MP" }
    var digits = String(thousandths + 1000).dropFirst()
    while digits.hasSuffix("0") { digits = digits.dropLast() }
    return "\(whole).\(digits)MP"
  }
}
