#!/usr/bin/env bash
# Makes .venv from the locked requirements, step by step; does only what is out of date.
#
#   tools/setup.sh site     what it takes to serve from the sources: seconds
#   tools/setup.sh engine   … and meadhall installed in .venv, compiled where possible
#   tools/setup.sh all      … and what it takes to check it (the default)
#   tools/setup.sh wheel    the wheel, with everything a player needs, in dist/
#   tools/setup.sh checks   what it takes to check the sources, and no engine
#   tools/setup.sh fresh    does nothing; fails unless .venv holds the engine of these sources
set -euo pipefail
cd "$(dirname "$0")/.."

venv_stamp=.venv/meadhall-venv         # fingerprint
package_stamp=.venv/meadhall-package   # fingerprint
build_note=.venv/meadhall-build        # how the installed engine was built, in one line
chosen=.venv/meadhall-python           # the Python that .venv was made with

say() { echo "setup: $*"; }
fail() { echo "setup: $*" >&2; exit 1; }
is() { [[ -f $1 && $(<"$1") == "$2" ]]; }

# Where python3 was built without optimisations (pyenv does so unless told otherwise), everything takes a third
# longer: the system's own is taken, if it is of the same version and complete.
quickest_python() {
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

python=${PYTHON:-$(command -v "$(cat "$chosen" 2>/dev/null)" || quickest_python)}

check_python() {
    command -v "$python" >/dev/null || fail "$python not found; Python 3.11 or newer is needed (PYTHON=… names another)"
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "$("$python" --version) is too old; 3.11 or newer is needed (PYTHON=… names another)"
    "$python" -c 'import ensurepip, venv' 2>/dev/null && return
    if [[ $EUID == 0 ]] && command -v apt-get >/dev/null; then
        say "python3-venv is missing: installing it"
        export DEBIAN_FRONTEND=noninteractive
        { apt-get -qq update && apt-get -qq install -y python3-venv; } >/dev/null || true
    fi
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        fail "$python cannot make virtual environments; on Debian and Ubuntu: sudo apt-get install python3-venv"
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
    echo "$python" >"$chosen"
    venv_fingerprint | sha256sum >"$venv_stamp"
}

install_requirements() { # name of a file of requirements; compiling their bytecode is left to the first import
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
    # The line that says what was done is enough, unless a compiler failed.
    if grep -q '^meadhall: compiling failed' build/log; then
        sed '/^meadhall: compiling failed/q' build/log | grep -vE '^(running|creating|copying) ' >&2
        say "compiling failed, see above: the engine will be interpreted (slower, otherwise the same)"
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

alone() { # one setup works at a time; the others wait till it is their turn to look
    exec 9<tools/setup.sh
    ! command -v flock >/dev/null || flock 9
}

need() { # what must be there, and what makes it
    local check=$1 make=$2
    shift 2
    "$check" "$@" && return
    alone
    "$check" "$@" || "$make" "$@"
}

if [[ ${1:-} == fresh ]]; then
    has_engine
    exit
fi
need has_venv make_venv
case ${1:-all} in
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
*) fail "no such step: $1 (site, engine, all, wheel, checks, fresh)" ;;
esac
