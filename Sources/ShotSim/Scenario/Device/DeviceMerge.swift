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
      return file
    }
    if key == "variation", isPerLevel(file) != isPerLevel(base) { return file }
    for addition in additions {
      guard let index = members.firstIndex(where: { $0.key == addition.key }) else {
        // A null that removes nothing stays, so that a misspelt key is found.
        members.append(addition)
        continue
      }
      if addition.value.isNull {
        members.remove(at: index)
        continue
      }
      members[index] = JSON5Member(
        key: addition.key, keyPosition: addition.keyPosition,
        value: merge(
          addition.value, over: members[index].value,
          isTiming: isTiming || (key == nil && addition.key == "timing"), key: addition.key))
    }
    return JSON5Value(.object(members), at: file.position)
  }

  private static func isPerLevel(_ value: JSON5Value) -> Bool {
    value.members?.contains { member in
      ThermalLevel.allCases.contains { "\($0)" == member.key }
    } ?? false
  }
}
