import Testing

@testable import ShotSim

@Suite final class HeatTests {
  let arena = TableArena()

  private func heat(initial: Double = 0) -> Heat {
    var rule = ThermalRule(
      heat: [:], coolingTime: 1000,
      levels: [.fair: 1, .serious: 2, .critical: 3, .shutdown: 4])
    rule.initial = initial
    let compiled = CompiledThermalRule(rule, dimensions: [], arena: arena)
    return Heat(arena.table([compiled]), at: 0)
  }

  @Test func `Heat decays between photos and adds up`() throws {
    var heat = heat()
    let nothing = heat.add(0.5, at: 0)
    #expect(nothing == nil, "the level stays nominal")
    #expect(heat.value(at: 1000) == 0.5 * Elementary.exp(-1))
    let changeIfAny = heat.add(2, at: 0)
    let change = try #require(changeIfAny)
    #expect(change.newLevel == .serious)
    #expect(heat.level(at: 0) == .serious)
    #expect(heat.value(at: 0) == 2.5)
  }

  @Test func `A level is left at the first nanosecond below its threshold`() throws {
    var heat = heat()
    let changeIfAny = heat.add(2.5, at: 0)
    let change = try #require(changeIfAny)
    let crossing = try #require(change.crossing)
    #expect(heat.value(at: crossing.time) < 2)
    #expect(heat.value(at: crossing.time - 1) >= 2)
    let crossedIfAny = heat.cross(crossing.number, at: crossing.time)
    let crossed = try #require(crossedIfAny)
    #expect(crossed.newLevel == .fair && heat.level == .fair)
    #expect(try #require(crossed.crossing).time > crossing.time)
  }

  @Test func `More heat makes an expected crossing outdated`() throws {
    var heat = heat()
    let firstIfAny = heat.add(2.5, at: 0)
    let first = try #require(firstIfAny?.crossing)
    let secondIfAny = heat.add(0.1, at: 1)
    let second = try #require(secondIfAny)
    #expect(second.newLevel == nil, "the level is the same")
    let outdated = heat.cross(first.number, at: first.time)
    #expect(outdated == nil)
    #expect(try #require(second.crossing).time > first.time)
  }

  @Test func `An initial level is there from the first instant`() throws {
    var heat = heat(initial: 3.5)
    #expect(heat.level == .critical && heat.value(at: 0) == 3.5)
    let crossingIfAny = heat.nextCrossing(at: 0)
    let crossing = try #require(crossingIfAny)
    #expect(heat.level(at: crossing.time) == .serious)
    var cold = self.heat()
    let never = cold.nextCrossing(at: 0)
    #expect(cold.level == .nominal && never == nil)
  }

  @Test func `A device that says nothing of heat stays nominal`() {
    var heat = Heat(nil, at: 0)
    let change = heat.add(1e9, at: 0)
    #expect(change == nil)
    #expect(heat.level(at: 0) == .nominal && heat.value(at: 0) == 0)
  }
}
