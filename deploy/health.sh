#!/bin/bash
# Asks the host's own /healthz; the image has no other client. Exits with 0 if it answers 200.
read -r listen _ <<<"${LISTEN:-8080}"
address=${listen%:*}
case $address in
"$listen" | 0.0.0.0) address=127.0.0.1 ;;
'[::]') address=::1 ;;
'['*) address=${address:1:-1} ;;
esac
exec 3<>"/dev/tcp/$address/${listen##*:}" || exit 1
printf 'GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r -t 3 _ status _ <&3
[ "$status" = 200 ]
