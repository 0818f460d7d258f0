# Every verb installs what it needs; a second call is fast. `make` alone lists the verbs.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?= python3
VENV ?= .venv
PY := $(VENV)/bin/python
BUILD := build
ARGS ?=
export VENV PYTHON
# Test runs import the same modules in many processes, and pytest rewrites their asserts: keep the bytecode.
unexport PYTHONDONTWRITEBYTECODE

# The folders that the type checker and the linters read.
CODE := src tests bench examples tools setup.py

# The installed package is the compiled one. The source tree, put before it, is the pure one.
COMPILED := PYTHONPATH=. CARAVELA_EXPECT=compiled
PURE := PYTHONPATH=src:. CARAVELA_EXPECT=pure
# A file's tests stay in one process, where servers, browsers and searched positions are made once.
BY_FILE := --dist loadfile --no-loadscope-reorder
# Tests with a browser or a server often wait: one worker more than there are cores keeps the cores busy.
WORKERS = $$($(PY) -c 'import os; print(1 + (os.cpu_count() or 1))')

# These folders test code that is never compiled. If the compiled run has them, the pure run leaves them out.
NEVER_COMPILED := $(addprefix --ignore=tests/,browser server storage table lab terminal wire texts bench cli)
# Games that declare the types of their views for the browser.
VIEW_TYPES := $(patsubst src/caravela/games/%/view_types.py,%,$(wildcard src/caravela/games/*/view_types.py))
QUICK := tests/rules tests/kernel tests/table tests/texts

# CARAVELA_PURE=1 asks for plain Python only. A build server never falls back to it silently.
ifeq ($(filter-out 0,$(CARAVELA_PURE)),)
WITH_COMPILED := compiled
ifeq ($(CI),true)
export CARAVELA_COMPILED := 1
endif
endif

# Python writes the bytecode of what is imported; pip would compile every module of every package.
PIP_INSTALL = $(PY) -m pip install -qq --no-compile --disable-pip-version-check --require-hashes -r
DIGEST := $(PYTHON) tools/digest.py
PACKAGE_DIGEST = $(DIGEST) --salt "$(CC) $(CARAVELA_PURE) $(CARAVELA_COMPILED)" src pyproject.toml setup.py

.PHONY: help setup web play quick test tested compiled pure test-tools check fmt bench tools lock golden types dist clean \
	package-digest FORCE

help: ## list the verbs
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' \
		| awk -F '\t' '{ printf "  make %-8s %s\n", $$1, $$2 }'

setup: $(VENV)/installed ## make .venv and install caravela in it, compiled if a C compiler works

web: $(BUILD)/client ## build the browser client if a file of it has changed

play: ## play in the browser; at the terminal: make play ARGS="--text amerigo"
	@$(MAKE) --silent --jobs=2 $(VENV)/play $(BUILD)/client
	@tools/play $(ARGS)

quick: $(VENV)/dev ## rules, kernel, table and texts on plain Python, for the edit loop
	@$(PURE) $(PY) -m pytest -n auto $(BY_FILE) -q $(QUICK) $(ARGS)

test: test-tools ## the whole suite compiled, and what can be compiled once more pure: make test ARGS="-k market"
	@$(MAKE) --no-print-directory tested

tested: $(WITH_COMPILED) pure

test-tools:
	@$(PYTHON) tools/test_tools.py

compiled: $(VENV)/dev setup
	@echo "== compiled"
	@$(COMPILED) $(PY) -m pytest -n $(WORKERS) $(BY_FILE) $(ARGS)

# It reads the source tree, so it can run while the compiled package is still being built.
pure: $(VENV)/dev $(BUILD)/client
	@echo "== pure"
	@$(PURE) $(PY) -m pytest -n auto $(BY_FILE) $(if $(WITH_COMPILED),$(NEVER_COMPILED)) $(ARGS)

check: $(VENV)/dev $(BUILD)/client ## style, types, directions of import, coverage of the rule ledgers
	$(VENV)/bin/ruff check $(CODE)
	$(VENV)/bin/ruff format --check $(CODE)
	$(PY) -m mypy $(CODE)
	PYTHONPATH=src $(VENV)/bin/lint-imports --no-cache
	$(PURE) $(PY) -m tools.ledger
	$(PY) tools/wording.py
	$(PURE) $(PY) -m caravela.wire | cmp - web/src/wire/shapes.ts
	for game in $(VIEW_TYPES); do \
	  $(PURE) $(PY) -m caravela.wire caravela.games.$$game.view_types | cmp - web/src/wire/views/$$game.ts || exit 1; \
	  $(PURE) $(PY) -m caravela.wire src/caravela/games/$$game/components.toml \
	    | cmp - web/src/wire/components/$$game.d.ts || exit 1; \
	done
	$(PURE) $(PY) -O -m tests.optimized
	$(PURE) $(PY) -m tests.browser.spoken
	$(PURE) $(PY) -m tests.browser.rule_facts
	for verb in types lint formatted test; do web/make $$verb; done

fmt: $(VENV)/dev ## format the code and fix what can be fixed automatically
	$(VENV)/bin/ruff format $(CODE)
	$(VENV)/bin/ruff check --fix $(CODE)
	web/make format
	$(PURE) $(PY) -m tools.french_spaces

bench: setup $(VENV)/bench ## measure speed side by side with a peer
	@PYTHONPATH=. $(PY) -m bench $(ARGS)

tools: $(VENV)/bench ## install the peers that bench/ measures against

golden: setup $(VENV)/dev ## write the golden playthroughs again
	@$(PURE) $(PY) -m tests.golden $(ARGS)

types: $(VENV)/dev ## write the browser's types again from the messages, the games' views and their components
	@PYTHONPATH=src $(PY) -m caravela.wire > web/src/wire/shapes.ts
	@for game in $(VIEW_TYPES); do \
	  PYTHONPATH=src $(PY) -m caravela.wire caravela.games.$$game.view_types > web/src/wire/views/$$game.ts || exit 1; \
	  PYTHONPATH=src $(PY) -m caravela.wire src/caravela/games/$$game/components.toml \
	    > web/src/wire/components/$$game.d.ts || exit 1; \
	done

dist: $(VENV)/dev $(BUILD)/client ## build an sdist and wheels into dist/, then install and try each of them
	@$(PYTHON) tools/dist.py
	@$(PURE) $(PY) -m pytest tests/dist --dist-folder dist -n auto $(ARGS)

lock: ## write requirements/*.lock again from pyproject.toml: make lock ARGS=--upgrade
	@uv=$$(mktemp -d); trap 'rm -rf "$$uv"' EXIT; \
	$(PYTHON) -m venv "$$uv"; "$$uv/bin/pip" install -qq 'uv>=0.13'; \
	compile() { "$$uv/bin/uv" pip compile --quiet --universal --python-version 3.11 \
		--generate-hashes --no-header --no-emit-index-url --no-emit-find-links $(ARGS) "$$@"; }; \
	compile pyproject.toml --all-extras --group dev -o requirements/dev.lock; \
	compile pyproject.toml -c requirements/dev.lock -o requirements/play.lock; \
	compile --group build -c requirements/dev.lock -o requirements/build.lock; \
	compile --group dist -c requirements/dev.lock -o requirements/dist.lock; \
	compile --group bench -c requirements/dev.lock -o requirements/bench.lock; \
	compile --group node -o requirements/node.lock

clean: ## remove everything that was made, .venv too
	rm -rf $(VENV) $(BUILD) dist web/node_modules web/test/rule_facts.json web/test/spoken.json src/caravela/web_dist
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

package-digest:
	@$(PACKAGE_DIGEST)

# --- stamps -----------------------------------------------------------------------------------
# .venv grows in steps: what playing needs, what compiling adds, what developing adds. Versions are the same in all.

$(VENV)/play: requirements/play.lock
	@$(PYTHON) -c 'import sys; sys.exit("caravela needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null \
		|| { echo "caravela needs Python's venv module. Type: sudo apt-get install python3-venv"; exit 1; }
	@echo "setup: installing the packages of $<"
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PIP_INSTALL) $<
	@touch $@

$(VENV)/build: requirements/build.lock $(VENV)/play
	@echo "setup: installing the packages of $<"
	@$(PIP_INSTALL) $<
	@touch $@

$(VENV)/dev: requirements/dev.lock $(VENV)/build
	@echo "setup: installing the packages of $<"
	@$(PIP_INSTALL) $<
	@touch $@

$(VENV)/bench: requirements/bench.lock $(VENV)/dev
	@$(PIP_INSTALL) $<
	@touch $@

# The stamps below hold a digest of their sources and are written only if it has changed. A machine that cannot build
# the client has everything else; a build server stops.
$(BUILD)/client: FORCE
	@mkdir -p $(BUILD)
	@digest=$$($(DIGEST) web/index.html web/make web/public web/src web/worker $(wildcard web/*.json web/*.ts) \
		src/caravela/texts/web $(wildcard src/caravela/games/*/components.toml)); \
	if [ "$$(cat $@ 2> /dev/null)" != "$$digest" ] || [ ! -f src/caravela/web_dist/index.html ]; then \
		echo "setup: building the browser client, about 25 s"; \
		if web/make build > $(BUILD)/client.log 2>&1; then echo "$$digest" > $@; else \
			tail -5 $(BUILD)/client.log; echo "setup: NO browser client (reason: $(BUILD)/client.log)"; \
			if [ "$${CI:-}" = true ]; then exit 1; fi; \
		fi; \
	fi

$(VENV)/installed: $(VENV)/build $(BUILD)/client FORCE
	@digest=$$($(PACKAGE_DIGEST)); \
	if [ "$$(cat $@ 2> /dev/null)" != "$$digest" ]; then \
		rm -rf $(BUILD)/wheel; \
		CARAVELA_NO_CLIENT=1 CARAVELA_OBJECTS=$(BUILD)/objects $(PY) -W ignore setup.py -q bdist_wheel --dist-dir $(BUILD)/wheel; \
		$(PY) -m pip install -qq --disable-pip-version-check --force-reinstall --no-deps $(BUILD)/wheel/*.whl; \
		echo "$$digest" > $@; \
	fi
