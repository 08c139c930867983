#!/usr/bin/env bash
# Runs checks; `make` prepares .venv and calls this.
#
#   tools/test.sh lint         ruff, mypy, import-linter, TypeScript
#   tools/test.sh quick        the tests that need no server, from the sources
#   tools/test.sh interpreted  a sample of the engine's tests and all tests of texts, from the sources
#   tools/test.sh compiled     builds the engine, and runs all tests against the installed package
#   tools/test.sh one PATH…    single tests from the sources, in seconds; takes all arguments of pytest
#
# Several checks may be named: each runs even if another fails. With `compiled` among them, the engine is built
# in the background meanwhile. Fails if any check failed.
set -euo pipefail
cd "$(dirname "$0")/.."

bin=.venv/bin
failed=()
unset PYTHONPATH PYTHONDONTWRITEBYTECODE
pytest_options=(--dist worksteal -q --durations=12 --durations-min=5) # long tests at the end of one worker do not keep the other idle
cores=$(getconf _NPROCESSORS_ONLN)
on_all_cores=(-n "$cores")
with_servers=(-n "$((cores + 1))") # a test waits for its server: one more process uses that time
with_browsers=(-n "$((cores + 2))") # it waits even longer for a browser
if [[ ${CI:-} == true ]]; then
    export NO_COLOR=1
    pytest_options+=(--color=no)
fi

first=(tests/core tests/games tests/bots tests/arena tests/look tests/testing examples)
never_compiled=(tests/languages tests/project tests/site/test_write_path_counts.py) # and tests marked `uncompiled`
quick_tests=(tests/core tests/look tests/testing tests/languages tests/project tests/bots tests/arena examples tests/games/test_recorded_games.py)

step() {
    local name=$1
    shift
    echo "== $name"
    "$@" || failed+=("$name")
}

fetch_chromium() { # in the background; chromium-headless-shell is faster than chromium
    command -v chromium-headless-shell >/dev/null && return
    [[ $EUID == 0 ]] && command -v apt-get >/dev/null || return 0
    export DEBIAN_FRONTEND=noninteractive
    local wanted=chromium-headless-shell
    command -v chromium >/dev/null || wanted="$wanted chromium"
    echo "== installing for the tests in a browser: $wanted"
    { apt-get -qq update && apt-get -qq install -y --no-install-recommends $wanted; } >/dev/null 2>&1 &
    fetching=$!
}

wait_for_chromium() {
    [[ -z ${fetching:-} ]] || wait "$fetching" || command -v chromium >/dev/null ||
        echo "   Chromium could not be installed: the tests in a browser will fail"
}

build() { # in the background
    mkdir -p build
    tools/setup.sh all >build/setup.log 2>&1 &
    building=$!
    trap 'kill $building 2>/dev/null || true' EXIT
}

wait_for_build() {
    local done=0
    wait "$building" || done=$?
    cat build/setup.log
    return $done
}

lint() {
    step "ruff check" $bin/ruff check --quiet .
    step "ruff format" $bin/ruff format --check --quiet .
    step "mypy" $bin/mypy
    step "import-linter" env PYTHONPATH=src $bin/lint-imports --no-logo
    step "tsc (browser client)" tools/check_js.sh
}

# Runs while the engine is being built, at low priority: the rest has to wait for the build. Tests of modules that
# are never compiled run here only.
interpreted() {
    step "tests, interpreted (a sample of the engine; texts and documentation)" env PYTHONPATH="src:$(described)" \
        nice -n 10 $bin/pytest "${on_all_cores[@]}" "${pytest_options[@]}" -m "not slow" "${first[@]}" "${never_compiled[@]}"
}

described() { # a folder with the metadata of the sources, which names their games
    $bin/python -c 'import sys; sys.path.insert(0, "tools"); import from_sources; print(from_sources.described())'
}

# Every layer but the games' own tests and the site.
quick() {
    step "quick tests, interpreted" from_sources "${on_all_cores[@]}" "${pytest_options[@]}" -m "not slow" "${quick_tests[@]}"
}

from_sources() {
    env PYTHONPATH="src:$(described)" $bin/pytest "$@"
}

one() { # arguments of pytest
    $bin/python tools/prerequisites.py "$@"
    from_sources -n 0 -q "$@"
}

# The arguments come before pytest: `env PYTHONPATH=src`, or nothing for the installed package. On a busy machine a
# browser may be too slow: failed tests are repeated one at a time.
in_browsers() {
    "$@" $bin/pytest "${with_browsers[@]}" "${pytest_options[@]}" tests/browser ||
        "$@" $bin/pytest -n 0 "${pytest_options[@]}" --last-failed --last-failed-no-failures none tests/browser
}

compiled() {
    local note
    step "building the engine" wait_for_build
    wait_for_chromium
    note=$(<.venv/meadhall-build) || return 0
    case $note in
    *"compiling failed"*)
        echo "== tests, compiled: impossible (${note#meadhall: })"
        failed+=("compiling the engine")
        ;;
    *interpreted*)
        echo "== tests, compiled: skipped (${note#meadhall: })"
        step "all other tests, interpreted (all but slow)" env PYTHONPATH=src \
            $bin/pytest "${with_servers[@]}" "${pytest_options[@]}" -m "not slow" --ignore=tests/browser \
            "${first[@]/#/--ignore=}" "${never_compiled[@]/#/--ignore=}"
        step "tests in a browser" in_browsers env PYTHONPATH=src
        ;;
    *)
        step "the installed engine is the compiled one" $bin/python tools/check_compiled.py
        # Apart: Playwright leaves an event loop in its process, in which other tests could not run theirs.
        step "tests, compiled (all but the browser's)" $bin/pytest "${with_servers[@]}" "${pytest_options[@]}" \
            -m "slow or not uncompiled" --ignore=tests/browser "${never_compiled[@]/#/--ignore=}"
        step "tests in a browser" in_browsers
        ;;
    esac
}

[[ -x $bin/python ]] || { echo "test: .venv is missing: run make setup" >&2; exit 1; }
if [[ ${1:-} == one ]]; then
    one "${@:2}"
    exit
fi
[[ $* != *compiled* ]] || build
[[ $* != *compiled* ]] || fetch_chromium
for part in "$@"; do
    "$part"
done

if ((${#failed[@]})); then
    echo "== FAILED:"
    printf '   %s\n' "${failed[@]}"
    exit 1
fi
echo "== all passed"
