#!/usr/bin/env bash
# Opens the house in the browser as soon as possible. Where the compiled engine is missing or out of date, the
# house opens with the interpreted one and changes over when the compiler is done (tools/play.py).
# Options are those of `meadhall serve`.
set -euo pipefail
cd "$(dirname "$0")/.."
unset PYTHONPATH PYTHONDONTWRITEBYTECODE  # the first start writes bytecode: the second is quick

tools/vendor.sh &
vendor=$!
tools/setup.sh site || { kill "$vendor" 2>/dev/null; exit 1; }
wait "$vendor"

if tools/setup.sh fresh; then
    exec .venv/bin/meadhall serve "$@"
fi
exec .venv/bin/python tools/play.py "$@"
