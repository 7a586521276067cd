# make site    build menugen and, with it, the site in Output/
# make docs    build the documentation as a site in .build/docs/, and the library's in .build/docs/api/
# make test    run every test, and print the coverage by module
# make test-fast   run the tests but the slow suites
# make fuzz    build random content trees for SECONDS=600
# make check   style, rules and determinism
# make bench   what each part costs, and whether one allocates more than it did
# make bench-shapes   whether content of any shape costs more than it weighs
PREFIX ?= /usr/local

# The Swift runtime goes into the binary where that can be done: it starts faster and runs where there is no Swift.
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

# Builds worlds from fresh seeds for SECONDS. Each worker keeps the seed it works on in .build/fuzz, for a crash to be traced:
# MENUGEN_WORLD_SEED=… MENUGEN_WORLD_PRINT=1 Scripts/test --filter WorldTests
SECONDS ?= 600
fuzz: setup
	mkdir -p .build/fuzz
	MENUGEN_FUZZ_SECONDS=$(SECONDS) MENUGEN_FUZZ_FOLDER="$(CURDIR)/.build/fuzz" SWIFT_BACKTRACE=enable=no \
	  Scripts/test --filter 'WorldTests|MutationTests' || { head -n 1 .build/fuzz/*; exit 1; }

check: release
	Scripts/check $(menugen)

# ONLY=markdown chooses by name; MENUGEN_RECORD=all records the allocations in Tests/Benchmarks/baseline.txt.
bench: build-benchmarks
	$(benchmarks) $(if $(ONLY),--only $(ONLY))

# Whole builds of large sites: MENUS="100 1000" names their sizes, RUNS how often, BENCH_FOLDER where they are made (in
# memory if not set).
MENUS ?= 100 1000
RUNS ?= 3
bench-site: release build-benchmarks
	$(benchmarks) site --menugen $(menugen) --runs $(RUNS) $(if $(BENCH_FOLDER),--folder "$(BENCH_FOLDER)") $(MENUS)

# Content of many shapes at three sizes: fails where one costs more than it weighs. ONLY=budgets chooses by name.
bench-shapes: release
	Scripts/bench-shapes $(menugen) $(if $(ONLY),--only "$(ONLY)")

build-benchmarks: setup
	MENUGEN_BENCHMARKS=1 swift build $(release_flags) --product menugen-benchmarks

format:
	swift format --in-place --recursive --parallel Sources Tests Package.swift

# Writes the default theme into the binary's sources; the test that does it fails, so that what it wrote is read.
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
