import CZlib
import Testing

@testable import ShotSimReports

@Suite struct GzipContainerTests {
  /// Data of several of the chunks that zlib is given, with and without patterns.
  private static let data: [[UInt8]] = [
    [], [7], Array("A trace.".utf8), [UInt8](repeating: 7, count: 3 << 20),
    (0..<(2 << 20) + 1).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 2_654_435_761 >> 13) },
  ]

  @Test(arguments: data.indices)
  func `zlib gives back what went in, and finds the checksum right`(index: Int) {
    let data = Self.data[index]
    var input = GzipContainer.compressed(data)
    var output = [UInt8](repeating: 0, count: data.count + 1)
    var stream = z_stream()
    // 16 asks for a gzip file, whose checksum and length are then compared.
    let size = Int32(MemoryLayout<z_stream>.size)
    #expect(inflateInit2_(&stream, 16 + MAX_WBITS, ZLIB_VERSION, size) == Z_OK)
    defer { inflateEnd(&stream) }
    let inputCount = UInt32(input.count)
    let outputCount = UInt32(output.count)
    input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = inputCount
        stream.next_out = output.baseAddress
        stream.avail_out = outputCount
        #expect(inflate(&stream, Z_FINISH) == Z_STREAM_END)
      }
    }
    #expect(stream.avail_in == 0)
    #expect(Array(output.prefix(Int(stream.total_out))) == data)
  }

  @Test func `The file says neither when nor where it was made`() {
    let file = GzipContainer.compressed(Array("A trace.".utf8))
    #expect(file.prefix(10) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255])
    #expect(file == GzipContainer.compressed(Array("A trace.".utf8)))
  }

  @Test func `A trace becomes a fraction of its length`() {
    let trace = Array(ChromeTraceTests.sideBySide.utf8)
    #expect(GzipContainer.compressed(trace).count * 4 < trace.count)
  }
}
