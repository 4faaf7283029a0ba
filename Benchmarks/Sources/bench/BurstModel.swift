import ShotSim

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The camera of the plain burst: a capture stage, a processor, a background queue.
///
/// `README.md` defines it. Servers are counted by hand and not with `ServerPool`,
/// whose statistics the program in C does not keep either.
struct BurstModel: SimulationModel, ~Copyable {
  enum Mode: String, CaseIterable {
    /// Ready again when the frame is processed.
    case a = "A"
    /// Ready again when the frame is captured and fewer than four are processed.
    case b = "B"
    /// As B, with proxies, final photos in the background and balanced frames.
    case c = "C"

    var expected: (frames: Double, events: Double, lastEvent: Double) {
      switch self {
      case .a: (1.943, 24.406, 2.865)
      case .b: (4.977, 30.472, 6.221)
      case .c: (9.413, 48.760, 7.121)
      }
    }
  }

  enum Event: BitwiseCopyable {
    case tap
    case captured(Frame)
    case processed(Frame)
    case finished
  }

  struct Frame: BitwiseCopyable {
    var number: UInt16
    var isBalanced: Bool
  }

  let mode: Mode
  var frameCount: UInt16 = 0
  var eventCount = 0
  private var random: RandomStream
  private var replication: UInt32 = 0
  private var tapCount: UInt32 = 0
  private var isReady = true
  private var isCapturing = false
  private var tapsAreOver = false
  private var isBackgroundBusy = false
  private var lastCapture = Nanoseconds.min / 2
  private var captureBefore = Nanoseconds.min / 2
  private var processingCount = 0
  private var processingLine = WaitLine<Frame>()
  private var backlog = WaitLine<Frame>()
  private let tapInterval = Lognormal(mean: 0.1e9, cv: 0.2)
  private let proxy = Lognormal(mean: 0.08e9, cv: 0.2)

  init(mode: Mode, seed: UInt64) {
    self.mode = mode
    random = RandomStream(seed: seed)
  }

  mutating func begin(replication: UInt32) {
    self.replication = replication
    frameCount = 0
    eventCount = 0
    tapCount = 0
    isReady = true
    tapsAreOver = false
    lastCapture = .min / 2
    captureBefore = .min / 2
    processingCount = 0
    processingLine.removeAll()
    backlog.removeAll()
  }

  mutating func handle(
    _ event: Event, at now: Nanoseconds, scheduling events: inout EventList<Event>
  ) {
    eventCount &+= 1
    switch event {
    case .tap:
      if isReady { capture(at: now, scheduling: &events) }
      let next = now &+ lognormal(tapInterval, .tapInterval, tapCount)
      tapCount &+= 1
      if next <= 2_000_000_000 {
        events.schedule(.tap, at: next)
      } else {
        tapsAreOver = true
        finishNext(at: now, scheduling: &events)
      }
    case .captured(let frame):
      isCapturing = false
      processingCount &+= 1
      if processingCount == 1 {
        process(frame, at: now, scheduling: &events)
      } else {
        processingLine.append(frame)
      }
      isReady = mode != .a && processingCount < 4
    case .processed(let frame):
      processingCount &-= 1
      if let next = processingLine.popFirst() {
        process(next, at: now, scheduling: &events)
      }
      if !isCapturing { isReady = true }
      if mode == .c {
        backlog.append(frame)
        finishNext(at: now, scheduling: &events)
      }
    case .finished:
      isBackgroundBusy = false
      finishNext(at: now, scheduling: &events)
    }
  }

  private mutating func capture(
    at now: Nanoseconds, scheduling events: inout EventList<Event>
  ) {
    isReady = false
    isCapturing = true
    let limit: Nanoseconds = 600_000_000
    let isBalanced =
      mode == .c && now &- lastCapture < limit && lastCapture &- captureBefore < limit
    captureBefore = lastCapture
    lastCapture = now
    let frame = Frame(number: frameCount, isBalanced: isBalanced)
    frameCount &+= 1
    let length = gamma(
      shape: 100, mean: isBalanced ? 0.15e9 : 0.25e9, .capture, UInt32(frame.number))
    events.schedule(.captured(frame), at: now &+ length)
  }

  private mutating func process(
    _ frame: Frame, at now: Nanoseconds, scheduling events: inout EventList<Event>
  ) {
    let number = UInt32(frame.number)
    let length =
      mode == .c
      ? lognormal(proxy, .proxy, number)
      : gamma(shape: 16, mean: 1.2e9, .processing, number)
    events.schedule(.processed(frame), at: now &+ length)
  }

  /// Starts the next final photo if the background may work.
  @inline(__always)
  private mutating func finishNext(
    at now: Nanoseconds, scheduling events: inout EventList<Event>
  ) {
    guard tapsAreOver && !isBackgroundBusy && !isCapturing && processingCount == 0,
      let frame = backlog.popFirst()
    else { return }
    finish(frame, at: now, scheduling: &events)
  }

  @inline(never)
  private mutating func finish(
    _ frame: Frame, at now: Nanoseconds, scheduling events: inout EventList<Event>
  ) {
    isBackgroundBusy = true
    let length = gamma(
      shape: 16, mean: frame.isBalanced ? 0.35e9 : 1.2e9, .finalProcessing,
      UInt32(frame.number))
    events.schedule(.finished, at: now &+ length)
  }

  private mutating func lognormal(
    _ law: Lognormal, _ purpose: RandomPurpose, _ index: UInt32
  ) -> Nanoseconds {
    random.seek(
      to: RandomAddress(replication: replication, purpose: purpose, index: index))
    return nanoseconds(
      rounding: exp(law.zeta + random.gaussian(standardDeviation: law.sigma)))
  }

  private mutating func gamma(
    shape: Double, mean: Double, _ purpose: RandomPurpose, _ index: UInt32
  ) -> Nanoseconds {
    random.seek(
      to: RandomAddress(replication: replication, purpose: purpose, index: index))
    return nanoseconds(rounding: random.gamma(shape: shape, scale: mean / shape))
  }
}

/// The parameters of a lognormal time with a given mean and coefficient of variation.
struct Lognormal {
  let zeta: Double
  let sigma: Double

  init(mean: Double, cv: Double) {
    let variance = log1p(cv * cv)
    zeta = log(mean) - variance / 2
    sigma = variance.squareRoot()
  }
}

/// The purposes of the model's random numbers.
extension RandomPurpose {
  fileprivate static var tapInterval: Self { Self(1) }
  fileprivate static var capture: Self { Self(7) }
  fileprivate static var processing: Self { Self(9) }
  fileprivate static var proxy: Self { Self(10) }
  fileprivate static var finalProcessing: Self { Self(12) }
}
