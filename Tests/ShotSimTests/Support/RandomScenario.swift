import Foundation
import TestValues

@testable import ShotSim

/// A scenario with a script, made up from a seed: text for the reader, and the
/// changes to a built-in device that make it a phone nobody has built.
///
/// About one in three asks for something that the rules of configuration refuse.
struct RandomScenario {
  var seed: UInt64
  var text: String
  /// In the form of `--set`.
  var changes: [String]

  init(seed: UInt64) {
    var maker = RandomScenarioMaker(seed: seed)
    self.seed = seed
    changes = maker.deviceChanges()
    text = maker.scenario()
  }

  /// Reads it; `nil` when the rules of configuration refuse it.
  func read(_ more: String...) throws -> Scenario? {
    do {
      return try ScenarioRuns.scenario(text, changes: changes + more)
    } catch ReadingFailure.invalid(let list) {
      // Whatever is refused is refused for what it enables, never as a file.
      let isGating = list.diagnostics.allSatisfy {
        $0.path.contains("features") || $0.path.contains("session")
          || $0.path.contains("configure")
      }
      if isGating { return nil }
      throw ReadingFailure.invalid(list)
    }
  }

  /// A whole number that a variable sets for tests of random scenarios.
  static func setting(_ variable: String, default value: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? value
  }

  /// What a person needs to run it again.
  var description: String {
    (["seed \(seed)", text] + changes.map { "--set '\($0)'" }).joined(separator: "\n")
  }
}

/// Chances and times that all parts of a random scenario share.
struct RandomScenarioMaker {
  enum Grain { case ties, round, fine }

  private var random: SplitMix64
  /// Whether times fall on a grid of 50 ms, so that much happens at once.
  private let grain: Grain
  private let isConstant: Bool
  let sizes = ["12MP", "18MP", "24MP", "48MP"]
  let levels = ["speed", "balanced", "quality"]

  init(seed: UInt64) {
    var random = SplitMix64(state: seed &* 0x2545_f491_4f6c_dd1d)
    let grain = [Grain.ties, .ties, .round, .fine][Int(random.next(upTo: 4))]
    self.grain = grain
    isConstant = grain == .ties || random.next(upTo: 2) == 0
    self.random = random
  }

  mutating func chance(_ percent: UInt64) -> Bool { random.next(upTo: 100) < percent }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(random.next(upTo: UInt64(values.count)))]
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(random.next(upTo: UInt64(range.count)))
  }

  /// Microseconds between two numbers of milliseconds.
  mutating func microseconds(_ low: Int, _ high: Int) -> Int {
    switch grain {
    case .ties:
      (low + 49 * low.signum()) / 50 * 50_000 + whole(0...max(0, (high - low) / 50)) * 50_000
    case .round: whole(low / 10...max(low / 10, high / 10)) * 10_000
    case .fine: whole(low * 1000...high * 1000)
    }
  }

  mutating func time(_ low: Int, _ high: Int) -> String { "\"\(microseconds(low, high))us\"" }

  /// A timing of a device.
  mutating func timing(_ low: Int, _ high: Int) -> String {
    let family: String
    if isConstant || low < 0 || chance(30) {
      family = "\"constant\": \(time(low, high))"
    } else if chance(50) {
      let ends = [microseconds(low, high), microseconds(low, high) + 1].sorted()
      family = "\"uniform\": { \"min\": \"\(ends[0])us\", \"max\": \"\(ends[1])us\" }"
    } else {
      let mean = max(1, microseconds(low, high))
      family =
        "\"\(pick(["lognormal", "gamma", "weibull"]))\": "
        + "{ \"mean\": \"\(mean)us\", \"cv\": \(pick(["0.1", "0.5", "1.2"])) }"
    }
    return "{ \(family), \"provenance\": \"guess\", \"source\": \"random\" }"
  }

  /// An object from keys and values that are JSON5 themselves.
  func object(_ members: [(String, String)]) -> String {
    "{ " + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + " }"
  }

  mutating func bySize(_ low: Int, _ high: Int, levels names: [String]? = nil) -> String {
    var members: [(String, String)] = []
    for size in sizes {
      var row: [(String, String)] = []
      for level in names ?? levels { row.append((level, timing(low, high))) }
      members.append((size, object(row)))
    }
    return object(members)
  }
}
