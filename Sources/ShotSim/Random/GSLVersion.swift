internal import CGSL

/// Version of the library that is linked at run time, such as `2.7.1`; that of
/// the headers may differ.
let gslVersion: String = cgsl_version().map { String(cString: $0) } ?? GSL_VERSION
