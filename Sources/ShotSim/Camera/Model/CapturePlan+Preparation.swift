extension CapturePlan {
  /// Adds to a set what an entry of a `prepare` call prepares: what it resolves
  /// to, the lower prioritizations of that when the session allows quality, and
  /// what it would resolve to when fast capture steps in.
  ///
  /// - Returns: Why a request would reject the entry, which then prepares nothing.
  @discardableResult
  func insertPrepared(
    _ settings: CompiledSettings, _ conditions: ResolutionConditions, into set: inout PreparedSet
  ) -> RejectionReason? {
    if let reason = rejection(of: settings, state: conditions.state) { return reason }
    let output = states[conditions.state]
    let resolved = resolve(settings, conditions)
    set.insert(settings.kind, resolved.dimensions, resolved.prioritization)
    if output.maxPrioritization == .quality {
      for lower in QualityPrioritization.allCases where lower < resolved.prioritization {
        set.insert(settings.kind, resolved.dimensions, lower)
      }
    }
    if output.features.contains(.fastCapturePrioritization) {
      var fast = conditions
      fast.isFastCaptureActive = true
      let downgraded = resolve(settings, fast)
      set.insert(settings.kind, downgraded.dimensions, downgraded.prioritization)
    }
    return nil
  }
}
