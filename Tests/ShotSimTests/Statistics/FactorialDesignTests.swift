import Testing

@testable import ShotSim

@Suite struct FactorialDesignTests {
  /// The pilot plant of Box, Hunter and Hunter: temperature, concentration, catalyst.
  private let pilotPlant: [Double] = [60, 72, 54, 68, 52, 83, 45, 80]
  private let design = FactorialDesign(factors: 3)

  @Test func `The pilot plant has the textbook's effects`() throws {
    let expected = [1: 23.0, 2: -5, 3: 1.5, 4: 1.5, 5: 10, 6: 0, 7: 0.5]
    for set in 1..<8 {
      #expect(try #require(design.effect(of: set)).value(of: pilotPlant) == expected[set])
    }
  }

  @Test func `Illegal combinations are averaged around`() throws {
    // The second factor needs the first: 0, 1 and 3 are legal.
    let chain = FactorialDesign(factors: 2) { $0 != 2 }
    let values = [10, 14, .nan, 17]
    #expect(try #require(chain.effect(of: 1)).value(of: values) == 4)
    #expect(try #require(chain.effect(of: 2)).value(of: values) == 3)
    #expect(chain.effect(of: 3) == nil)
    let nothing = FactorialDesign(factors: 1) { $0 == 0 }
    #expect(nothing.effect(of: 1) == nil)
  }
}
