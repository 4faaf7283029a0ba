import Testing

@testable import ShotSim

@Suite struct ContentDigestTests {
  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The examples of FIPS 180-4's companion, and lengths around a block's end.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1000),
      "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
    ),
  ])
  func `Known answers of SHA-256`(text: String, answer: String) {
    #expect(hex(ContentDigest.sha256(Array(text.utf8))) == answer)
  }

  private func digest(_ text: String, ignoring: Set<String> = []) throws -> String {
    ContentDigest.digest(
      of: try JSON5Parser.parse(Array(text.utf8), file: "t").root, ignoring: ignoring)
  }

  @Test func `Layout, key order and the way of writing a number do not count`() throws {
    #expect(
      try digest("{a: 1000, b: [true, null, 'x']}")
        == digest("// hi\n{ \"b\": [true, null, \"x\",], 'a': 1e3 }"))
    #expect(try digest("{a: 0.5}") == digest("{a: .5}"))
    #expect(try digest("{a: -0}") == digest("{a: 0}"))
  }

  @Test func `Content counts`() throws {
    let texts = ["{a: 1}", "{a: '1'}", "{a: 2}", "{b: 1}", "{a: [1]}", "{a: null}", "{a: 1, b: 1}"]
    #expect(Set(try texts.map { try digest($0) }).count == texts.count)
    #expect(try digest("{a: 1, name: 'x'}", ignoring: ["name"]) == digest("{a: 1}"))
  }

  @Test func `A scenario's digest ignores what does not change a replication`() throws {
    func read(_ overrides: String...) throws -> Scenario {
      try ScenarioReader(overrides: overrides.map { try Override($0) }).read("basketball-burst")
    }
    let plain = try read()
    #expect(
      try read("seed=7", "replications=3", "summary=other", "expect=[]").digest == plain.digest)
    #expect(try read("photo.flash=on").digest != plain.digest)
    let device = try read("device.limits.photosInProcessing=3")
    #expect(device.digest == plain.digest)
    #expect(device.deviceDigest != plain.deviceDigest)
  }
}
