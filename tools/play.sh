#!/usr/bin/env bash
# Serves the site as soon as possible and opens a browser. If the compiled engine is missing or out of date, the site runs
# interpreted until the compiler is done, and then restarts on the same socket (tools/play.py).
# Takes the options of `meadhall serve`.
set -euo pipefail
cd "$(dirname "$0")/.."
unset PYTHONPATH PYTHONDONTWRITEBYTECODE  # the first start writes bytecode, which makes the second fast

tools/vendor.sh &
vendor=$!
tools/setup.sh site || { kill "$vendor" 2>/dev/null; exit 1; }
wait "$vendor"

if tools/setup.sh fresh; then
    exec .venv/bin/meadhall serve "$@"
fi
exec .venv/bin/python tools/play.py "$@"
