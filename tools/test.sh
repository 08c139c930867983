#!/usr/bin/env bash
# Runs the checks named as arguments (lint, interpreted, compiled), all of them even if one fails,
# and fails if any did. `make test` prepares .venv and calls this.
set -euo pipefail
cd "$(dirname "$0")/.."

bin=.venv/bin
failed=()
unset PYTHONPATH PYTHONDONTWRITEBYTECODE
pytest_options=(-n auto -q)
if [[ ${CI:-} == true ]]; then
    export NO_COLOR=1
    pytest_options+=(--color=no)
fi

step() {
    local name=$1
    shift
    echo "== $name"
    "$@" || failed+=("$name")
}

need_chromium() { # for the tests in a real browser
    command -v chromium chromium-browser google-chrome >/dev/null && return
    [[ $EUID == 0 ]] && command -v apt-get >/dev/null || return 0
    echo "== Chromium is missing: installing it"
    export DEBIAN_FRONTEND=noninteractive
    { apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium; } >/dev/null 2>&1 ||
        echo "   that failed; the tests in a browser will say so"
}

lint() {
    step "ruff check" $bin/ruff check --quiet .
    step "ruff format" $bin/ruff format --check --quiet .
    step "mypy" $bin/mypy
    step "import rules" env PYTHONPATH=src $bin/lint-imports --no-logo
    step "types of the browser client" tools/check_js.sh
}

interpreted() {
    # What is never compiled is tested once, in the pass that tests all.
    step "tests of the engine, interpreted (all but slow)" env PYTHONPATH=src $bin/pytest "${pytest_options[@]}" \
        -m "not slow" tests/core tests/games tests/bots tests/arena --ignore-glob='tests/games/*/look'
}

# With what to run as arguments (nothing: as installed). On a busy machine a browser may miss a beat: what
# failed is tried again, alone.
in_browsers() {
    "$@" $bin/pytest "${pytest_options[@]}" tests/browser ||
        "$@" $bin/pytest "${pytest_options[@]}" -n 0 --last-failed --last-failed-no-failures none tests/browser
}

compiled() {
    local note
    note=$(<.venv/meadhall-build)
    case $note in
    *"compiling failed"*)
        echo "== tests, compiled: impossible (${note#meadhall: })"
        failed+=("compiling the engine")
        ;;
    *interpreted*)
        echo "== tests, compiled: left out (${note#meadhall: })"
        step "tests, interpreted (all but slow)" env PYTHONPATH=src $bin/pytest "${pytest_options[@]}" \
            -m "not slow" --ignore=tests/browser
        step "tests in a browser" in_browsers env PYTHONPATH=src
        ;;
    *)
        step "the installed engine is the compiled one" $bin/python tools/check_compiled.py
        # Apart: Playwright leaves an event loop in its process, in which other tests could not run theirs.
        step "tests, compiled (all but the browser's)" $bin/pytest "${pytest_options[@]}" --ignore=tests/browser
        step "tests in a browser" in_browsers
        ;;
    esac
}

[[ $* != *preted* && $* != *compiled* ]] || need_chromium
for part in "$@"; do
    "$part"
done

if ((${#failed[@]})); then
    echo "== FAILED:"
    printf '   %s\n' "${failed[@]}"
    exit 1
fi
echo "== all passed"
