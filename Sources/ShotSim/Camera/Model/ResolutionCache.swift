/// The last resolution, since readiness asks the same after every event.
///
/// It depends on nothing but the plan, so it outlives a replication.
struct ResolutionCache: BitwiseCopyable {
  private var last: KeptResolution?

  /// What settings resolve to as the output stands under conditions.
  @inline(__always)
  mutating func resolve(
    _ settings: CompiledSettings, _ output: CapturePlan.OutputState,
    _ conditions: ResolutionConditions, _ tables: UnsafePointer<PlanTables>
  ) -> ResolvedSettings {
    if let last, last.settings == settings, last.conditions == conditions {
      return last.resolved
    }
    let resolved = tables.resolve(settings, output, conditions)
    last = KeptResolution(settings: settings, conditions: conditions, resolved: resolved)
    return resolved
  }
}
