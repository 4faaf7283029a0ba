import ShotSim

/// Puts bytes into a gzip file (RFC 1952) without compressing them.
///
/// The data are "stored" blocks of the deflate format (RFC 1951, section 3.2.4):
/// every reader of gzip takes them, and they are as long as the data. It needs no
/// compression library and gives the same bytes everywhere; a trace of one
/// replication is small anyhow.
package enum GzipContainer {
  /// Returns the gzip file; it holds neither a time nor a file name.
  package static func stored(_ data: [UInt8]) -> [UInt8] {
    // Magic, deflate, no flags, no time, no extra flags, unknown system.
    var file: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    file.reserveCapacity(data.count + 5 * (data.count / 65_535 + 1) + 18)
    var start = 0
    repeat {
      let end = min(start + 65_535, data.count)
      let length = UInt16(end - start)
      file.append(end == data.count ? 1 : 0)
      append(length, to: &file)
      append(~length, to: &file)
      file += data[start..<end]
      start = end
    } while start < data.count
    append(CRC32.checksum(data), to: &file)
    append(UInt32(truncatingIfNeeded: data.count), to: &file)
    return file
  }

  private static func append(_ value: some FixedWidthInteger, to file: inout [UInt8]) {
    for shift in stride(from: 0, to: value.bitWidth, by: 8) {
      file.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}

/// The checksum of gzip files (RFC 1952, section 8).
package enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  package static func checksum(_ data: some Sequence<UInt8>) -> UInt32 {
    ~data.reduce(0xFFFF_FFFF) { value, byte in
      table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8)
    }
  }
}
