/* The same M/M/1 and plain burst as in Sources/bench, by hand in C: one loop over
   a heap, the same generator, the same variates of GSL at the same addresses, so
   that every answer must be equal to the last digit.

   Usage: engine mm1 0.9 CUSTOMERS | engine burst A|B|C BURSTS
   Prints nanoseconds, operations, events, answers.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include <gsl/gsl_randist.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "heap.h"
#include "philox.h"

static inline int64_t rounded(double value) { return (int64_t)round(value); }

/* A ring of waiting entries. */
typedef struct {
  int64_t *entries;
  size_t mask, head, tail;
} ring;

static void ring_append(ring *r, int64_t entry) {
  if (r->tail - r->head > r->mask) {
    const size_t places = 2 * (r->mask + 1);
    int64_t *larger = malloc(places * sizeof *larger);
    for (size_t i = r->head; i != r->tail; i++)
      larger[i & (places - 1)] = r->entries[i & r->mask];
    free(r->entries);
    r->entries = larger;
    r->mask = places - 1;
  }
  r->entries[r->tail++ & r->mask] = entry;
}

static ring ring_new(void) {
  return (ring){malloc(16 * sizeof(int64_t)), 15, 0, 0};
}

static heap events;

static void run_mm1(long customers) {
  enum { ARRIVAL, DEPARTURE };
  const long count = customers;
  const double start = processor_time();
  gsl_rng *random = gsl_rng_alloc(&philox_type);
  gsl_rng_set(random, 1);
  ring waiting = ring_new();
  int busy = 0;
  int64_t now, total = 0;
  heap_event event;
  heap_reset(&events);
  heap_schedule(&events, 0, (heap_event){ARRIVAL, 0, 0});
  while (heap_pop(&events, &now, &event)) {
    if (event.kind == ARRIVAL) {
      if (--customers > 0)
        heap_schedule(
            &events, now + rounded(gsl_ran_exponential(random, 1 / 0.9 * 1e9)),
            (heap_event){ARRIVAL, 0, 0});
      if (busy) {
        ring_append(&waiting, now);
      } else {
        busy = 1;
        heap_schedule(
            &events, now + rounded(gsl_ran_exponential(random, 1e9)),
            (heap_event){DEPARTURE, 0, now});
      }
    } else {
      total += now - event.value;
      if (waiting.head == waiting.tail) {
        busy = 0;
      } else {
        const int64_t arrived = waiting.entries[waiting.head++ & waiting.mask];
        heap_schedule(
            &events, now + rounded(gsl_ran_exponential(random, 1e9)),
            (heap_event){DEPARTURE, 0, arrived});
      }
    }
  }
  printf(
      "%.0f %ld %ld %.17g\n", processor_time() - start, count, 2 * count,
      (double)total * 1e-9 / (double)count);
}

static double zeta(double mean, double cv) { return log(mean) - log1p(cv * cv) / 2; }
static double sigma(double cv) { return sqrt(log1p(cv * cv)); }

