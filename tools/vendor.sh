#!/usr/bin/env bash
# Installs the npm packages of package.json and copies what the site serves into its static folder: idiomorph,
# game-icons, and the Latin and Cyrillic fonts. Does nothing if they are up to date.
# With --dev, node_modules also gets the packages that check the pages (typescript, axe-core).
set -euo pipefail
cd "$(dirname "$0")/.."

vendor=src/meadhall/site/static/vendor
stamp=$vendor/stamp
omit=(--omit=dev)
[[ ${1:-} != --dev ]] || omit=()

wanted=$(cat package-lock.json tools/vendor.sh | sha256sum)
have_dev() { [[ ${#omit[@]} == 1 || -d node_modules/typescript ]]; }
if [[ -f $stamp && $(<"$stamp") == "$wanted" ]] && have_dev; then
    exit 0
fi
command -v npm >/dev/null || { echo "vendor: npm is missing: install Node 20 or newer" >&2; exit 1; }
echo "vendor: installing fonts, icons and idiomorph"
npm ci --silent --no-progress "${omit[@]}" 2>/dev/null ||
    { echo "vendor: npm ci failed: check that the npm registry can be reached" >&2; exit 1; }

rm -rf "$vendor"
mkdir -p "$vendor/files"
cp node_modules/idiomorph/dist/idiomorph.esm.js "$vendor/idiomorph.js"
cp node_modules/@iconify-json/game-icons/icons.json "$vendor/icons.json"

face() { # package, weight-style, name of the style sheet: keeps the blocks of three scripts, and woff2 only
    local package=node_modules/@fontsource/$1 script
    for script in latin latin-ext cyrillic; do
        awk -v block="/* $1-$script-$2" 'index($0, "/*") == 1 { on = index($0, block) == 1 } on' "$package/$3.css" |
            sed -E 's/, url\([^)]*\.woff\) format\(.woff.\)//'
        cp "$package/files/$1-$script-$2.woff2" "$vendor/files/"
    done
}
{
    face forum 400-normal 400
    for weight in 400 500 700 800; do face alegreya-sans "$weight-normal" "$weight"; done
    for weight in 700 800; do face alegreya "$weight-normal" "$weight"; done
    face alegreya 500-italic 500-italic
} >"$vendor/fonts.css"
echo "$wanted" >"$stamp"
