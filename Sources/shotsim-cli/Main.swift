@main
struct Main {
  static func main() {
    Platform.reserveStandardStreams()
    Platform.ignoreBrokenPipes()
    let interruption = Interruption()
    let arguments = Array(CommandLine.arguments.dropFirst())
    Task.detached {
      let code = await CommandTable.tree.run(arguments, in: .current())
      // Standard output was flushed; nothing else waits for an orderly end.
      Platform.exitNow(code.rawValue)
    }
    interruption.wait()
  }
}
