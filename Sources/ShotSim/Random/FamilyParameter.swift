/// A parameter of a family of distributions, as files and schemas name and limit it.
package struct FamilyParameter: Sendable {
  /// The key in files.
  package var name: String
  /// One sentence.
  package var summary: String
  package var kind: Kind
  package var isRequired = true

  /// What values it has.
  package enum Kind: Sendable {
    /// A time; below zero only where the quantity may be.
    case time
    /// A time of zero or more.
    case span
    /// A time above zero.
    case positiveSpan
    case number(ClosedRange<Double>)
    /// A number above zero, up to a limit.
    case positiveNumber(Double)
    /// Times, like `time`.
    case times
    /// A distribution of the same quantity.
    case distribution
    /// Distributions with their weights.
    case parts
  }

  static let min = FamilyParameter(name: "min", summary: "The shortest time.", kind: .time)
  static let max = FamilyParameter(name: "max", summary: "The longest time.", kind: .time)
  static let mean = FamilyParameter(
    name: "mean", summary: "The mean of the whole time, the floor included.",
    kind: .positiveSpan)
  static let cv = FamilyParameter(
    name: "cv", summary: "Standard deviation divided by mean, both of the whole time.",
    kind: .number(0...100))
  static let floor = FamilyParameter(
    name: "floor", summary: "No time is shorter than this.", kind: .span, isRequired: false)
}

/// How files write a distribution of a family.
package enum FamilyForm: Sendable {
  /// As the value of its one parameter.
  case value(FamilyParameter)
  /// As an object with a key for each parameter.
  case object([FamilyParameter])

  /// All parameters in order.
  package var parameters: [FamilyParameter] {
    switch self {
    case .value(let parameter): [parameter]
    case .object(let parameters): parameters
    }
  }
}

/// The parameters of a distribution as far as they are given, by name.
package struct FamilyArguments: Sendable {
  private var times: [String: Nanoseconds] = [:]
  private var numbers: [String: Double] = [:]
  private var lists: [String: [Nanoseconds]] = [:]
  private var distributions: [String: Distribution] = [:]
  private var parts: [String: [MixturePart]] = [:]

  package init() {}

  /// A time or span.
  package subscript(time name: String) -> Nanoseconds? {
    get { times[name] }
    set { times[name] = newValue }
  }

  package subscript(number name: String) -> Double? {
    get { numbers[name] }
    set { numbers[name] = newValue }
  }

  package subscript(times name: String) -> [Nanoseconds]? {
    get { lists[name] }
    set { lists[name] = newValue }
  }

  package subscript(distribution name: String) -> Distribution? {
    get { distributions[name] }
    set { distributions[name] = newValue }
  }

  package subscript(parts name: String) -> [MixturePart]? {
    get { parts[name] }
    set { parts[name] = newValue }
  }

  /// The time of a parameter.
  func time(_ parameter: FamilyParameter) -> Nanoseconds? { times[parameter.name] }

  /// The number of a parameter.
  func number(_ parameter: FamilyParameter) -> Double? { numbers[parameter.name] }
}