static void run_burst(char mode, long bursts) {
  enum { TAP, CAPTURED, PROCESSED, FINISHED };
  /* As in ShotSim's RandomPurpose. */
  enum { TAP_INTERVAL = 1, CAPTURE = 7, PROCESSING = 9, PROXY = 10, FINAL = 12 };
  const double tap_zeta = zeta(0.1e9, 0.2), tap_sigma = sigma(0.2);
  const double proxy_zeta = zeta(0.08e9, 0.2), proxy_sigma = sigma(0.2);
  const double start = processor_time();
  gsl_rng *random = gsl_rng_alloc(&philox_type);
  gsl_rng_set(random, 1);
  ring line = ring_new(), backlog = ring_new();
  double frame_sum = 0, event_sum = 0, last_sum = 0;

#define LOGNORMAL(purpose, index, z, s)          \
  (philox_seek(random, burst, purpose, index),   \
   rounded(exp((z) + gsl_ran_gaussian_ziggurat(random, s))))
#define GAMMA(purpose, index, shape, mean)       \
  (philox_seek(random, burst, purpose, index),   \
   rounded(gsl_ran_gamma(random, shape, (mean) / (shape))))
#define PROCESS(f)                                                        \
  heap_schedule(                                                          \
      &events,                                                            \
      now + (mode == 'C' ? LOGNORMAL(PROXY, (f) >> 1, proxy_zeta, proxy_sigma) \
                         : GAMMA(PROCESSING, (f) >> 1, 16., 1.2e9)),       \
      (heap_event){PROCESSED, (f), 0})
#define FINISH_NEXT()                                                        \
  if (taps_over && !background && !capturing && in_processing == 0 &&        \
      backlog.head != backlog.tail) {                                        \
    const uint32_t f = (uint32_t)backlog.entries[backlog.head++ & backlog.mask]; \
    background = 1;                                                          \
    heap_schedule(                                                           \
        &events, now + GAMMA(FINAL, f >> 1, 16., f & 1 ? 0.35e9 : 1.2e9),    \
        (heap_event){FINISHED, 0, 0});                                       \
  }

  for (uint32_t burst = 0; burst < bursts; burst++) {
    uint32_t frames = 0, taps = 0;
    long count = 0;
    int ready = 1, capturing = 0, taps_over = 0, background = 0, in_processing = 0;
    int64_t last = INT64_MIN / 2, before = INT64_MIN / 2, now = 0;
    heap_event event;
    line.head = line.tail = backlog.head = backlog.tail = 0;
    heap_reset(&events);
    heap_schedule(&events, 0, (heap_event){TAP, 0, 0});
    while (heap_pop(&events, &now, &event)) {
      count++;
      switch (event.kind) {
        case TAP: {
          if (ready) {
            const int balanced =
                mode == 'C' && now - last < 600000000 && last - before < 600000000;
            ready = 0, capturing = 1;
            before = last, last = now;
            heap_schedule(
                &events, now + GAMMA(CAPTURE, frames, 100., balanced ? 0.15e9 : 0.25e9),
                (heap_event){CAPTURED, frames << 1 | (uint32_t)balanced, 0});
            frames++;
          }
          const int64_t next = now + LOGNORMAL(TAP_INTERVAL, taps, tap_zeta, tap_sigma);
          taps++;
          if (next <= 2000000000) {
            heap_schedule(&events, next, (heap_event){TAP, 0, 0});
          } else {
            taps_over = 1;
            FINISH_NEXT()
          }
          break;
        }
        case CAPTURED:
          capturing = 0;
          if (in_processing++ == 0) {
            PROCESS(event.frame);
          } else {
            ring_append(&line, event.frame);
          }
          ready = mode != 'A' && in_processing < 4;
          break;
        case PROCESSED:
          in_processing--;
          if (line.head != line.tail) {
            const uint32_t frame = (uint32_t)line.entries[line.head++ & line.mask];
            PROCESS(frame);
          }
          if (!capturing) ready = 1;
          if (mode == 'C') {
            ring_append(&backlog, event.frame);
            FINISH_NEXT()
          }
          break;
        case FINISHED:
          background = 0;
          FINISH_NEXT()
          break;
      }
    }
    frame_sum += frames, event_sum += (double)count, last_sum += (double)now * 1e-9;
  }
  printf(
      "%.0f %ld %.0f %.17g %.17g %.17g\n", processor_time() - start, bursts, event_sum,
      frame_sum / bursts, event_sum / bursts, last_sum / bursts);
}

int main(int argc, char **argv) {
  if (argc == 4 && !strcmp(argv[1], "mm1")) {
    run_mm1(atol(argv[3]));
  } else if (argc == 4 && !strcmp(argv[1], "burst")) {
    run_burst(argv[2][0], atol(argv[3]));
  } else {
    fprintf(stderr, "usage: engine mm1 0.9 CUSTOMERS | engine burst A|B|C BURSTS\n");
    return 64;
  }
  return 0;
}
