# Commands for a checkout of meadhall. `make` alone lists them.

ARGS ?=

# A PYTHONPATH of the caller could hide the installed package.
unexport PYTHONPATH
# Without bytecode every process compiles its modules again: a server takes three times as long to start.
unexport PYTHONDONTWRITEBYTECODE

ifeq ($(CI),true)
export NO_COLOR := 1
endif

.DEFAULT_GOAL := help
.PHONY: help setup play terminal test check checks gallery wheel bench load lint format lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

setup: ## make .venv, fetch the browser parts and install meadhall, compiled where possible
	@tools/vendor.sh --dev
	@tools/setup.sh all

play: ## serve the site at once and open it in the browser (ARGS="…" adds options, such as --lan)
	@tools/play.sh $(ARGS)

terminal: setup ## play Nidavellir in the terminal (ARGS="…" adds options)
	@.venv/bin/meadhall play nidavellir $(ARGS)

ifdef T
test: # T holds arguments of pytest
	@tools/setup.sh checks
	@tools/test.sh one $(T)
else
test: checks ## run all checks and all tests, interpreted and compiled (T=tests/… runs these only, from the sources)
	@tools/test.sh lint interpreted compiled
endif

check: checks ## run the quick checks: lint, types and the tests that need no server (a minute of processor time)
	@tools/test.sh lint quick

lint: checks ## run the checks only: ruff, mypy, import-linter
	@tools/test.sh lint

checks:
	@tools/vendor.sh --dev
	@tools/setup.sh checks

format: checks ## let ruff reformat the code and fix what it can
	@.venv/bin/ruff check --fix --quiet .
	@.venv/bin/ruff format .

gallery: setup ## take screenshots of every page (build/gallery/index.html)
	@.venv/bin/python tools/gallery.py

wheel: ## build a wheel with fonts, icons and scripts (dist/): pip install 'dist/….whl[site]'
	@tools/vendor.sh
	@tools/setup.sh wheel

bench: setup ## measure the speed of the engine (ARGS="…" adds options)
	@.venv/bin/meadhall bench $(ARGS)

load: setup ## measure a server under four loads on loopback (ARGS="--tables 60 --html …": under one)
	@.venv/bin/python tools/load.py $(ARGS)

lock: setup ## pin the dependencies in requirements/*.txt (ARGS=--upgrade takes newer versions)
	@tools/lock.sh $(ARGS)

clean: ## remove .venv and all build results
	rm -rf .venv node_modules src/meadhall/site/static/vendor build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
