/// Laying a device file over the one that it extends (docs/model.md, section 3).
enum DeviceMerge {
  /// Returns the base with what the file says instead.
  ///
  /// Objects merge key by key; distributions, arrays and all other values
  /// replace what they meet, provenance included; `null` removes.
  static func merge(_ file: JSON5Value, over base: JSON5Value) -> JSON5Value {
    merge(file, over: base, isTiming: false, key: nil)
  }

  private static func merge(
    _ file: JSON5Value, over base: JSON5Value, isTiming: Bool, key: String?
  ) -> JSON5Value {
    guard let additions = file.members, var members = base.members else { return file }
    if isTiming, FamilyTable.isDistribution(file) || FamilyTable.isDistribution(base) {
      return replacing(base, with: file)
    }
    if key == "variation", let new = isPerLevel(file), let old = isPerLevel(base), new != old {
      return replacing(base, with: file)
    }
    let places = Dictionary(
      members.enumerated().map { ($0.element.key, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var removed: Set<Int> = []
    for addition in additions {
      guard let index = places[addition.key] else {
        // A null that removes nothing stays, so that a misspelt key is found.
        members.append(addition)
        continue
      }
      if addition.value.isNull {
        removed.insert(index)
        continue
      }
      members[index] = JSON5Member(
        key: addition.key, keyPosition: addition.keyPosition,
        value: merge(
          addition.value, over: members[index].value,
          isTiming: isTiming || (key == nil && addition.key == "timing"), key: addition.key))
    }
    if !removed.isEmpty {
      members = members.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
    }
    return JSON5Value(.object(members), at: file.position)
  }

  /// The file's object instead of the base's: nulls for keys of the base have then done
  /// what they ask for.
  private static func replacing(_ base: JSON5Value, with file: JSON5Value) -> JSON5Value {
    let keys = Set((base.members ?? []).map(\.key))
    let kept = (file.members ?? []).filter { !($0.value.isNull && keys.contains($0.key)) }
    return JSON5Value(.object(kept), at: file.position)
  }

  /// Whether a variation is by level of heat; `nil` = it says nothing.
  private static func isPerLevel(_ value: JSON5Value) -> Bool? {
    let said = (value.members ?? []).filter { !$0.value.isNull }
    if said.isEmpty { return nil }
    return said.contains { member in
      ThermalLevel.allCases.contains { "\($0)" == member.key }
    }
  }
}
