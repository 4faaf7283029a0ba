public import ShotSim

extension BurstStudy {
  /// Writes one row of CSV for each photo of the replications from 0 on, after a
  /// row of column names.
  ///
  /// - Returns: The number of photos.
  /// - Throws: ``BurstStudyError`` when a replication cannot be run to its end.
  @discardableResult
  public func writePhotos(
    replications: Int, to sink: inout some TextOutputStream
  ) throws(BurstStudyError) -> Int {
    let writer = TableWriter(TableSchema<PhotoRow>.photos, as: .csv(.lineFeed))
    writer.writeHeader(to: &sink)
    var runner = ReplicationRunner(plan: plan, seed: scenario.seed, recorder: FullRecorder())
    var count = 0
    for replication in 0..<replications {
      let records: ReplicationRecords
      do throws(CaptureModelError) {
        records = try runner.records(ofReplication: replication)
      } catch {
        throw BurstStudyError(error)
      }
      for photo in records.photos {
        writer.write(
          PhotoRow(
            scenario: scenario.name, configuration: scenario.name, replication: replication,
            photo: photo), to: &sink)
      }
      count += records.photos.count
    }
    return count
  }
}
