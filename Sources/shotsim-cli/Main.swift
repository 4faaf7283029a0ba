@main
struct Main {
  static func main() {
    Platform.reserveStandardStreams()
    Platform.ignoreBrokenPipes()
    let interruption = Interruption()
    let arguments: [String]
    do throws(Platform.InvalidText) {
      arguments = try Platform.arguments()
    } catch {
      Environment.current().diagnose(["error: \(error.name) is not UTF-8: '\(error.shown)'"])
      Platform.exitNow(ExitCode.usage.rawValue)
    }
    Task.detached {
      let code = await CommandTable.tree.run(arguments, in: .current())
      // Standard output was flushed; nothing else waits for an orderly end.
      Platform.exitNow(code.rawValue)
    }
    interruption.wait()
  }
}
