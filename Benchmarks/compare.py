#!/usr/bin/env python3
"""Runs the same work in ShotSim and in its peers, in pairs, and prints ratios.

Usage: compare.py [--rounds N] [--csv FILE]

Each pair runs ShotSim and then the peer, on one core if the system allows it; the
ratio is of processor time per operation, and the median, the least and the
greatest of all rounds are printed, since a shared machine's speed drifts between
rounds much more than within a pair. Programs in C and C++ draw the same numbers,
and so their answers must be equal to the last digit; those in Python draw their
own. Peers that are not installed are left out.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import argparse
import csv
import importlib.util
import os
import pathlib
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
BUILD = HERE / ".build"
OURS = [str(BUILD / "release" / "bench")]
C_ENGINE = [str(BUILD / "peers" / "engine")]
C_HOLD = [str(BUILD / "peers" / "hold")]

# Work, parameter, our operations, peer, its command, its operations, equal answers.
WORKS = [
    *(("hold", n, 1_000_000, "std::priority_queue", C_HOLD, 1_000_000, True)
      for n in ("10", "100", "1000", "10000", "100000", "1000000")),
    ("mm1", "0.9", 1_000_000, "C heap loop", C_ENGINE, 1_000_000, True),
    *(("burst", mode, 100_000, "C heap loop", C_ENGINE, 100_000, True) for mode in "ABC"),
]


def python_peer(name):
    return [sys.executable, str(HERE / "peers" / f"{name}_peer.py")]


def works():
    yield from WORKS
    if importlib.util.find_spec("simpy"):
        peer = python_peer("simpy")
        for pending, count in (("10", 100_000), ("1000", 100_000)):
            yield ("hold", pending, 1_000_000, "SimPy", peer, count, False)
        yield ("mm1", "0.9", 1_000_000, "SimPy", peer, 50_000, False)
        for mode in "ABC":
            yield ("burst", mode, 100_000, "SimPy", peer, 1_000, False)
    if importlib.util.find_spec("ciw"):
        yield ("mm1", "0.9", 1_000_000, "Ciw", python_peer("ciw"), 10_000, False)
    if importlib.util.find_spec("salabim"):
        yield ("mm1", "0.9", 1_000_000, "salabim", python_peer("salabim"), 3_000, False)


def run(command, work, parameter, count):
    """Returns nanoseconds per operation and the answers."""
    result = subprocess.run(
        [*command, work, parameter, str(count)], capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"error: {' '.join(command)} {work} {parameter} failed:\n"
                 f"{result.stdout}{result.stderr}")
    nanoseconds, operations, _, *answers = result.stdout.split()
    return float(nanoseconds) / int(operations), [float(answer) for answer in answers]


def main():
    parser = argparse.ArgumentParser(description="Compare ShotSim with its peers.")
    parser.add_argument("--rounds", type=int, default=7, help="pairs of runs (default 7)")
    parser.add_argument("--csv", help="also write the table to this file")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

    rows = []
    faults = []
    print(f"{'work':<14}{'peer':<21}{'ShotSim ns':>12}{'peer ns':>13}"
          f"{'peer/ShotSim':>14}   range")
    for work, parameter, our_count, name, command, peer_count, must_agree in works():
        ours, peers, ratios = [], [], []
        for _ in range(arguments.rounds):
            our_time, our_answer = run(OURS, work, parameter, our_count)
            peer_time, peer_answer = run(command, work, parameter, peer_count)
            ours.append(our_time)
            peers.append(peer_time)
            ratios.append(peer_time / our_time)
            if must_agree and any(
                    abs(a - b) > 1e-12 * abs(b) for a, b in zip(our_answer, peer_answer)):
                faults.append(f"{work} {parameter}: {our_answer} is not {peer_answer}")
        row = [f"{work} {parameter}", name, statistics.median(ours), statistics.median(peers),
               statistics.median(ratios), min(ratios), max(ratios)]
        rows.append(row)
        print(f"{row[0]:<14}{row[1]:<21}{row[2]:>12,.1f}{row[3]:>13,.1f}"
              f"{row[4]:>14.2f}   {row[5]:.2f}-{row[6]:.2f}", flush=True)
    if arguments.csv:
        with open(arguments.csv, "w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(["work", "peer", "shotsim_ns_per_operation",
                             "peer_ns_per_operation", "peer_over_shotsim_median",
                             "peer_over_shotsim_min", "peer_over_shotsim_max"])
            writer.writerows([*row[:2], *(f"{value:.3f}" for value in row[2:])]
                             for row in rows)
    for fault in faults:
        print(f"error: {fault}")
    sys.exit(1 if faults else 0)


main()
