#!/usr/bin/env bash
# HAProxy: a page is `/a` in the log when it came by HTTP/1, and `http://shop.example/a` when it came by HTTP/2.
#
# Package: haproxy 2.6.12-1+deb12u4 (Debian 12)
# Does:    With `option httplog` the same request for the same page is written as `"GET /a HTTP/1.1"` or as
#          `"GET http://shop.example/a HTTP/2.0"`. The path alone is in neither of them; a format of one's own needs `%HPO`.
# Guess:   The version of HTTP changes the last word of the request line, and nothing before it.
# Misled:  Whoever counts pages, or looks for `/robots.txt`: one page is two, and a crawler that speaks HTTP/2 never read it.
set -eu
cd "$(mktemp -d)"
patiently() { for _ in $(seq 100); do "$@" && return; sleep 0.1; done; cat start.log; exit 1; }
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$PWD"' EXIT
apt-get download -qq haproxy=2.6.12-1+deb12u4 liblua5.3-0=5.3.6-2 \
  libopentracing-c-wrapper0=1.1.3-3+b1 libopentracing1=1.6.0-4 &>start.log || { cat start.log; exit 1; }
for package in *.deb; do dpkg-deb -x "$package" .; done
cat >haproxy.cfg <<CONF
defaults
  mode http
  timeout client 5s
  timeout connect 5s
  timeout server 5s
  log stdout format raw local0
frontend web
  bind unix@$PWD/socket
  option httplog
  http-request return status 200
CONF
LD_LIBRARY_PATH="$PWD/usr/lib/x86_64-linux-gnu" usr/sbin/haproxy -db -f haproxy.cfg >log 2>start.log &
patiently test -S socket
curl -s --unix-socket socket http://shop.example/a
curl -s --http2-prior-knowledge --unix-socket socket http://shop.example/a
has() { [ "$(grep -c "$1" log)" = "$2" ]; }
patiently has GET 2
grep -o '"GET.*"' log >seen

diff - seen <<'SEEN'
"GET /a HTTP/1.1"
"GET http://shop.example/a HTTP/2.0"
SEEN
echo 'as found: haproxy 2.6.12 writes the whole address of a page that was asked for by HTTP/2'
