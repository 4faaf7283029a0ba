import TestValues

@testable import ShotSim
@testable import shotsim_cli

/// Makes whole command lines of the declared commands, with the files that they name.
struct CommandLineMaker {
  private var files: FileMaker
  private var values: ArgumentMaker
  private var random: SplitMix64
  private var made: FuzzCase

  /// The case of a number, always the same.
  static func make(_ number: UInt64, _ corpus: FileMaker.Corpus) -> FuzzCase {
    var seed = SplitMix64(state: number)
    var maker = CommandLineMaker(
      files: FileMaker(random: SplitMix64(state: seed.next()), corpus: corpus),
      values: ArgumentMaker(random: SplitMix64(state: seed.next())),
      random: SplitMix64(state: seed.next()), made: FuzzCase(number: number))
    maker.makeVariables()
    maker.makeArguments()
    return maker.made
  }

  // MARK: Variables

  private mutating func makeVariables() {
    let choices: [(String, [String])] = [
      ("COLUMNS", ["80", "1", "0", "-3", "40", "4611686018427387904", "x"]),
      ("TERM", ["dumb", "xterm"]), ("NO_COLOR", ["1"]), ("FORCE_COLOR", ["1"]),
      ("CI", ["true"]), ("LANG", ["C", "en_US.UTF-8"]), ("GITHUB_ACTIONS", ["true"]),
      ("GITHUB_OUTPUT", ["\(FuzzCase.folder)/out/github", "\(FuzzCase.folder)/none/x", ""]),
      ("GITHUB_STEP_SUMMARY", ["\(FuzzCase.folder)/out/summary.md", FuzzCase.folder]),
    ]
    for (name, texts) in choices where random.chance(12) {
      made.variables[name] = random.pick(texts)
    }
  }

  // MARK: Arguments

  private static let commands: [CommandDescription] = {
    // A few do the most and are asked the most.
    let all = CommandTable.tree.commands
    let often = all.filter {
      ["run", "compare", "histogram", "validate", "report", "plot"].contains($0.path[0])
    }
    return all + often + often + all.filter { $0.path[0] == "baseline" }
  }()

  private mutating func makeArguments() {
    let command = random.pick(Self.commands)
    var words: [[String]] = []
    for operand in command.operands {
      let count =
        random.chance(4)
        ? random.number(0...4)
        : random.number(operand.minimumCount...min(operand.maximumCount, 2))
      words += (0..<count).map { _ in [value(of: operand, command)] }
    }
    words += usualWords(of: command)
    for _ in 0..<random.number(0...5) { words.append(option(random.pick(command.options))) }
    // Small runs: what is sought is not found by many bursts.
    for name in ["replications", "max-replications"] where random.chance(95) {
      guard let option = command.options.first(where: { $0.name == name }) else { continue }
      if !words.contains(where: { $0[0] == option.longSpelling }) {
        words.append(self.option(option))
      }
    }
    if command.path[0] == "help", random.chance(60) { words = [random.pick(Self.commands).path] }
    words.shuffle(using: &random)
    made.arguments = command.path + words.flatMap { $0 }
    guard random.chance(5) else { return }
    let place = random.number(0...made.arguments.count - 1)
    switch random.number(1...4) {
    case 1: made.arguments.remove(at: place)
    case 2: made.arguments.insert(values.stray(), at: place)
    case 3: made.arguments[place] += "x"
    default: made.arguments.append(made.arguments[place])
    }
  }

  /// What leads deep into a command that chance alone would seldom reach.
  private mutating func usualWords(of command: CommandDescription) -> [[String]] {
    guard random.chance(30) else { return [] }
    switch command.path.joined(separator: " ") {
    case "histogram":
      return [["--merge"], [input(.histogram)], [input(.histogram)]]
    case "compare":
      let kept = random.pick(files.corpus.baselines)
      return [
        [kept.scenario], ["-n", String(kept.replications)], ["--baseline", input(.baseline)],
      ]
    case "baseline show": return [[input(.baseline)]]
    default: return []
    }
  }

  private mutating func option(_ option: OptionDescription) -> [String] {
    guard option.valueName != nil else { return [option.longSpelling] }
    let text =
      if option.isOutput { output() } else if option.name == "baseline" {
        input(.baseline)
      } else { values.value(of: option) }
    if let short = option.short, random.chance(20) { return ["-\(short)", text] }
    return random.chance(20) ? [option.longSpelling + "=" + text] : [option.longSpelling, text]
  }

  private mutating func value(of operand: OperandDescription, _ command: CommandDescription)
    -> String
  {
    if random.chance(3) { return values.stray() }
    if !operand.choices.isEmpty { return random.pick(operand.choices) }
    switch (command.path.joined(separator: " "), operand.name) {
    case ("baseline show", _): return input(.baseline)
    case ("histogram", _): return input(random.chance(30) ? .histogram : .scenario)
    case ("explain", _): return random.pick([values.metric(), "all", "readiness", "interval"])
    case (_, "device"): return input(.device)
    case ("validate", _): return input(random.pick([.scenario, .device]))
    default: return input(.scenario)
    }
  }

  // MARK: Files

  private static let names = [
    "s", "t", "a b", "-x", "::error::s", "n\u{0A}::warning::n", "e\u{1B}[2J", "u\u{202E}u", "|p|",
    "é", "%0A", String(repeating: "n", count: 240), "'q'", "$(d)",
  ]

  /// A name or file of the kind, at times of another or none at all.
  private mutating func input(_ kind: FileMaker.Kind) -> String {
    let kind = random.chance(4) ? random.pick(FileMaker.Kind.allCases) : kind
    switch random.number(1...100) {
    case ...25 where kind == .scenario: return random.pick(BuiltInScenarios.files).name
    case ...25 where kind == .device: return random.pick(BuiltInDevices.files).name
    case 26...29:
      made.input = files.file(kind)
      return "-"
    case 30...31: return random.pick([FuzzCase.folder, "\(FuzzCase.folder)/none.json5"])
    case 32...34 where !made.files.isEmpty: return path(random.pick(made.files).name)
    default:
      var device: String?
      if kind == .scenario, random.chance(20) {
        device = newName()
        made.files.append((device ?? "", files.file(.device)))
      }
      let name = newName()
      made.files.append((name, files.file(kind, device: device)))
      return path(name)
    }
  }

  private func path(_ name: String) -> String { "\(FuzzCase.folder)/\(name)" }

  private mutating func newName() -> String {
    let name = random.chance(80) ? "f" : random.pick(Self.names)
    return "\(name)\(made.files.count).json5"
  }

  private static let endings = [
    ".csv", ".jsonl", ".json", ".hgrm", ".prom", ".jmh.json", ".bmf.json", ".smaller.json",
    ".xml", ".md", ".html", ".svg", ".trace.gz", "",
  ]

  private mutating func output() -> String {
    switch random.number(1...100) {
    case ...15: return "-"
    case 16...20 where !made.files.isEmpty: return path(random.pick(made.files).name)
    case 21...24:
      return random.pick([
        FuzzCase.folder, "\(FuzzCase.folder)/none/x", "/dev/null", "/dev/full", "",
      ])
    default:
      let name = random.chance(85) ? "o" : random.pick(Self.names)
      return "\(FuzzCase.folder)/out/\(name)\(random.number(1...4))\(random.pick(Self.endings))"
    }
  }
}
