#!/usr/bin/env bash
# Makes .venv from the locked requirements and installs meadhall in it. Does only what is out of date:
# fingerprints of what went in are kept in .venv and compared.
set -euo pipefail
cd "$(dirname "$0")/.."

python=${PYTHON:-python3}
venv_stamp=.venv/meadhall-venv
package_stamp=.venv/meadhall-package   # fingerprint
build_note=.venv/meadhall-build        # how the installed engine was built, in one line

say() { echo "setup: $*"; }
fail() { echo "setup: $*" >&2; exit 1; }
is() { [[ -f $1 && $(<"$1") == "$2" ]]; }

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
    "$python" -c 'import sys; print(sys.version, sys.base_prefix)'
    pwd
    cat requirements/dev.txt
}

package_fingerprint() {
    echo "${MEADHALL_PURE:-} ${MEADHALL_COMPILE:-} ${CC:-} ${CFLAGS:-}"
    command -v cc gcc clang || true
    find src setup.py pyproject.toml LICENSE requirements/*.in -type f -not -path '*/__pycache__/*' -print0 |
        LC_ALL=C sort -z | xargs -0 sha256sum
}

make_venv() {
    say "making .venv with $("$python" --version) and the locked requirements"
    rm -rf .venv build
    "$python" -m venv .venv
    .venv/bin/python -m pip install -qq --disable-pip-version-check --no-input --progress-bar off \
        --require-hashes --no-deps -r requirements/dev.txt
}

install_package() {
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
}

check_python
wanted=$(venv_fingerprint | sha256sum)
if ! is "$venv_stamp" "$wanted" || ! .venv/bin/python -c '' 2>/dev/null; then
    make_venv
    echo "$wanted" >"$venv_stamp"
fi

wanted=$(package_fingerprint | sha256sum)
if ! is "$package_stamp" "$wanted"; then
    install_package
    echo "$wanted" >"$package_stamp"
    if [[ -n $(find .venv/lib -path '*/site-packages/meadhall/*.so' -print -quit) ]]; then
        say "done; the engine in .venv is compiled"
    else
        say "done; the engine in .venv is interpreted"
    fi
fi
