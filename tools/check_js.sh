#!/usr/bin/env bash
# Checks the types of the browser client, which stand in its comments (tsconfig.json).
# `tools/vendor.sh --dev` installs TypeScript.
set -euo pipefail
cd "$(dirname "$0")/.."

tsc=node_modules/typescript/bin/tsc
command -v node >/dev/null || { echo "check_js: node is missing: install Node 20 or newer" >&2; exit 1; }
[[ -f $tsc ]] || tools/vendor.sh --dev
exec node "$tsc" --project tsconfig.json
