/// What a shell offers when the user completes a value.
struct Completion: Sendable {
  /// Words to choose from; a closure, so that names are read only when asked.
  var words: @Sendable () -> [String]
  /// Which files to offer as well.
  var files: Files

  enum Files: Sendable, Equatable {
    case none
    case any
    /// Files whose names end in one of these, without the dot, and folders.
    case withExtensions([String])
    case folders
  }

  /// Nothing that a shell could know.
  static var none: Completion { Completion(words: { [] }, files: .none) }

  /// Any file.
  static var anyFile: Completion { Completion(words: { [] }, files: .any) }

  /// Folders only.
  static var folder: Completion { Completion(words: { [] }, files: .folders) }

  /// Files with one of these extensions, written without the dot.
  static func files(_ extensions: String...) -> Completion {
    Completion(words: { [] }, files: .withExtensions(extensions))
  }

  /// A closed list.
  static func words(_ words: @autoclosure @escaping @Sendable () -> [String]) -> Completion {
    Completion(words: words, files: .none)
  }

  /// A list of names, or files with one of the given extensions.
  static func words(
    _ words: @autoclosure @escaping @Sendable () -> [String], orFiles extensions: String...
  ) -> Completion {
    Completion(words: words, files: .withExtensions(extensions))
  }
}
