# Works with GNU make 3.81, which macOS has. Nothing here calls make again.

SHELL = /bin/sh
SWIFT = swift
# Extra options of every build, such as -Xswiftc -warnings-as-errors.
SWIFT_FLAGS =
# Extra options of the tests, such as --filter HelpTextTests.
TEST_FLAGS =
# A minute's worth of random command lines.
FUZZ_CASES = 2500
PREFIX = /usr/local
DESTDIR =

SHOTSIM = .build/release/shotsim
VENV = .build/venv
BENCH = Benchmarks/.build/release/bench
PEERS = Benchmarks/.build/peers
# Runs the peers in Python; those that it cannot import are left out.
PEER_PYTHON = python3
PEER_FLAGS = -O3 -Wall -Wextra
# Calls of malloc are counted by a library that is loaded before the others, which
# macOS has no plain way for.
COUNTER = $(if $(filter Linux,$(shell uname)),$(PEERS)/allocations.so)
NO_COUNTER = echo 'allocations are not counted: that needs Linux'
ON_MACOS = $(filter Darwin,$(shell uname))
# Both are found by the search path elsewhere.
DOCC = $(if $(ON_MACOS),xcrun )docc
SDK = $(if $(ON_MACOS),-sdk "$$(xcrun --show-sdk-path)")
# XCTest is not used; without this its empty report hides the real one.
SWIFT_TEST = $(SWIFT) test --disable-xctest $(SWIFT_FLAGS) $(TEST_FLAGS)
# What `make smoke` runs: hand-made cases, a part of the pinned results, the readers,
# the engine, the random numbers, the structure and the program's front door.
SMOKE = ArgumentReaderTests BinaryTests BuiltInTests CommandTreeTests FingerprintTests \
  GoldenCaseTests JSON5ParserTests LayerTests PinnedSampleTests PublicSymbolTests \
  RecordDigestTests RejectionRuleTests ResolutionRuleTests ScenarioReaderTests \
  SimulationTests TableTests TallyTests WhereToAddTests
SOURCES = Sources Plugins Tests Package.swift Benchmarks/Sources Benchmarks/Package.swift

# Nothing of these is needed to use ShotSim: they are other people's programs
# that read what it writes, so that the tests need not take its own word.
TEST_APT = bash chromium fish fonts-dejavu-core groff-base libhdrhistogram-java librsvg2-bin \
  python3 python3-venv r-base-core valgrind zsh
TEST_PIP = jsonschema junitparser pandas prometheus-client viztracer

# Only where they are needed: an administrator has no need of sudo.
SUDO = $$([ "$$(id -u)" = 0 ] || echo sudo)
APT_INSTALL = $(SUDO) apt-get update -qq && \
  $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends

.PHONY: all setup build release demo test smoke fuzz test-all test-packages test-apt lint format \
  golden bench bench-build bench-peers bench-counts bench-allocations docs completions \
  install clean

all: build

# --- Set-up ------------------------------------------------------------------

# Installs the GNU Scientific Library and zlib, unless they are there.
setup:
	@command -v $(SWIFT) >/dev/null 2>&1 || { \
	  echo 'error: no Swift 6 toolchain is installed; see https://www.swift.org/install' >&2; \
	  exit 1; }
	@if pkg-config --exists gsl zlib 2>/dev/null; then \
	  :; \
	elif command -v apt-get >/dev/null 2>&1; then \
	  $(APT_INSTALL) libgsl-dev pkg-config zlib1g-dev; \
	elif command -v brew >/dev/null 2>&1; then \
	  command -v pkg-config >/dev/null 2>&1 || brew install pkgconf || exit 1; \
	  pkg-config --exists gsl || brew install gsl; \
	else \
	  echo 'error: install the GNU Scientific Library, zlib and pkg-config, then try again' >&2; \
	  exit 1; \
	fi

# --- Build -------------------------------------------------------------------

build: setup
	$(SWIFT) build $(SWIFT_FLAGS)

release: setup
	$(SWIFT) build $(SWIFT_FLAGS) -c release --product shotsim

demo: release
	@$(SHOTSIM) run basketball-burst --features none,all

# --- Tests -------------------------------------------------------------------

# Every rule of the program.
test: setup
	$(SWIFT_TEST)

# A glance at each part, to run after every change: about 15 s after a build.
smoke: setup
	$(SWIFT_TEST) $(SMOKE:%=--filter %)

# Random command lines, the same ones every time; SHOTSIM_FUZZ_FIRST gives others.
fuzz: setup
	SHOTSIM_FUZZ_CASES=$(FUZZ_CASES) $(SWIFT_TEST) --filter FuzzTests

# Every test, also those that ask other programs, what the release binary covers, and
# the count of allocations.
test-all: test-packages bench-allocations release
	PATH="$(CURDIR)/$(VENV)/bin:$$PATH" SHOTSIM_TEST_ALL=1 $(SWIFT_TEST)
	SHOTSIM_FUZZ_CASES=$(FUZZ_CASES) $(SWIFT_TEST) --filter FuzzTests

