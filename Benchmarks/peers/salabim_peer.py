"""M/M/1 in salabim as it comes, with its default monitors and Python's random numbers.

Usage: salabim_peer.py mm1 0.9 CUSTOMERS
Prints nanoseconds, operations, events, answers.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import random
import sys
import time

import salabim as sim

sim.yieldless(False)
count = int(sys.argv[3])
total = 0.0


class Customer(sim.Component):
    def process(self):
        global total
        arrived = self.env.now()
        yield self.request(server)
        yield self.hold(random.expovariate(1.0))
        self.release(server)
        total += self.env.now() - arrived


class Arrivals(sim.Component):
    def process(self):
        for _ in range(count):
            yield self.hold(random.expovariate(0.9))
            Customer()


start = time.process_time_ns()
random.seed(1)
environment = sim.Environment(trace=False, random_seed=1)
server = sim.Resource(capacity=1)
Arrivals()
environment.run()
print(time.process_time_ns() - start, count, 2 * count, total / count)
