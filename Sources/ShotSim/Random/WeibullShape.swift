internal import CGSL

/// The shape of the Weibull distribution with a given (standard deviation / mean)².
///
/// The root of ln Γ(1 + 2/k) − 2 ln Γ(1 + 1/k) − ln(1 + r²) in ln k, to full
/// precision. Ratios beyond those of shapes 0.01 and 10^7 get the nearer of the two
/// ends.
func weibullShape(squaredRatio: Double) -> Double {
  let target = log1p(squaredRatio)
  // Falls with the shape.
  func excess(_ logShape: Double) -> Double {
    let inverse = exp(-logShape)
    return gsl_sf_lngamma(1 + 2 * inverse) - 2 * gsl_sf_lngamma(1 + inverse) - target
  }
  return exp(root(between: log(0.01), and: log(1e7), of: excess))
}
