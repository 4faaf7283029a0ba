import ShotSim
import Synchronization

/// Where bytes go: a descriptor, or memory in a test.
///
/// Bytes are collected and written in blocks, at once if it is a terminal.
final class ByteStream: Sendable {
  /// How the destination is called in an error, such as `standard output`.
  let name: String
  private let descriptor: Int32?
  private let isInteractive: Bool
  private let pending: Mutex<[UInt8]>
  private static let blockSize = 1 << 16

  /// A stream into an open descriptor.
  init(_ descriptor: Int32, name: String) {
    self.name = name
    self.descriptor = descriptor
    isInteractive = Platform.isTerminal(descriptor)
    pending = Mutex([])
  }

  /// A stream that keeps everything in memory.
  init(capturing name: String) {
    self.name = name
    descriptor = nil
    isInteractive = false
    pending = Mutex([])
  }

  /// The file that the caller leads the stream into; `nil` = a terminal, a pipe and so on.
  var file: FileIdentity? { descriptor.flatMap { FileIdentity(descriptor: $0) } }

  /// What a capturing stream has been given so far.
  var captured: [UInt8] { descriptor == nil ? pending.withLock { $0 } : [] }

  /// Writes what people read, or a build server's log keeps: nothing in it is a command.
  ///
  /// The one door for text; bytes of files go by ``write(_:)`` as they are.
  func print(_ text: String) throws(OutputError) { try write(Array(text.printableLines.utf8)) }

  func write(_ bytes: [UInt8]) throws(OutputError) {
    try write(bytes, flushing: isInteractive)
  }

  /// Hands over what was collected.
  func flush() throws(OutputError) { try write([], flushing: true) }

  private func write(_ bytes: [UInt8], flushing: Bool) throws(OutputError) {
    let result = pending.withLock { pending -> Result<Void, Platform.Failure> in
      pending += bytes
      guard let descriptor, flushing || pending.count >= Self.blockSize else {
        return .success(())
      }
      // Even after a failure, so that the same bytes do not fail twice.
      defer { pending.removeAll(keepingCapacity: true) }
      return Result { () throws(Platform.Failure) in
        try Platform.write(pending[...], to: descriptor)
      }
    }
    if case .failure(let failure) = result {
      throw .cannotWrite(name, reason: failure.reason)
    }
  }
}
