#!/usr/bin/env bash
# Caddy: a request that no handler answered is 200 on the wire and `"status":0` in the log.
#
# Package: caddy 2.6.2-5 (Debian 12)
# Does:    Where no handler writes a status, the visitor gets an empty 200 and the access log says 0.
# Guess:   The log has the status that was sent; 0 means that the visitor hung up before an answer.
# Misled:  Whoever drops lines whose status is no status, or counts them as errors: real visits, crawlers' too, are lost.
set -eu
cd "$(mktemp -d)"
patiently() { for _ in $(seq 100); do "$@" && return; sleep 0.1; done; cat start.log; exit 1; }
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$PWD"' EXIT
apt-get download -qq caddy=2.6.2-5 &>start.log || { cat start.log; exit 1; }
dpkg-deb -x caddy_*.deb .
cat >Caddyfile <<CONF
{
	admin off
	auto_https off
}
http://shop.example {
	bind unix/$PWD/socket
	log {
		output file $PWD/log
	}
	respond /answered "text"
	header /headed X-Shop open
}
CONF
HOME="$PWD" usr/bin/caddy run --config Caddyfile 2>start.log &
patiently test -S socket
for path in /answered /headed /nothing; do
  echo "$path was answered with $(curl -s -o body -w '%{http_code}' --unix-socket socket "http://shop.example$path")"
done >seen
has() { [ "$(grep -c "$1" log)" = "$2" ]; }
patiently has '"uri"' 3
grep -o '"status":[0-9]*' log >>seen

diff - seen <<'SEEN'
/answered was answered with 200
/headed was answered with 200
/nothing was answered with 200
"status":200
"status":0
"status":0
SEEN
echo 'as found: caddy 2.6.2 logs 0 where it sent 200'
