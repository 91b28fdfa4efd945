#!/bin/sh
# Puts together what a server needs of a built checkout, and nothing else: ops/assemble.sh <checkout> <empty folder>.
# The Dockerfile calls it, and so does ops/try-image.sh, which starts the result without a container engine.
set -eu
from=$(cd "$1" && pwd)
mkdir -p "$2"
to=$(cd "$2" && pwd)

[ -f "$from/dist/web/built.json" ] && [ -f "$from/dist/server/built.json" ] || { echo "Build first: npm run build" >&2; exit 1; }

cp "$from/package.json" "$from/package-lock.json" "$from/README.md" "$to/"
cp -R "$from/migrations" "$from/docs" "$from/ops" "$to/"
mkdir -p "$to/dist"
cp -R "$from/dist/web" "$from/dist/server" "$to/dist/"
# Tests and their helpers stay behind.
for folder in src scripts; do
  (cd "$from" && find "$folder" -type f ! -name '*.test.ts' ! -name '*.test.tsx' ! -name '*.fixture.ts') |
    (cd "$from" && tar cf - -T -) | tar xf - -C "$to"
done

cd "$to"
npm ci --omit=dev --no-audit --no-fund
# Headers of Node, types and maps: no running server reads them.
rm -rf node_modules/node-linux-*/include node_modules/node-linux-*/share
find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
# The mark by which scripts/run.mjs knows that nothing is to be installed.
touch node_modules/.installed-for-lock
