import ShotSim
import ShotSimReports

/// Reads and writes baseline files for commands.
enum BaselineStore {
  /// Reads a baseline.
  ///
  /// - Throws: A ``CommandFailure`` for a file that is no baseline, ``UnreadableFile``.
  static func load(_ path: String) throws -> Baseline {
    let bytes = try InputFile.read(path: path).bytes
    do throws(DiagnosticList) {
      return try BaselineDocument.read(bytes, file: path)
    } catch {
      throw CommandFailure.reading(.invalid(error))
    }
  }

  /// Reads a baseline, or returns nil when there is no such file.
  static func loadIfPresent(_ path: String) throws -> Baseline? {
    do {
      return try load(path)
    } catch let error as UnreadableFile where error.isMissing {
      return nil
    }
  }

  /// Refuses what cannot be kept before it is run: each replication has two characters
  /// at least.
  static func checkSize(_ replications: Int, to target: OutputTarget) throws {
    guard replications > InputFile.limit / 2 else { return }
    throw CommandFailure.tooLargeToRead(target.argumentText)
  }

  /// Writes a baseline of a result.
  static func write(
    _ result: ConfigurationResult, margins: [QuantityMargin]?, quantities: [Quantity]?,
    to file: OutputFile
  ) throws {
    let margins = margins ?? Baseline.usualMargins
    var kept = Quantity.usual
    for quantity in (quantities ?? []) + margins.map(\.quantity) where !kept.contains(quantity) {
      kept.append(quantity)
    }
    let baseline = Baseline(
      of: result, inputs: Baseline.Inputs(of: result.scenario, result.replications),
      margins: margins, quantities: kept)
    let bytes = Array(BaselineDocument.document.text(baseline).utf8)
    guard bytes.count <= InputFile.limit else {
      throw CommandFailure.tooLargeToRead(file.target.argumentText)
    }
    try file.write(bytes)
  }
}
