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

/// The root of a continuous function between two points where its signs differ.
///
/// By Brent's method, until the bracket has no number between its ends that is
/// worth telling apart, at most 200 steps.
///
/// - Returns: The root; the nearer end where the signs at both ends are the same.
func root(
  between lower: Double, and upper: Double, of function: (Double) -> Double
) -> Double {
  precondition(lower < upper, "a root is looked for between two points in ascending order")
  GSLErrorHandling.switchOff()
  let (atLower, atUpper) = (function(lower), function(upper))
  if (atLower > 0) == (atUpper > 0) { return abs(atLower) < abs(atUpper) ? lower : upper }
  guard let solver = gsl_root_fsolver_alloc(cgsl_root_fsolver_brent()) else {
    fatalError("out of memory for a root finder")
  }
  defer { gsl_root_fsolver_free(solver) }
  return withoutActuallyEscaping(function) { function in
    withUnsafePointer(to: function) { pointer in
      var description = gsl_function(
        function: { argument, pointer in
          guard let pointer else { return .nan }
          return pointer.assumingMemoryBound(to: ((Double) -> Double).self).pointee(argument)
        }, params: UnsafeMutableRawPointer(mutating: pointer))
      return withUnsafeMutablePointer(to: &description) { description in
        // A refused bracket would leave the solver without a function to call.
        guard gsl_root_fsolver_set(solver, description, lower, upper) == Int32(GSL_SUCCESS) else {
          return .nan
        }
        for _ in 0..<200 {
          guard gsl_root_fsolver_iterate(solver) == Int32(GSL_SUCCESS) else { break }
          let (low, high) = (gsl_root_fsolver_x_lower(solver), gsl_root_fsolver_x_upper(solver))
          if high - low <= 2 * max(abs(low), abs(high)).ulp { break }
        }
        return gsl_root_fsolver_root(solver)
      }
    }
  }
}
