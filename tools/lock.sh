#!/usr/bin/env bash
# Pins the dependencies of requirements/*.in, with hashes, in requirements/*.txt.
# Versions already pinned stay unless --upgrade is given.
set -euo pipefail
cd "$(dirname "$0")/.."

uv=.venv/bin/uv
[[ -x $uv ]] || .venv/bin/python -m pip install -qq --progress-bar off 'uv>=0.9,<1'

lock() { # output, inputs and options
    local output=$1
    shift
    "$uv" --quiet --no-config pip compile --universal --python-version 3.11 --generate-hashes \
        --no-header --no-emit-index-url --no-emit-find-links --output-file "$output" "$@"
    echo "locked $output"
}

lock requirements/runtime.txt requirements/runtime.in "$@"
lock requirements/site.txt requirements/runtime.in requirements/site.in --constraints requirements/runtime.txt "$@"
lock requirements/build.txt requirements/build.in --constraints requirements/site.txt "$@"
lock requirements/dev.txt requirements/{runtime,site,build,dev}.in --constraints requirements/site.txt \
    --constraints requirements/build.txt "$@"
