internal import Foundation
import ShotSim

/// Finds baseline files.
package enum BaselineFolder {
  /// Returns the baseline files below a folder in the order of their paths.
  ///
  /// Their names end in `.baseline.json`; hidden folders are not looked into. Nil
  /// when it is no folder.
  package static func files(in folder: String) -> [String]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue, let paths = FileManager.default.enumerator(atPath: folder)
    else { return nil }
    var found: [String] = []
    while let path = paths.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") {
        paths.skipDescendants()
      } else if name.hasSuffix(".baseline.json") {
        found.append(folder == "." ? path : folder + (folder.hasSuffix("/") ? "" : "/") + path)
      }
    }
    return found.sorted()
  }
}
