/// What a photo request asks for.
///
/// This file declares all that a kind is; rules, the model, readers of files and reports ask
/// its traits and its words, and none of them tells kinds apart by name.
package enum CaptureKind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case processed, bayerRAW, appleProRAW, rawPlusProcessed, bracket, livePhoto
}

extension CaptureKind {
  /// The photos that a request delivers.
  package enum Photos: BitwiseCopyable, Sendable {
    case one
    /// A RAW photo, then a processed one.
    case rawAndProcessed
    /// As many as the settings' `bracketCount`, each captured as a frame of its own.
    case frames
  }

  /// The RAW image that a request takes.
  package enum RAW: BitwiseCopyable, Sendable {
    case bayer, proRAW
    /// An Apple ProRAW on a device that supports it, else a Bayer RAW.
    case bestSupported
  }

  /// What is particular to a kind besides its words (docs/model.md, sections 5 and 6).
  package struct Traits: BitwiseCopyable, Sendable {
    package var photos = Photos.one
    /// `nil` = it takes no RAW image.
    package var raw: RAW?
    /// Whether a movie is recorded with it, for which the session must have Live Photo on.
    package var hasMovie = false
    /// Whether fast capture lowers it from quality to balanced.
    package var yieldsToFastCapture = false
    package var mayBeDeferred = false
    package var mayHaveZeroShutterLag = false
    package var mayFireFlash = true
    /// Whether the output overlaps such a photo with no other one.
    package var isExclusive = false
    /// The kind whose timings stand in for missing ones; `nil` = none.
    package var standIn: CaptureKind?
  }

  @inline(__always)
  package var traits: Traits {
    switch self {
    case .processed:
      Traits(yieldsToFastCapture: true, mayBeDeferred: true, mayHaveZeroShutterLag: true)
    case .bayerRAW: Traits(raw: .bayer)
    case .appleProRAW: Traits(raw: .proRAW, mayHaveZeroShutterLag: true)
    case .rawPlusProcessed:
      Traits(photos: .rawAndProcessed, raw: .bestSupported, standIn: .processed)
    case .bracket:
      Traits(photos: .frames, mayFireFlash: false, isExclusive: true, standIn: .processed)
    case .livePhoto:
      Traits(hasMovie: true, mayBeDeferred: true, mayHaveZeroShutterLag: true, standIn: .processed)
    }
  }

  /// One such photo, in words.
  package var noun: String {
    switch self {
    case .processed: "processed photo"
    case .bayerRAW: "Bayer RAW photo"
    case .appleProRAW: "ProRAW photo"
    case .rawPlusProcessed: "RAW photo with a processed one"
    case .bracket: "bracket"
    case .livePhoto: "Live Photo"
    }
  }

  /// Several such photos, in words.
  package var nouns: String {
    switch self {
    case .processed: "processed photos"
    case .bayerRAW: "Bayer RAW photos"
    case .appleProRAW: "ProRAW photos"
    case .rawPlusProcessed: "RAW photos with processed ones"
    case .bracket: "brackets"
    case .livePhoto: "Live Photos"
    }
  }
}

extension CaptureKind {
  /// The kind of the RAW image that a request takes, `nil` = it takes none.
  @inline(__always)
  package func rawKind(supportsProRAW: Bool) -> CaptureKind? {
    switch traits.raw {
    case nil: nil
    case .bayer: .bayerRAW
    case .proRAW: .appleProRAW
    case .bestSupported: supportsProRAW ? .appleProRAW : .bayerRAW
    }
  }

  /// The kind whose processing a job of a request is, from 0.
  @inline(__always)
  package func kind(ofJob job: Int, supportsProRAW: Bool) -> CaptureKind {
    guard case .rawAndProcessed = traits.photos, job == 0 else { return self }
    return rawKind(supportsProRAW: supportsProRAW) ?? self
  }

  /// Photos that a request delivers; `bracketCount` is that of its settings.
  @inline(__always)
  package func photoCount(bracketCount: Int32) -> Int32 {
    switch traits.photos {
    case .one: 1
    case .rawAndProcessed: 2
    case .frames: bracketCount
    }
  }

  /// Photos whose memory a request holds; `bracketCount` is that of its settings.
  @inline(__always)
  package func photosInMemory(bracketCount: Int32) -> Double {
    switch traits.photos {
    case .one, .rawAndProcessed: 1
    case .frames: Double(max(bracketCount, 1))
    }
  }
}
