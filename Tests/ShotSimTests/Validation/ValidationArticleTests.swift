import Foundation
import Testing

@testable import ShotSim

/// The article's simulation is long, so that its intervals are narrow.
@Suite(
  .enabled(if: Binary.isComplete || Golden.isRemaking, "make test-all simulates the article anew"))
struct ValidationArticleTests {
  static let article = ValidationArticle()

  @Test func `Every interval of the article holds what theory says`() {
    for curve in Self.article.curves {
      #expect(curve.points.count == ValidationArticle.utilizations.count)
      for point in curve.points {
        #expect(
          point.simulated.contains(point.theory), "\(curve.name) at \(point.utilization)")
        #expect(
          point.simulated.halfWidth < 0.06 * point.theory,
          "\(curve.name) at \(point.utilization): the interval is too wide to show anything")
      }
    }
  }

  @Test(arguments: ["validation-against-theory.md", "validation-against-theory.svg"])
  func `The article and its picture are those that the simulation makes`(name: String) throws {
    let text = name.hasSuffix(".svg") ? Self.article.svg : Self.article.markdown
    let file = SourceTree.root.appending(path: "docs").appending(path: name)
    if Golden.isRemaking { try Data(text.utf8).write(to: file) }
    let found = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(found == text, "'make golden' writes docs/\(name) anew")
  }
}
