import Foundation
import Testing

@testable import ShotSim
@testable import ShotSimReports
@testable import shotsim_cli

/// Inputs that would take more memory, or larger numbers, than there are.
///
/// Each is refused in clear words before the work, or bounded. The process may not take
/// 2 GB of address space, so that a test fails where memory has no bound.
@Suite struct LimitsTests {
  private static let setUp = """
    ulimit -v 2000000
    head='scenario,config,metric,unit,bin_lower,bin_upper,count,cumulative_count,proportion,cumulative_proportion'
    histogram() { # lower edge, upper edge, count
      printf '%s\\n' "$head" "s,c,timeToPhoto,ms,-Inf,$1,0,0,0,0" "s,c,timeToPhoto,ms,$1,$2,$3,$3,1,1" \
        "s,c,timeToPhoto,ms,$2,Inf,0,$3,0,1"
    }
    """

  private func run(_ line: String) async throws -> Binary.Result {
    try await Binary.withFolder { folder in
      try await Binary.shell(Self.setUp + "\n" + line, folder: folder)
    }
  }

  @Test func `A grid of a thousand million combinations is counted and not made`() async throws {
    let result = try await run(
      """
      list=0.1; for i in 1 2 3 4 5 6 7 8 9; do list="$list,0.$i"; done
      set --; for i in 1 2 3 4 5 6 7 8 9; do set -- "$@" --vary "light=$list"; done
      "$shotsim" compare basketball-burst "$@"; echo $?
      set --; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        set -- "$@" --vary "light=$list"
      done
      "$shotsim" compare basketball-burst "$@"; echo $?
      """)
    #expect(result.outputText == "64\n64\n")
    #expect(
      result.errorText.contains(
        "error: 1,000,000,000 combinations are too many; at most 1,000\n"))
  }

  @Test(arguments: [
    "run - < big", "baseline show big", "histogram --merge big big", "validate big",
    "compare basketball-burst --baseline big", "histogram --merge - < /dev/zero",
    "baseline show /dev/zero", "run /dev/zero",
  ])
  func `No input is read beyond 16 MiB`(command: String) async throws {
    let result = try await run(
      "head -c 17000000 /dev/zero | tr '\\0' ' ' > big; \"$shotsim\" \(command); echo $?")
    #expect(result.errorText.contains("it has more than 16 MiB"))
    #expect(result.outputText == "66\n" || result.outputText == "65\n")
  }

  @Test func `Bins far from each other are not filled in`() async throws {
    let result = try await run(
      """
      histogram 0.1 0.2 1 > near.csv; histogram 900000000 900001000 1 > far.csv
      "$shotsim" histogram --merge near.csv far.csv --csv sum.csv; echo $?; ls -A
      """)
    #expect(result.outputText == "65\nfar.csv\nnear.csv\n")
    #expect(result.errorText.hasPrefix("far.csv:2: error: "))
    #expect(
      result.errorText.contains(
        "rows are too many; the bins of timeToPhoto lie far from each other"))
    #expect(result.errorText.contains("allowed: 1,000,000 rows in all"))
  }

  @Test func `Counts are added as far as they are exact, and no farther`() async throws {
    let result = try await run(
      """
      histogram 1 1.01 9007199254740992 > a.csv; histogram 1 1.01 0 > none.csv
      "$shotsim" histogram --merge a.csv none.csv >/dev/null; echo $?
      "$shotsim" histogram --merge none.csv a.csv a.csv; echo $?
      """)
    #expect(result.outputText == "0\n65\n")
    #expect(
      result.errorText
        == "a.csv:2: error: the counts of timeToPhoto are more than can be added exactly; "
        + "allowed: a whole number, in all at most 9,007,199,254,740,992 of a metric\n")
  }

  @Test(arguments: ["4611686018427387904", "9223372036854775807", "99999999999999999999", "-1"])
  func `No number in COLUMNS is too large`(columns: String) async throws {
    for command in ["help", "run basketball-burst -n 3 -q", "devices iphone-17"] {
      let result = try await run("COLUMNS=\(columns) \"$shotsim\" \(command) > out; echo $?")
      #expect(result.outputText == "0\n")
    }
  }

  @Test(arguments: [
    ("framesCaptured.mean", "1.5", "1.5 cannot be framesCaptured of a replication"),
    ("framesCaptured.mean", "-1", "-1.0 cannot be framesCaptured of a replication"),
    ("framesCaptured.mean", "1e300", "1e+300 cannot be framesCaptured of a replication"),
    ("timeToPhoto.mean", "1e200", "1e+200 cannot be timeToPhoto of a replication"),
    ("timeToPhoto.mean", "1e999", "1e999 is out of range"),
  ])
  func `Values of a baseline that no run can have are refused with their place`(
    quantity: String, value: String, message: String
  ) async throws {
    let result = try await run(
      """
      "$shotsim" baseline save basketball-burst -n 4 -q -o b.json --metric timeToPhoto > /dev/null
      awk -v q='"\(quantity)"' -v x='\(value)' '
        /"replications": \\{/ { inside = 1 }
        inside && index($0, q) { found = 1 }
        found && !done && /^ *\\[?[0-9]/ { sub(/[0-9][0-9.]*/, x); done = 1 }
        { print }' b.json > broken.json
      cmp -s b.json broken.json && echo same
      "$shotsim" compare basketball-burst --baseline broken.json --seed 5 --allow-mismatch; echo $?
      """)
    #expect(result.outputText == "65\n")
    #expect(result.errorText.contains(message))
    #expect(result.errorText.wholeMatch(of: /broken\.json:\d+:\d+: error: .*\n/) != nil)
  }

  @Test func `Contrasts of the smallest and largest values neither trap nor mislead`() {
    for size in [1e-200, 1e-100, 1, 1e15] {
      let one = QuantitySample(
        Quantity(.timeToPhoto), form: .values([1, 2, 3, 5].map { $0 * size }))
      let other = QuantitySample(
        Quantity(.timeToPhoto), form: .values([2, 2, 4, 5, 6].map { $0 * size }))
      let contrast = QuantityContrast(ofUnpaired: one, minus: other, level: 0.95)
      // Welch's test of these, by R: t.test(c(1,2,3,5), c(2,2,4,5,6)).
      #expect(abs(contrast.estimate.value / size + 1.05) < 1e-12)
      if size > 1e-150 { #expect(abs(contrast.probability - 0.3951) < 0.01) }
    }
  }

  @Test func `A baseline too large to be read again is not made`() async throws {
    let result = try await run(
      "\"$shotsim\" baseline save basketball-burst -n 100000000 -q -o b.json; echo $?; ls -A")
    #expect(result.outputText == "65\n")
    #expect(result.errorText.contains("more than the 16 MiB that can be read again"))
  }

  @Test func `A picture shows the first of very many taps, and says so`() async throws {
    let result = try await run(
      """
      "$shotsim" report basketball-burst -n 2 -q -o page.html \
        --set photographer.shutter='{ "every": { "constant": "2ms" }, "from": "0s", "until": "20s" }'
      "$shotsim" plot timeline basketball-burst -n 2 -q -o line.svg \
        --set photographer.shutter='{ "every": { "constant": "2ms" }, "from": "0s", "until": "20s" }'
      for file in page.html line.svg; do
        test $(wc -c < $file) -lt 3000000 && echo small
        grep -o 'shown: the first 500 of 10,00[01] taps' $file | head -1
      done
      """)
    #expect(result.errorText.isEmpty)
    #expect(
      result.outputText.split(separator: "\n").filter { $0 == "small" }.count == 2,
      "\(result.outputText)")
    #expect(result.outputText.split(separator: "shown: the first 500 of 10,00").count == 3)
  }

  /// All values of a run fit in memory that does not grow with their number.
  @Test(.enabled(if: Binary.isComplete))
  func `Tables of every photo are written as they come`() async throws {
    let result = try await run(
      """
      ulimit -v 1200000
      "$shotsim" run basketball-burst -n 20000 -q --photos /dev/null --events /dev/null >/dev/null
      echo $?
      """)
    #expect(result.outputText == "0\n")
  }
}
