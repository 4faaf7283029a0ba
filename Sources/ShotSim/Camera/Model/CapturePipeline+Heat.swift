/// Heat and its levels (docs/model.md, section 11).
extension CapturePipeline where Recorder: ~Copyable {
  /// Heat starts at the device's initial value at the run's first instant.
  mutating func startHeat(scheduling events: inout EventList<CaptureEvent>) {
    heat = 0
    heatAt = plan.firstInstant
    level = .nominal
    heatGeneration = 0
    guard let rule = tables.pointee.thermal, rule.initial > 0 else { return }
    heat = rule.initial
    level = rule.level(at: heat)
    isShutDown = level == .shutdown
    if level != .nominal { scheduleCrossing(rule, at: plan.firstInstant, scheduling: &events) }
  }

  /// Heat at an instant, decayed since the last photo added to it.
  func heat(at now: Nanoseconds) -> Double {
    tables.pointee.thermal?.cooled(heat, by: now - heatAt) ?? 0
  }

  /// The level at an instant: the highest threshold that heat has reached.
  @inline(__always)
  func thermalLevel(at now: Nanoseconds) -> ThermalLevel {
    // Between photos heat only falls, so nominal stays nominal.
    guard level != .nominal, let rule = tables.pointee.thermal else { return .nominal }
    return rule.level(at: rule.cooled(heat, by: now - heatAt))
  }

  /// Adds a photo's heat when its (final) processing ends, or a proxy's.
  mutating func addHeat(
    of photo: Int, isProxy: Bool, at now: Nanoseconds,
    scheduling events: inout EventList<CaptureEvent>
  ) {
    guard let rule = tables.pointee.thermal else { return }
    let added = isProxy ? rule.proxyHeat : rule.heat[Int(photos[photo].resolved.dimensions)]
    guard added > 0 else { return }
    heat = rule.cooled(heat, by: now - heatAt) + added
    heatAt = now
    let new = rule.level(at: heat)
    guard new != .nominal || level != .nominal else { return }
    setLevel(new, at: now, scheduling: &events)
    scheduleCrossing(rule, at: now, scheduling: &events)
  }

  /// Heat has fallen below the threshold of a level.
  mutating func crossHeat(
    _ generation: Int32, at now: Nanoseconds,
    scheduling events: inout EventList<CaptureEvent>
  ) -> Bool {
    guard generation == heatGeneration, let rule = tables.pointee.thermal else { return false }
    setLevel(rule.level(at: heat(at: now)), at: now, scheduling: &events)
    scheduleCrossing(rule, at: now, scheduling: &events)
    return true
  }

  private mutating func setLevel(
    _ new: ThermalLevel, at now: Nanoseconds,
    scheduling events: inout EventList<CaptureEvent>
  ) {
    guard new != level else { return }
    level = new
    record(.thermalLevel, .heat(new), at: now)
    if new == .shutdown, !isShutDown {
      isShutDown = true
      record(.interruptionBegan, at: now)
      loseSession(at: now, scheduling: &events)
    } else if isShutDown, new < .critical {
      isShutDown = false
      record(.interruptionEnded, at: now)
      sessionMayRun(at: now)
    }
  }

  private mutating func scheduleCrossing(
    _ rule: CompiledThermalRule, at now: Nanoseconds,
    scheduling events: inout EventList<CaptureEvent>
  ) {
    heatGeneration += 1
    guard level != .nominal, let span = rule.spanUntil(below: level, from: heat) else { return }
    let event = CaptureEvent(.heatCrossing, subject: heatGeneration)
    events.schedule(event, at: max(now, heatAt.later(by: span)), rank: event.rank)
  }
}
