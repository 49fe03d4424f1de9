#!/usr/bin/env bash
# robots-parser: a `Sitemap` line between two agents takes the rules away from the first of them.
#
# Package: robots-parser 3.0.1 (npm)
# Does:    After "User-agent: GPTBot", "Sitemap: …", "User-agent: CCBot", "Disallow: /", GPTBot may fetch everything. Without the
#          Sitemap line it may fetch nothing.
# Guess:   Sitemap lines belong to no group (RFC 9309, 2.2.4: other records must not interfere), so they change nothing.
# Misled:  Site owners whose plugin writes the Sitemap line wherever it likes, and tools that tell them the crawler is let in.
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts robots-parser@3.0.1

node --input-type=module >seen <<'JS'
import robotsParser from 'robots-parser';

const site = 'https://shop.example';
for (const between of ['', `Sitemap: ${site}/sitemap.xml\n`]) {
  const text = `User-agent: GPTBot\n${between}User-agent: CCBot\nDisallow: /\n`;
  const robots = robotsParser(`${site}/robots.txt`, text);
  console.log(between === '' ? 'without:' : 'with:', robots.isAllowed(`${site}/a`, 'GPTBot') ? 'allowed' : 'blocked');
}
JS

diff - seen <<'SEEN'
without: blocked
with: allowed
SEEN
echo 'as found: robots-parser 3.0.1 ends a group at a Sitemap line'
