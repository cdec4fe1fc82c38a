#!/bin/sh
# Renders the configuration from the environment and becomes nginx. `start.sh -t` checks it and ends.
#   SERVICES       where the services are, http(s)://host[:port]: they are then reached through this host, on the portal's origin
#   API_ORIGIN     or: the origin that the browser asks itself, as the build's VITE_API_ROOT names it
#   LISTEN         8080 (or address:port)          SERVER_NAME    the portal's name, _ for any
#   PORTAL_ROOT    the build, /srv/portal          SERVICE_BASES  paths of src/config.ts, separated by |, as VITE_SERVICE_BASES has them
set -eu

here=$(cd "$(dirname "$0")" && pwd)
: "${SERVICES:=}" "${API_ORIGIN:=}" "${LISTEN:=8080}" "${SERVER_NAME:=_}" "${PORTAL_ROOT:=/srv/portal}"
: "${SERVICE_BASES:=/cportal-user-account-services/api/accounts/v1|/cportal-user-account-services/api/protected/accounts/v1|/cportal-payment-services/api/public/payment/v1|/cportal-payment-services/api/payment/v1|/cportal-contracting-services/api/public/contracting/v1|/cportal-contracting-services/api/contracting/v1|/intranet-services/api/intranet/v1|/common-services|/newsletter-services/api/newsletter/v1}"
: "${CA_CERTIFICATES:=/etc/ssl/certs/ca-certificates.crt}" "${ACCESS_LOG:=/dev/stdout}" "${ERROR_LOG:=stderr}" "${WORK:=/tmp/portal}"
# For a start as root (the tests'): whose the workers are. The image starts as www-data.
: "${NGINX_BINARY:=nginx}" "${NGINX_USER:=}" "${MODULES:=/etc/nginx/modules-enabled}"

# A value stands in the configuration as it is: nothing that could end a directive gets in.
check() {
  case $2 in *[!A-Za-z0-9._~:/@%,=+*\|\ -]*) echo "start.sh: $1 holds a character that no $1 has" >&2; exit 64 ;; esac
}
origin() {
  check "$1" "$2"
  case $2 in *://*/* | *\|* | *@* | *\ *) echo "start.sh: $1 is an origin, without a path" >&2; exit 64 ;; http://?* | https://?* | '') ;; *) echo "start.sh: $1 begins with http:// or https://" >&2; exit 64 ;; esac
}
origin SERVICES "$SERVICES"
origin API_ORIGIN "$API_ORIGIN"
for name in LISTEN SERVER_NAME PORTAL_ROOT SERVICE_BASES CA_CERTIFICATES ACCESS_LOG ERROR_LOG WORK NGINX_USER MODULES; do eval "check $name \"\$$name\""; done
if [ -z "$SERVICES$API_ORIGIN" ]; then echo "start.sh: SERVICES or API_ORIGIN has to say where the services are" >&2; exit 64; fi


mkdir -p "$WORK/conf"
API_SOURCE=${API_ORIGIN:+ $API_ORIGIN}
USER_DIRECTIVE=${NGINX_USER:+user $NGINX_USER;}
MODULES_DIRECTIVE="include \"$MODULES/*.conf\";"
# Brotli where its module is there, gzip else.
if grep -qs brotli_static "$MODULES"/*.conf; then BROTLI_DIRECTIVE='brotli_static on;'; else BROTLI_DIRECTIVE=''; fi
if [ -n "$SERVICES" ]; then SERVICES_DIRECTIVE="include \"$WORK/conf/services.conf\";"; else SERVICES_DIRECTIVE=''; fi
export SERVICES LISTEN SERVER_NAME PORTAL_ROOT SERVICE_BASES CA_CERTIFICATES ACCESS_LOG ERROR_LOG WORK
export API_SOURCE USER_DIRECTIVE MODULES_DIRECTIVE BROTLI_DIRECTIVE SERVICES_DIRECTIVE

# Only these: nginx's own variables look the same.
names='${SERVICES} ${LISTEN} ${SERVER_NAME} ${PORTAL_ROOT} ${SERVICE_BASES} ${CA_CERTIFICATES} ${ACCESS_LOG} ${ERROR_LOG} ${WORK} ${API_SOURCE} ${USER_DIRECTIVE} ${MODULES_DIRECTIVE} ${BROTLI_DIRECTIVE} ${SERVICES_DIRECTIVE}'
for name in nginx policy portal services; do envsubst "$names" <"$here/nginx/$name.conf.template" >"$WORK/conf/$name.conf"; done

exec "$NGINX_BINARY" -c "$WORK/conf/nginx.conf" -e stderr -g 'daemon off;' "$@"
