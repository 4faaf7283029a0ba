// swift-tools-version: 6.1
import PackageDescription

/// Settings of every Swift target: the stricter of the language's upcoming
/// rules, so that a newer compiler finds nothing new to complain of.
let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ShotSim",
  // UInt128, the event list's key, needs these systems.
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ShotSim", targets: ["ShotSim", "ShotSimReports"]),
    .executable(name: "shotsim", targets: ["shotsim-cli"]),
  ],
  traits: [
    .trait(
      name: "InternalChecks",
      description: "Checks the event list's invariants after every change; slow, for tests only.")
  ],
  targets: [
    .systemLibrary(
      name: "CGSL",
      pkgConfig: "gsl",
      providers: [.apt(["libgsl-dev"]), .brew(["gsl"])]),
    .systemLibrary(
      name: "CZlib",
      pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(
      name: "ShotSim",
      dependencies: ["CGSL"],
      // EmbedFiles makes Swift source of them.
      exclude: ["BuiltIn/Devices", "BuiltIn/Scenarios"],
      swiftSettings: swiftSettings,
      plugins: ["EmbedFiles"]),
    .plugin(name: "EmbedFiles", capability: .buildTool, dependencies: ["embed-files"]),
    .executableTarget(
      name: "embed-files", path: "Plugins/embed-files", swiftSettings: swiftSettings),
    // What is written for people and other programs: a target of its own, so that
    // the compiler keeps the layer.
    .target(
      name: "ShotSimReports", dependencies: ["CZlib", "ShotSim"], swiftSettings: swiftSettings),
    .executableTarget(
      name: "shotsim-cli", dependencies: ["ShotSim", "ShotSimReports"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "ShotSimTests",
      dependencies: ["CGSL", "CZlib", "ShotSim", "ShotSimReports", "TestValues", "shotsim-cli"],
      resources: [.copy("Golden"), .copy("Cases"), .copy("BrokenFiles")],
      swiftSettings: swiftSettings),
    // Random values of schemas and random bytes, for both targets of tests.
    .target(
      name: "TestValues", dependencies: ["ShotSim"], path: "Tests/Values",
      swiftSettings: swiftSettings),
    .testTarget(
      name: "Fuzz", dependencies: ["ShotSim", "ShotSimReports", "TestValues", "shotsim-cli"],
      path: "Tests/Fuzz", swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6]
)
