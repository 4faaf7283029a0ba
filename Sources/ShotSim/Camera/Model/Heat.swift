/// The device's heat, which photos add to and which decays between them (docs/model.md,
/// section 11).
struct Heat: BitwiseCopyable {
  /// What a change of heat makes of the level.
  struct Change: BitwiseCopyable {
    /// The level, if it is another one.
    let newLevel: ThermalLevel?
    /// When heat falls below the level's threshold; `nil` = never.
    let crossing: Crossing?
  }

  /// The instant at which a level is left, unless more heat is added before.
  struct Crossing: BitwiseCopyable, Equatable {
    let time: Nanoseconds
    /// Tells the crossing from those that were expected before.
    let number: Int32
  }

  /// `nil` = the device file says nothing of heat.
  private let rule: UnsafePointer<CompiledThermalRule>?
  /// Heat when it was added to last.
  private var value: Double
  private var changedAt: Nanoseconds
  /// The level that was told last.
  private(set) var level = ThermalLevel.nominal
  private var crossings: Int32 = 0

  /// Heat at the first instant of a run; the rule must outlive it.
  init(_ rule: UnsafePointer<CompiledThermalRule>?, at start: Nanoseconds) {
    self.rule = rule
    value = rule?.pointee.initial ?? 0
    changedAt = start
    if let rule, value > 0 { level = rule.pointee.level(at: value) }
  }

  /// Heat at an instant.
  func value(at now: Nanoseconds) -> Double {
    rule?.pointee.cooled(value, by: now - changedAt) ?? 0
  }

  /// The level at an instant: that of the highest threshold that heat has reached.
  @inline(__always)
  func level(at now: Nanoseconds) -> ThermalLevel {
    // Between photos heat only falls, so nominal stays nominal.
    guard level != .nominal, let rule else { return .nominal }
    return rule.pointee.level(at: rule.pointee.cooled(value, by: now - changedAt))
  }

  /// Adds heat.
  ///
  /// - Returns: What it changes; `nil` when the level stays nominal.
  @inline(__always)
  mutating func add(_ added: Double, at now: Nanoseconds) -> Change? {
    guard added > 0, let rule else { return nil }
    value = rule.pointee.cooled(value, by: now - changedAt) + added
    changedAt = now
    let new = rule.pointee.level(at: value)
    guard new != .nominal || level != .nominal else { return nil }
    return change(to: new, at: now)
  }

  /// Heat has fallen below the threshold of its level.
  ///
  /// - Returns: What that changes; `nil` when heat was added since.
  mutating func cross(_ number: Int32, at now: Nanoseconds) -> Change? {
    guard number == crossings, let rule else { return nil }
    return change(to: rule.pointee.level(at: value(at: now)), at: now)
  }

  /// When the level is left, unless more heat is added before; `nil` = never.
  mutating func nextCrossing(at now: Nanoseconds) -> Crossing? {
    crossings += 1
    guard level != .nominal, let rule,
      let span = rule.pointee.spanUntil(below: level, from: value)
    else { return nil }
    return Crossing(time: max(now, changedAt.later(by: span)), number: crossings)
  }

  private mutating func change(to new: ThermalLevel, at now: Nanoseconds) -> Change {
    let isNew = new != level
    level = new
    return Change(newLevel: isNew ? new : nil, crossing: nextCrossing(at: now))
  }
}
