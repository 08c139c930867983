#!/usr/bin/env bash
# Runs the checks named as arguments (lint, quick, interpreted, compiled), all of them even if one fails,
# and fails if any did. `tools/test.sh one PATH…` runs single tests from the sources, in seconds. `make test` prepares .venv and calls this. While the engine is built, which keeps one
# core busy, what does not need it is checked.
set -euo pipefail
cd "$(dirname "$0")/.."

bin=.venv/bin
failed=()
unset PYTHONPATH PYTHONDONTWRITEBYTECODE
pytest_options=(--dist worksteal -q --durations=12 --durations-min=5) # long tests at the end of one worker do not keep the other idle
cores=$(getconf _NPROCESSORS_ONLN)
busy=(-n "$cores")
waiting=(-n "$((cores + 1))") # servers keep those who test them waiting: one more finds time to work
looking=(-n "$((cores + 2))") # browsers even more so
if [[ ${CI:-} == true ]]; then
    export NO_COLOR=1
    pytest_options+=(--color=no)
fi

first=(tests/core tests/games tests/bots tests/arena tests/look tests/testing examples)
never_compiled=(tests/languages) # and what is marked so
quickly=(tests/core tests/look tests/testing tests/languages tests/bots tests/arena examples tests/games/test_recorded_games.py)

step() {
    local name=$1
    shift
    echo "== $name"
    "$@" || failed+=("$name")
}

need_chromium() { # for the tests in a real browser; its shell without windows is the faster one
    command -v chromium-headless-shell >/dev/null && return
    [[ $EUID == 0 ]] && command -v apt-get >/dev/null || return 0
    export DEBIAN_FRONTEND=noninteractive
    local wanted=chromium-headless-shell
    command -v chromium >/dev/null || wanted="$wanted chromium"
    echo "== installing for the tests in a browser: $wanted"
    { apt-get -qq update && apt-get -qq install -y --no-install-recommends $wanted; } >/dev/null 2>&1 &
    fetching=$! # meanwhile
}

have_chromium() {
    [[ -z ${fetching:-} ]] || wait "$fetching" || command -v chromium >/dev/null ||
        echo "   installing a browser failed; the tests in one will say so"
}

build() { # meanwhile
    mkdir -p build
    tools/setup.sh all >build/setup.log 2>&1 &
    building=$!
    trap 'kill $building 2>/dev/null || true' EXIT
}

built() {
    local done=0
    wait "$building" || done=$?
    cat build/setup.log
    return $done
}

lint() {
    step "ruff check" $bin/ruff check --quiet .
    step "ruff format" $bin/ruff format --check --quiet .
    step "mypy" $bin/mypy
    step "import rules" env PYTHONPATH=src $bin/lint-imports --no-logo
    step "types of the browser client" tools/check_js.sh
}

# Nothing here needs the compiled engine, which is still being built: what is never compiled is tested now, and
# only now; of the rest the interpreted engine plays a sample. All that comes later waits for the build: it goes first.
interpreted() {
    step "tests of the engine, interpreted (a sample), and of words and looks" env PYTHONPATH="src:$(described)" \
        nice -n 10 $bin/pytest "${busy[@]}" "${pytest_options[@]}" -m "not slow" "${first[@]}" "${never_compiled[@]}"
}

described() { # a folder that makes the games of the sources known, whatever is installed by now
    $bin/python -c 'import sys; sys.path.insert(0, "tools"); import from_sources; print(from_sources.described())'
}

# The rules of all games, one test file each, and what holds of everything.
quick() {
    step "quick tests, interpreted" from_sources "${busy[@]}" "${pytest_options[@]}" -m "not slow" "${quickly[@]}"
}

from_sources() {
    env PYTHONPATH="src:$(described)" $bin/pytest "$@"
}

one() { # what to run, as pytest takes it
    missing "$@"
    from_sources -n 0 -q "$@"
}

missing() { # says what a test will lack
    if [[ $* == *tests/browser* ]] && ! command -v chromium chromium-headless-shell >/dev/null; then
        echo "test: a browser is missing: apt-get install chromium" >&2
    fi
    if [[ $* == *tests/package* ]] && ! compgen -G 'build/wheel/*.whl' >/dev/null; then
        echo "test: a wheel is missing: make wheel" >&2
    fi
    if [[ $* == *tests/store* ]] && ! compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; then
        echo "test: PostgreSQL is missing: apt-get install postgresql" >&2
    fi
    if [[ $* == *tests/site* || $* == *tests/browser* ]] && [[ ! -f src/meadhall/site/static/vendor/stamp ]]; then
        echo "test: the browser parts are missing: tools/vendor.sh" >&2
    fi
}

# With what to run as arguments (nothing: as installed). On a busy machine a browser may miss a beat: what
# failed is tried again, alone.
in_browsers() {
    "$@" $bin/pytest "${looking[@]}" "${pytest_options[@]}" tests/browser ||
        "$@" $bin/pytest -n 0 "${pytest_options[@]}" --last-failed --last-failed-no-failures none tests/browser
}

compiled() {
    local note
    step "building the engine" built
    have_chromium
    note=$(<.venv/meadhall-build) || return 0
    case $note in
    *"compiling failed"*)
        echo "== tests, compiled: impossible (${note#meadhall: })"
        failed+=("compiling the engine")
        ;;
    *interpreted*)
        echo "== tests, compiled: left out (${note#meadhall: })"
        step "all other tests, interpreted (all but slow)" env PYTHONPATH=src \
            $bin/pytest "${waiting[@]}" "${pytest_options[@]}" -m "not slow" --ignore=tests/browser \
            "${first[@]/#/--ignore=}" "${never_compiled[@]/#/--ignore=}"
        step "tests in a browser" in_browsers env PYTHONPATH=src
        ;;
    *)
        step "the installed engine is the compiled one" $bin/python tools/check_compiled.py
        # Apart: Playwright leaves an event loop in its process, in which other tests could not run theirs.
        step "tests, compiled (all but the browser's)" $bin/pytest "${waiting[@]}" "${pytest_options[@]}" \
            -m "slow or not uncompiled" --ignore=tests/browser "${never_compiled[@]/#/--ignore=}"
        step "tests in a browser" in_browsers
        ;;
    esac
}

if [[ ${1:-} == one ]]; then
    one "${@:2}"
    exit
fi
[[ $* != *compiled* ]] || build
[[ $* != *compiled* ]] || need_chromium
for part in "$@"; do
    "$part"
done

if ((${#failed[@]})); then
    echo "== FAILED:"
    printf '   %s\n' "${failed[@]}"
    exit 1
fi
echo "== all passed"
