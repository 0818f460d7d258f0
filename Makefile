# Every verb sets up what it needs by itself; a second call is fast. `make` alone lists the verbs.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
ARGS ?=

# What the type checker and the linters read; folders that do not exist yet are left out.
CODE := $(wildcard src tests bench tools setup.py)

# The installed package is the compiled one; the source tree, put before it, is the pure one.
COMPILED := PYTHONPATH=. CARAVELA_EXPECT=compiled
PURE := PYTHONPATH=src:. CARAVELA_EXPECT=pure
# Whoever tests with a browser or a server often waits for it, and leaves a core to one more.
WORKERS = $$($(PY) -c 'import os; print(1 + (os.cpu_count() or 1))')
HAS_COMPILED := $(PY) -c 'import importlib.util as u, sys; sys.exit(u.find_spec("caravela__mypyc") is None)'

# What no compiler touches is the same in both runs: when the compiled run had it, the pure one need not.
SAME_IN_BOTH := $(addprefix --ignore=tests/,browser server storage table lab terminal wire texts bench cli)

# On a build server nothing falls back silently.
WILL_BE_COMPILED := $(HAS_COMPILED)
ifeq ($(CI),true)
ifndef CARAVELA_PURE
export CARAVELA_COMPILED := 1
WILL_BE_COMPILED := true
endif
endif

.PHONY: help setup web play test compiled pure check fmt bench tools lock golden types dist clean FORCE

help: ## list the verbs
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' \
		| awk -F '\t' '{ printf "  make %-8s %s\n", $$1, $$2 }'

setup: $(VENV)/installed ## make .venv and install caravela in it, compiled if a C compiler works

web: $(VENV)/web ## build the browser client, when something of it was changed

play: setup ## play in the browser; at the terminal: make play ARGS="--text amerigo"
	@$(PY) -m caravela play $(ARGS)

test: compiled pure ## the whole suite compiled, and what can be compiled once more pure: make test ARGS="-k market"

compiled: setup
	@if $(HAS_COMPILED); then \
		echo "== compiled"; \
		$(COMPILED) $(PY) -m pytest -n $(WORKERS) --dist loadgroup $(ARGS); \
	else \
		echo "== compiled: CANNOT RUN, no compiled build is installed (reason: $(VENV)/build.log)"; \
		if [ "$${CI:-}" = true ]; then exit 1; fi; \
	fi

# It reads the source tree, so that it can run while the compiled package is still being built.
pure: $(VENV)/locked $(VENV)/web
	@echo "== pure"
	@$(PURE) $(PY) -m pytest -n auto --dist loadgroup $$($(WILL_BE_COMPILED) && echo $(SAME_IN_BOTH)) $(ARGS)

check: $(VENV)/locked $(VENV)/web ## style, types, directions of import, coverage of the rule ledgers
	$(VENV)/bin/ruff check $(CODE)
	$(VENV)/bin/ruff format --check $(CODE)
	$(PY) -m mypy $(CODE)
	PYTHONPATH=src $(VENV)/bin/lint-imports --no-cache
	$(PURE) $(PY) -m tests.ledger
	$(PURE) $(PY) -m caravela.wire | cmp - web/src/wire/shapes.ts
	$(PURE) $(PY) -m tests.browser.spoken
	for verb in types lint formatted test; do web/make $$verb; done

fmt: $(VENV)/locked ## format the code and fix what can be fixed by itself
	$(VENV)/bin/ruff format $(CODE)
	$(VENV)/bin/ruff check --fix $(CODE)
	web/make format
	$(PURE) $(PY) -m tests.texts.french_spaces

bench: setup $(VENV)/bench ## measure speed side by side with a peer
	@PYTHONPATH=. $(PY) -m bench $(ARGS)

tools: $(VENV)/bench ## install the peers that bench/ measures against

golden: setup ## write the golden playthroughs anew
	@$(PURE) $(PY) -m tests.golden $(ARGS)

types: setup ## write the browser's types anew from the messages of the server
	@PYTHONPATH=src $(PY) -m caravela.wire > web/src/wire/shapes.ts

dist: $(VENV)/locked $(VENV)/web ## build sdist and wheels into dist/, then install and try each of them
	@$(PYTHON) tools/dist.py
	@$(PURE) $(PY) -m pytest tests/dist --dist-folder dist -n auto $(ARGS)

lock: ## write requirements/*.lock anew from pyproject.toml: make lock ARGS=--upgrade
	@tools=$$(mktemp -d); trap 'rm -rf "$$tools"' EXIT; \
	$(PYTHON) -m venv "$$tools"; "$$tools/bin/pip" install -qq 'uv>=0.13'; \
	compile() { "$$tools/bin/uv" pip compile --quiet --universal --python-version 3.11 \
		--generate-hashes --no-header --no-emit-index-url --no-emit-find-links $(ARGS) "$$@"; }; \
	compile pyproject.toml --all-extras --group dev -o requirements/dev.lock; \
	compile --group bench -c requirements/dev.lock -o requirements/bench.lock; \
	compile --group node -o requirements/node.lock; \
	compile --group build -c requirements/dev.lock -o requirements/build.lock; \
	compile --group dist -c requirements/dev.lock -o requirements/dist.lock

clean: ## remove everything that was made, .venv too
	rm -rf $(VENV) web/node_modules web/test/spoken.json src/caravela/web_dist build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- stamps -----------------------------------------------------------------------------------

$(VENV)/locked: requirements/dev.lock
	@$(PYTHON) -c 'import sys; sys.exit("caravela needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	@echo "setup: $(VENV) from $<"
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PY) -m pip install -qq --disable-pip-version-check --require-hashes -r $<
	@touch $@

# The client is built again only when a file of it was changed. A machine that cannot build it has everything else.
$(VENV)/web: $(VENV)/locked FORCE
	@find web src/caravela/texts/web -type f -not -path '*/node_modules/*' -not -path 'web/test/*' \
		| LC_ALL=C sort | xargs sha256sum > $@.new
	@if cmp -s $@.new $@ && [ -f src/caravela/web_dist/index.html ]; then rm $@.new; else \
		echo "setup: the browser client"; \
		if web/make build > $(VENV)/web.log 2>&1; then mv $@.new $@; else \
			rm $@.new; tail -5 $(VENV)/web.log; echo "setup: NO browser client (reason: $(VENV)/web.log)"; \
			if [ "$${CI:-}" = true ]; then exit 1; fi; \
		fi; \
	fi

# Rewritten only when a source file was changed, added or removed, or another build is asked for.
$(VENV)/sources: $(VENV)/locked $(VENV)/web FORCE
	@{ echo "$${CC:-} $${CARAVELA_PURE:-} $${CARAVELA_COMPILED:-}"; \
	   find src pyproject.toml setup.py -type f -not -name '*.py[co]' | LC_ALL=C sort | xargs sha256sum; \
	} > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(VENV)/installed: $(VENV)/sources
	@echo "setup: caravela"
	@CARAVELA_NO_CLIENT=1 $(PY) -m pip install --verbose --disable-pip-version-check --force-reinstall --no-deps \
		--no-build-isolation . > $(VENV)/build.log 2>&1 || { cat $(VENV)/build.log; exit 1; }
	@grep -oE 'caravela build: .*|src/.*: error: .*' $(VENV)/build.log
	@touch $@

$(VENV)/bench: requirements/bench.lock $(VENV)/locked
	@$(PY) -m pip install -qq --disable-pip-version-check --require-hashes -r $<
	@touch $@
