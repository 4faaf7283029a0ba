@main
struct Main {
  static func main() async {
    Platform.reserveStandardStreams()
    Platform.ignoreBrokenPipes()
    Interruption.install()
    let code = await CommandTable.tree.run(
      Array(CommandLine.arguments.dropFirst()), in: .current())
    // Standard output was flushed; nothing else waits for an orderly end.
    Platform.exitNow(code.rawValue)
  }
}
