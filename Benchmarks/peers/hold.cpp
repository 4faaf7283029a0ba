// The hold model on std::priority_queue, as in Sources/bench/Hold.swift.
//
// Usage: hold hold PENDING HOLDS. Prints nanoseconds, operations, events, checksum.
//
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <queue>
#include <vector>

struct Event {
  int64_t time;
  uint32_t number, payload;
};

struct Later {
  bool operator()(const Event &a, const Event &b) const {
    return a.time != b.time ? a.time > b.time : a.number > b.number;
  }
};

static double processor_time() {
  timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

static const int size = 1 << 14;
static int64_t increments[size];

static uint64_t next(uint64_t state) {
  return state * 6364136223846793005u + 1442695040888963407u;
}

int main(int argc, char **argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: hold hold PENDING HOLDS\n");
    return 64;
  }
  const int pending = std::atoi(argv[2]);
  const long count = std::atol(argv[3]);
  uint64_t state = 1;
  for (int i = 0; i < size; i++) {
    state = next(state);
    increments[i] = (int64_t)(-std::log(((double)(state >> 11) + 0.5) * 0x1p-53) * 1e6);
  }
  std::vector<Event> memory;
  memory.reserve(pending + 1);
  std::priority_queue<Event, std::vector<Event>, Later> queue(Later(), std::move(memory));
  uint32_t number = 0;
  uint64_t checksum = 0;
  state = 1;
  for (int i = 0; i < pending; i++)
    queue.push({increments[(i * 7919l) & (size - 1)], number++, (uint32_t)i});
  double start = 0;
  for (long i = -3l * pending; i < count; i++) {
    if (i == 0) start = processor_time();
    const Event event = queue.top();
    queue.pop();
    checksum = (checksum + (uint64_t)event.time) ^ event.payload;
    queue.push({event.time + increments[state >> 50], number++, event.payload});
    state = next(state);
  }
  std::printf(
      "%.0f %ld %ld %llu.0\n", processor_time() - start, count, count,
      (unsigned long long)(checksum % (1ull << 50)));
}
