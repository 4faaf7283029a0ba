internal import CGSL

/// Critical values of a normal statistic that is looked at several times.
///
/// The error α is spent as the sample grows (Lan and DeMets 1983), in proportion to its
/// size: of looks at n₁ < … < n_K replications, look k adds α(n_k − n_{k−1})/n_K to the
/// chance that any of them has gone beyond its critical value to either side while nothing
/// is there. The statistics of the looks are jointly normal with correlation √(n_j/n_k),
/// since the later sample holds the earlier one.
package struct SpendingBoundary: Sendable, Equatable {
  /// By look: the normal deviate beyond which its interval excludes zero.
  package let criticalValues: [Double]

  /// Finds the critical values by recursive integration (Armitage, McPherson and Rowe
  /// 1969; Jennison and Turnbull 2000, chapter 19).
  ///
  /// - Parameters:
  ///   - sizes: Rising, at least one.
  ///   - error: Two-sided and of all looks together, between 0 and 1.
  /// - Complexity: O(looks · points²), of some hundred points.
  package init(sizes: [Int], error: Double) {
    precondition(!sizes.isEmpty && error > 0 && error < 1, "a boundary has looks and an error")
    precondition(
      sizes[0] > 0 && zip(sizes, sizes.dropFirst()).allSatisfy { $0 < $1 }, "sizes rise")
    GSLErrorHandling.switchOff()
    let times = sizes.map { Double($0) / Double(sizes[sizes.count - 1]) }
    var values = [gsl_cdf_ugaussian_Qinv(error * times[0] / 2)]
    // Where the look before ended within its critical values: on a grid, the weight of
    // quadrature times the density of having come there without going beyond any.
    var grid = Grid(upTo: values[0], points: Self.points(at: 1, times))
    grid.multiply { gsl_ran_ugaussian_pdf($0) }
    for look in times.indices.dropFirst() {
      let kernel = Kernel(times[look - 1], times[look])
      let spent = error * (times[look] - times[look - 1])
      let critical = root(between: 0, and: 40) { value in
        grid.integral { kernel.beyond(value, from: $0) } - spent
      }
      values.append(critical)
      guard look + 1 < times.count else { break }
      var next = Grid(upTo: critical, points: Self.points(at: look + 1, times))
      next.multiply { point in grid.integral { kernel.density(point, from: $0) } }
      grid = next
    }
    criticalValues = values
  }

  /// Points of quadrature before a look: enough for the width of the kernel that leads to
  /// it, to either side of which a Gauss rule needs a few points.
  private static func points(at look: Int, _ times: [Double]) -> Int {
    guard look < times.count else { return 1 }
    let width = (1 - times[look - 1] / times[look]).squareRoot()
    return min(2000, 40 + Int(40 / width))
  }

  /// How the statistic moves from one look to the next.
  private struct Kernel {
    private let before: Double
    private let now: Double
    private let spread: Double

    /// From one share of the whole sample to a larger one.
    init(_ before: Double, _ now: Double) {
      (self.before, self.now) = (before.squareRoot(), now.squareRoot())
      spread = (now - before).squareRoot()
    }

    /// The density of coming to a point from one.
    func density(_ point: Double, from start: Double) -> Double {
      gsl_ran_ugaussian_pdf((point * now - start * before) / spread) * now / spread
    }

    /// The probability of going beyond a critical value, to either side.
    func beyond(_ critical: Double, from start: Double) -> Double {
      gsl_cdf_ugaussian_Q((critical * now - start * before) / spread)
        + gsl_cdf_ugaussian_Q((critical * now + start * before) / spread)
    }
  }

  /// Points between two critical values with the weights of Gauss and Legendre.
  private struct Grid {
    private var points: [(place: Double, weight: Double)] = []

    init(upTo critical: Double, points count: Int) {
      guard let table = gsl_integration_glfixed_table_alloc(count) else {
        preconditionFailure("no memory for \(count) points")
      }
      defer { gsl_integration_glfixed_table_free(table) }
      for index in 0..<count {
        var (place, weight) = (0.0, 0.0)
        gsl_integration_glfixed_point(-critical, critical, index, &place, &weight, table)
        points.append((place, weight))
      }
    }

    mutating func multiply(_ density: (Double) -> Double) {
      for index in points.indices { points[index].weight *= density(points[index].place) }
    }

    /// The integral of a function over the grid.
    func integral(_ function: (Double) -> Double) -> Double {
      points.reduce(0) { $0 + $1.weight * function($1.place) }
    }
  }
}
