#!/bin/sh
# Renders the configuration from the environment and becomes nginx. `start.sh -t` checks it and ends.
#   VITE_…         the portal's settings (.env.example), over those of the build: one build fits every environment
#   SERVICES       where the services are, http(s)://host[:port]: they are then reached through this host, on the portal's origin.
#                  Not needed where VITE_API_ROOT names the origin that the browser asks itself.
#   LISTEN         8080 (or address:port)          SERVER_NAME    the portal's name, _ for any
#   PORTAL_ROOT    the build, /srv/portal          STATUS_FILE    the notice and the switches, status.json in PORTAL_ROOT
#   CLIENT_LOG     where reports of browsers go, http(s)://host[:port]/path; without it they are taken and dropped
#   TRUSTED_PROXIES   addresses or ranges of the balancers in front, separated by spaces: only they say where a request came from
#   CLIENT_CONNECTIONS  64 at once from one client          CLIENT_CALLS  20 a second to the services, after a first CLIENT_BURST of 100
#   SERVICE_CONNECTIONS 256 at once to the services         RESOLVER      the name server for SERVICES, else that of /etc/resolv.conf
set -eu

here=$(cd "$(dirname "$0")" && pwd)
: "${SERVICES:=}" "${LISTEN:=8080}" "${SERVER_NAME:=_}" "${PORTAL_ROOT:=/srv/portal}" "${SETTINGS_PROGRAM:=$here/writeSettings.mjs}"
: "${STATUS_FILE:=$PORTAL_ROOT/status.json}" "${CLIENT_LOG:=}"
: "${CA_CERTIFICATES:=/etc/ssl/certs/ca-certificates.crt}" "${ACCESS_LOG:=/dev/stdout}" "${ERROR_LOG:=stderr}" "${WORK:=/tmp/portal}"
: "${TRUSTED_PROXIES:=}" "${CLIENT_CONNECTIONS:=64}" "${CLIENT_CALLS:=20}" "${CLIENT_BURST:=100}" "${SERVICE_CONNECTIONS:=256}" "${RESOLVER:=}"
# For a start as root (the tests'): whose the workers are. The image starts as www-data.
: "${NODE_BINARY:=node}" "${NGINX_BINARY:=nginx}" "${NGINX_USER:=}" "${MODULES:=/etc/nginx/modules-enabled}"

# A value stands in the configuration as it is: nothing that could end a directive gets in.
check() {
  case $2 in *[!][A-Za-z0-9._~:/@%,=+*\|\ -]*) echo "start.sh: $1 holds a character that no $1 has" >&2; exit 64 ;; esac
}
origin() {
  check "$1" "$2"
  case $2 in *://*/* | *\|* | *@* | *\ *) echo "start.sh: $1 is an origin, without a path" >&2; exit 64 ;; http://?* | https://?* | '') ;; *) echo "start.sh: $1 begins with http:// or https://" >&2; exit 64 ;; esac
}
origin SERVICES "$SERVICES"
for name in LISTEN SERVER_NAME PORTAL_ROOT STATUS_FILE CLIENT_LOG SETTINGS_PROGRAM CA_CERTIFICATES ACCESS_LOG ERROR_LOG WORK NGINX_USER MODULES TRUSTED_PROXIES RESOLVER; do eval "check $name \"\$$name\""; done
for name in CLIENT_CONNECTIONS CLIENT_CALLS CLIENT_BURST SERVICE_CONNECTIONS; do
  eval "value=\$$name"
  case $value in '' | 0* | *[!0-9]*) echo "start.sh: $name is a whole number from 1" >&2; exit 64 ;; esac
done

