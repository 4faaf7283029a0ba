import TestValues
import Testing

@testable import ShotSim

@Suite struct SimulationClockTests {
  @Test func `Halves are rounded away from zero`() {
    let values = [0.4, 0.5, 1.5, 2.5, -0.5, -1.5, -0.4, 3]
    #expect(values.map { nanoseconds(rounding: $0) } == [0, 1, 2, 3, -1, -2, 0, 3])
  }

  @Test func `Values beyond the range are clamped to it`() {
    #expect(nanoseconds(rounding: 1e300) == 1 << 62)
    #expect(nanoseconds(rounding: -1e300) == -(1 << 62))
    #expect(nanoseconds(rounding: .infinity) == 1 << 62)
    #expect(nanoseconds(rounding: -.infinity) == -(1 << 62))
    #expect(nanoseconds(rounding: .nan) == -(1 << 62))
    #expect(nanoseconds(rounding: 0x1p62.nextDown) == (1 << 62) - 512)
  }

  @Test func `Rounding is that of the standard library`() {
    var random = SplitMix64(state: 5)
    for _ in 0..<20_000 {
      // Halves and their neighbours, of every size that has a fraction.
      let size = random.next(upTo: 53)
      let half = Double(random.next() >> (64 - size)) + 0.5
      for value in [half, half.nextUp, half.nextDown] {
        let expected = Nanoseconds(value.rounded(.toNearestOrAwayFromZero))
        #expect(nanoseconds(rounding: value) == expected, "\(value)")
        #expect(nanoseconds(rounding: -value) == -expected, "\(-value)")
      }
    }
  }
}
