@testable import ShotSim

/// Checks a document against the words of JSON Schema that the schemas of written
/// files use; a member that no schema declares is a problem too.
struct SchemaChecker {
  let root: JSON5Value
  var problems: [String] = []
  var checkedValues = 0

  mutating func check(_ value: JSON5Value, _ schema: JSON5Value, at path: String) {
    checkedValues += 1
    if let reference = schema["$ref"]?.string?.split(separator: "/").last {
      guard let target = root["definitions"]?[String(reference)] else {
        problems.append("\(path): \(reference) is not defined")
        return
      }
      check(value, target, at: path)
      return
    }
    if let choices = schema["anyOf"]?.elements {
      let fits = choices.contains { choice in
        var trial = SchemaChecker(root: root)
        trial.check(value, choice, at: path)
        return trial.problems.isEmpty
      }
      if !fits { problems.append("\(path) fits none of its choices") }
      return
    }
    for part in schema["allOf"]?.elements ?? [] { check(value, part, at: path) }
    if let condition = schema["if"] {
      var trial = SchemaChecker(root: root)
      trial.check(value, condition, at: path)
      if let branch = schema[trial.problems.isEmpty ? "then" : "else"] {
        check(value, branch, at: path)
      }
    }
    if case .number(let number) = value.content {
      if case .number(let limit)? = schema["minimum"]?.content, number.double < limit.double {
        problems.append("\(path) is below \(limit.text)")
      }
      if case .number(let limit)? = schema["maximum"]?.content, number.double > limit.double {
        problems.append("\(path) is above \(limit.text)")
      }
    }
    if let pattern = schema["pattern"]?.string, let text = value.string,
      !Self.matches(text, pattern)
    {
      problems.append("\(path) does not match \(pattern)")
    }
    if case .bool(let flag)? = schema["const"]?.content, value.content != .bool(flag) {
      problems.append("\(path) is not \(flag)")
    }
    if let constant = schema["const"]?.string, value.string != constant {
      problems.append("\(path) is not the constant")
    }
    if let names = schema["enum"]?.elements?.compactMap(\.string),
      !names.contains(value.string ?? "")
    {
      problems.append("\(path) is none of \(names)")
    }
    let types =
      schema["type"]?.elements?.compactMap(\.string) ?? [schema["type"]?.string].compactMap(\.self)
    if !types.isEmpty, !types.contains(where: { Self.isOf($0, value) }) {
      problems.append("\(path) is not a \(types.joined(separator: " or "))")
    }
    for element in value.elements ?? [] {
      if let items = schema["items"] { check(element, items, at: path + "[]") }
    }
    for name in schema["required"]?.elements?.compactMap(\.string) ?? []
    where value[name] == nil {
      problems.append("\(path) has no \(name)")
    }
    let patterns = schema["patternProperties"]?.members ?? []
    guard schema["properties"] != nil || !patterns.isEmpty else { return }
    for member in value.members ?? [] {
      let place = "\(path).\(member.key)"
      if let pattern = patterns.first(where: { Self.matches(member.key, $0.key) }) {
        check(member.value, pattern.value, at: place)
        continue
      }
      if let property = schema["properties"]?[member.key] {
        check(member.value, property, at: place)
      } else {
        problems.append("\(place) is not declared")
      }
    }
  }

  private static func matches(_ key: String, _ pattern: String) -> Bool {
    guard let regex = try? Regex(pattern) else { return false }
    return key.firstMatch(of: regex) != nil
  }

  private static func isOf(_ type: String, _ value: JSON5Value) -> Bool {
    switch (type, value.content) {
    case ("object", .object), ("array", .array), ("string", .string), ("null", .null): true
    case ("boolean", .bool), ("number", .number): true
    case ("integer", .number(let number)): number.integer != nil
    default: false
    }
  }
}
