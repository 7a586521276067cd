# make site    build menugen and, with it, the site in Output/
# make docs    build the documentation as a site in .build/docs/, and the library's in .build/docs/api/
# make test    run every test, and print the coverage of each module
# make test-fast   run the tests but the slow suites
# make fuzz    build random content trees for SECONDS=600
# make check   style, rules and determinism
# make bench   measure each part, and fail if one allocates more than before
# make bench-shapes   check that build time is linear for content of many shapes
PREFIX ?= /usr/local

# Link the Swift runtime statically if possible, for a faster start and for systems without Swift.
release_flags := -c release --omit-frame-pointers $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
menugen := .build/release/menugen
benchmarks := .build/release/menugen-benchmarks

.PHONY: site release test test-fast fuzz check bench bench-site bench-shapes build-benchmarks format embed setup install clean docs

site: release
	$(menugen) build

docs: release
	Scripts/docs $(menugen)
	Scripts/api-docs
	@echo "Open .build/docs/site/index.html, and the library's: docc preview or a web server on .build/docs/api"

release: setup
	swift build $(release_flags) --product menugen

test: setup
	Scripts/test
	Scripts/outside
	Scripts/coverage

test-fast: setup
	Scripts/test-fast

# Builds worlds from new seeds for SECONDS. Each worker writes its seed to .build/fuzz; to reproduce a crash:
# MENUGEN_WORLD_SEED=… MENUGEN_WORLD_PRINT=1 Scripts/test --filter WorldTests
SECONDS ?= 600
fuzz: setup
	mkdir -p .build/fuzz
	MENUGEN_FUZZ_SECONDS=$(SECONDS) MENUGEN_FUZZ_FOLDER="$(CURDIR)/.build/fuzz" SWIFT_BACKTRACE=enable=no \
	  Scripts/test --filter 'WorldTests|MutationTests' || { head -n 1 .build/fuzz/*; exit 1; }

check: release
	Scripts/check $(menugen)

# ONLY=markdown selects by name; MENUGEN_RECORD=all records the allocations in Tests/Benchmarks/baseline.txt.
bench: build-benchmarks
	$(benchmarks) $(if $(ONLY),--only $(ONLY))

# Builds large sites: MENUS="100 1000" sets their sizes, RUNS the number of runs, and BENCH_FOLDER the folder (default:
# in memory).
MENUS ?= 100 1000
RUNS ?= 3
bench-site: release build-benchmarks
	$(benchmarks) site --menugen $(menugen) --runs $(RUNS) $(if $(BENCH_FOLDER),--folder "$(BENCH_FOLDER)") $(MENUS)

# Builds content of many shapes at three sizes, and fails if a time isn't linear. ONLY=budgets selects by name.
bench-shapes: release
	Scripts/bench-shapes $(menugen) $(if $(ONLY),--only "$(ONLY)")

build-benchmarks: setup
	MENUGEN_BENCHMARKS=1 swift build $(release_flags) --product menugen-benchmarks

format:
	swift format --in-place --recursive --parallel Sources Tests Package.swift

# Writes the default theme to the sources of the binary. The test that does so fails, so that its output is reviewed.
embed:
	MENUGEN_RECORD=all Scripts/test --filter EmbeddedTheme || true
	git diff --stat -- Sources/Renderers/Theme

setup:
	@Scripts/setup

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(menugen) "$(DESTDIR)$(PREFIX)/bin/menugen"

clean:
	rm -rf .build Output/site Output/reports Output/.menugen
