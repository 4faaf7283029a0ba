import ShotSim

/// Reads arguments into a value by a table of options and operands.
///
/// The grammar: `--name value`, `--name=value`, `-n value`, `-nvalue`, joined
/// flags `-qv`; `--` ends the options, `-` is an operand, a negative number is
/// a value after an option that takes one. Names are never abbreviated, so
/// that a later option cannot change what a script means.
struct ArgumentReader<Root> {
  var options: [OptionSpec<Root>]
  var operands: [OperandSpec<Root>]
  /// Position of the first argument among those of the process, from 1.
  var firstPosition = 1

  /// Reads all arguments.
  ///
  /// A request for help that stands before `--` wins over every error.
  func read(_ arguments: [String], into initial: Root) throws(UsageError) -> Root {
    if let help = helpFlag(in: arguments) {
      var root = initial
      try store(nil, by: help, spelled: "--help", in: &root)
      return root
    }
    var state = State(root: initial, arguments: arguments[...])
    while let argument = state.arguments.popFirst() {
      if state.isPastOptions || argument == "-" || !argument.hasPrefix("-") {
        state.operands.append(argument)
      } else if argument == "--" {
        state.isPastOptions = true
      } else if argument.hasPrefix("--") {
        try readLong(argument, &state)
      } else {
        try readShort(argument, &state)
      }
    }
    try storeOperands(&state)
    return state.root
  }

  /// What has been read so far.
  private struct State {
    var root: Root
    var arguments: ArraySlice<String>
    var operands: [String] = []
    var isPastOptions = false
    /// By option name: where a single-valued one was given.
    var occurrences: [String: UsageError.Occurrence] = [:]
  }

  private func helpFlag(in arguments: [String]) -> OptionSpec<Root>? {
    let hasFlag = arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    return hasFlag ? options.first { $0.description.name == "help" } : nil
  }

  private func readLong(_ argument: String, _ state: inout State) throws(UsageError) {
    let spelling = String(argument.prefix { $0 != "=" })
    let attached = argument.contains("=") ? String(argument.dropFirst(spelling.count + 1)) : nil
    guard let option = options.first(where: { $0.description.longSpelling == spelling }) else {
      let nearest = NearestName.nearest(
        to: String(spelling.dropFirst(2)), among: options.map(\.description.name))
      throw .unknownOption(spelling, nearest: nearest.map { "--" + $0 })
    }
    if let attached, option.description.valueName == nil {
      throw .unexpectedValue(option: spelling, value: attached)
    }
    try take(option, spelled: spelling, attached: attached, whole: argument, &state)
  }

  private func readShort(_ argument: String, _ state: inout State) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let option = options.first(where: { $0.description.short == letter }) else {
        throw unknownShort(spelling, argument)
      }
      guard option.description.valueName != nil else {
        if letters.first == "=" {
          throw .unexpectedValue(option: spelling, value: String(letters.dropFirst()))
        }
        try take(option, spelled: spelling, attached: nil, whole: spelling, &state)
        continue
      }
      var attached = letters.isEmpty ? nil : String(letters)
      if attached?.first == "=" { attached?.removeFirst() }
      try take(option, spelled: spelling, attached: attached, whole: argument, &state)
      return
    }
  }

  /// A long name behind one dash is a common slip, so it is recognised.
  private func unknownShort(_ spelling: String, _ argument: String) -> UsageError {
    let long = "-" + argument.prefix { $0 != "=" }
    if argument.count > 2, options.contains(where: { $0.description.longSpelling == long }) {
      return .unknownOption(argument, nearest: long)
    }
    return .unknownOption(spelling, nearest: nil)
  }

  /// Finds the option's value, if it takes one, and stores it.
  private func take(
    _ option: OptionSpec<Root>, spelled spelling: String, attached: String?, whole: String,
    _ state: inout State
  ) throws(UsageError) {
    let description = option.description
    let position = firstPosition + state.arguments.startIndex - 1
    var text = whole
    var value = attached
    if let valueName = description.valueName, value == nil {
      guard let next = state.arguments.first else {
        throw .missingValue(option: spelling, valueName: valueName)
      }
      guard !looksLikeOption(next) else {
        throw .missingValueBeforeOption(option: spelling, valueName: valueName, next: next)
      }
      state.arguments.removeFirst()
      value = next
      text += " " + next
    }
    if !description.isRepeatable {
      let occurrence = UsageError.Occurrence(text: text, position: position)
      if let first = state.occurrences.updateValue(occurrence, forKey: description.name) {
        throw .repeatedOption(
          name: description.longSpelling, first: first, second: occurrence)
      }
    }
    try store(value, by: option, spelled: spelling, in: &state.root)
  }

  private func looksLikeOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument != "-" else { return false }
    let second = argument.dropFirst().first { $0 != "." }
    return second?.isNumber != true
  }

  private func store(
    _ value: String?, by option: OptionSpec<Root>, spelled spelling: String, in root: inout Root
  ) throws(UsageError) {
    do throws(ArgumentProblem) {
      try option.apply(&root, value)
    } catch {
      throw .invalidValue(
        of: spelling, value: value ?? "", expectation: error.expectation, nearest: error.nearest)
    }
  }

  /// Gives operands to their specs in order; a repeated one takes all the rest.
  private func storeOperands(_ state: inout State) throws(UsageError) {
    var rest = state.operands[...]
    for spec in operands {
      let description = spec.description
      if rest.count < description.minimumCount { throw .missingOperand(description.name) }
      for value in rest.prefix(description.maximumCount) {
        do throws(ArgumentProblem) {
          try spec.apply(&state.root, value)
        } catch {
          throw .invalidValue(
            of: "<\(description.name)>", value: value, expectation: error.expectation,
            nearest: error.nearest)
        }
      }
      rest = rest.dropFirst(description.maximumCount)
    }
    if let extra = rest.first { throw .unexpectedOperand(extra) }
  }
}
