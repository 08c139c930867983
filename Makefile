# Everything you can do with a checkout of meadhall. `make` alone lists it.

ARGS ?=

# A PYTHONPATH from outside could put other sources before the installed package.
unexport PYTHONPATH
# Without bytecode every process would compile what it loads anew: a server takes three times as long to start.
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

play: ## open the house in the browser, at once (ARGS="…" adds options, as --lan)
	@tools/play.sh $(ARGS)

terminal: setup ## play Nidavellir in the terminal (ARGS="…" adds options)
	@.venv/bin/meadhall play nidavellir $(ARGS)

test: checks ## run all checks, and the tests interpreted and compiled (T=path runs one, from the sources)
ifdef T
	@tools/test.sh one $(T)
else
	@tools/test.sh lint interpreted compiled
endif

check: checks ## run the quick checks: lint, types and the tests that need no server (under two minutes)
	@tools/test.sh lint quick

lint: checks ## run the checks only: ruff, mypy, import-linter
	@tools/test.sh lint

checks:
	@tools/vendor.sh --dev
	@tools/setup.sh checks

format: setup ## let ruff reformat the code and mend what it can
	@.venv/bin/ruff check --fix --quiet .
	@.venv/bin/ruff format .

gallery: setup ## photograph every page into build/gallery, for people to look at
	@.venv/bin/python tools/gallery.py

wheel: ## build a wheel with everything in it (dist/): pip install 'dist/….whl[site]'
	@tools/vendor.sh
	@tools/setup.sh wheel

bench: setup ## measure the speed of the engine (ARGS="…" adds options)
	@.venv/bin/meadhall bench $(ARGS)

load: setup ## measure a server under load on loopback, in five ways (ARGS="--tables 60 --html …" in one)
	@.venv/bin/python tools/load.py $(ARGS)

lock: setup ## pin the dependencies anew in requirements/*.txt (ARGS=--upgrade takes newer versions)
	@tools/lock.sh $(ARGS)

clean: ## remove .venv and everything that was built
	rm -rf .venv node_modules src/meadhall/site/static/vendor build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
