import Testing

@testable import ShotSim

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("photografer", "photographer"), ("PHOTO", "photo"), ("lihgt", "light"), ("sead", "seed"),
  ])
  func `A slip finds its name`(word: String, name: String) {
    let names = ["seed", "light", "photo", "photographer"]
    #expect(NearestName.nearest(to: word, among: names) == name)
  }

  @Test func `A tie goes to the earlier name`() {
    #expect(NearestName.nearest(to: "ac", among: ["ab", "ad"]) == "ab")
  }

  @Test func `A word with nothing in common finds nothing`() {
    #expect(NearestName.nearest(to: "zz", among: ["ab", "h"]) == nil)
    #expect(NearestName.nearest(to: "", among: ["ab"]) == nil)
    #expect(NearestName.nearest(to: String(repeating: "a", count: 200), among: ["ab"]) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("ab", "ba", 1), ("abc", "abc", 0),
  ])
  func `Distance counts changed letters and swaps`(left: String, right: String, distance: Int) {
    #expect(NearestName.distance(Array(left), Array(right)) == distance)
    #expect(NearestName.distance(Array(right), Array(left)) == distance)
  }
}
