package import ShotSim

/// Prints devices for people; what is guessed says so in capitals.
package struct DeviceText {
  private let device: Device
  private let options: TextPictureOptions
  /// In the order of first mention; a number in brackets refers to one.
  private var sources: [String] = []
  /// From 1, by source.
  private var numbers: [String: Int] = [:]

  private init(_ device: Device, _ options: TextPictureOptions) {
    self.device = device
    self.options = options
  }

  /// One device in full.
  package static func render(_ device: Device, options: TextPictureOptions) -> String {
    var text = DeviceText(device, options)
    var blocks = [text.heading]
    blocks.append(text.cameras())
    blocks.append(text.support())
    blocks += text.timings()
    blocks.append(contentsOf: text.rules())
    blocks.append(text.sourceList)
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  /// Devices, a block each.
  package static func list(_ devices: [Device], options: TextPictureOptions) -> String {
    let width = devices.map(\.name.count).max() ?? 0
    return devices.map { device in
      let supported = Feature.allCases.filter { device.supports[$0] }
        .map { "\($0)" }
      let lines =
        options.row(
          label: device.name, width: width, indent: 0,
          "\(device.title), \(CameraWords.platform(device))")
        + options.row(
          label: "", width: width, indent: 0,
          supported.isEmpty ? "no features" : supported.joined(separator: ", "))
        + options.row(label: "", width: width, indent: 0, counts(device))
      return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// How many timings are known how well, such as `59 timings: 3 measured and 20 GUESSES`.
  static func counts(_ device: Device) -> String {
    let parts = provenanceCounts(device).filter { $0.count > 0 }.map { item in
      switch item.provenance {
      case .guess: "\(item.count) \(item.count == 1 ? "GUESS" : "GUESSES")"
      default: "\(item.count) \(item.provenance.rawValue)"
      }
    }
    return Prose.counted(device.timing.count, "timing") + ": " + Prose.list(parts)
  }

  static func provenanceCounts(_ device: Device) -> [ProvenanceCount] {
    Provenance.allCases.map { kind in
      ProvenanceCount(
        provenance: kind, count: device.timing.values.count { $0.provenance == kind })
    }
  }

  // MARK: Blocks

  private var heading: [String] {
    options.wrapped(
      "\(device.name): \(device.title), \(CameraWords.platform(device))", indent: "  ")
      + options.wrapped("  " + Self.counts(device) + ".", indent: "  ")
  }

  private mutating func cameras() -> [String] {
    let width = device.cameras.map(\.name.count).max() ?? 0
    return ["Cameras" + origin(of: "cameras")]
      + device.cameras.flatMap { camera in
        options.row(label: camera.name, width: width, Self.words(camera))
      }
  }

  /// Sizes and their rules.
  private static func words(_ camera: Camera) -> String {
    let rules = camera.photoDimensions.compactMap { size -> String? in
      var parts: [String] = []
      if camera.qualityOnly.contains(size) { parts.append("at quality only") }
      if camera.notSpeed.contains(size) { parts.append("not at speed") }
      if camera.deferredOnly.contains(size) { parts.append("deferred only") }
      return parts.isEmpty ? nil : "\(size) \(Prose.list(parts))"
    }
    return ([Prose.list(camera.photoDimensions.map(\.description))] + rules)
      .joined(separator: "; ")
  }

  private mutating func support() -> [String] {
    let supports = device.supports
    let rows = DeviceSupport.entries.map { entry in
      switch entry.value {
      case .flag(let path): (entry.title, supports[keyPath: path] ? "yes" : "no")
      case .frames(let path):
        (
          entry.title,
          supports[keyPath: path] == 0 ? "no" : "up to \(supports[keyPath: path]) frames"
        )
      }
    }
    return ["Supports" + origin(of: "supports")] + table(rows)
  }

  /// A block for each part of the timing section, entries by size and prioritization.
  private mutating func timings() -> [[String]] {
    var blocks: [[String]] = []
    for (heading, entries) in DeviceTimings.grouped(device) {
      let path = heading.map { "timing.\($0)." } ?? "timing."
      let title = heading.map { "Timing: \($0)" } ?? "Timing"
      blocks.append([title] + rows(entries, below: path))
    }
    return blocks
  }

  private mutating func rows(_ entries: [(TimingKey, Timing)], below prefix: String) -> [String] {
    let names = entries.map { String($0.0.path.dropFirst(prefix.count)) }
    let marks = entries.map { mark($0.1.provenance, $0.1.source) }
    let (nameWidth, markWidth) = (
      names.map(\.count).max() ?? 0, marks.map(\.count).max() ?? 0
    )
    var lines: [String] = []
    for (place, entry) in entries.enumerated() {
      let padding = String(repeating: " ", count: nameWidth - names[place].count + 2)
      lines += options.row(
        label: names[place] + padding + marks[place], width: nameWidth + 2 + markWidth,
        DistributionText.exact.words(entry.1.distribution))
    }
    return lines
  }

  /// Limits, memory, fast capture, speed, heat and light.
  private mutating func rules() -> [[String]] {
    DeviceRules.sections(device).map { section in
      [section.title + origin(of: section.path)] + table(section.rows)
    }
  }

  private func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.flatMap { options.row(label: $0.0, width: width, $0.1) }
  }

  // MARK: Origins

  /// Such as `  (estimated [3])`; empty when the file does not say.
  private mutating func origin(of path: String) -> String {
    guard let entry = device.provenance.first(where: { $0.path == path }) else { return "" }
    return "  (\(mark(entry.provenance, entry.source)))"
  }

  private mutating func mark(_ provenance: Provenance, _ source: String) -> String {
    let word = provenance == .guess ? "GUESS" : provenance.rawValue
    guard !source.isEmpty else { return word }
    let number = numbers[source] ?? sources.count + 1
    if number > sources.count {
      sources.append(source)
      numbers[source] = number
    }
    return "\(word) [\(number)]"
  }

  private var sourceList: [String] {
    guard !sources.isEmpty else { return [] }
    let width = "[\(sources.count)]".count
    return ["Sources"]
      + sources.enumerated().flatMap { number, source in
        options.row(label: "[\(number + 1)]", width: width, source)
      }
  }
}

/// A device's timings in the order of the file's sections.
enum DeviceTimings {
  /// Groups with a heading such as `capture.processed`; the group without one
  /// has the timings that stand alone, and comes first.
  static func grouped(_ device: Device) -> [(heading: String?, entries: [(TimingKey, Timing)])] {
    let ordered = sorted(device)
    var groups: [(heading: String?, entries: [(TimingKey, Timing)])] = [(nil, [])]
    for entry in ordered {
      let key = entry.0
      guard key.dimensions != nil || key.kind != nil else {
        groups[0].entries.append(entry)
        continue
      }
      let heading = key.stage.path + (key.kind.map { ".\($0)" } ?? "")
      if groups.last?.heading != heading { groups.append((heading, [])) }
      groups[groups.count - 1].entries.append(entry)
    }
    return groups.filter { !$0.entries.isEmpty }
  }

  /// By stage, kind, size and prioritization.
  static func sorted(_ device: Device) -> [(TimingKey, Timing)] {
    func order(_ key: TimingKey) -> (Int, Int, Int32, Int) {
      (
        Int(key.stage.rawValue), key.kind.map { Int($0.rawValue) } ?? -1,
        key.dimensions?.kilopixels ?? -1, key.prioritization.map { Int($0.rawValue) } ?? -1
      )
    }
    return device.timing.map { ($0.key, $0.value) }.sorted { order($0.0) < order($1.0) }
  }
}
