"""M/M/1 in Ciw, with its own random numbers.

Usage: ciw_peer.py mm1 0.9 CUSTOMERS
Prints nanoseconds, operations, events, answers.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import sys
import time

import ciw

count = int(sys.argv[3])
start = time.process_time_ns()
ciw.seed(1)
network = ciw.create_network(
    arrival_distributions=[ciw.dists.Exponential(rate=0.9)],
    service_distributions=[ciw.dists.Exponential(rate=1.0)],
    number_of_servers=[1],
)
simulation = ciw.Simulation(network)
simulation.simulate_until_max_customers(count)
records = simulation.get_all_records()
mean = sum(r.exit_date - r.arrival_date for r in records) / len(records)
print(time.process_time_ns() - start, count, 2 * count, mean)
