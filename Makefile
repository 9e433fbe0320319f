# Everything a person types. Each command does its own set-up; `make` alone lists them.
# PYTHON=python3.12 picks an interpreter, ARGS="..." is handed on to the command.

PYTHON ?= python3
export PYTHON
ARGS ?=
PY := .venv/bin/python
UV := .venv/bin/uv
COMPILE = $(UV) pip compile --quiet pyproject.toml --python-version 3.11 --no-annotate \
	--custom-compile-command "make pins"

.DEFAULT_GOAL := help
.PHONY: help play terminal test check format pytest compiled bench drill page wire screenshots pins sbom audit clean \
	plain servers browsers looks compiledtests checksources checktypes checkpage playing developing compilable browsable

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: playing ## open the table in the browser (ARGS="--host 0.0.0.0" for the local network)
	@.venv/bin/saddlebag serve $(ARGS)

terminal: playing ## sit down at the table in the terminal (ARGS="public-enemy --players you,legend")
	@.venv/bin/saddlebag play $(ARGS)

test: compilable browsable check ## everything that must be green: check, the tests, the compiled build
	@$(MAKE) --no-print-directory -j4 --output-sync=line compiledtests plain browsers looks servers

check: developing ## format, lint, types, layers, house style, texts, the page
	@$(MAKE) --no-print-directory -j3 --output-sync=target checkpage checktypes checksources

checksources:
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	.venv/bin/lint-imports --no-logo
	$(PY) -m tools.purity
	$(PY) -m tools.house_style
	$(PY) -m tools.texts
	$(PY) -m tools.state_code
	$(UV) pip check --quiet --python $(PY)
	$(UV) pip install --quiet --python $(PY) --offline --dry-run -r requirements-dev.txt
	$(PY) -m tools.wire_types

checktypes:
	$(PY) -m mypy

checkpage:
	$(PY) -m tools.page check
	$(PY) -m tools.page_style

format: developing ## lay out all sources: Python with ruff, the page with Prettier
	$(PY) -m ruff format .
	$(PY) -m tools.page_style --write

pytest: developing ## the tests alone (ARGS="-k duel")
	$(PY) -m pytest $(ARGS)

# Four at a time for two cores: much of the time of servers and browsers is waiting. The quickest comes last.
plain: developing
	$(PY) -m pytest --ignore=tests/browser --ignore=tests/server $(ARGS)

# What fails with a server or a browser is tried once more by itself; both results are printed.
twice = $(PY) -m pytest -o cache_dir=.cache/pytest/$@ $(1) $(ARGS) || \
	$(PY) -m pytest -o cache_dir=.cache/pytest/$@ $(1) --last-failed --last-failed-no-failures none $(ARGS)

servers: developing
	$(call twice,tests/server)

browsers: developing
	$(call twice,tests/browser --ignore-glob="*looks.py")

looks: developing
	$(call twice,tests/browser/test_looks.py tests/browser/test_west_looks.py)

compiled: compilable ## the same tests on the package compiled with mypyc
	@$(MAKE) --no-print-directory compiledtests

compiledtests: developing
	@tools/environment.sh .venv-compiled requirements-test.txt
	$(PY) -m tools.compiled test $(ARGS)

bench: compilable ## how fast it is, pure and compiled, beside python-chess
	@tools/environment.sh .venv-compiled requirements-test.txt
	@$(PY) -m tools.compiled install
	@$(PY) -m bench $(ARGS)

drill: developing ## the long forms of the tests
	$(PY) -m pytest -m drill $(ARGS)

page: developing ## build the page of the browser (quick when nothing changed)

wire: developing ## rewrite the page's types from what the server says
	$(PY) -m tools.wire_types --write

screenshots: developing ## pictures of every screen, and a short animation of a game
	$(PY) -m tools.screenshots $(ARGS)

pins: developing ## rewrite requirements*.txt from pyproject.toml (ARGS="--upgrade-package ruff")
	$(COMPILE) --group build -o requirements.txt $(ARGS)
	$(COMPILE) --group build -c requirements.txt --generate-hashes -o hashed-requirements.txt
	$(COMPILE) --group build --group test -c requirements.txt -o requirements-test.txt $(ARGS)
	$(COMPILE) --group build --group test --group dev -c requirements-test.txt -o requirements-dev.txt $(ARGS)

sbom: developing ## what everything is built from, as CycloneDX JSON (make -s sbom > sbom.json)
	@$(PY) -m tools.sbom

audit: developing ## known weaknesses of what is pinned, where there is a network
	@$(PY) -m tools.audit

clean: ## remove everything that was made
	rm -rf .venv .venv-compiled .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache \
		.import_linter_cache build dist web/node_modules src/saddlebag/server/static
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} +

playing:
	@tools/environment.sh .venv requirements.txt editable
	@$(PY) -m tools.page

developing:
	@tools/environment.sh .venv requirements-dev.txt editable
	@$(PY) -m tools.page

compilable: developing
	@$(PY) -m tools.compiled need

browsable:
	@command -v chromium >/dev/null || \
		{ echo "The browser tests need Chromium: apt install chromium" >&2; exit 1; }
