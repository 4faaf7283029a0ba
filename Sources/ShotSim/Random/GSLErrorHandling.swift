internal import CGSL

/// Turns GSL's error handler off, once in a process.
///
/// The library's default handler aborts the process on the first bad argument.
/// Whatever calls GSL touches this first; arguments are checked before a call and
/// the returned status or value after it.
enum GSLErrorHandling {
  private static let switchedOff: Void = { _ = gsl_set_error_handler_off() }()

  /// Makes sure that a GSL error comes back as a status and never aborts.
  @inline(__always)
  static func switchOff() { _ = switchedOff }
}

/// Version of the library that is linked at run time, such as `2.7.1`; that of
/// the headers may differ.
let gslVersion: String = cgsl_version().map { String(cString: $0) } ?? GSL_VERSION
