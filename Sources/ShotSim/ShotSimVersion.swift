/// What this program is, for `--version` and for the manifest of every export.
package enum ShotSimVersion {
  /// Version of ShotSim, by the rules of semantic versioning.
  package static let number = "0.1.0"

  /// Name of the random number generator.
  package static let generator = "Philox 4x32-10"

  /// Version of the GNU Scientific Library that is linked at run time.
  package static var gsl: String { gslVersion }

  /// One line for `--version`.
  package static var line: String { "\(number) (GSL \(gsl), \(generator))" }
}
