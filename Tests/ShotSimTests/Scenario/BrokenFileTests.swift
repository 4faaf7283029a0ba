import Foundation
import Testing

@testable import ShotSim

/// Every broken file gets exactly the answer that stands beside it.
@Suite struct BrokenFileTests {
  static let folder = TestFiles.tests.appendingPathComponent("BrokenFiles")
  static let names = TestFiles.names(in: folder, ending: ".json5").map { String($0.dropLast(6)) }

  @Test func `The corpus is there`() {
    #expect(Self.names.count >= 60)
  }

  @Test(arguments: names)
  func `A broken file gets its answer`(name: String) throws {
    let answer = try Self.answer(name)
    let expected = Self.folder.appendingPathComponent("\(name).expected.txt")
    if ProcessInfo.processInfo.environment["SHOTSIM_RECORD_ANSWERS"] != nil {
      try answer.write(to: expected, atomically: true, encoding: .utf8)
    }
    #expect(answer != "")
    #expect(try TestFiles.text(expected) == answer)
  }

  /// What reading says, with paths relative to the corpus.
  private static func answer(_ name: String) throws -> String {
    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent("\(name).json5")))
    let path = folder.appendingPathComponent("\(name).json5").path
    let file = InputFile(bytes: bytes, name: path, directory: folder.path)
    var text: String
    do throws(ReadingFailure) {
      if name.hasPrefix("device-") {
        _ = try DeviceReader().read(file)
      } else {
        _ = try reader(String(decoding: bytes, as: UTF8.self)).read(file)
      }
      text = ""
    } catch {
      text = error.text
    }
    text.replace(folder.path + "/", with: "")
    return text
  }

  /// A reader with the options of the comments at the top of a file.
  private static func reader(_ text: String) throws(ReadingFailure) -> ScenarioReader {
    var reader = ScenarioReader()
    do throws(Diagnostic) {
      for line in text.split(separator: "\n").prefix(while: { $0.hasPrefix("// --") }) {
        let words = line.dropFirst(3).split(separator: " ", maxSplits: 1)
        if words[0] == "--set" {
          reader.overrides.append(try Override(String(words[1])))
        } else {
          reader.features = try FeatureSet(names: String(words[1]))
        }
      }
    } catch {
      throw .invalid(DiagnosticList([error]))
    }
    return reader
  }
}
