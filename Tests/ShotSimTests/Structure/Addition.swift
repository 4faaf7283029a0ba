/// One made-up addition to a concept of the program, as docs/where-to-add.md tells
/// how to make it.
struct Addition: Sendable {
  /// The first cell of its row in the table of that page.
  var concept: String
  /// The most files that it may touch.
  var fileLimit: Int
  var edits: [Edit]
  /// What the program then knows of it.
  var sights: [Sight]

  /// A change of one file.
  struct Edit: Sendable {
    /// From the package's folder.
    var file: String
    var change: Change
    /// What the compiler says when the change is forgotten and the others are made;
    /// `nil` where nothing is wrong without it.
    var oversight: Oversight?

    init(_ file: String, _ change: Change, oversight: Oversight? = nil) {
      self.file = file
      self.change = change
      self.oversight = oversight
    }

    /// The module that the file is compiled into.
    var module: String { String(file.split(separator: "/")[1]) }
  }

  /// An error of the compiler.
  struct Oversight: Sendable {
    var message: String
    /// The name of the file that it is in.
    var file: String

    init(_ message: String, in file: String) {
      self.message = message
      self.file = file
    }
  }

  enum Change: Sendable {
    /// The file is new.
    case newFile(String)
    /// Each text is put behind the only place with the words before it.
    case insertions([(after: String, text: String)])
  }

  /// A command line of `shotsim` and words that it prints.
  struct Sight: Sendable {
    var arguments: [String]
    var words: [String]
    /// What it reads from its standard input.
    var input = ""
  }

  var files: [String] { edits.map(\.file) }
}
