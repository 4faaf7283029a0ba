internal import CGSL

/// The shape of the Weibull distribution with a given (standard deviation / mean)².
///
/// The root of ln Γ(1 + 2/k) − 2 ln Γ(1 + 1/k) − ln(1 + r²) in ln k, by Brent's
/// method, to full precision. Ratios beyond those of shapes 0.01 and 10^7 get the
/// nearer of the two ends: 10^28 and 10^-7.
func weibullShape(squaredRatio: Double) -> Double {
  GSLErrorHandling.switchOff()
  let (lowest, highest) = (log(0.01), log(1e7))
  var target = log1p(squaredRatio)
  if excess(lowest, target) <= 0 { return exp(lowest) }
  if excess(highest, target) >= 0 { return exp(highest) }
  guard let solver = gsl_root_fsolver_alloc(cgsl_root_fsolver_brent()) else {
    fatalError("out of memory for a root finder")
  }
  defer { gsl_root_fsolver_free(solver) }
  return withUnsafeMutablePointer(to: &target) { target in
    var function = gsl_function(
      function: { logShape, target in
        guard let target else { return .nan }
        return excess(logShape, target.load(as: Double.self))
      }, params: target)
    return withUnsafeMutablePointer(to: &function) { function in
      gsl_root_fsolver_set(solver, function, lowest, highest)
      // Brent's method halves the bracket at worst; 200 steps exhaust a Double.
      for _ in 0..<200 {
        gsl_root_fsolver_iterate(solver)
        let width = gsl_root_fsolver_x_upper(solver) - gsl_root_fsolver_x_lower(solver)
        if width <= 1e-15 { break }
      }
      return exp(gsl_root_fsolver_root(solver))
    }
  }
}

/// ln(1 + cv²) of a Weibull distribution minus the wanted value; falls with the shape.
private func excess(_ logShape: Double, _ target: Double) -> Double {
  let inverse = exp(-logShape)
  return gsl_sf_lngamma(1 + 2 * inverse) - 2 * gsl_sf_lngamma(1 + inverse) - target
}
