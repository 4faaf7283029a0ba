import Foundation
import Testing

@testable import ShotSim

@Suite struct QuantityTextTests {
  @Test(arguments: [
    ("250ms", 250_000_000), ("1.6s", 1_600_000_000), ("33.3ms", 33_300_000),
    ("33.333333ms", 33_333_333), ("150us", 150_000), ("2min", 120_000_000_000),
    ("1000h", 3_600_000_000_000_000), ("-3s", -3_000_000_000), ("+1ns", 1), ("0s", 0),
    ("-0s", 0), (".5us", 500), ("5.ns", 5), ("0.5ns", 1), ("-0.5ns", -1), ("0.4999999999ns", 0),
    ("0.49999999999999999999999999ns", 0), ("1.5ns", 2), ("-1.5ns", -2), ("2.5ns", 3),
    ("87600h", 315_360_000_000_000_000), ("-87600h", -315_360_000_000_000_000),
    ("0.00000000000013888888888888888888888h", 0), ("0.00000000000013888888888888888889h", 1),
    ("0.33333333333333333333333333333333333333333333333333s", 333_333_333),
    ("0000000000000000000000000001s", 1_000_000_000),
  ])
  func `A time is converted exactly and rounded half away from zero`(
    text: String, nanoseconds: Int64
  ) throws {
    #expect(try QuantityText.time(text) == nanoseconds)
  }

  @Test(arguments: [
    ("250", "no unit"), ("", "found"), ("ms", "found"), ("s5", "found"), ("5sec", "unknown unit"),
    ("1e3ms", "unknown unit"), ("5 ms", "unknown unit"), ("--5ms", "found"),
    ("99999h", "beyond"), ("315360000000000000.5ns", "beyond"), ("1٣ms", "unknown unit"),
    ("123456789012345678901234567890ns", "beyond"),
  ])
  func `What is no time says why`(text: String, words: String) {
    #expect {
      try QuantityText.time(text)
    } throws: { error in
      (error as? QuantityText.Failure)?.message.contains(words) ?? false
    }
  }

  @Test func `A misspelt unit gets the nearest one`() {
    for (text, nearest) in [("5mss", "ms"), ("5S", "s"), ("5mins", "min"), ("5hr", "h")] {
      #expect {
        try QuantityText.time(text)
      } throws: { error in
        (error as? QuantityText.Failure)?.nearest == nearest
      }
    }
  }

  @Test func `Memory is in megabytes of a million bytes`() throws {
    #expect(try QuantityText.megabytes("1200MB") == 1200)
    #expect(try QuantityText.megabytes("1.2GB") == 1200)
    #expect(try QuantityText.megabytes("500KB") == 0.5)
    #expect(try QuantityText.megabytes("0MB") == 0)
    for text in ["1200", "-1MB", "1TB", "MB", "9999999999999GB"] {
      #expect(throws: QuantityText.Failure.self) { try QuantityText.megabytes(text) }
    }
  }

  @Test func `Sizes are exact to a thousandth and written as they are read`() throws {
    for text in ["12MP", "12.2MP", "0.3MP", "48.125MP", "0.001MP", "10000MP"] {
      #expect(try QuantityText.dimensions(text).description == text)
    }
    #expect(try QuantityText.dimensions("12.500MP").kilopixels == 12_500)
    for text in ["12", "0MP", "-12MP", "12.0001MP", "12mp", "MP", "99999999999MP", "1e1MP"] {
      #expect(throws: QuantityText.Failure.self) { try QuantityText.dimensions(text) }
    }
  }
}
