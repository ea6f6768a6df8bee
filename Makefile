# Every command sets up what it needs: git, Python 3.11+ (on Debian and Ubuntu with python3-venv), Node 20+, npm and
# make are all that must be there.

PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2
# What a failed test of the page leaves behind, in test-results/, beside the trace that its fixture keeps.
KEEP := --screenshot only-on-failure --tracing off
LINT_SCRIPTS := node_modules/.bin/biome check --error-on-warnings --log-level=warn . && \
	node tools/types.mjs && node_modules/.bin/tsc
TEST_SCRIPTS := node --test --test-reporter=./tests/js/quiet-reporter.mjs tests/js/*.test.mjs

# The packages of Python and of npm are installed side by side, and Python's checks run beside the build of the site. What is
# installed for one command alone waits for both.
ifeq ($(MAKELEVEL), 0)
MAKEFLAGS += --jobs=$(JOBS)
endif

.PHONY: help serve site test test-browsers test-all benchmark mutants audit release lint lint-python format clean
.DEFAULT_GOAL := help

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

serve: site ## Build the site and serve it on this machine
	@$(BIN)/python tools/serve.py

site: .venv/.installed node_modules/.installed ## Write the finished static site to _site/
	@node tools/vendor.mjs
	@node tools/site.mjs

test: site lint-python ## Run every check and test
	@$(LINT_SCRIPTS)
	@$(TEST_SCRIPTS)
	@$(BIN)/python tools/browser.py
	@$(BIN)/pytest -n $(JOBS) $(KEEP) -m "not long"
	@$(BIN)/python tools/newer_python.py --jobs $(JOBS)

test-browsers: site ## Run the core in Firefox and WebKit, beside Chromium
	@$(BIN)/python tools/browser.py
	@$(BIN)/python tools/other_browsers.py
	@$(BIN)/pytest -n $(JOBS) $(KEEP) -m "not long" tests/browsers

test-all: site lint-python ## Run the long tests as well; PUZZLES=folder adds puzzle collections
	@$(MAKE) --no-print-directory .venv/.long
	@$(LINT_SCRIPTS)
	@$(TEST_SCRIPTS)
	@$(BIN)/python tools/browser.py
	@PUZZLES="$(PUZZLES)" $(BIN)/pytest -n $(JOBS) $(KEEP)
	@$(BIN)/python tools/newer_python.py --jobs $(JOBS) --long
	@$(BIN)/python tools/other_browsers.py
	@$(BIN)/pytest -n $(JOBS) $(KEEP) -m long tests/browsers
	@for seed in 1 2; do SHUFFLE=$$seed $(BIN)/pytest -n $(JOBS) $(KEEP) -m live tests/e2e || exit; done

benchmark: site ## Print the figures of speed, memory and loading; PUZZLES=folder adds puzzle collections
	@$(BIN)/python tools/browser.py
	@for name in first_bytes boot first_visit smoothness new_puzzles queens_new large_board knight_board queens_hand knight_hand gallery lists keys steadiness watch truth hints generating shapes teaching lessons counting programs lies door shell reading cluster engine; do \
		PYTHONPATH=tools PUZZLES="$(PUZZLES)" $(BIN)/python tests/benchmark/$$name.py || exit; \
	done

mutants: .venv/.mutants ## See which small changes to one module no test notices; FILE=py/undoku/...
	@$(BIN)/python tools/mutants.py "$(FILE)" --jobs $(JOBS)

audit: .venv/.audit node_modules/.installed ## See whether a package that is used has a known fault; asks the registries
	@npm audit; of_npm=$$?; \
	$(BIN)/pip freeze --exclude-editable | $(BIN)/pip-audit --strict --no-deps --disable-pip --requirement /dev/stdin && exit $$of_npm

release: site ## Write packages, the site as an archive and bills of materials to build/release/
	@$(MAKE) --no-print-directory .venv/.audit
	@PYTHONPATH=py $(BIN)/python tools/release.py --tag "$(TAG)"

lint: lint-python node_modules/.installed ## Check format, style and types
	@$(LINT_SCRIPTS)

lint-python: .venv/.installed
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary

format: .venv/.installed node_modules/.installed ## Put all source into the project's format
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --quiet --fix .
	@node_modules/.bin/biome check --write --log-level=warn .

clean: ## Remove everything that was built or installed here
	rm -rf .venv .venv-newer node_modules _site build static/vendor .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache test-results

.venv/.installed: pyproject.toml
	@echo "Installing the Python packages"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Undoku needs Python 3.11 or newer")'
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

.venv/.long: .venv/.installed
	@echo "Installing what the long tests compare with"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[long]'
	@touch $@

.venv/.audit: .venv/.installed
	@echo "Installing what asks for known faults, and lists what is used"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[audit]'
	@touch $@

.venv/.mutants: .venv/.installed
	@echo "Installing the mutation tester"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[mutants]'
	@touch $@

node_modules/.installed: package-lock.json .npmrc
	@echo "Installing the npm packages"
	@node -e 'if (parseInt(process.versions.node) < 20) { console.error("Undoku needs Node 20 or newer"); process.exit(1) }'
	@npm ci --loglevel=error >/dev/null
	@touch $@
