#!/usr/bin/env bash
# HAProxy: `capture request header User-Agent len 64` cuts the text without a mark, before the name of most crawlers.
#
# Package: haproxy 2.6.12-1+deb12u4 (Debian 12)
# Does:    A captured header is cut at `len`, and nothing in the line says so. Crawlers that begin like a browser name
#          themselves behind the 64th letter: what is left of them is "Mozilla/5.0 … compatible; ".
# Guess:   A longer header is logged whole, or ends in dots; 64 letters hold a product's name.
# Misled:  Whoever searches such a log for crawlers: it holds none of them, and looks like a site that none visits.
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
  capture request header User-Agent len 64
  http-request return status 200
CONF
LD_LIBRARY_PATH="$PWD/usr/lib/x86_64-linux-gnu" usr/sbin/haproxy -db -f haproxy.cfg >log 2>start.log &
patiently test -S socket
for agent in \
  'GPTBot/1.2' \
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot' \
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)'; do
  curl -s -A "$agent" --unix-socket socket http://shop.example/a
done
has() { [ "$(grep -c "$1" log)" = "$2" ]; }
patiently has GET 3
grep -o '{.*}' log >seen

diff - seen <<'SEEN'
{GPTBot/1.2}
{Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; }
{Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; P}
SEEN
echo 'as found: haproxy 2.6.12 cuts a captured user agent without a mark'
