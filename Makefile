# make site    build menugen and, with it, the site in Output/
# make docs    build the documentation as a site in .build/docs/, and the library's in .build/docs/api/
# make test    run every test
# make test-browser   test serve and the built site in Chromium
# make screenshots   renew the pictures of the README
# make coverage   run every test, and print the coverage of each module
# make test-fast   run the tests but the slow suites
# make fuzz    build random content trees for SECONDS=600
# make check   style, rules and determinism
# make dist    pack a fully static program: archive, Debian package, wheel (test-dist installs and tries each)
# make test-scale   build a site with Slurm and with Dask on this machine, and compare it with one build
# make bench   measure each part, and fail if one allocates more than before
# make bench-serve   measure the time from saving a file to the painted page
# make bench-shapes   check that build time is linear for content of many shapes
PREFIX ?= /usr/local

# Link the Swift runtime statically if possible, for a faster start and for systems without Swift.
release_flags := -c release --omit-frame-pointers $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
menugen := .build/release/menugen
benchmarks := .build/release/menugen-benchmarks

.PHONY: site release dist test-dist static test coverage test-fast test-browser test-scale screenshots fuzz check bench bench-site bench-serve bench-shapes build-benchmarks format embed setup install clean docs

site: release
	$(menugen) build

docs: release
	Scripts/docs $(menugen)
	Scripts/api-docs
	@echo "Open .build/docs/site/index.html, and the library's: docc preview or a web server on .build/docs/api"

# Optimized debug builds: see Package.swift.
test coverage check fuzz: export MENUGEN_OPTIMIZED := 1

release: setup
	swift build $(release_flags) --product menugen

test: setup
	@Scripts/setup vips curl rsync rclone
	@Scripts/moto
	Scripts/test
	Scripts/outside

coverage: setup
	Scripts/test --enable-code-coverage
	Scripts/coverage

test-fast: setup
	Scripts/test-fast

test-browser: setup
	swift build --product menugen
	Scripts/test-browser .build/debug/menugen

screenshots: setup
	@Scripts/setup chromium
	swift build --product menugen
	Scripts/screenshots .build/debug/menugen

test-scale: release
	Scripts/test-scale $(menugen)

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

# Edits the sample EDITS times in each way while Chromium shows it.
EDITS ?= 50
bench-serve: release
	Scripts/bench-serve $(menugen) $(EDITS)

# Builds content of many shapes at three sizes, and fails if a time isn't linear. ONLY=budgets selects by name.
bench-shapes: release
	Scripts/bench-shapes $(menugen) $(if $(ONLY),--only "$(ONLY)")

build-benchmarks: setup
	MENUGEN_BENCHMARKS=1 swift build $(release_flags) --product menugen-benchmarks

format:
	swift format --in-place --recursive --parallel Sources Tests Package.swift

# Writes the themes to the sources of the binary. The test that does so fails, so that its output is reviewed.
embed:
	MENUGEN_RECORD=all Scripts/test --filter EmbeddedTheme || true
	git diff --stat -- Sources/Renderers/Theme

setup:
	@Scripts/setup

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(menugen) "$(DESTDIR)$(PREFIX)/bin/menugen"
	install -d "$(DESTDIR)$(PREFIX)/share/man/man1"
	install -m 644 Documentation/menugen.1 "$(DESTDIR)$(PREFIX)/share/man/man1/menugen.1"
	Scripts/completions $(menugen) "$(DESTDIR)$(PREFIX)/share"

# A program that needs no other file: not even the C library, or /proc.
static_folder := .build/static
static: setup
	swift build -c release --omit-frame-pointers --static-swift-stdlib -Xswiftc -static-executable \
	  -Xcc -DMENUGEN_STATIC --scratch-path $(static_folder) --product menugen

dist: static
	Scripts/dist $(static_folder)/release/menugen

test-dist: dist
	Scripts/test-dist

clean:
	rm -rf .build Output/site Output/reports Output/.menugen
