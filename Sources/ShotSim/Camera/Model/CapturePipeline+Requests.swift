/// Requests: what throws (docs/model.md, section 5).
extension CapturePlan {
  /// Why a request with these settings throws, session and queue aside; in the
  /// order of docs/model.md, section 5.
  func rejection(of settings: CompiledSettings, state: Int) -> RejectionReason? {
    let output = states[state]
    let supports = configuration.device.supports
    let size = settings.dimensions < 0 ? output.smallest : settings.dimensions
    let level = settings.prioritization ?? .balanced
    let kind = settings.kind
    let takesBayer = kind == .bayerRAW || (kind == .rawPlusProcessed && !supports.appleProRAW)
    let takesProRAW = kind == .appleProRAW || (kind == .rawPlusProcessed && supports.appleProRAW)
    if level > output.maxPrioritization { return .prioritizationAboveMaximum }
    if output.offered & (1 << UInt64(size)) == 0 { return .dimensionsNotOffered }
    if size > output.maxDimensions { return .dimensionsAboveMaximum }
    if takesBayer, level != .speed { return .bayerRAWNeedsSpeed }
    if takesBayer, !supports.bayerRAW { return .rawNotSupported }
    if takesProRAW, !supports.appleProRAW { return .rawNotSupported }
    if takesProRAW, output.isLivePhotoEnabled { return .proRAWWithLivePhoto }
    if kind == .bracket,
      settings.bracketCount < 1 || Int(settings.bracketCount) > supports.maxBracketCount
    {
      return .bracketCount
    }
    if kind == .livePhoto, !output.isLivePhotoEnabled { return .livePhotoNotAvailable }
    if settings.flash != .off, !supports.flash { return .flashNotAvailable }
    return nil
  }
}
