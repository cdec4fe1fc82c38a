#!/bin/sh
# Configures the host from its environment and becomes nginx. docs/operating.md lists the settings.
#   start.sh                       starts
#   start.sh -t                    checks the settings, in a folder of its own
#   start.sh --check-status FILE   names what is wrong in a status.json
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# Debian has nginx there, which only root finds.
PATH=$PATH:/usr/sbin:/usr/local/sbin
# In the image the program lies beside this script; in a clone `npm run build` makes it, and the pages.
if [ ! -e "$here/configure.mjs" ]; then
  : "${HOST_PROGRAM:=$(dirname "$here")/dist-host/configure.mjs}"
  export PORTAL_ROOT="${PORTAL_ROOT:-$(dirname "$here")/dist}"
fi
# Programs; tests have others.
: "${HOST_PROGRAM:=$here/configure.mjs}" "${NODE_BINARY:=node}" "${NGINX_BINARY:=nginx}"
stop() {
  echo "start.sh: $1" >&2
  exit 64
}
[ -e "$HOST_PROGRAM" ] || stop "there is no $HOST_PROGRAM: run npm ci && npm run build"
command -v "$NODE_BINARY" >/dev/null || stop "NODE_BINARY: there is no $NODE_BINARY"
export WORK="${WORK:-/tmp/portal}" ACCESS_LOG="${ACCESS_LOG:-/dev/stdout}"

[ "${1:-}" != --check-status ] || exec "$NODE_BINARY" "$HOST_PROGRAM" --check-status "${2:?names the file}"
command -v "$NGINX_BINARY" >/dev/null || stop "NGINX_BINARY: there is no $NGINX_BINARY"
if [ "${1:-}" = -t ]; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  WORK=$folder/work
  if [ "$ACCESS_LOG" = /dev/stdout ]; then ACCESS_LOG=$folder/access.log; fi
  "$NODE_BINARY" "$HOST_PROGRAM" "$here/nginx" --only-check
  "$NGINX_BINARY" -t -c "$WORK/conf/nginx.conf" -e stderr
  exit
fi

# A standard output that is a socket can't be opened by its name: cat takes the log there.
pipe=
if [ "$ACCESS_LOG" = /dev/stdout ] && ! (: >>/dev/stdout) 2>/dev/null; then
  pipe=$WORK/access.pipe
  ACCESS_LOG=$pipe
fi
"$NODE_BINARY" "$HOST_PROGRAM" "$here/nginx"
# Left behind where the last start was killed.
rm -f "$WORK/services.sock" "$WORK/access.pipe"
if [ -n "$pipe" ]; then
  mkfifo "$pipe"
  cat "$pipe" &
fi
exec "$NGINX_BINARY" -c "$WORK/conf/nginx.conf" -e stderr -g 'daemon off;'
