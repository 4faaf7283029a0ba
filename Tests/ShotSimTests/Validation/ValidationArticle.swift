@testable import ShotSim
@testable import ShotSimReports

/// Mean waits of queues at several utilizations, simulated and by theory: the
/// numbers of `docs/validation-against-theory.md`.
struct ValidationArticle {
  struct Point {
    var utilization: Double
    var theory: Double
    var simulated: ConfidenceInterval
    var mean: Double
  }

  struct Curve {
    var name: String
    var source: String
    /// The mean wait at a utilization, in mean services.
    var theory: @Sendable (Double) -> Double
    var points: [Point] = []
  }

  static let utilizations = [0.3, 0.5, 0.7, 0.8]
  static let replications: UInt32 = 30
  static let seconds = 24_000

  let curves: [Curve]

  /// Simulates everything; the seeds are fixed, so the numbers are too.
  init() {
    let second = 1_000_000_000 as Nanoseconds
    let exponential = Distribution.exponential(mean: second, floor: 0)
    let systems: [(curve: Curve, service: Distribution, servers: Int)] = [
      (
        Curve(name: "M/M/1", source: "Pollaczek–Khinchine, cv 1") {
          ClosedForms.meanWait(arrivalRate: $0, meanService: 1, cv: 1)
        }, exponential, 1
      ),
      (
        Curve(name: "M/G/1", source: "Pollaczek–Khinchine, gamma service of cv 0.5") {
          ClosedForms.meanWait(arrivalRate: $0, meanService: 1, cv: 0.5)
        }, .gamma(mean: second, cv: 0.5, floor: 0), 1
      ),
      (
        Curve(name: "M/D/1", source: "Pollaczek–Khinchine, cv 0") {
          ClosedForms.meanWait(arrivalRate: $0, meanService: 1, cv: 0)
        }, .constant(second), 1
      ),
      (
        Curve(name: "M/M/3", source: "Erlang C") {
          ClosedForms.erlangC(servers: 3, load: 3 * $0) / (3 - 3 * $0)
        }, exponential, 3
      ),
    ]
    curves = systems.enumerated().map { index, system in
      var curve = system.curve
      for (place, utilization) in Self.utilizations.enumerated() {
        let rate = utilization * Double(system.servers)
        let queue = QueueModel(
          interarrival: .exponential(mean: nanoseconds(rounding: 1e9 / rate), floor: 0),
          service: system.service, servers: system.servers, seed: UInt64(100 + 10 * index + place))
        let wait = QueueMeasures(
          of: queue, replications: Self.replications, seconds: Self.seconds
        ).wait
        curve.points.append(
          Point(
            utilization: utilization, theory: curve.theory(utilization),
            simulated: wait.meanInterval(level: 0.999), mean: wait.mean))
      }
      return curve
    }
  }

  // MARK: Text

  var markdown: String {
    """
    # Validation against theory

    <!-- Made by ValidationArticleTests; 'make golden' makes it again. -->

    The engine under the camera model knows nothing of cameras. So it can run systems whose \
    answers have been known for a century, and must give those answers. The tests in \
    `Tests/ShotSimTests/Validation` have it do so, with fixed seeds and intervals at 99.9 %:

    - M/M/1, M/D/1, M/G/1 with gamma and shifted lognormal service: waits, numbers, utilization, \
    the share of customers who wait, percentiles of the wait;
    - M/M/c (Erlang C), M/M/c/K, and Erlang B, which must not depend on the distribution of service;
    - tandem lines with blocking, machine repair, and recursions that hold customer by customer;
    - in every run, Little's law and the balance of flows, exactly.

    ## Mean waits

    One line, Poisson arrivals, services of one second on average. Lines are the closed forms, \
    dots the simulation with its interval; \(Self.replications) replications of \
    \(NumberText.grouped(Self.seconds)) s a dot, each after \(NumberText.grouped(Self.seconds / 10)) s of warm-up. \
    Those up to 0.7 would show a bias of 5 %. `make golden` simulates them anew, `make test-all` compares.

    ![Mean wait against utilization, simulated and by theory](validation-against-theory.svg)

    | system | closed form | utilization | theory, s | simulated, s | 99.9 % interval, s |
    | --- | --- | --- | --- | --- | --- |

    """ + rows
      + """

      Sources: Kleinrock, *Queueing Systems*, volume 1 (1975), chapters 3 and 5. The models are \
      `QueueModel`, some fifty lines on the public engine, and the formulas `ClosedForms`, both in the folder of \
      the tests.

      """
  }

