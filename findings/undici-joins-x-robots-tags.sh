#!/usr/bin/env bash
# undici: two `X-Robots-Tag` lines become one, so a rule for everybody becomes a rule for one crawler.
#
# Package: undici 8.13.1 (npm), the client behind Node's fetch
# Does:    "googlebot: nofollow" and "noindex", sent as two lines, come from `headers.get` as "googlebot: nofollow, noindex".
# Guess:   Joining with a comma keeps the meaning, as it does for every header that is a list.
# Misled:  Auditors: in one line, a crawler's name rules what follows it. They report "noindex" for Googlebot alone, while every
#          search engine leaves the page out.
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts undici@8.13.1

node --input-type=module >seen <<'JS'
import { createServer } from 'node:http';
import { fetch } from 'undici';

const server = createServer((_, response) => {
  response.setHeader('X-Robots-Tag', ['googlebot: nofollow', 'noindex']);
  response.end('a page');
}).listen(0, '127.0.0.1', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${server.address().port}/`);
  console.log(headers.get('x-robots-tag'));
  console.log([...headers].filter(([name]) => name === 'x-robots-tag').length, 'line left of two');
  server.close();
  server.closeAllConnections();
});
JS

diff - seen <<'SEEN'
googlebot: nofollow, noindex
1 line left of two
SEEN
echo 'as found: undici 8.13.1 joins two X-Robots-Tag lines'
