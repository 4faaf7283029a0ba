import ShotSim

/// The same replications by one task and by several: time by the clock, and answers.
struct Scaling {
  var jobs: Int
  var replications: Int
  /// Time of one task divided by that of `jobs`, of the median pair.
  var speedUp: Double
  /// Megabytes that the last run added to the peak of the process.
  var growth: Double
  var faults: [String] = []

  /// Runs pairs, since a shared machine's speed drifts between them.
  init(jobs: Int, replications: Int, pairs: Int) async throws {
    self.jobs = jobs
    self.replications = replications
    let study = try RealBurst.study(features: "all")
    _ = try await study.run(replications: 1_000 * jobs, jobs: jobs)
    let before = Process.peakMegabytes()
    let clock = ContinuousClock()
    var ratios: [Double] = []
    for _ in 0..<pairs {
      let start = clock.now
      let alone = try await study.run(replications: replications, jobs: 1)
      let middle = clock.now
      let together = try await study.run(replications: replications, jobs: jobs)
      let end = clock.now
      ratios.append((middle - start) / (end - middle))
      if alone != together { faults.append("\(jobs) jobs give another answer than one") }
    }
    ratios.sort()
    speedUp = ratios[ratios.count / 2]
    growth = Process.peakMegabytes() - before
  }
}
