// The GNU Scientific Library, as much of it as ShotSim calls.
//
// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef SHOTSIM_CGSL_SHIM_H
#define SHOTSIM_CGSL_SHIM_H

#include <gsl/gsl_cdf.h>
#include <gsl/gsl_errno.h>
#include <gsl/gsl_math.h>
#include <gsl/gsl_randist.h>
#include <gsl/gsl_rng.h>
#include <gsl/gsl_roots.h>
#include <gsl/gsl_sf_gamma.h>
#include <gsl/gsl_sort.h>
#include <gsl/gsl_statistics_double.h>
#include <gsl/gsl_version.h>

#endif
