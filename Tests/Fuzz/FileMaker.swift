import TestValues

@testable import ShotSim
@testable import ShotSimReports

/// Makes files of every kind that is read: right ones, ones of the schemas, and both changed.
struct FileMaker {
  /// What the program itself has written.
  struct Corpus: Sendable {
    var baselines: [Kept] = []
    var histograms: [String] = []
  }

  /// A baseline and what it was made from.
  struct Kept: Sendable {
    var scenario: String
    var replications: Int
    var text: String
  }

  enum Kind: CaseIterable {
    case scenario, device, baseline, histogram
  }

  var random: SplitMix64
  let corpus: Corpus

  mutating func file(_ kind: Kind, device: String? = nil) -> [UInt8] {
    let original = original(kind)
    if kind == .histogram || random.chance(25) {
      let bytes = Array(original.utf8)
      return random.chance(30) ? bytes : ByteMutation.changed(bytes, &random)
    }
    var values = SchemaValues(random: random)
    defer { random = values.random }
    var node: JSONNode
    if random.chance(15) {
      node = values.value(of: schema(kind))
    } else {
      let parsed = try? JSON5Parser.parse(Array(original.utf8), file: "original")
      node = parsed.map { JSONNode($0.root) } ?? .null
      for _ in 0..<random.number(0...3) { node = values.changed(node) }
    }
    if let device { node = node.with("device", .text(device)) }
    return Array(node.pretty.utf8)
  }

  private mutating func original(_ kind: Kind) -> String {
    switch kind {
    case .scenario: random.pick(BuiltInScenarios.files).text
    case .device: random.pick(BuiltInDevices.files).text
    case .baseline: random.pick(corpus.baselines).text
    case .histogram: random.pick(corpus.histograms)
    }
  }

  private func schema(_ kind: Kind) -> SchemaNode {
    switch kind {
    case .scenario: ScenarioShape.file.schema
    case .device: DeviceShape.file.schema
    case .baseline, .histogram: BaselineDocument.document.shape
    }
  }
}

extension JSONNode {
  /// An object with another value of a key.
  fileprivate func with(_ key: String, _ value: JSONNode) -> JSONNode {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != key } + [(key, value)])
  }
}
