import ShotSim

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Processor time and memory of this process.
enum Process {
  /// Processor time of this thread, in nanoseconds.
  static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The most memory that the process ever had, in megabytes.
  static func peakMegabytes() -> Double {
    var usage = rusage()
    #if os(Linux)
    // Glibc counts in kilobytes.
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1024
    #else
    getrusage(RUSAGE_SELF, &usage)
    return Double(usage.ru_maxrss) / 1_048_576
    #endif
  }
}

/// Times of one kind of work.
struct Measurement {
  var work: String
  var unit: String
  var parameter: String
  var count: Int
  /// Nanoseconds of each round, ascending.
  var rounds: [Double]
  var outcome: Outcome
  var peakMegabytes: Double

  /// Does the work a few times, the first time uncounted.
  init<Kind: Work>(_ kind: Kind, count: Int, rounds roundCount: Int) {
    work = Kind.name
    unit = Kind.unit
    parameter = kind.parameter
    self.count = count
    outcome = kind.run(count: max(1, count / 10))
    rounds = []
    for _ in 0..<roundCount {
      outcome = kind.run(count: count)
      rounds.append(outcome.nanoseconds)
    }
    rounds.sort()
    peakMegabytes = Process.peakMegabytes()
  }

  var median: Double { rounds[rounds.count / 2] }
  var nanosecondsPerOperation: Double { median / Double(count) }
  var nanosecondsPerEvent: Double { median / Double(outcome.events) }
  var operationsPerSecond: Double { Double(count) / median * 1e9 }
}
