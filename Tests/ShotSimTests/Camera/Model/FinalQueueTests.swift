import Testing

@testable import ShotSim

@Suite struct FinalQueueTests {
  private func order(_ queue: consuming FinalQueue) -> [Int32] {
    var order: [Int32] = []
    while let photo = queue.begin() {
      order.append(photo.number)
      queue.end()
    }
    return order
  }

  private func queue(_ numbers: ClosedRange<Int32>) -> FinalQueue {
    var queue = FinalQueue()
    for number in numbers { queue.append(PhotoIndex(number: number)) }
    return queue
  }

  @Test func `Finals are served in the order in which their proxies were made`() {
    #expect(order(queue(1...40)) == Array(1...40))
  }

  @Test func `While one is served none comes next`() {
    var queue = queue(1...2)
    let first = queue.begin()
    let next = queue.next
    #expect(first?.number == 1 && next == nil)
    queue.end()
    let second = queue.next
    #expect(second?.number == 2)
  }

  @Test func `Of several that are asked for the last one runs first, then the others in order`() {
    var queue = queue(1...5)
    queue.ask(for: PhotoIndex(number: 3))
    queue.ask(for: PhotoIndex(number: 4))
    queue.ask(for: PhotoIndex(number: 3))
    var asked: [Bool] = []
    for _ in 0..<3 {
      asked.append(queue.isNextAskedFor)
      _ = queue.begin()
      queue.end()
    }
    #expect(asked == [true, true, false])
    #expect(order(queue) == [2, 5])
  }

  @Test func `One that is asked for before its proxy is made goes to the front when it is`() {
    var queue = queue(1...2)
    queue.ask(for: PhotoIndex(number: 3))
    let before = queue.isNextAskedFor
    #expect(!before)
    queue.append(PhotoIndex(number: 3))
    let after = queue.isNextAskedFor
    #expect(after)
    #expect(order(queue) == [3, 1, 2])
  }

  @Test func `A reset forgets what waits, what is served and what was asked for`() {
    var queue = queue(1...3)
    queue.ask(for: PhotoIndex(number: 2))
    queue.ask(for: PhotoIndex(number: 9))
    _ = queue.begin()
    queue.reset()
    let (serving, next) = (queue.serving, queue.next)
    #expect(serving == nil && next == nil)
    queue.append(PhotoIndex(number: 9))
    let isAskedFor = queue.isNextAskedFor
    #expect(!isAskedFor)
  }
}
