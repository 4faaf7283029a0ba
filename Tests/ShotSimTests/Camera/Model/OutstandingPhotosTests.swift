import Testing

@testable import ShotSim

@Suite struct OutstandingPhotosTests {
  private func demand(
    _ memory: Double = 10, isExclusive: Bool = false, slots: Int = 2
  ) -> OutstandingPhotos.Demand {
    OutstandingPhotos.Demand(memory: memory, isExclusive: isExclusive, slots: slots)
  }

  @Test func `With nothing outstanding there is room for any photo`() {
    #expect(
      OutstandingPhotos().haveRoom(for: demand(1e9, isExclusive: true, slots: 0), memoryLimit: 1))
  }

  @Test func `Slots and memory limit how many there are`() {
    var photos = OutstandingPhotos()
    photos.add(memory: 10, isExclusive: false)
    #expect(photos.haveRoom(for: demand(), memoryLimit: 20))
    #expect(!photos.haveRoom(for: demand(10.5), memoryLimit: 20))
    #expect(!photos.haveRoom(for: demand(slots: 1), memoryLimit: 20))
    photos.add(memory: 10, isExclusive: false)
    #expect(!photos.haveRoom(for: demand(), memoryLimit: 100))
    photos.remove(memory: 10, isExclusive: false)
    #expect(photos.haveRoom(for: demand(), memoryLimit: 100))
  }

  @Test func `An exclusive photo overlaps with none, whichever came first`() {
    var photos = OutstandingPhotos()
    photos.add(memory: 10, isExclusive: false)
    #expect(!photos.haveRoom(for: demand(isExclusive: true), memoryLimit: 100))
    photos.remove(memory: 10, isExclusive: false)
    photos.add(memory: 10, isExclusive: true)
    #expect(!photos.haveRoom(for: demand(), memoryLimit: 100))
  }

  @Test func `The peak stays, and nothing is held when nothing is outstanding`() {
    var photos = OutstandingPhotos()
    photos.add(memory: 0.1, isExclusive: false)
    photos.add(memory: 0.2, isExclusive: false)
    photos.remove(memory: 0.1, isExclusive: false)
    photos.remove(memory: 0.2, isExclusive: false)
    #expect(photos.memory == 0)
    #expect(photos.peakMemory == 0.1 + 0.2)
    #expect(photos.count == 0)
  }
}
