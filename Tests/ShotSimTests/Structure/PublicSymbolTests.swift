import Foundation
import Testing

/// What users of the library can name changes only on purpose.
@Suite struct PublicSymbolTests {
  @Test(
    .enabled(
      if: PublicSymbols.hasExtractor,
      "the toolchain has no swift-symbolgraph-extract, which lists a module's symbols"))
  func `The public symbols are those of the list`() async throws {
    let modules = PublicSymbols.modules()
    #expect(modules.contains("ShotSim"))
    var lines: [String] = []
    for module in modules { lines += try await PublicSymbols.lines(of: module) }
    expectGolden(lines: lines, "public-symbols.txt")
  }
}
