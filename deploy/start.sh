#!/bin/sh
# Configures the host from its environment and becomes nginx. docs/operating.md lists the settings.
#   start.sh                       starts
#   start.sh -t                    checks the settings, in a folder of its own
#   start.sh --check-status FILE   names what is wrong in a status.json
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# Programs; tests have others.
: "${HOST_PROGRAM:=$here/configure.mjs}" "${NODE_BINARY:=node}" "${NGINX_BINARY:=nginx}"
export WORK="${WORK:-/tmp/portal}" ACCESS_LOG="${ACCESS_LOG:-/dev/stdout}"

case ${1:-} in
--check-status) exec "$NODE_BINARY" "$HOST_PROGRAM" --check-status "${2:?names the file}" ;;
-t)
  WORK=$(mktemp -d)
  trap 'rm -rf "$WORK"' EXIT
  if [ "$ACCESS_LOG" = /dev/stdout ]; then ACCESS_LOG=$WORK/access.log; fi
  "$NODE_BINARY" "$HOST_PROGRAM" "$here/nginx" --only-check
  "$NGINX_BINARY" -t -c "$WORK/conf/nginx.conf" -e stderr
  exit
  ;;
esac

# A standard output that is a socket can't be opened by its name: cat takes the log there.
if [ "$ACCESS_LOG" = /dev/stdout ] && ! (: >>/dev/stdout) 2>/dev/null; then
  mkdir -p "$WORK"
  ACCESS_LOG=$WORK/access.pipe
  rm -f "$ACCESS_LOG"
  mkfifo "$ACCESS_LOG"
  cat "$ACCESS_LOG" &
fi
"$NODE_BINARY" "$HOST_PROGRAM" "$here/nginx"
# Left behind where the last start was killed.
rm -f "$WORK/services.sock"
exec "$NGINX_BINARY" -c "$WORK/conf/nginx.conf" -e stderr -g 'daemon off;'
