import ShotSimReports

extension TextPictureOptions {
  /// As the terminal on standard output wants it.
  init(_ terminal: Terminal) {
    self.init(
      width: terminal.width, unicode: terminal.usesUnicode, color: terminal.colorsOutput)
  }
}
