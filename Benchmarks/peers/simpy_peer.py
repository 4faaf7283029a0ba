"""The works of Sources/bench in SimPy, with Python's own random numbers.

Usage: simpy_peer.py mm1 0.9 CUSTOMERS | hold PENDING HOLDS | burst A|B|C BURSTS
Prints nanoseconds, operations, events, answers.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import math
import random
import sys
import time

import simpy


def run_mm1(customers):
    environment = simpy.Environment()
    line = simpy.Store(environment)
    total = 0.0

    def arrivals():
        for _ in range(customers):
            yield environment.timeout(random.expovariate(0.9))
            line.put(environment.now)

    def server():
        nonlocal total
        for _ in range(customers):
            arrived = yield line.get()
            yield environment.timeout(random.expovariate(1.0))
            total += environment.now - arrived

    environment.process(arrivals())
    environment.process(server())
    environment.run()
    return 2 * customers, [total / customers]


def run_hold(pending, holds):
    environment = simpy.Environment()
    left = holds

    def holder():
        nonlocal left
        while left > 0:
            left -= 1
            yield environment.timeout(random.expovariate(1.0))

    for _ in range(pending):
        environment.process(holder())
    environment.run()
    return holds, []


def lognormal(mean, cv):
    variance = math.log1p(cv * cv)
    return random.lognormvariate(math.log(mean) - variance / 2, math.sqrt(variance))


def gamma(mean, cv):
    shape = 1 / (cv * cv)
    return random.gammavariate(shape, mean / shape)


class Burst:
    def __init__(self, mode):
        self.mode = mode
        self.environment = simpy.Environment()
        self.processor = simpy.Resource(self.environment)
        self.ready = True
        self.capturing = False
        self.taps_are_over = False
        self.background_is_busy = False
        self.in_processing = 0
        self.frames = 0
        self.events = 0
        self.backlog = []
        self.captures = [-1e9, -1e9]
        self.environment.process(self.taps())
        self.environment.run()

    def taps(self):
        while True:
            self.events += 1
            if self.ready:
                self.environment.process(self.frame())
            interval = lognormal(0.1, 0.2)
            if self.environment.now + interval > 2.0:
                break
            yield self.environment.timeout(interval)
        self.taps_are_over = True
        self.finish()

    def frame(self):
        now = self.environment.now
        balanced = (
            self.mode == "C"
            and now - self.captures[1] < 0.6
            and self.captures[1] - self.captures[0] < 0.6
        )
        self.captures = [self.captures[1], now]
        self.ready = False
        self.capturing = True
        self.frames += 1
        yield self.environment.timeout(gamma(0.15 if balanced else 0.25, 0.1))
        self.events += 1
        self.capturing = False
        self.in_processing += 1
        self.ready = self.mode != "A" and self.in_processing < 4
        with self.processor.request() as server:
            yield server
            if self.mode == "C":
                yield self.environment.timeout(lognormal(0.08, 0.2))
            else:
                yield self.environment.timeout(gamma(1.2, 0.25))
        self.events += 1
        self.in_processing -= 1
        if not self.capturing:
            self.ready = True
        if self.mode == "C":
            self.backlog.append(balanced)
            self.finish()

    def finish(self):
        if (
            self.taps_are_over
            and not self.background_is_busy
            and not self.capturing
            and self.in_processing == 0
            and self.backlog
        ):
            self.background_is_busy = True
            self.environment.process(self.background())

    def background(self):
        while self.backlog:
            balanced = self.backlog.pop(0)
            yield self.environment.timeout(gamma(0.35 if balanced else 1.2, 0.25))
            self.events += 1
        self.background_is_busy = False


def run_burst(mode, bursts):
    frames = events = last = 0
    for _ in range(bursts):
        burst = Burst(mode)
        frames += burst.frames
        events += burst.events
        last += burst.environment.now
    return events, [frames / bursts, events / bursts, last / bursts]


def main(work, parameter, count):
    random.seed(1)
    start = time.process_time_ns()
    if work == "mm1":
        events, answers = run_mm1(count)
    elif work == "hold":
        events, answers = run_hold(int(parameter), count)
    else:
        events, answers = run_burst(parameter, count)
    print(time.process_time_ns() - start, count, events, *answers)


main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
