#!/usr/bin/env bash
# varnishncsa: its default line looks like the combined format, and its request line holds the whole address.
#
# Package: varnish 7.1.1-2+deb12u1, libvarnishapi3 7.1.1-2+deb12u1, libjemalloc2 5.3.0-1 (Debian 12); needs gcc
# Does:    `"GET /a HTTP/1.1"` is written as `"GET http://shop.example/a HTTP/1.1"`, with the host as the visitor spelled it.
# Guess:   "NCSA combined" is what Apache and nginx write: the request line as it came.
# Misled:  Whoever takes what follows GET for a path: robots.txt is never asked for, and one page is as many as its host has spellings.
set -eu
cd "$(mktemp -d)"
patiently() { for _ in $(seq 100); do "$@" && return; sleep 0.1; done; cat start.log; exit 1; }
trap 'kill $(jobs -p) 2>/dev/null || true; sleep 1; rm -rf "$PWD"' EXIT
apt-get download -qq varnish=7.1.1-2+deb12u1 libvarnishapi3=7.1.1-2+deb12u1 libjemalloc2=5.3.0-1 &>start.log || { cat start.log; exit 1; }
for package in *.deb; do dpkg-deb -x "$package" .; done
export LD_LIBRARY_PATH="$PWD/usr/lib/x86_64-linux-gnu"
cat >shop.vcl <<VCL
vcl 4.1;
backend default none;
sub vcl_recv { return (synth(200)); }
VCL
usr/sbin/varnishd -F -n "$PWD/work" -a "$PWD/socket" -f "$PWD/shop.vcl" >start.log 2>&1 &
patiently test -S socket
asked() { curl -s -o body -A Bot/1.0 -H "Host: $1" --unix-socket socket http://shop.example/robots.txt; }
patiently asked other.example
usr/bin/varnishncsa -n "$PWD/work" -w log 2>>start.log &
both() { asked shop.example && asked Shop.Example && grep -q Shop.Example log && grep -q shop.example log; }
patiently both
grep -o '"GET [^"]*"' log | LC_ALL=C sort -u >seen

diff - seen <<'SEEN'
"GET http://Shop.Example/robots.txt HTTP/1.1"
"GET http://shop.example/robots.txt HTTP/1.1"
SEEN
echo 'as found: varnishncsa 7.1.1 writes the whole address in the request line'
