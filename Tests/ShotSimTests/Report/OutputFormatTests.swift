import Testing

@testable import ShotSim
@testable import ShotSimReports
@testable import shotsim_cli

@Suite struct OutputFormatTests {
  private func check<Content>(_ formats: [OutputFormat<Content>]) {
    let names = formats.map(\.name)
    let endings = formats.flatMap(\.endings)
    let options = formats.compactMap(\.option)
    #expect(Set(names).count == names.count)
    #expect(Set(endings).count == endings.count)
    #expect(Set(options).count == options.count)
    for format in formats {
      #expect(!format.endings.isEmpty && !format.summary.isEmpty)
      #expect(format.endings.allSatisfy { $0.hasPrefix(".") && $0 == $0.lowercased() })
      #expect((format.option == nil) == format.help.isEmpty)
    }
  }

  @Test func `Names, endings and options are distinct, and everything is described`() {
    check(OutputFormats.distributions)
    check(OutputFormats.comparisons)
  }

  @Test(arguments: [
    ("a.json", "json"), ("A.BMF.JSON", "bencher"), ("x.smaller.json", "smaller-is-better"),
    ("x.md", "markdown"), ("x.csv", "csv"),
  ])
  func `The longest ending that fits decides`(file: String, name: String) {
    let format: OutputFormat<JudgedComparison>? = OutputFormats.comparisons.format(ofFile: file)
    #expect(format?.name == name)
  }

  @Test func `A name without a known ending has no format`() {
    for file in ["", "json", "a.txt", "a.hgrm.gz"] {
      let format: OutputFormat<Distributions>? = OutputFormats.distributions.format(ofFile: file)
      #expect(format == nil)
    }
  }

  @Test func `Each format of comparisons is an option, and the printed ones are choices`() {
    let options = ComparisonOutput.options.map(\.description.name)
    for format in OutputFormats.comparisons {
      if let option = format.option { #expect(options.contains(option)) }
      #expect(PrintedFormat.choices.contains(format.name) == format.isPrinted)
    }
  }

  @Test func `Every format renders what it is given, or says why not`() throws {
    let judged = JudgedComparison(SampleComparison.judged)
    for format in OutputFormats.comparisons {
      #expect(!(try format.render(judged)).isEmpty, "\(format.name)")
    }
    let result = HistogramOutput.accumulators(of: SampleComparison.judged.results)
    for format in OutputFormats.distributions {
      if format.holdsOne {
        #expect(throws: FormatProblem.self) { try format.render(Distributions(result)) }
      } else {
        #expect(!(try format.render(Distributions(result))).isEmpty, "\(format.name)")
      }
    }
  }
}
