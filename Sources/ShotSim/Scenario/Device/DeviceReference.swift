/// How files name devices: a built-in name, or a path relative to the file.
enum DeviceReference {
  struct Problem: Error {
    var message: String
    var allowed: String?
    var nearest: String?
  }

  /// Finds what a reference means.
  ///
  /// Relative paths start at the folder; without one, only built-in devices can
  /// be named. With a `boundary` no file outside that folder is opened, whatever links
  /// lead there.
  static func file(
    _ reference: String, from folder: String?, within boundary: String? = nil
  ) -> Result<InputFile, Problem> {
    if let file = BuiltInDevices.file(named: reference) { return .success(file) }
    let names = BuiltInDevices.files.map(\.name)
    guard InputFile.looksLikePath(reference), let folder else {
      return .failure(
        Problem(
          message: "unknown device \"\(reference.shortened)\"",
          allowed: names.joined(separator: ", ") + ", or a path that ends in .json or .json5",
          nearest: NearestName.nearest(to: reference, among: names)))
    }
    let path = InputFile.path(reference, from: folder)
    if let boundary, !InputFile.isInside(path, boundary) {
      return .failure(
        Problem(
          message: "\"\(reference.shortened)\" is outside the file's folder",
          allowed: "a built-in device's name, or a path within the folder (--within-folder)"))
    }
    do throws(UnreadableFile) {
      return .success(try InputFile.read(path: path))
    } catch {
      return .failure(
        Problem(
          message: error.message,
          allowed: "a built-in device's name, or a path relative to this file"))
    }
  }
}

extension BuiltInDevices {
  /// The built-in device file of a name.
  static func file(named name: String) -> InputFile? {
    files.first { $0.name == name }.map {
      InputFile(bytes: Array($0.text.utf8), name: $0.name, directory: nil)
    }
  }
}

extension Diagnostic {
  /// Something about a place in an input; line 0 stands for no place.
  init(
    _ message: String, at position: SourcePosition, path: String,
    severity: Severity = .error, allowed: String? = nil, nearest: String? = nil
  ) {
    self.init(
      severity: severity, file: position.file, line: position.line > 0 ? position.line : nil,
      column: position.line > 0 ? position.column : nil, path: path, message: message,
      allowed: allowed, nearest: nearest)
  }
}
