#!/usr/bin/env bash
# Makes .venv from the locked requirements. Each step does nothing if its result is up to date.
#
#   tools/setup.sh site     packages that serve the site from the sources (seconds)
#   tools/setup.sh engine   the same, and meadhall installed in .venv, compiled where possible
#   tools/setup.sh all      the same, and the packages that test and check it (the default)
#   tools/setup.sh wheel    the wheel, with everything a player needs, in dist/
#   tools/setup.sh checks   packages that test and check the sources, without the engine
#   tools/setup.sh fresh    changes nothing; fails unless .venv holds the engine of these sources
set -euo pipefail
cd "$(dirname "$0")/.."

venv_stamp=.venv/meadhall-venv         # fingerprint of Python and requirements
package_stamp=.venv/meadhall-package   # fingerprint of the installed sources
build_note=.venv/meadhall-build        # one line: how the installed engine was built
python_note=.venv/meadhall-python      # the Python that made .venv

say() { echo "setup: $*"; }
fail() { echo "setup: $*" >&2; exit 1; }
is() { [[ -f $1 && $(<"$1") == "$2" ]]; }

# A Python built without optimisations (the default of pyenv) runs everything a third slower. Then the system's Python is
# used, if it has the same version, headers and venv.
fastest_python() {
    local version
    version=$(python3 -c 'import sys, sysconfig
if sys.base_prefix != "/usr" and "--enable-optimizations" not in sysconfig.get_config_var("CONFIG_ARGS"):
    print(sys.version_info[:2])' 2>/dev/null) || true
    if [[ -n $version ]] && /usr/bin/python3 -c 'import ensurepip, os, sys, sysconfig, venv
complete = os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h"))
sys.exit(not complete or str(sys.version_info[:2]) != sys.argv[1])' "$version" 2>/dev/null; then
        echo /usr/bin/python3
    else
        echo python3
    fi
}

python=${PYTHON:-$(command -v "$(cat "$python_note" 2>/dev/null)" || fastest_python)}

check_python() {
    command -v "$python" >/dev/null || fail "$python is missing: install Python 3.11 or newer, or name one (PYTHON=…)"
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "$("$python" --version) is too old: install Python 3.11 or newer, or name one (PYTHON=…)"
    "$python" -c 'import ensurepip, venv' 2>/dev/null && return
    if [[ $EUID == 0 ]] && command -v apt-get >/dev/null; then
        say "python3-venv is missing: installing it"
        export DEBIAN_FRONTEND=noninteractive
        { apt-get -qq update && apt-get -qq install -y python3-venv; } >/dev/null || true
    fi
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        fail "$python cannot make virtual environments: install venv (Debian: sudo apt-get install python3-venv)"
}

venv_fingerprint() {
    "$python" -c 'import sys; print(sys.version, sys.base_prefix)' 2>/dev/null || true
    pwd
    cat requirements/*.txt
}

package_fingerprint() {
    echo "${MEADHALL_PURE:-} ${MEADHALL_COMPILE:-} ${CC:-} ${CFLAGS:-}"
    command -v cc gcc clang || true
    find src setup.py pyproject.toml LICENSE requirements/*.in -type f -not -path '*/__pycache__/*' -print0 |
        LC_ALL=C sort -z | xargs -0 sha256sum
}

has_venv() { is "$venv_stamp" "$(venv_fingerprint | sha256sum)" && .venv/bin/python -c '' 2>/dev/null; }
has_requirements() { [[ -f .venv/meadhall-has-$1 ]]; }
has_wheel() { has_engine && compgen -G 'build/wheel/*.whl' >/dev/null; }
has_engine() { is "$package_stamp" "$(package_fingerprint | sha256sum)"; }

make_venv() {
    check_python
    say "making .venv with $("$python" --version)"
    rm -rf .venv build
    "$python" -m venv .venv
    echo "$python" >"$python_note"
    venv_fingerprint | sha256sum >"$venv_stamp"
}

install_requirements() { # of requirements/$1.txt; the first import compiles their bytecode
    say "installing the requirements ($1)"
    .venv/bin/python -m pip install -qq --disable-pip-version-check --no-input --no-compile --progress-bar off \
        --require-hashes --no-deps -r "requirements/$1.txt"
    touch ".venv/meadhall-has-$1"
}

install_engine() {
    local wanted
    wanted=$(package_fingerprint | sha256sum)
    rm -rf build/wheel "$package_stamp" "$build_note"
    mkdir -p build/wheel
    say "building meadhall"
    .venv/bin/python -c 'from setuptools import build_meta; build_meta.build_wheel("build/wheel")' >build/log 2>&1 || {
        cat build/log >&2
        fail "building meadhall failed"
    }
    # Shows one line of the log, unless a compiler failed.
    if grep -q '^meadhall: compiling failed' build/log; then
        sed '/^meadhall: compiling failed/q' build/log | grep -vE '^(running|creating|copying) ' >&2
        say "compiling failed, see above: the engine is interpreted (slower, otherwise the same)"
    else
        grep '^meadhall: ' build/log
    fi
    .venv/bin/python -m pip install -qq --disable-pip-version-check --no-index --no-deps --force-reinstall \
        build/wheel/*.whl
    grep '^meadhall: ' build/log | tail -n 1 >"$build_note"
    echo "$wanted" >"$package_stamp"
    if [[ -n $(find .venv/lib -path '*/site-packages/meadhall/*.so' -print -quit) ]]; then
        say "done; the engine in .venv is compiled"
    else
        say "done; the engine in .venv is interpreted"
    fi
}

lock() { # one setup runs at a time; the others wait
    exec 9<tools/setup.sh
    ! command -v flock >/dev/null || flock 9
}

need() { # a check and the function that makes what it checks; further arguments go to both
    local check=$1 make=$2
    shift 2
    "$check" "$@" && return
    lock
    "$check" "$@" || "$make" "$@"
}

step=${1:-all}
case $step in
site | engine | all | wheel | checks) ;;
fresh)
    has_engine
    exit
    ;;
*) fail "unknown step: $step (site, engine, all, wheel, checks, fresh)" ;;
esac

need has_venv make_venv
case $step in
site)
    need has_requirements install_requirements site
    ;;
engine)
    need has_requirements install_requirements site
    need has_requirements install_requirements build
    need has_engine install_engine
    ;;
all)
    need has_requirements install_requirements dev
    need has_engine install_engine
    ;;
wheel)
    need has_requirements install_requirements site
    need has_requirements install_requirements build
    need has_wheel install_engine
    mkdir -p dist
    cp build/wheel/*.whl dist/
    say "$(echo build/wheel/*.whl | sed 's/^build.wheel/dist/')"
    ;;
checks)
    need has_requirements install_requirements dev
    ;;
esac
