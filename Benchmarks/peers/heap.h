/* The best heap that we could write in C: four-ary, one 128-bit integer key of
   time and running number, siblings in one line, the least of four found by
   arithmetic, and the hole at the top filled by the next event scheduled.

   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef HEAP_H
#define HEAP_H

#include <stdint.h>
#include <stdlib.h>
#include <time.h>

typedef unsigned __int128 heap_key;
typedef struct {
  uint32_t kind, frame;
  int64_t value;
} heap_event;

enum { HEAP_TOP = 3, HEAP_PLACES = 1 << 10 };

typedef struct {
  _Alignas(64) heap_key keys[HEAP_PLACES];
  heap_event events[HEAP_PLACES];
  int occupied, has_hole;
  uint32_t number;
} heap;

static inline void heap_reset(heap *h) {
  h->occupied = h->has_hole = 0;
  h->number = 0;
  for (int i = 0; i < 64; i++) h->keys[i] = ~(heap_key)0;
}

static inline int64_t heap_time(heap_key key) {
  return (int64_t)((uint64_t)(key >> 64) ^ (1ull << 63));
}

static inline void heap_sift_down(heap *h, heap_key key, heap_event event) {
  const int end = HEAP_TOP + h->occupied;
  int place = HEAP_TOP, child = 4;
  while (child < end) {
    const heap_key *k = h->keys + child;
    const int left = k[1] < k[0], right = 2 + (k[3] < k[2]);
    const int least = child + (left ^ ((left ^ right) & -(int)(k[right] < k[left])));
    if (key < h->keys[least]) break;
    h->keys[place] = h->keys[least];
    h->events[place] = h->events[least];
    place = least;
    child = 4 * place - 8;
  }
  h->keys[place] = key;
  h->events[place] = event;
}

static inline void heap_schedule(heap *h, int64_t time, heap_event event) {
  const heap_key key = (heap_key)((uint64_t)time ^ (1ull << 63)) << 64 | h->number++;
  if (h->has_hole) {
    h->has_hole = 0;
    heap_sift_down(h, key, event);
    return;
  }
  if (h->occupied == HEAP_PLACES - 8) abort();
  int place = HEAP_TOP + h->occupied++;
  while (place > HEAP_TOP) {
    const int parent = (place >> 2) + 2;
    if (h->keys[parent] < key) break;
    h->keys[place] = h->keys[parent];
    h->events[place] = h->events[parent];
    place = parent;
  }
  h->keys[place] = key;
  h->events[place] = event;
}

/* Returns 0 when no event is left. */
static inline int heap_pop(heap *h, int64_t *time, heap_event *event) {
  if (h->has_hole) {
    h->has_hole = 0;
    const int last = HEAP_TOP + --h->occupied;
    const heap_key key = h->keys[last];
    h->keys[last] = ~(heap_key)0;
    if (h->occupied > 0) heap_sift_down(h, key, h->events[last]);
  }
  if (h->occupied == 0) return 0;
  h->has_hole = 1;
  *time = heap_time(h->keys[HEAP_TOP]);
  *event = h->events[HEAP_TOP];
  return 1;
}

static inline double processor_time(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

#endif
