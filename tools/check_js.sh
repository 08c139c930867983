#!/usr/bin/env bash
# Checks the types of the browser client, written in its comments (tsconfig.json).
# TypeScript comes with `tools/vendor.sh --dev`.
set -euo pipefail
cd "$(dirname "$0")/.."

tsc=node_modules/typescript/bin/tsc
[[ -f $tsc ]] || tools/vendor.sh --dev
exec node "$tsc" --project tsconfig.json
