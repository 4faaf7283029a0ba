import Foundation
import Testing

/// No file depends on how many replications run at a time.
@Suite struct JobsTests {
  // More than two pieces of 250, in which replications are handed out.
  private static let several = "basketball-burst --features none,all -n 510"

  /// A command line whose outputs are files beside it.
  private static let lines = [
    """
    run basketball-burst --features none,all -n 120 --photos p.csv --events e.jsonl
    """,
    """
    run \(several) --histogram h.csv --histogram h.jsonl --trace t.json --assume guess=30% \
      --format json
    """,
    """
    histogram \(several) --csv h.csv --percentiles p.csv --summary s.csv --samples v.csv \
      --histogram h.prom
    """,
    "histogram \(several) --metric timeToPhoto --bins auto --csv a.csv --histogram j.jmh.json",
    """
    compare \(several) --margin framesCaptured=0.2 --precision framesCaptured=2% --csv c.csv \
      --json c.json --junit j.xml --markdown m.md --smaller-is-better s.json \
      --bigger-is-better b.json --bencher b.bmf.json --histogram h.csv --trace t.json --trace-each
    """,
    "report \(several) -o r.html",
    "plot timeline \(several) -o p.svg", "plot distribution \(several) -o p.svg",
  ]

  @Test(arguments: lines)
  func `Every file has the same bytes with any number of jobs`(line: String) async throws {
    var all: [[String: Data]] = []
    for jobs in [1, 2, 7] {
      let files = try await Binary.withFolder { folder in
        let result = try await Binary.shell(
          "\"$shotsim\" \(line) --jobs \(jobs) >output 2>errors; echo $? >code",
          folder: folder)
        #expect(result.exitCode == 0)
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
          files[name] = try Data(contentsOf: folder.appending(path: name))
        }
        return files
      }
      all.append(files)
    }
    // Output, errors and code, and at least one that is not empty beside the code.
    #expect(all[0].count >= 3)
    #expect(all[0].values.reduce(0) { $0 + $1.count } > 2000)
    #expect(all[0]["code"] == Data("0\n".utf8))
    for files in all.dropFirst() {
      #expect(files.keys.sorted() == all[0].keys.sorted())
      for (name, bytes) in files { #expect(bytes == all[0][name], "\(name)") }
    }
  }
}
