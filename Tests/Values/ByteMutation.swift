/// Changes of a file's bytes that know nothing of its format.
package enum ByteMutation {
  private static let tokens = [
    "{", "}", "[", "]", ":", ",", "null", "true", "-1", "1e999", "1e200", "1.5", "0", "\"-1s\"",
    "\"87600h\"", "18446744073709551616", "9007199254740992", "NaN", "'", "\"", "\\", "/*", "//",
    "\"12MP\"", "\"0.001MP\"", "\u{0}", "\u{1B}[2J", "\u{9B}", "\u{202E}", "\n::error::x\n",
    "\u{FEFF}", "constant", "\"a\\u0000b.json5\"", "\"iphone-17\"", "script", "0x", "99999999999",
    "\r\n", "\"\"", ",,", "-0", "|",
  ]

  /// The bytes with one to three parts removed, repeated, or replaced.
  package static func changed(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<random.number(1...3) {
      let at = random.number(0...bytes.count)
      let length = min(random.number(1...12), bytes.count - at)
      switch random.number(0...4) {
      case 0: bytes.removeSubrange(at..<at + length)
      case 1: bytes.insert(contentsOf: Array(bytes[at..<at + length]), at: at)
      case 2: bytes.insert(contentsOf: Array(random.pick(tokens).utf8), at: at)
      case 3: bytes.replaceSubrange(at..<at + length, with: Array(random.pick(tokens).utf8))
      default: if at < bytes.count { bytes[at] = UInt8.random(in: 0...255, using: &random) }
      }
    }
    return bytes
  }
}
