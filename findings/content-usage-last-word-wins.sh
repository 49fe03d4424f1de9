#!/usr/bin/env bash
# structured-headers: of two Content-Usage headers the later one decides, and a form that robots.txt allows is no value at all.
#
# Package: structured-headers 2.0.3 (npm), with the fetch of Node.js
# Does:    Content-Usage is a dictionary of structured fields (RFC 9651). A server that says "train-ai=n" behind a proxy that
#          adds "train-ai=y" sends both; HTTP joins them, and the last member of a name counts: y. "train-ai" alone is true.
#          The same preference with a path before it, as robots.txt may have it, cannot be parsed as a header.
# Guess:   The stricter of two statements counts, as with X-Robots-Tag; and one parser reads headers and robots.txt.
# Misled:  Owners whose network or plugin adds a default behind their own header; auditors who stop at the first header, or
#          who read both places with one function.
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts structured-headers@2.0.3

node --input-type=module >seen <<'JS'
import { createServer } from 'node:http';
import { parseDictionary } from 'structured-headers';

const read = (value) => {
  try {
    return [...parseDictionary(value)].map(([use, [answer]]) => `${use} is ${answer}`).join(', ');
  } catch {
    return 'no dictionary';
  }
};
const server = createServer((_, response) => {
  response.setHeader('content-usage', ['train-ai=n', 'train-ai=y']);
  response.end();
}).listen(0, '127.0.0.1', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${server.address().port}/`);
  for (const value of [headers.get('content-usage'), 'train-ai', 'train-ai=n, search=y', '/drafts/ train-ai=n'])
    console.log(`${value}: ${read(value)}`);
  server.close();
  server.closeAllConnections();
});
JS

diff - seen <<'SEEN'
train-ai=n, train-ai=y: train-ai is y
train-ai: train-ai is true
train-ai=n, search=y: train-ai is n, search is y
/drafts/ train-ai=n: no dictionary
SEEN
echo 'as found: structured-headers 2.0.3 lets the later Content-Usage decide'
