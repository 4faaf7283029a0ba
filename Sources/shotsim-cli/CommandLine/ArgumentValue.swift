import ShotSim

/// A type whose values are written on the command line.
///
/// Conforming takes `init?(argument:)` and `expectation`; an enum of strings
/// that is `CaseIterable` needs nothing at all.
protocol ArgumentValue: Sendable {
  /// Reads a value, `nil` if the text is none.
  init?(argument: String)

  /// Reads a value, or says more of what is wrong than ``expectation`` does.
  static func parse(_ argument: String) throws(ArgumentProblem) -> Self

  /// What is accepted, as the end of "expected …", such as "an integer".
  static var expectation: String { get }

  /// All legal values, if they can be listed; else empty.
  static var choices: [String] { get }

  /// What a shell offers for a value.
  static var completion: Completion { get }

  /// The value as the user would write it, for the defaults in the help text.
  var argumentText: String { get }
}

/// Why a text is not a value.
struct ArgumentProblem: Error, Equatable {
  /// What is accepted, as the end of "expected …".
  var expectation: String
  /// The nearest legal value to a misspelt one.
  var nearest: String?

  init(expectation: String, nearest: String? = nil) {
    self.expectation = expectation
    self.nearest = nearest
  }
}

extension ArgumentValue {
  static func parse(_ argument: String) throws(ArgumentProblem) -> Self {
    if let value = Self(argument: argument) { return value }
    throw ArgumentProblem(
      expectation: expectation, nearest: NearestName.nearest(to: argument, among: choices))
  }

  static var choices: [String] { [] }

  static var completion: Completion {
    choices.isEmpty ? .none : .words(choices)
  }

  var argumentText: String { "\(self)" }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  init?(argument: String) { self.init(rawValue: argument) }

  static var expectation: String { Prose.list(choices, "or") }

  static var choices: [String] { allCases.map(\.rawValue) }

  var argumentText: String { rawValue }
}

extension ArgumentValue where Self: FixedWidthInteger {
  init?(argument: String) {
    guard !argument.hasPrefix("+") else { return nil }
    self.init(argument, radix: 10)
  }

  var argumentText: String { String(self) }
}

extension Int: ArgumentValue {
  static var expectation: String { "an integer" }
}

extension Int64: ArgumentValue {
  static var expectation: String { "an integer" }
}

extension UInt64: ArgumentValue {
  static var expectation: String { "an integer from 0 to \(NumberText.grouped(UInt64.max))" }
}

extension UInt32: ArgumentValue {
  static var expectation: String { "an integer from 0 to \(NumberText.grouped(UInt32.max))" }
}

extension Double: ArgumentValue {
  /// Reads a finite decimal number; hexadecimal, `inf` and `nan` are refused.
  init?(argument: String) {
    let legal = argument.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    guard legal, let value = Double(argument), value.isFinite else { return nil }
    self = value
  }

  static var expectation: String { "a number" }

  var argumentText: String {
    self == rounded() && magnitude < 1e15 ? String(Int64(self)) : description
  }
}

extension String: ArgumentValue {
  init?(argument: String) { self = argument }

  static var expectation: String { "a text" }

  var argumentText: String { self }
}

extension Bool: ArgumentValue {
  init?(argument: String) {
    switch argument {
    case "true", "on", "yes": self = true
    case "false", "off", "no": self = false
    default: return nil
    }
  }

  static var expectation: String { "on or off" }

  static var choices: [String] { ["on", "off"] }

  var argumentText: String { self ? "on" : "off" }
}
