/// One of the given times, each as likely as the others.
struct EmpiricalFamily: SampledFamily {
  var values: [Nanoseconds]

  static let name = Distribution.Name.empirical
  static let summary = "One of the given times, each as likely."
  private static let list = FamilyParameter(
    name: "values", summary: "The times to draw from, with replacement.", kind: .times)
  static let form = FamilyForm.object([list])

  var distribution: Distribution { .empirical(values) }

  var problems: [Distribution.Problem] {
    values.isEmpty || values.count > Int(UInt32.max) ? [.countOutOfRange(Self.list.name)] : []
  }

  var moments: Moments {
    let count = Double(values.count)
    let mean = values.reduce(0) { $0 + Double($1) } / count
    let squares = values.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
    return Moments(mean, squares / count)
  }

  var phrases: [DistributionPhrase] { [.times(values, mean: moments.mean)] }

  func scaled(by scale: TimeScale) -> Distribution { .empirical(values.map(scale.time)) }

  func law(in compiler: inout SamplerCompiler) -> Sampler.Law {
    .empirical(Law(times: compiler.table(of: values), count: UInt32(values.count)))
  }
}

extension EmpiricalFamily {
  init?(_ arguments: FamilyArguments) {
    guard let values = arguments[times: Self.list.name] else { return nil }
    self.init(values: values)
  }

  struct Law: DistributionFunction {
    /// A table of the sampler set.
    var times: UnsafePointer<Nanoseconds>
    var count: UInt32

    @inline(__always)
    func draw(from stream: inout RandomStream) -> Nanoseconds {
      times[stream.uniformInteger(below: Int(count))]
    }

    func quantile(at probability: Double) -> Double {
      let sorted = (0..<Int(count)).map { times[$0] }.sorted()
      let rank = Int((probability * Double(count)).rounded(.up)) - 1
      return Double(sorted[min(max(rank, 0), sorted.count - 1)])
    }

    func probability(upTo value: Double) -> Double {
      Double((0..<Int(count)).count { Double(times[$0]) <= value }) / Double(count)
    }
  }
}
