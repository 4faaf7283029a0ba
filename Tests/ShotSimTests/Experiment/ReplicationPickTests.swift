import Foundation
import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct ReplicationPickTests {
  private static func result(_ frames: [Double], missed: [Double]) -> ConfigurationResult {
    var values = [[Double]](
      repeating: Array(repeating: .nan, count: frames.count), count: Metric.allCases.count)
    values[Int(Metric.framesCaptured.rawValue)] = frames
    values[Int(Metric.missedPresses.rawValue)] = missed
    let device = Device(
      name: "", title: "", platform: "", os: "", cameras: [], supports: DeviceSupport(),
      timing: [:], limits: DeviceLimits(), memory: [:], fastCapture: nil, variation: [:],
      thermal: nil, light: [:], provenance: [])
    let scenario = Scenario(
      name: "", deviceReference: "",
      configuration: CaptureConfiguration(device: device, camera: 0))
    return ConfigurationResult(
      label: "", scenario: scenario, firstReplication: 10, replications: frames.count,
      values: values, photoValues: [], photoValueCounts: [])
  }

  @Test(arguments: [
    (ReplicationPick.Place.worst, Metric.framesCaptured, 12), (.median, .framesCaptured, 10),
    (.best, .framesCaptured, 11), (.worst, .missedPresses, 13), (.best, .missedPresses, 11),
    (.median, .missedPresses, 12),
  ])
  func `The lowest replication of the wanted value is picked`(
    place: ReplicationPick.Place, metric: Metric, number: Int
  ) {
    let result = Self.result([4, 6, 2, 6, 2], missed: [3, 1, 2, 9, .nan])
    #expect(ReplicationPick(place, by: metric).replication(of: result) == number)
  }

  @Test func `No value, no replication`() {
    let result = Self.result([.nan], missed: [.nan])
    #expect(ReplicationPick(.best).replication(of: result) == nil)
  }
}
