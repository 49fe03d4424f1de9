#!/usr/bin/env bash
# lighttpd: the second field of its default log is the Host header, where every other combined log has the ident.
#
# Package: lighttpd 1.4.69-1 (Debian 12)
# Does:    `mod_accesslog` without a format writes `client host user [time] …`: the host as the visitor sent it, in small
#          letters and with its port if one was sent. The field is never the "-" of Apache and nginx.
# Guess:   The default is the combined format, and its second field says nothing.
# Misled:  Whoever tells "virtual host first" from "combined" by the first two fields, or filters by host: there are as many
#          hosts as spellings with a port, and a stranger chooses them.
set -eu
cd "$(mktemp -d)"
patiently() { for _ in $(seq 100); do "$@" && return; sleep 0.1; done; cat start.log; exit 1; }
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$PWD"' EXIT
apt-get download -qq lighttpd=1.4.69-1 &>start.log || { cat start.log; exit 1; }
dpkg-deb -x lighttpd_*.deb .
mkdir site
echo text >site/a
cat >lighttpd.conf <<CONF
server.document-root = "$PWD/site"
server.bind = "$PWD/socket"
server.port = 0
server.modules = ("mod_accesslog")
accesslog.filename = "$PWD/log"
CONF
usr/sbin/lighttpd -D -m "$PWD/usr/lib/lighttpd" -f lighttpd.conf 2>start.log &
patiently test -S socket
for host in shop.example Shop.Example:81 other.example; do
  curl -s -o body -A Bot/1.0 -H "Host: $host" --unix-socket socket http://shop.example/a
done
kill %1
wait
sed -E 's/^[^ ]+ /CLIENT /; s/\[.*\]/[TIME]/' log >seen

diff - seen <<'SEEN'
CLIENT shop.example - [TIME] "GET /a HTTP/1.1" 200 5 "-" "Bot/1.0"
CLIENT shop.example:81 - [TIME] "GET /a HTTP/1.1" 200 5 "-" "Bot/1.0"
CLIENT other.example - [TIME] "GET /a HTTP/1.1" 200 5 "-" "Bot/1.0"
SEEN
echo 'as found: lighttpd 1.4.69 writes the Host header in the place of the ident'
