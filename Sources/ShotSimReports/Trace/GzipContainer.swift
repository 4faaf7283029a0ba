import CZlib

/// Puts bytes into a gzip file (RFC 1952), compressed by zlib.
///
/// The file holds neither a time nor a name nor the system that it was made on, so
/// that the same data give the same bytes wherever the same zlib is.
package enum GzipContainer {
  /// Magic, deflate, no flags, no time, compressed as well as can be, unknown system.
  private static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255]
  /// Bytes that zlib is given or asked for at a time; it counts them in 32 bits.
  private static let chunk = 1 << 20

  /// Returns the gzip file.
  package static func compressed(_ data: [UInt8]) -> [UInt8] {
    var file = header
    var stream = z_stream()
    // A negative window stands for deflate data without zlib's own header.
    let started = czlib_deflate_init(&stream, Z_BEST_COMPRESSION, -MAX_WBITS)
    precondition(started == Z_OK, "zlib has no memory, or is another version than its header")
    defer { deflateEnd(&stream) }
    var checksum = crc32(0, nil, 0)
    var start = 0
    repeat {
      let end = min(start + chunk, data.count)
      data[start..<end].withUnsafeBufferPointer { input in
        checksum = crc32(checksum, input.baseAddress, UInt32(input.count))
        // zlib reads only, although it takes a mutable pointer.
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        append(&stream, isLast: end == data.count, to: &file)
      }
      start = end
    } while start < data.count
    append(UInt32(truncatingIfNeeded: checksum), to: &file)
    append(UInt32(truncatingIfNeeded: data.count), to: &file)
    return file
  }

  /// Appends all that the stream's input becomes.
  private static func append(_ stream: inout z_stream, isLast: Bool, to file: inout [UInt8]) {
    repeat {
      file += [UInt8](unsafeUninitializedCapacity: chunk) { output, count in
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(chunk)
        deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH)
        count = chunk - Int(stream.avail_out)
      }
      // What does not fill the output is the end of what there is.
    } while stream.avail_out == 0
  }

  private static func append(_ value: UInt32, to file: inout [UInt8]) {
    for shift in stride(from: 0, to: 32, by: 8) {
      file.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}
