import Testing

@testable import ShotSim

@Suite struct ShapleyValuesTests {
  @Test func `The gloves game has its known values`() throws {
    // One left glove, two right ones; a pair is worth 1.
    let gloves = try #require(ShapleyValues(FactorialDesign(factors: 3)))
    let values = gloves.values(of: [0, 0, 0, 1, 0, 1, 0, 1])
    #expect(zip(values, [4.0 / 6, 1.0 / 6, 1.0 / 6]).allSatisfy { abs($0 - $1) < 1e-15 })
    #expect(gloves.reachesAll)
  }

  @Test func `Shares add up and follow every legal order`() throws {
    // The third player needs the second; list all orders and average by hand.
    let legal: (Int) -> Bool = { $0 & 4 == 0 || $0 & 2 != 0 }
    let table: [Double] = [1, 4, 2, 9, .nan, .nan, 7, 20]
    var expected = [0.0, 0.0, 0.0]
    let orders = [[0, 1, 2], [1, 0, 2], [1, 2, 0]]
    for order in orders {
      var coalition = 0
      for player in order {
        let larger = coalition | 1 << player
        #expect(legal(larger))
        expected[player] += (table[larger] - table[coalition]) / 3
        coalition = larger
      }
    }
    let shares = try #require(ShapleyValues(FactorialDesign(factors: 3, isLegal: legal)))
    let values = shares.values(of: table)
    #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 1e-13 })
    #expect(abs(values.reduce(0, +) - 19) < 1e-13)
  }

  @Test func `Dead ends do not count when everybody can come together`() throws {
    // After players 0 and 1 nobody can join; only the order 0, 2, 3, 1 reaches all.
    let worth = [0: 0.0, 1: 4, 2: 90, 3: 80, 5: 6, 13: 7, 15: 12]
    let design = FactorialDesign(factors: 4) { worth[$0] != nil }
    let shares = try #require(ShapleyValues(design))
    #expect(shares.reachesAll)
    #expect(shares.values(of: (0..<16).map { worth[$0] ?? .nan }) == [4, 5, 2, 1])
  }

  @Test func `Where players exclude each other orders end when nobody can join`() throws {
    let shares = try #require(ShapleyValues(FactorialDesign(factors: 2) { $0 != 3 }))
    #expect(!shares.reachesAll)
    #expect(shares.values(of: [0, 4, 10, .nan]) == [2, 5])
    #expect(ShapleyValues(FactorialDesign(factors: 1) { $0 == 1 }) == nil)
  }
}
