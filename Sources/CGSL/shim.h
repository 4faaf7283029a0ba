// The GNU Scientific Library, as much of it as ShotSim calls.
//
// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef SHOTSIM_CGSL_SHIM_H
#define SHOTSIM_CGSL_SHIM_H

#include <gsl/gsl_cdf.h>
#include <gsl/gsl_errno.h>
#include <gsl/gsl_integration.h>
#include <gsl/gsl_math.h>
#include <gsl/gsl_randist.h>
#include <gsl/gsl_rng.h>
#include <gsl/gsl_roots.h>
#include <gsl/gsl_sf_gamma.h>
#include <gsl/gsl_sort.h>
#include <gsl/gsl_statistics_double.h>
#include <gsl/gsl_version.h>

/* Swift takes GSL's pointers to its algorithms for shared mutable state, which they
   are only by declaration; these return them. */
static inline const gsl_root_fsolver_type *cgsl_root_fsolver_brent(void) {
  return gsl_root_fsolver_brent;
}

/* The version of the library that is linked, not of the headers. */
static inline const char *cgsl_version(void) { return gsl_version; }

#endif
