#!/usr/bin/env python3
"""Counts instructions and heap allocations of each kind of work.

Usage: counts.py [--check | --print | FILE]

Each work is run twice, the second time with more operations, and the difference
is divided by the operations more; so start-up and first allocations fall out.
Instructions and mispredicted branches are valgrind's (callgrind with its branch
simulation), allocations are counted by `peers/allocations.c`. Writes a CSV table
to FILE, `counts.csv` beside this script if none is given, as a record and not as
a gate: instructions differ with compiler and libraries. With --print, only the
instructions of ShotSim are counted and nothing is written. With --check, only
allocations of bursts are counted, nothing is written, and any that is due to more
bursts is an error.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import csv
import os
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
BENCH = str(HERE / ".build" / "release" / "bench")
PRELOAD = str(HERE / ".build" / "peers" / "allocations.so")
C_ENGINE = str(HERE / ".build" / "peers" / "engine")
C_HOLD = str(HERE / ".build" / "peers" / "hold")

# Program, work, parameter, operations of the shorter and of the longer run. The
# memory of M/M/1's line grows with its longest wait, hence no allocations there.
RUNS = [
    *(("ShotSim", BENCH, "hold", n, 100_000, 300_000) for n in ("10", "1000", "100000")),
    ("ShotSim", BENCH, "mm1", "0.9", 100_000, 300_000),
    *(("ShotSim", BENCH, "burst", mode, 1_000, 4_000) for mode in "ABC"),
    *(("ShotSim", BENCH, "real", features, 1_000, 4_000) for features in ("none", "all")),
    ("ShotSim", BENCH, "around", "parse", 10, 30),
    ("ShotSim", BENCH, "around", "export", 1_000, 3_000),
    ("ShotSim", BENCH, "around", "compare", 1, 3),
    *(("C++", C_HOLD, "hold", n, 100_000, 300_000) for n in ("10", "1000", "100000")),
    ("C", C_ENGINE, "mm1", "0.9", 100_000, 300_000),
    *(("C", C_ENGINE, "burst", mode, 1_000, 4_000) for mode in "ABC"),
]


def allocations(command):
    environment = dict(os.environ, LD_PRELOAD=PRELOAD)
    result = subprocess.run(
        command, capture_output=True, text=True, env=environment, check=True)
    return int(re.search(r"allocations (\d+)", result.stderr).group(1))


def instructions(command):
    """Returns instructions and mispredicted conditional branches."""
    output = HERE / ".build" / "callgrind.out"
    subprocess.run(
        ["valgrind", "--tool=callgrind", "--branch-sim=yes",
         f"--callgrind-out-file={output}", *command],
        capture_output=True, check=True)
    text = output.read_text(encoding="utf-8", errors="replace")
    names = re.search(r"^events: (.*)$", text, re.M).group(1).split()
    totals = re.search(r"^(?:summary|totals): (.*)$", text, re.M).group(1).split()
    found = dict(zip(names, map(int, totals)))
    return found["Ir"], found["Bcm"]


def difference(measure, program, work, parameter, few, many):
    first = measure([program, work, parameter, str(few)])
    second = measure([program, work, parameter, str(many)])
    return first, second


def main(arguments):
    only_check = "--check" in arguments
    only_print = "--print" in arguments
    arguments = [argument for argument in arguments if not argument.startswith("--")]
    faults = 0
    rows = []
    if not only_check:
        print(f"{'program':<9}{'work':<7}{'parameter':<10}{'instructions':>14}"
              f"{'mispredicted':>14}" + ("" if only_print else f"{'allocations':>13}"))
    for name, program, work, parameter, few, many in RUNS:
        if name != "ShotSim" and (only_check or only_print):
            continue
        if only_check and work not in ("burst", "real"):
            continue
        row = [name, work, parameter]
        operations = many - few
        if not only_check:
            (ir_few, bcm_few), (ir_many, bcm_many) = difference(
                instructions, program, work, parameter, few, many)
            row += [f"{(ir_many - ir_few) / operations:.1f}",
                    f"{(bcm_many - bcm_few) / operations:.2f}"]
        if not only_print:
            first, second = difference(allocations, program, work, parameter, few, many)
            # One or two strings of the printed line may be longer.
            more = max(0, second - first - 2)
            row.append(f"{more / operations:.4f}")
        if only_check:
            print(f"{work} {parameter}: {more} allocations in {operations} bursts")
            faults += more > 0
            continue
        rows.append(row)
        print(f"{name:<9}{work:<7}{parameter:<10}{row[3]:>14}{row[4]:>14}"
              + ("" if only_print else f"{row[5]:>13}"), flush=True)
    if not only_check and not only_print:
        path = arguments[0] if arguments else HERE / "counts.csv"
        with open(path, "w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(["program", "work", "parameter", "instructions_per_operation",
                             "mispredicted_branches_per_operation",
                             "allocations_per_operation"])
            writer.writerows(rows)
    sys.exit(1 if faults else 0)


main(sys.argv[1:])