test-packages: test-apt $(VENV)/installed

# On systems without apt, tests whose programs are missing are skipped.
test-apt: setup
	@command -v apt-get >/dev/null 2>&1 || exit 0; \
	missing=; \
	for package in $(TEST_APT); do \
	  dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q '^install ok' || \
	    missing="$$missing $$package"; \
	done; \
	command -v java >/dev/null 2>&1 || missing="$$missing default-jre-headless"; \
	command -v node >/dev/null 2>&1 || missing="$$missing nodejs"; \
	[ -z "$$missing" ] || { $(APT_INSTALL) $$missing; }

$(VENV)/installed: Makefile | test-apt
	python3 -m venv $(VENV)
	$(VENV)/bin/pip install --quiet --disable-pip-version-check $(TEST_PIP)
	@touch $@

# Accepts the present output: review the difference.
golden: setup
	SHOTSIM_REMAKE_GOLDEN=1 $(SWIFT_TEST)

# --- Source text -------------------------------------------------------------

lint:
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

format:
	$(SWIFT) format format --in-place --recursive --parallel $(SOURCES)

# --- Speed -------------------------------------------------------------------

# Every work with its checked answer, then instructions where valgrind is.
bench: bench-build
	$(BENCH)
	@if command -v valgrind >/dev/null 2>&1; then \
	  python3 Benchmarks/counts.py --print; \
	else \
	  echo 'no instructions are counted: valgrind is not installed'; \
	fi

bench-build: setup
	$(SWIFT) build $(SWIFT_FLAGS) -c release --package-path Benchmarks

bench-peers: bench-build $(PEERS)/engine $(PEERS)/hold
	$(PEER_PYTHON) Benchmarks/compare.py

# Rewrites Benchmarks/counts.csv.
bench-counts: bench-build $(PEERS)/engine $(PEERS)/hold $(COUNTER)
	@$(if $(COUNTER),python3 Benchmarks/counts.py,$(NO_COUNTER))

# Fails if a replication after the first allocates.
bench-allocations: $(if $(COUNTER),bench-build $(COUNTER))
	@$(if $(COUNTER),python3 Benchmarks/counts.py --check,$(NO_COUNTER))

$(PEERS)/engine: Benchmarks/peers/engine.c Benchmarks/peers/heap.h Benchmarks/peers/philox.h
	@mkdir -p $(PEERS)
	$(CC) $(PEER_FLAGS) $$(pkg-config --cflags gsl) -o $@ $< $$(pkg-config --libs gsl)

$(PEERS)/hold: Benchmarks/peers/hold.cpp
	@mkdir -p $(PEERS)
	$(CXX) -std=c++17 $(PEER_FLAGS) -o $@ $<

$(PEERS)/allocations.so: Benchmarks/peers/allocations.c
	@mkdir -p $(PEERS)
	$(CC) $(PEER_FLAGS) -shared -fPIC -o $@ $<

# --- Documentation and installation ------------------------------------------

# The public symbols come from the modules of the last build, so that nothing is
# compiled for them alone.
docs: build
	rm -rf .build/docs .build/symbol-graph
	mkdir -p .build/symbol-graph
	target=$$($(SWIFT) -print-target-info | sed -n 's/^ *"triple": "\(.*\)",/\1/p'); \
	modules=$$($(SWIFT) build --show-bin-path)/Modules; \
	for module in ShotSim ShotSimReports; do \
	  $(SWIFT) symbolgraph-extract -module-name $$module -target "$$target" $(SDK) \
	    -I "$$modules" -I Sources/CGSL -I Sources/CZlib $$(pkg-config --cflags-only-I gsl zlib) \
	    -minimum-access-level public -skip-synthesized-members \
	    -output-dir .build/symbol-graph || exit 1; \
	done
	$(DOCC) convert Sources/ShotSim/ShotSim.docc --warnings-as-errors \
	  --additional-symbol-graph-dir .build/symbol-graph --output-path .build/docs
	@echo 'Serve .build/docs, or open it with: docc preview'

completions: release
	mkdir -p .build/completions
	$(SHOTSIM) completions bash >.build/completions/shotsim
	$(SHOTSIM) completions zsh >.build/completions/_shotsim
	$(SHOTSIM) completions fish >.build/completions/shotsim.fish
	$(SHOTSIM) help --man >.build/completions/shotsim.1

install: completions
	install -d "$(DESTDIR)$(PREFIX)/bin" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d" \
	  "$(DESTDIR)$(PREFIX)/share/man/man1"
	install -m 755 $(SHOTSIM) "$(DESTDIR)$(PREFIX)/bin/shotsim"
	install -m 644 .build/completions/shotsim \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/shotsim"
	install -m 644 .build/completions/_shotsim \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_shotsim"
	install -m 644 .build/completions/shotsim.fish \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/shotsim.fish"
	install -m 644 .build/completions/shotsim.1 "$(DESTDIR)$(PREFIX)/share/man/man1/shotsim.1"

clean:
	rm -rf .build Benchmarks/.build
