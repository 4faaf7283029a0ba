/// The shape of a family, made from the parameters that it declares.
extension FamilyTable {
  func shape(of family: any DistributionFamily.Type) -> Shape<Distribution> {
    switch family.form {
    case .value(let parameter):
      let fields = field(parameter)
      return Shape<Distribution>(fields.field.node) { value, context in
        var arguments = FamilyArguments()
        fields.read(value, &arguments, &context)
        return family.init(arguments)?.distribution
      }
    case .object(let parameters):
      return Shape<FamilyArguments>.object(FamilyArguments(), parameters.map(field)).map {
        arguments, value, context in
        guard let distribution = family.init(arguments)?.distribution else { return nil }
        let problems = distribution.family.problems
        for problem in problems { context.report(problem, in: value) }
        if problems.isEmpty, let normal = distribution.family as? NormalFamily,
          let mean = normal.movedMean
        {
          context.report(
            "times of zero or less are drawn again, so that the mean is "
              + "\(DurationText.rough(milliseconds: mean / 1e6)) and not "
              + DurationText.rough(milliseconds: normal.statedMean / 1e6),
            at: value.position, severity: .warning)
        }
        return problems.isEmpty ? distribution : nil
      }
    }
  }

  /// Where a parameter stands in the file, and how it is read.
  private func field(_ parameter: FamilyParameter) -> Field<FamilyArguments> {
    let name = parameter.name
    func time(_ shape: Shape<Nanoseconds>) -> Field<FamilyArguments> {
      Field(
        name, parameter.summary, shape, into: \.[time: name], isRequired: parameter.isRequired)
    }
    func number(_ shape: Shape<Double>) -> Field<FamilyArguments> {
      Field(
        name, parameter.summary, shape, into: \.[number: name], isRequired: parameter.isRequired)
    }
    switch parameter.kind {
    case .time: return time(anyTime)
    case .span: return time(.duration)
    case .positiveSpan: return time(.positiveDuration)
    case .number(let range):
      return number(.number(from: range.lowerBound, to: range.upperBound))
    case .positiveNumber(let limit): return number(.positive(to: limit))
    case .times:
      return Field(
        name, parameter.summary, .array(of: anyTime), into: \.[times: name],
        isRequired: parameter.isRequired)
    case .distribution:
      return Field(
        name, parameter.summary, nested, into: \.[distribution: name],
        isRequired: parameter.isRequired)
    case .parts:
      return Field(
        name, parameter.summary, .array(of: part), into: \.[parts: name],
        isRequired: parameter.isRequired)
    }
  }

  private var anyTime: Shape<Nanoseconds> { isSigned ? .time : .duration }

  /// A distribution of the same quantity; looked up when it is read, since it may be
  /// made of such itself.
  private var nested: Shape<Distribution> {
    Shape<Distribution>(
      .named(isSigned ? "lagDistribution" : "distribution") { [isSigned] in
        isSigned ? Shape<Distribution>.lag.schema : Shape<Distribution>.distribution.schema
      }
    ) { [self] value, context in read(value, &context) }
  }

  private var part: Shape<MixturePart> {
    Shape<FamilyArguments>.object(
      FamilyArguments(), MixtureFamily.partParameters.map(field)
    ).map { arguments, _, _ in MixturePart(arguments) }
  }
}

extension ReadingContext {
  /// Reports why a distribution cannot be sampled, at the parameter to mend.
  fileprivate mutating func report(_ problem: Distribution.Problem, in value: JSON5Value) {
    switch problem {
    case .outOfOrder(let low, let high):
      report(
        low, value, "is above \(high) \(value[high]?.found ?? "")",
        allowed: "a \(low) of at most \(high)")
    case .meanTooSmall:
      report(
        "floor", value, "is not below mean \(value["mean"]?.found ?? "")",
        allowed: "a floor below the mean")
    case .variationOutOfRange:
      // The whole time's deviation is that of the part above the floor, which may be tiny.
      report(
        "cv", value, "is too much for the part above floor \(value["floor"]?.found ?? "")",
        allowed: "cv · mean of at most 1000 · (mean − floor)")
    case .countOutOfRange(let list):
      report(list, value, "is empty", allowed: "at least one \(list == "parts" ? "part" : "time")")
    case .weightOutOfRange:
      report("parts", value, "has unusable weights", allowed: "weights above zero")
    }
  }

  /// Reports something about a member of a value, at the member's key.
  fileprivate mutating func report(
    _ key: String, _ value: JSON5Value, _ problem: String, allowed: String
  ) {
    let found = value[key].map { $0.elements == nil ? "\($0.found) " : "" } ?? ""
    descend(.key(key)) {
      $0.report(
        found + problem, at: value.position(of: JSON5Path(keys: key)), allowed: allowed)
    }
  }
}

extension SchemaField {
  /// Where a number comes from; any object of a device file may say it.
  static let origin = [
    SchemaField(
      key: "provenance", doc: "How well the number is known.", isRequired: false,
      node: .enumeration(Provenance.allCases.map(\.rawValue))),
    SchemaField(
      key: "source", doc: "Where the number comes from.", isRequired: false,
      node: .string(pattern: nil, examples: [])),
  ]
}
