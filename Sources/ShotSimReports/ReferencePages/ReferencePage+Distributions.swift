import ShotSim

/// `docs/distributions.md`: the families of distributions, made from what they declare.
extension ReferencePage {
  static var distributionsText: String {
    var page = MarkdownPage(
      "Distributions",
      """
      Random times in scenario and device files. A distribution is an object with the name of one \
      family as its key: `{ "constant": "250ms" }`, `{ "uniform": { "min": "90ms", "max": "0.1s" } }`. \
      `mean` and `cv` are those of the whole time, the floor included. A time below zero is raised \
      to zero, except a shutter lag, which may be negative.
      """)
    page.table(
      ["family", "parameters", "meaning"],
      Distribution.Name.allCases.map { name in
        ["`\(name.rawValue)`", parameters(name.family.form), name.family.summary]
      })
    page.add("## Parameters")
    page.table(
      ["parameter", "of", "value", "meaning"],
      Distribution.Name.allCases.flatMap { name in
        objectParameters(name.family.form).map { parameter in
          row(parameter, of: name.rawValue)
        }
      } + MixtureFamily.partParameters.map { row($0, of: "a part of `parts`") })
    return page.text
  }

  private static func objectParameters(_ form: FamilyForm) -> [FamilyParameter] {
    if case .object(let parameters) = form { parameters } else { [] }
  }

  private static func parameters(_ form: FamilyForm) -> String {
    switch form {
    case .value(let parameter): "the value itself: \(words(parameter.kind))"
    case .object(let parameters):
      parameters.map { "`\($0.name)`" + ($0.isRequired ? "" : " (may be absent)") }
        .joined(separator: ", ")
    }
  }

  private static func row(_ parameter: FamilyParameter, of owner: String) -> [String] {
    ["`\(parameter.name)`", owner, words(parameter.kind), parameter.summary]
  }

  private static func words(_ kind: FamilyParameter.Kind) -> String {
    switch kind {
    case .time: "a time, not negative except of a shutter lag"
    case .span: "a time of 0 or more"
    case .positiveSpan: "a time above 0"
    case .number(let range):
      "a number from \(NumberText.shortest(range.lowerBound)) to "
        + NumberText.shortest(range.upperBound)
    case .positiveNumber(let limit):
      "a number above 0, up to \(NumberText.shortest(limit))"
    case .times: "a list of times"
    case .distribution: "a distribution"
    case .parts: "a list of objects with `weight` and `of`"
    }
  }
}
