import TestValues

@testable import ShotSim
@testable import ShotSimReports
@testable import shotsim_cli

/// Makes the text of options: mostly what is meant, at times anything.
struct ArgumentMaker {
  var random: SplitMix64

  /// Texts that are wrong in most places and at the edge in some.
  static let strays = [
    "", "-", "--", "0", "-1", "1.5", "1e400", "nan", "18446744073709551616",
    "4611686018427387904", "all", "none", "on", "=", ":", ",", ";", "a=b", "\u{0}", "\n::error::x",
    "\u{1B}[2J", "é", "\u{202E}txt", "%0A::warning::y", "|", "'", "\"", "$(x)", "../..", "/", "*",
    "framesCaptured", "basketball-burst", String(repeating: "x", count: 300), "P(", "+5", "５",
  ]

  mutating func stray() -> String { random.pick(Self.strays) }

  mutating func value(of option: OptionDescription) -> String {
    if random.chance(6) { return stray() }
    if !option.choices.isEmpty { return random.pick(option.choices) }
    switch option.name {
    case "features": return features()
    case "set": return assignment()
    case "vary": return assignment(values: random.number(1...3))
    case "variant":
      return (random.chance(70) ? "v" : stray()) + ":"
        + (0..<random.number(1...2)).map { _ in assignment() }.joined(separator: ";")
    case "replications": return String(random.number(1...12))
    case "max-replications": return String(random.number(1...40))
    case "first-replication", "replication": return random.pick(["0", "1", "3", "4294967295"])
    case "seed": return random.pick(["0", "1", "7", "18446744073709551615"])
    case "jobs": return random.pick(["1", "2", "3", "64"])
    case "digits": return random.pick(["1", "2", "3", "4"])
    case "level": return random.pick(["0.5", "0.9", "0.95", "0.999", "0.9999999", "1e-9"])
    case "assume":
      return random.pick(["guess", "estimated", "anchored", "all"]) + "="
        + random.pick(["30%", "0%", "99%", "100%", "1e9%", "-5%"])
    case "pick": return random.pick(["median", "worst", "best"]) + ":" + metric()
    case "metric": return quantity()
    case "margin", "precision": return quantity() + "=" + amount()
    case "expect": return expectation()
    case "toggle":
      return random.chance(20) ? "all" : random.pick(Feature.allCases.map { "\($0)" })
    case "bins":
      return random.pick([
        "auto", "log-linear:2", "log-linear:9", "linear:10", "linear:1e-300", "linear:0",
        "edges:0,1,2", "edges:2,1", "edges:", "edges:0,1e308,1e309",
      ])
    default: return stray()
    }
  }

  mutating func features() -> String {
    let names = Feature.allCases.map { "\($0)" } + ["all", "none"]
    return (0..<random.number(1...3)).map { _ in random.pick(names) }
      .joined(separator: random.pick([",", "+"]))
  }

  mutating func metric() -> String { random.pick(Metric.allCases.map { "\($0)" }) }

  mutating func quantity() -> String {
    switch random.number(1...6) {
    case 1: return metric()
    case 2:
      return metric() + random.pick([".mean", ".min", ".max", ".sd", ".p0", ".p100", ".p99.9"])
    case 3, 4: return metric() + ".p" + String(random.number(1...99))
    default:
      let (name, sign, amount) = (metric(), random.pick(["<=", ">=", "==", "<", ">"]), amount())
      return "P(\(name) \(sign) \(amount))"
    }
  }

  mutating func amount() -> String {
    random.pick(["0", "1", "5", "0.2", "2%", "100ms", "1s", "300MB", "1e300", "-1", "5 %", "0.5"])
  }

  mutating func expectation() -> String {
    let amount = amount()
    return (random.chance(20) ? "warn: " : "") + quantity() + " "
      + random.pick(["<=", ">=", "==", "<", "!="]) + " "
      + random.pick([amount, "baseline", "baseline * 1.05", "baseline + 5ms", "baseline - 1"])
  }

  /// A place of the scenario's schema, and values that it allows, or not.
  mutating func assignment(values count: Int = 1) -> String {
    let (path, node) = path()
    var values = SchemaValues(random: random)
    defer { random = values.random }
    let texts = (0..<count).map { _ -> String in
      if values.random.chance(15) { return values.random.pick(SchemaValues.strays).compact }
      let made = values.value(of: node)
      if case .text(let text) = made, values.random.chance(70) { return text }
      return made.compact
    }
    return path + "=" + texts.joined(separator: ",")
  }

  private mutating func path() -> (text: String, node: SchemaNode) {
    var text = ""
    var node = ScenarioShape.file.schema
    for _ in 0..<random.number(1...6) {
      switch node.resolved {
      case .object(let fields):
        let field = random.pick(fields)
        text += (text.isEmpty ? "" : ".") + field.key
        node = field.node
      case .map(let keys, let inner):
        var values = SchemaValues(random: random)
        let key = keys.names.isEmpty ? values.text(of: keys.text) : random.pick(keys.names)
        random = values.random
        text += (text.isEmpty ? "" : ".") + key
        node = inner
      case .array(let element):
        text += "[\(random.pick(["0", "1", "9", "-1", "99999999999999999999"]))]"
        node = element
      case .anyOf(let nodes): node = random.pick(nodes)
      default: break
      }
    }
    return (random.chance(5) ? text + stray() : text, node)
  }
}
