import Testing

@testable import ShotSim

@Suite struct SizeIndexTests {
  let sizes = [RuleDevice.twelve, RuleDevice.eighteen, RuleDevice.twentyFour]

  @Test func `A size is found by its place, and one that is not there is not`() {
    #expect(sizes.place(of: RuleDevice.eighteen) == SizeIndex(place: 1))
    #expect(sizes[SizeIndex(place: 1)] == RuleDevice.eighteen)
    #expect(sizes.place(of: RuleDevice.fifty) == nil)
    #expect(sizes.place(of: nil) == nil)
  }

  @Test(arguments: [0, 1, 62, 63] as [Int8])
  func `A set contains the sizes that were put into it, and knows the largest`(_ place: Int8) {
    var set = SizeSet()
    #expect(set.largest == nil)
    set.insert(SizeSet(SizeIndex(place: place)))
    #expect(set.contains(SizeIndex(place: place)))
    #expect(!set.contains(SizeIndex(place: place ^ 1)))
    set.insert(SizeSet(.first))
    #expect(set.largest == SizeIndex(place: place))
  }

  @Test func `A limit allows the sizes up to it, also when it is no size itself`() {
    #expect(sizes.sizes(within: RuleDevice.eighteen).largest == SizeIndex(place: 1))
    #expect(sizes.sizes(within: PhotoDimensions(megapixels: 20)).largest == SizeIndex(place: 1))
    #expect(sizes.sizes(within: PhotoDimensions(megapixels: 1)).isEmpty)
    #expect(sizes.sizes(within: nil) == .all)
  }
}
