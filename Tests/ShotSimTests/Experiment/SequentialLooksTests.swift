import Testing

@testable import ShotSim

@Suite struct SequentialLooksTests {
  @Test func `A single look has the whole level`() {
    let looks = SequentialLooks(first: 100, maximum: 100, level: 0.95)
    #expect(looks.sizes == [100])
    #expect(looks.level(ofLook: 0) == 0.95)
  }

  @Test func `Sizes double up to the cap`() {
    for maximum in [150, 200, 1600, 5000] {
      let looks = SequentialLooks(first: 100, maximum: maximum, level: 0.95)
      #expect(looks.sizes.first == 100)
      #expect(looks.sizes.last == maximum)
      #expect(looks.sizes == looks.sizes.sorted())
    }
    #expect(SequentialLooks(first: 1, maximum: 40, level: 0.9).sizes == [1, 10, 20, 40])
    #expect(SequentialLooks(first: 100, maximum: 101, level: 0.95).sizes == [101])
  }

  @Test func `The first look has the part of the error that its size has of the whole`() {
    let looks = SequentialLooks(first: 100, maximum: 1600, level: 0.95)
    #expect(abs(looks.level(ofLook: 0) - (1 - 0.05 / 16)) < 1e-12)
    let shared = looks.sharing(among: 5)
    #expect(shared.sizes == looks.sizes)
    #expect(abs(shared.level - 0.99) < 1e-12)
    #expect(abs(shared.level(ofLook: 0) - (1 - 0.01 / 16)) < 1e-12)
  }
}