mkdir -p "$WORK/conf"
# The same schema as the build's: what can't be read ends the start here, with its name.
values=$("$NODE_BINARY" "$SETTINGS_PROGRAM" "$WORK/settings.json") || exit 64
API_ORIGIN=$(printf '%s\n' "$values" | sed -n 1p)
SERVICE_BASES=$(printf '%s\n' "$values" | sed -n 2p)
if [ -z "$SERVICES$API_ORIGIN" ]; then echo "start.sh: SERVICES or VITE_API_ROOT has to say where the services are" >&2; exit 64; fi
API_SOURCE=${API_ORIGIN:+ $API_ORIGIN}
USER_DIRECTIVE=${NGINX_USER:+user $NGINX_USER;}
MODULES_DIRECTIVE="include \"$MODULES/*.conf\";"
# Brotli where its module is there, gzip else.
if grep -qs brotli_static "$MODULES"/*.conf; then BROTLI_DIRECTIVE='brotli_static on;'; else BROTLI_DIRECTIVE=''; fi
TRUSTED_DIRECTIVES='' TRUSTED_RANGES=''
for range in $TRUSTED_PROXIES; do
  TRUSTED_DIRECTIVES="$TRUSTED_DIRECTIVES set_real_ip_from $range;"
  TRUSTED_RANGES="$TRUSTED_RANGES $range 1;"
done
# nginx asks the name server itself, while it runs; it knows neither /etc/hosts nor search domains.
if [ -z "$RESOLVER" ] && [ -r /etc/resolv.conf ]; then
  RESOLVER=$(awk '$1 == "nameserver" && $2 !~ /%/ { print ($2 ~ /:/ ? "[" $2 "]" : $2) }' /etc/resolv.conf | head -n 3 | tr '\n' ' ')
fi
RESOLVER_DIRECTIVE=${RESOLVER:+resolver $RESOLVER valid=30s;}
case $CLIENT_LOG in
  '') CLIENT_LOG_DIRECTIVES='return 204;' ;;
  http://?* | https://?*)
    # No address, cookie or token of the member goes along.
    CLIENT_LOG_DIRECTIVES="set \$collector \"$CLIENT_LOG\"; proxy_pass \$collector; proxy_intercept_errors on; proxy_set_header Cookie \"\"; proxy_set_header Authorization \"\"; proxy_set_header X-Forwarded-For \"\"; proxy_connect_timeout 2s; proxy_read_timeout 5s; proxy_ssl_server_name on; proxy_ssl_verify on; proxy_ssl_trusted_certificate \"$CA_CERTIFICATES\";" ;;
  *) echo "start.sh: CLIENT_LOG begins with http:// or https://" >&2; exit 64 ;;
esac
if [ -n "$SERVICES" ]; then SERVICES_DIRECTIVE="include \"$WORK/conf/services.conf\";"; else SERVICES_DIRECTIVE=''; fi
export SERVICES LISTEN SERVER_NAME PORTAL_ROOT STATUS_FILE SERVICE_BASES CA_CERTIFICATES ACCESS_LOG ERROR_LOG WORK
export API_SOURCE USER_DIRECTIVE MODULES_DIRECTIVE BROTLI_DIRECTIVE SERVICES_DIRECTIVE TRUSTED_DIRECTIVES TRUSTED_RANGES CLIENT_LOG_DIRECTIVES RESOLVER_DIRECTIVE CLIENT_CONNECTIONS CLIENT_CALLS CLIENT_BURST SERVICE_CONNECTIONS

# Only these: nginx's own variables look the same.
names='${SERVICES} ${LISTEN} ${SERVER_NAME} ${PORTAL_ROOT} ${STATUS_FILE} ${SERVICE_BASES} ${CA_CERTIFICATES} ${ACCESS_LOG} ${ERROR_LOG} ${WORK} ${API_SOURCE} ${USER_DIRECTIVE} ${MODULES_DIRECTIVE} ${BROTLI_DIRECTIVE} ${SERVICES_DIRECTIVE} ${TRUSTED_DIRECTIVES} ${TRUSTED_RANGES} ${CLIENT_LOG_DIRECTIVES} ${RESOLVER_DIRECTIVE} ${CLIENT_CONNECTIONS} ${CLIENT_CALLS} ${CLIENT_BURST} ${SERVICE_CONNECTIONS}'
for name in limits log nginx policy portal services; do envsubst "$names" <"$here/nginx/$name.conf.template" >"$WORK/conf/$name.conf"; done

exec "$NGINX_BINARY" -c "$WORK/conf/nginx.conf" -e stderr -g 'daemon off;' "$@"
