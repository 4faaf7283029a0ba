/* Philox 4x32-10 as a GSL generator, with addresses, as in ShotSim: the seed is
   the key, (block, index, purpose + 2^16 sub-index, replication) the counter.

   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PHILOX_H
#define PHILOX_H

#include <gsl/gsl_rng.h>
#include <stdint.h>

typedef struct {
  uint32_t block[4];
  uint32_t counter[4];
  uint32_t key[2];
  uint32_t used;
} philox_state;

static inline void philox_block(philox_state *s) {
  uint32_t k0 = s->key[0], k1 = s->key[1];
  uint32_t w0 = s->counter[0], w1 = s->counter[1], w2 = s->counter[2], w3 = s->counter[3];
  for (int round = 0; round < 10; round++) {
    const uint64_t p0 = (uint64_t)w0 * 0xD2511F53u, p1 = (uint64_t)w2 * 0xCD9E8D57u;
    w0 = (uint32_t)(p1 >> 32) ^ w1 ^ k0;
    w2 = (uint32_t)(p0 >> 32) ^ w3 ^ k1;
    w1 = (uint32_t)p1;
    w3 = (uint32_t)p0;
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  s->block[0] = w0, s->block[1] = w1, s->block[2] = w2, s->block[3] = w3;
  s->counter[0]++;
  s->used = 0;
}

static inline uint32_t philox_next(philox_state *s) {
  if (s->used == 4) philox_block(s);
  return s->block[s->used++];
}

static unsigned long philox_get(void *state) { return philox_next(state); }

static double philox_get_double(void *state) {
  const uint64_t high = philox_next(state) >> 5, low = philox_next(state) >> 6;
  return (double)(high << 26 | low) * 0x1p-53;
}

static void philox_set(void *state, unsigned long seed) {
  philox_state *s = state;
  s->key[0] = (uint32_t)seed, s->key[1] = (uint32_t)(seed >> 32);
  for (int i = 0; i < 4; i++) s->counter[i] = 0;
  s->used = 4;
}

static inline void philox_seek(
    gsl_rng *random, uint32_t replication, uint32_t purpose, uint32_t index) {
  philox_state *s = random->state;
  s->counter[0] = 0, s->counter[1] = index, s->counter[2] = purpose;
  s->counter[3] = replication;
  s->used = 4;
}

static const gsl_rng_type philox_type = {
    "philox4x32-10", UINT32_MAX, 0, sizeof(philox_state),
    philox_set, philox_get, philox_get_double};

#endif
