#!/usr/bin/env bash
# sitemap: a sitemap whose names have a prefix is read as one without any address, and without an error.
#
# Package: sitemap 9.0.1 (npm)
# Does:    `parseSitemap` resolves to an empty list for `<ns0:urlset>` in the protocol's namespace, as Python's ElementTree writes it.
# Guess:   An XML reader goes by the namespace; what it cannot read, it rejects.
# Misled:  Tools that then say "your sitemap lists no page" to the owner of a valid file.
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts sitemap@9.0.1

node --input-type=module >seen 2>/dev/null <<'JS'
import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';

const file = (prefix, declared) =>
  `<?xml version="1.0" encoding="UTF-8"?><${prefix}urlset ${declared}="http://www.sitemaps.org/schemas/sitemap/0.9">` +
  `<${prefix}url><${prefix}loc>https://shop.example/</${prefix}loc></${prefix}url></${prefix}urlset>`;
const quiet = { logger: () => {} };
for (const [prefix, declared] of [['', 'xmlns'], ['ns0:', 'xmlns:ns0']]) {
  const entries = await parseSitemap(Readable.from([file(prefix, declared)]), quiet);
  process.stdout.write(`${declared}: ${entries.length} address\n`);
}
JS

grep '^xmlns' seen | diff - <(printf '%s\n' 'xmlns: 1 address' 'xmlns:ns0: 0 address')
echo 'as found: sitemap 9.0.1 reads a prefixed sitemap as empty'
