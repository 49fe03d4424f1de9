import type { Finding } from '#engine/contract.ts';
import { canonicalAddresses, underCanonical } from '#engine/derived/canonical-address.ts';
import { pageNameFirst } from '#engine/derived/page-name.ts';
import { softNotFound } from '#engine/derived/soft-not-found.ts';
import type { Evidence } from '#engine/evidence.ts';
import { bad, inWords } from '#engine/derived/findings.ts';

const mostNotices = 6;

/** What the report opens with: the site shows text that its template left, each kind once for a page. No fact inside such text counts (reader/read-site.ts). */
export function findNotices({ site }: Evidence): Finding[] {
  if (!site.ok) return [];
  const { pages, reading } = site.value;
  const gone = new Set(pages.filter((page) => softNotFound(page) !== null).map(({ url }) => url));
  const left = (reading?.statements ?? []).filter(({ kind, url }) => kind === 'placeholder' && !gone.has(url));
  const once = [...new Map(left.map((statement) => [`${statement.url} ${statement.proof}`, statement])).values()];
  return once
    .slice(0, mostNotices)
    .map(({ url, quote, proof }) =>
      underCanonical(bad('placeholder-text', `${pageNameFirst(url)} still shows ${proof}: “${quote}”.`, inWords(url, quote)), canonicalAddresses(pages)),
    );
}
