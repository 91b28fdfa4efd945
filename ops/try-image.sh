#!/bin/bash
# Starts what the image holds without a container engine, as root on Debian: a bare Debian (debootstrap), the assembled tree on it
# read-only, a user without rights, one writable folder. Says how large it is and how long the starts take.
#   ops/try-image.sh [checkout]
set -euo pipefail
checkout=$(cd "${1:-$(dirname "$0")/..}" && pwd)
work=$(mktemp -d)
port=${PORT:-3999}
command -v debootstrap >/dev/null || apt-get install -y -qq debootstrap >/dev/null

(cd "$checkout" && npm run build >/dev/null)
sh "$checkout/ops/assemble.sh" "$checkout" "$work/app" >/dev/null 2>&1
debootstrap --variant=minbase bookworm "$work/root" >/dev/null
rm -rf "$work/root/var/cache/apt/archives"/*.deb "$work/root/var/lib/apt/lists"/* "$work/root/usr/share/doc" "$work/root/usr/share/man"
echo "The app's tree: $(du -sm "$work/app" | cut -f1) MB; packed: $(tar cf - -C "$work" app | gzip -1 | wc -c | awk '{printf "%d", $1/1e6}') MB"
echo "Debian beneath it: $(du -sm "$work/root" | cut -f1) MB; packed: $(tar cf - -C "$work" root | gzip -1 | wc -c | awk '{printf "%d", $1/1e6}') MB"

mkdir -p "$work/root/app" "$work/root/data" "$work/root/tmp"
chown 10001:10001 "$work/root/data"
chmod 700 "$work/root/data"

inside='set -e
mount --bind "$1/root" "$1/root"
mount --bind "$1/app" "$1/root/app"; mount -o remount,bind,ro "$1/root/app"
mount -t tmpfs -o mode=1777 tmpfs "$1/root/tmp"
mount --bind "$1/root/data" "$1/root/data"
mount -t proc proc "$1/root/proc"
mount --bind /dev "$1/root/dev"
mount -o remount,bind,ro "$1/root"
exec chroot --userspec=10001:10001 "$1/root" /usr/bin/env -i PATH=/usr/bin:/bin HOME=/tmp HOST=127.0.0.1 PORT="$2" DATA_DIR=/data \
  NODE_COMPILE_CACHE=/tmp/node-cache sh -c "cd /app && exec node_modules/.bin/node scripts/run.mjs start"'

start() {
  local began=$(date +%s%N)
  unshare --mount --pid --fork --kill-child bash -c "$inside" try "$work" "$port" >"$work/log" 2>&1 &
  app=$!
  until curl -fsS "http://127.0.0.1:$port/api/ready" >/dev/null 2>&1; do
    kill -0 $app 2>/dev/null || { cat "$work/log"; exit 1; }
    sleep 0.1
  done
  echo "$1 after $((($(date +%s%N) - began) / 1000000)) ms"
}
stop() {
  pkill -TERM -P $app -f run.mjs || pkill -TERM -P $app || true
  wait $app 2>/dev/null || true
}
trap 'stop; rm -rf "$work"' EXIT

start 'First start: ready'
curl -fsS "http://127.0.0.1:$port/" | grep -q '<h1' && echo 'The first page is there.'
user=$(ps -o uid= -C node,sh,postgres --sort=start_time | sort -u | tr -d ' ' | tr '\n' ' ')
echo "Processes named node, sh or postgres run as: $user"
stop
start 'Later start: ready'