  private var rows: String {
    curves.flatMap { curve in
      curve.points.map { point in
        "| \(curve.name) | \(curve.source) | \(Self.number(point.utilization, 1)) "
          + "| \(Self.number(point.theory, 3)) | \(Self.number(point.mean, 3)) "
          + "| \(Self.number(point.simulated.low, 3)) to \(Self.number(point.simulated.high, 3)) |\n"
      }
    }.joined()
  }

  private static func number(_ value: Double, _ decimals: Int) -> String {
    NumberText.fixed(value, decimals: decimals)
  }

  // MARK: Picture

  var svg: String {
    var canvas = SVGCanvas(width: 720, height: 420)
    let (left, right, top, bottom) = (60.0, 560.0, 36.0, 370.0)
    let across = LinearScale(
      covering: [0, 0.85], from: left, length: right - left, limit: 10)
    let up = LinearScale(
      covering: [0, 4.5], from: bottom, length: top - bottom, limit: 6)
    canvas.text("Mean wait, in mean services", x: left, y: 18, class: "title")
    for (mark, label) in zip(across.marks, across.labels) {
      let x = across.place(mark)
      canvas.line(x1: x, y1: top, x2: x, y2: bottom, class: "grid")
      canvas.text(label, x: x, y: bottom + 18, class: "soft", anchor: .middle)
    }
    for (mark, label) in zip(up.marks, up.labels) {
      let y = up.place(mark)
      canvas.line(x1: left, y1: y, x2: right, y2: y, class: "grid")
      canvas.text(label, x: left - 8, y: y + 4, class: "soft", anchor: .end)
    }
    canvas.text("utilization", x: right, y: bottom + 36, class: "soft", anchor: .end)
    for (index, curve) in curves.enumerated() {
      draw(curve, series: index + 1, across: across, up: up, on: &canvas)
    }
    let label = curves.map { curve in
      let dots = curve.points.map {
        "\(Self.number($0.mean, 2)) for \(Self.number($0.theory, 2)) at \($0.utilization)"
      }
      return curve.name + " " + dots.joined(separator: ", ")
    }.joined(separator: "; ")
    return canvas.picture(label: "Simulated mean waits for theory: \(label).", surroundings: .file)
  }

  private func draw(
    _ curve: Curve, series: Int, across: LinearScale, up: LinearScale, on canvas: inout SVGCanvas
  ) {
    let last = 0.82
    let path = (0...Int(last * 100)).map { step in
      let utilization = Double(step) / 100
      return SVGCanvas.length(across.place(utilization)) + " "
        + SVGCanvas.length(up.place(curve.theory(utilization)))
    }
    canvas.path("M" + path.joined(separator: "L"), class: "l\(series)")
    canvas.text(
      curve.name, x: across.place(last) + 12, y: up.place(curve.theory(last)) + 4)
    for point in curve.points {
      let x = across.place(point.utilization)
      let (low, high) = (up.place(point.simulated.low), up.place(point.simulated.high))
      canvas.path(
        "M\(SVGCanvas.length(x - 5)) \(SVGCanvas.length(low))h10m-5 0V\(SVGCanvas.length(high))"
          + "m-5 0h10", class: "whisker")
      canvas.circle(
        x: x, y: up.place(point.mean), radius: 3.5, class: "f\(series)",
        title: "\(curve.name) at \(Self.number(point.utilization, 1)): "
          + "\(Self.number(point.mean, 3)), theory \(Self.number(point.theory, 3))")
    }
  }
}
