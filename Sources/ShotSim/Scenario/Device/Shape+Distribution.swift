/// Distributions: an object with exactly one family key (docs/model.md, section 1).
extension Shape where Value == Distribution {
  /// A distribution of lengths of time, none of them negative.
  static let distribution = family(FamilyTable(isSigned: false, name: "distribution"))

  /// A distribution of shutter lags, which may be negative where the family has
  /// no lower bound of its own.
  static let lag = family(FamilyTable(isSigned: true, name: "lagDistribution"))

  private static func family(_ table: FamilyTable) -> Shape {
    let schema = table.schema(isTiming: false)
    return Shape(.named(table.name) { schema }) { value, context in
      table.read(value, &context)
    }
  }
}

extension Shape where Value == Timing {
  /// A distribution with its provenance and source.
  static let timing = origin(FamilyTable(isSigned: false, name: "timing"))

  /// A shutter lag with its provenance and source.
  static let lagTiming = origin(FamilyTable(isSigned: true, name: "lagTiming"))

  private static func origin(_ table: FamilyTable) -> Shape {
    let schema = table.schema(isTiming: true)
    return Shape(.named(table.name) { schema }) { value, context in
      let distribution = table.read(value, &context)
      guard value.members != nil else { return nil }
      for key in ["provenance", "source"] where value[key] == nil {
        context.descend(.key(key)) {
          $0.report(
            "missing", at: value.position,
            allowed: key == "source"
              ? "text that says where the timing comes from"
              : Provenance.allCases.map(\.rawValue).joined(separator: ", "))
        }
      }
      let provenance = value["provenance"].flatMap { value in
        context.descend(.key("provenance")) { Shape<Provenance>.provenance.read(value, &$0) }
      }
      let source = value["source"].flatMap { value in
        context.descend(.key("source")) { Shape<String>.nonEmptyText.read(value, &$0) }
      }
      guard let distribution, let provenance, let source else { return nil }
      return Timing(distribution: distribution, provenance: provenance, source: source)
    }
  }
}

/// The families of distributions, once for times that may be negative and once
/// for those that may not.
struct FamilyTable: Sendable {
  let isSigned: Bool
  let name: String

  static let names = Distribution.Name.allCases.map(\.rawValue)

  /// Whether an object is a distribution and not a group of them.
  static func isDistribution(_ value: JSON5Value) -> Bool {
    value.members?.contains { Distribution.Name(rawValue: $0.key) != nil } ?? false
  }

  func read(_ value: JSON5Value, _ context: inout ReadingContext) -> Distribution? {
    guard let members = value.members else {
      context.report(
        "found \(value.found)", at: value.position,
        allowed: "a distribution, such as { \"constant\": \"250ms\" }")
      return nil
    }
    var results: [Distribution?] = []
    var hasUnknown = false
    for member in members {
      if context.allowsProvenance, ["provenance", "source"].contains(member.key) { continue }
      context.descend(.key(member.key)) { context in
        guard let name = Distribution.Name(rawValue: member.key) else {
          hasUnknown = true
          context.reportUnknown(member, keys: Self.names)
          return
        }
        results.append(shape(of: name.family).read(member.value, &context))
      }
    }
    guard results.count == 1 else {
      if !(results.isEmpty && hasUnknown) {
        context.report(
          results.isEmpty ? "no family key" : "\(results.count) family keys", at: value.position,
          allowed: "exactly one of \(Self.names.joined(separator: ", "))")
      }
      return nil
    }
    return results[0]
  }

  func schema(isTiming: Bool) -> SchemaNode {
    .anyOf(
      Distribution.Name.allCases.map { name in
        var fields = [
          SchemaField(
            key: name.rawValue, doc: name.family.summary, isRequired: true,
            node: shape(of: name.family).schema)
        ]
        if isTiming {
          fields += SchemaField.origin.map { field in
            var field = field
            field.isRequired = true
            return field
          }
        }
        return .object(fields)
      })
  }
}
