internal import CGSL

/// The C library's functions of the calculus, for layers that import no C.
enum Elementary {
  /// e to the power of `x`.
  @inline(__always)
  static func exp(_ x: Double) -> Double { CGSL.exp(x) }

  /// The natural logarithm of `x`.
  @inline(__always)
  static func log(_ x: Double) -> Double { CGSL.log(x) }
}
