import Foundation
import Testing

@testable import shotsim_cli

/// The files that GitHub Actions names, which all steps add to.
@Suite struct SharedFileTests {
  private let outputs =
    "verdict=none\nchecks=0\nfailed=0\ninconclusive=0\nimproved=0\nreplications=2\n"

  private func compare(_ line: String) async throws -> Binary.Result {
    try await Binary.withFolder { folder in
      try await Binary.shell(
        "compare() { \"$shotsim\" compare basketball-burst --toggle responsiveCapture -n 2 -q"
          + " --github always -o out.json >/dev/null; }\n" + line, folder: folder)
    }
  }

  @Test func `Eighty comparisons at a time lose none of each other's lines`() async throws {
    let result = try await compare(
      """
      export GITHUB_OUTPUT=outputs GITHUB_STEP_SUMMARY=summary
      for i in 1 2 3 4 5 6 7 8; do
        for j in 1 2 3 4 5 6 7 8 9 10; do
          mkdir $i.$j
          (cd $i.$j; GITHUB_OUTPUT=../outputs GITHUB_STEP_SUMMARY=../summary; compare) &
        done
        wait
      done
      grep -c verdict= outputs; wc -l < outputs; grep -c '^### ' summary
      """)
    #expect(result.outputText.split(whereSeparator: \.isWhitespace) == ["80", "480", "80"])
  }

  @Test func `Pipes and standard output get the lines too`() async throws {
    let piped = try await compare(
      "{ \"$shotsim\" compare basketball-burst --toggle responsiveCapture -n 2 -q --github always"
        + " -o out.json | cat; }")
    let out = try await compare(
      """
      export GITHUB_OUTPUT=/dev/stdout
      { "$shotsim" compare basketball-burst --toggle responsiveCapture -n 2 -q --github always \
      -o out.json | cat; }
      """)
    #expect(out.exitCode == 0)
    #expect(out.outputText == piped.outputText + outputs)
    let fifo = try await compare(
      """
      mkfifo fifo; cat fifo > copy & export GITHUB_OUTPUT=fifo
      compare; echo $?; wait; cat copy
      """)
    #expect(fifo.outputText == "0\n" + outputs)
  }

  @Test func `A file that is mounted by itself, and so cannot be replaced, is added to`()
    async throws
  {
    let result = try await compare(
      """
      echo old > real; : > mounted; export GITHUB_OUTPUT=mounted
      mount="mount --bind real mounted"
      if $mount 2>/dev/null; then compare; echo $?; umount mounted; cat real
      elif unshare -r -m true 2>/dev/null; then
        export mount; unshare -r -m sh -c '$mount; "$shotsim" compare basketball-burst \
      --toggle responsiveCapture -n 2 -q --github always -o out.json >/dev/null; echo $?'
        cat real
      else GITHUB_OUTPUT=real; compare; echo $?; cat real; fi
      """)
    #expect(result.outputText == "0\nold\n" + outputs)
  }

  @Test func `A file that was read is not added to, and a wrong name is told`() async throws {
    let result = try await compare(
      """
      "$shotsim" scenarios basketball-burst > s.json5; cp s.json5 before
      GITHUB_OUTPUT=s.json5 "$shotsim" compare s.json5 --toggle responsiveCapture -n 2 -q \
      --github always >/dev/null; echo $?
      cmp s.json5 before; export GITHUB_OUTPUT=no/where; compare; echo $?
      """)
    #expect(result.outputText == "64\n73\n")
    #expect(result.errorText.contains("'GITHUB_OUTPUT' would replace 's.json5', which is read"))
    #expect(result.errorText.contains("cannot create no/where: No such file or directory"))
  }
}
