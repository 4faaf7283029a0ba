// Writes text files into a table in Swift source: embed-files TYPE OUTPUT FILE...
// The plug-in EmbedFiles runs it.

import Foundation

/// The literal of a text, between as many number signs as it takes that nothing
/// in the text ends the literal or is an escape.
func literal(_ text: String) -> String {
  var signs = "#"
  while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
  // The closing quotes are at column 0, so every line keeps its indentation; the
  // line break before them is not part of the text.
  return signs + "\"\"\"\n" + text + "\n\"\"\"" + signs
}

let type = CommandLine.arguments[1]
let output = URL(filePath: CommandLine.arguments[2])
let rows = try CommandLine.arguments[3...].map { path in
  let file = URL(filePath: path)
  let name = file.deletingPathExtension().lastPathComponent
  return "(\"\(name)\", \(literal(try String(contentsOf: file, encoding: .utf8)))),\n"
}
let source = """
  enum \(type) {
    static let files: [(name: String, text: String)] = [
  \(rows.joined())]
  }

  """
try source.write(to: output, atomically: true, encoding: .utf8)
