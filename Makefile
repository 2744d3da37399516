# What there is to do in this repository; `make help` lists it.
SWIFT ?= swift
CONFIGURATION ?= release
# On Linux one file that starts at once and runs anywhere; macOS has Swift's libraries itself.
ifeq ($(shell uname -s),Linux)
STATIC ?= --static-swift-stdlib -Xswiftc -static-executable -Xlinker -s
endif
# Swift asks for the metadata of `[Token]` and its like by mangled names, which the runtime reads when each
# is first used. Calling accessors instead saves a third of all instructions for one small file.
METADATA ?= -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

.PHONY: help build test format lint record bench differential stress fuzz sanitize coverage

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1@\2/p' $(MAKEFILE_LIST) | awk -F@ '{printf "  %-14s%s\n", $$1, $$2}'

build: ## build stylec (.build/release/stylec)
	$(SWIFT) build --configuration $(CONFIGURATION) --product stylec $(METADATA) $(STATIC)

test: ## run all tests
	$(SWIFT) test

format: ## format the sources
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Plugins

lint: ## check the format of the sources
	$(SWIFT) format lint --strict --recursive Package.swift Sources Plugins

record: ## rewrite what tests compare with; they fail once, so that it is looked at
	STYLEC_RECORD=1 $(SWIFT) test || true
	git status --short

bench: build ## measure how fast stylec is
	Scripts/bench

differential: build ## compare what stylec and swiftc accept, on generated styles
	python3 Scripts/differential.py --stylec .build/$(CONFIGURATION)/stylec \
	  --count $(or $(COUNT),1000) --seed $(or $(SEED),1)

stress: build ## give it inputs that are meant to break it
	Scripts/stress

fuzz: ## fuzz the whole compiler for SECONDS (60)
	Scripts/fuzz --seconds $(or $(SECONDS),60)

sanitize: ## run it under the address and the thread sanitizer
	Scripts/sanitize

coverage: ## tell which lines the tests run
	Scripts/coverage
