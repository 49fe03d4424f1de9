import type { Finding } from '#engine/contract.ts';
import { canonicalAddresses, underCanonical } from '#engine/evidence/site/canonical-address.ts';
import { digitsOf, leftoversInMarkup } from '#engine/read/statements/leftovers.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { saysNotFound } from '#engine/evidence/site/soft-not-found.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { bad, inLine, inWords } from '#engine/judge/findings.ts';

const mostNotices = 6;

/** What the report opens with: the site shows text that its template left, each kind once for a page, or has it in its links and markup. No fact inside such text counts (reader/read-site.ts). */
export function findNotices({ site }: Evidence): Finding[] {
  if (!site.ok) return [];
  const { pages, reading } = site.value;
  const gone = new Set(pages.filter((page) => saysNotFound(page) !== null).map(({ url }) => url));
  const left = (reading?.statements ?? []).filter(({ kind, url }) => kind === 'placeholder' && !gone.has(url));
  const shown = [...new Map(left.map((statement) => [`${statement.url} ${statement.proof}`, statement])).values()].map(
    ({ url, quote, proof }) =>
      bad('placeholder-text', `${pageNameFirst(url)} still shows ${proof}: “${quote}”.`, inWords(url, quote)),
  );
  const numbers = new Set(left.map(({ quote }) => digitsOf(quote)));
  const kept = leftoversInMarkup(pages.filter(({ url }) => !gone.has(url))).filter(
    ({ quote }) => digitsOf(quote) === null || !numbers.has(digitsOf(quote)),
  );
  const told = kept.map(({ url, line, what, quote }) =>
    bad(
      'placeholder-text',
      `${pageNameFirst(url)} still has ${what}: “${quote}”.`,
      line === null ? inWords(url, quote) : inLine(url, line, quote),
    ),
  );
  return [...shown, ...told].slice(0, mostNotices).map((notice) => underCanonical(notice, canonicalAddresses(pages)));
}
