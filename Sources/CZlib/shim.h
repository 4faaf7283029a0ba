// zlib, which compresses traces.
//
// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef SHOTSIM_CZLIB_SHIM_H
#define SHOTSIM_CZLIB_SHIM_H

#include <zlib.h>

/* deflateInit2 is a macro, which Swift does not see. */
static inline int czlib_deflate_init(z_stream *stream, int level, int window_bits) {
  return deflateInit2(stream, level, Z_DEFLATED, window_bits, 8, Z_DEFAULT_STRATEGY);
}

#endif
