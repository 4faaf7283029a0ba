/// Owns tables of plain values that a hot loop reads through pointers, so that
/// no read counts references or checks bounds twice.
///
/// The tables never change once made and live as long as the arena.
final class TableArena: Sendable {
  private nonisolated(unsafe) var blocks: [UnsafeMutableRawPointer] = []

  /// Lays a table out.
  func table<Value: BitwiseCopyable>(_ values: [Value]) -> UnsafePointer<Value> {
    let block = UnsafeMutablePointer<Value>.allocate(capacity: max(1, values.count))
    for (index, value) in values.enumerated() { (block + index).initialize(to: value) }
    blocks.append(UnsafeMutableRawPointer(block))
    return UnsafePointer(block)
  }

  deinit {
    for block in blocks { block.deallocate() }
  }
}
