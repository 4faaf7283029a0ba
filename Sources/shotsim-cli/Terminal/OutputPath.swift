/// The path of an output, which need not exist yet.
struct OutputPath {
  private var path: String

  init(_ path: String) { self.path = path }

  /// The folder's part, ending in a slash, or empty for the current folder.
  var folder: String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  var name: String { String(path.dropFirst(folder.count)) }

  /// The path without links, as far as it exists; equal for equal files.
  ///
  /// Of a link that leads nowhere it is the place where it leads.
  var resolved: String {
    var place = self
    // As many links as systems follow themselves.
    for _ in 0..<40 {
      if let whole = Platform.resolvedPath(place.path) { return whole }
      guard let link = Platform.linkTarget(place.path) else { break }
      place = OutputPath(link.hasPrefix("/") ? link : place.folder + link)
    }
    let (folder, name) = (place.folder, place.name)
    guard let parent = Platform.resolvedPath(folder.isEmpty ? "." : folder) else {
      return place.path
    }
    return parent == "/" ? "/" + name : parent + "/" + name
  }

  /// A name that nobody else thinks of, in the same folder, for a file that is not
  /// finished; at most 250 bytes long.
  var unfinished: String {
    var number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    number = String(repeating: "0", count: max(0, 13 - number.count)) + number
    var name = name
    while name.utf8.count > 220 { name.removeLast() }
    return "\(folder).\(name).\(number).unfinished"
  }
}
