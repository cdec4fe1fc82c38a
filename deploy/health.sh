#!/bin/bash
# Asks the host's own /healthz; the image has no other client. Exits with 0 if it answers 200.
port=${LISTEN:-8080}
exec 3<>"/dev/tcp/127.0.0.1/${port##*:}" || exit 1
printf 'GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r -t 3 _ status _ <&3
[ "$status" = 200 ]
