import Foundation
import PackagePlugin

/// Makes Swift source of the built-in devices and scenarios at each build, so
/// that the program needs no file beside it and git keeps no copy of one.
///
/// A file is found by its folder: a new one is named nowhere. SwiftPM's own
/// `embedInCode` gives every file a constant with nothing that lists them, and its
/// arrays of bytes take the compiler three times as long.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    // The folders are in the target, if only by a link, because SwiftPM looks for
    // new files nowhere else.
    let folders = target.directoryURL.appending(path: "BuiltIn")
    return try ["Devices", "Scenarios"].map { name in
      let folder = folders.appending(path: name).resolvingSymlinksInPath()
      let files = try FileManager.default
        .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "json5" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
      let type = "BuiltIn" + name
      let output = context.pluginWorkDirectoryURL.appending(path: type + ".swift")
      return .buildCommand(
        displayName: "Embedding \(name.lowercased())",
        executable: try context.tool(named: "embed-files").url,
        arguments: [type, output.path] + files.map(\.path),
        inputFiles: files, outputFiles: [output])
    }
  }
}
