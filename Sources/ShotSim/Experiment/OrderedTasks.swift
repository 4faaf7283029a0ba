/// Runs numbered pieces of work over several cores and hands their results over in
/// order: what comes of them does not depend on the number of jobs, nor on which task
/// ran what.
///
/// The one loop behind experiments, comparisons, records and the library's studies.
enum OrderedTasks {
  /// Runs pieces 0..<count, at most `jobs` at one time.
  ///
  /// `finished` and `handOver` are called on the calling task: the one as each piece
  /// comes out, the other with the results in order. Results that wait for an earlier one
  /// are at most a few for each job, so that memory does not grow with the pieces, and a
  /// slow reader holds the tasks back. When the task is cancelled no more pieces are
  /// started; those that were are handed over, and may be incomplete.
  ///
  /// - Throws: What `handOver` throws, which ends everything.
  static func run<Piece: Sendable>(
    _ count: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> Piece,
    finished: (Int) -> Void = { _ in }, handOver: (Int, Piece) throws -> Void
  ) async throws {
    let jobs = max(1, jobs)
    // Enough for the others to go on while one piece takes long.
    let window = 4 * jobs
    try await withThrowingTaskGroup(of: (Int, Piece).self) { group in
      var waiting: [Int: Piece] = [:]
      var (started, running, handedOver) = (0, 0, 0)
      func startTasks() {
        while running < jobs, started < count, started < handedOver + window,
          !Task.isCancelled
        {
          let index = started
          started += 1
          running += 1
          group.addTask { (index, work(index)) }
        }
      }
      startTasks()
      while let (index, piece) = try await group.next() {
        running -= 1
        finished(index)
        waiting[index] = piece
        while let next = waiting.removeValue(forKey: handedOver) {
          try handOver(handedOver, next)
          handedOver += 1
        }
        startTasks()
      }
    }
  }
}

extension Range<Int> {
  /// The range in pieces of at most a size, in order.
  ///
  /// - Precondition: `size` is above zero.
  package func chunks(of size: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: size).map {
      $0..<Swift.min($0 + size, upperBound)
    }
  }
}
