#!/usr/bin/env bash
# nginx: a `log_format` that looks like JSON writes `\x22` for a quote, which no JSON reader takes.
#
# Package: nginx 1.22.1-9+deb12u11 (Debian 12)
# Does:    Without `escape=json` a quote, a backslash or a letter outside ASCII in a header becomes `\x22`, `\x5C`, `\xC3\xA9`:
#          most lines are JSON, those are not. A header that is missing is "-" there, and "" with `escape=json`.
# Guess:   A format written as JSON gives JSON, or fails when nginx starts.
# Misled:  Whoever reads the log line by line and passes over what does not parse: visits are lost by what the visitor sent.
set -eu
cd "$(mktemp -d)"
trap 'kill "$(cat pid 2>/dev/null)" 2>/dev/null || true; rm -rf "$PWD"' EXIT
apt-get download -qq nginx=1.22.1-9+deb12u11 &>start.log || { cat start.log; exit 1; }
dpkg-deb -x nginx_*.deb .
mkdir one two three four five
cat >nginx.conf <<CONF
pid pid; error_log error.log;
events {}
http {
  client_body_temp_path one; proxy_temp_path two; fastcgi_temp_path three; uwsgi_temp_path four; scgi_temp_path five;
  log_format plain '{"path":"\$uri","agent":"\$http_user_agent"}';
  log_format json escape=json '{"path":"\$uri","agent":"\$http_user_agent"}';
  server {
    listen unix:$PWD/socket;
    access_log plain.log plain; access_log json.log json;
    location / { return 200; }
  }
}
CONF
usr/sbin/nginx -p "$PWD" -c "$PWD/nginx.conf" 2>start.log
for agent in 'Bot/1.0' 'Bot/1.0 (the "small" one)' 'Bot/1.0 (Café)' ''; do
  curl -s -A "$agent" --unix-socket socket http://shop.example/a
done
for log in plain json; do
  while IFS= read -r line; do
    echo "$line"
    node -e 'JSON.parse(process.argv[1])' "$line" 2>error && echo '  is JSON' || echo '  is no JSON'
  done <"$log.log"
done >seen

diff - seen <<'SEEN'
{"path":"/a","agent":"Bot/1.0"}
  is JSON
{"path":"/a","agent":"Bot/1.0 (the \x22small\x22 one)"}
  is no JSON
{"path":"/a","agent":"Bot/1.0 (Caf\xC3\xA9)"}
  is no JSON
{"path":"/a","agent":"-"}
  is JSON
{"path":"/a","agent":"Bot/1.0"}
  is JSON
{"path":"/a","agent":"Bot/1.0 (the \"small\" one)"}
  is JSON
{"path":"/a","agent":"Bot/1.0 (Café)"}
  is JSON
{"path":"/a","agent":""}
  is JSON
SEEN
echo 'as found: nginx 1.22.1 writes lines that are no JSON in a format that looks like JSON'
