import CGSL
import Testing

@testable import ShotSim

@Suite struct RootFinderTests {
  @Test func `Roots are found to the last digits`() {
    #expect(abs(root(between: 0, and: 2) { $0 * $0 - 2 } - 2.0.squareRoot()) < 1e-15)
    #expect(abs(root(between: 0, and: 1) { 0.5 - $0 } - 0.5) < 1e-15)
    // Far from one the digits are relative.
    #expect(abs(root(between: 1e-12, and: 1) { log($0 / 3e-9) } / 3e-9 - 1) < 1e-14)
  }

  @Test func `Without a change of sign the nearer end is returned`() {
    #expect(root(between: 1, and: 3) { $0 * $0 + 1 } == 1)
    #expect(root(between: 1, and: 3) { 10 - $0 } == 3)
  }

  @Test func `A root at an end is that end`() {
    #expect(root(between: 0, and: 3) { $0 } == 0)
  }
}
