import type { Finding } from '#engine/contract.ts';
import { canonicalAddresses, underCanonical } from '#engine/evidence/site/canonical-address.ts';
import { digitsOf, leftoversInMarkup } from '#engine/read/statements/leftovers.ts';
import type { Leftover } from '#engine/read/statements/leftovers.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { saysNotFound } from '#engine/evidence/site/soft-not-found.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { bad, inLine, inWords } from '#engine/judge/findings.ts';
import { proven } from '#engine/judge/remarks/sighting.ts';
import type { Sighting } from '#engine/judge/remarks/sighting.ts';
import type { RemarkTextId } from '#engine/judge/remarks/texts.ts';
import { emailsIn } from '#engine/base/text/contact-words.ts';
import { emptyCounter, fillerText } from '#engine/base/text/stand-ins.ts';

const mostNotices = 6;

/** What the report opens with: the site shows text that its template left. No fact inside such text counts (read/read-site.ts). */
export function findNotices(evidence: Evidence): Finding[] {
  const pages = evidence.site.ok ? evidence.site.value.pages : [];
  return findLeftovers(evidence)
    .slice(0, mostNotices)
    .map(({ finding }) => underCanonical(finding, canonicalAddresses(pages)));
}

/** Each kind once for a page, in what it shows and in its links and markup. */
export function findLeftovers({ site }: Evidence): Sighting[] {
  if (!site.ok) return [];
  const { pages, reading } = site.value;
  const gone = new Set(pages.filter((page) => saysNotFound(page) !== null).map(({ url }) => url));
  // What a model alone takes for one the editor's read asks, proves and looks at again; a counter that a script sets may be right.
  const left = (reading?.statements ?? []).filter(
    ({ kind, url, by, proof }) => kind === 'placeholder' && by !== 'model' && proof !== emptyCounter && !gone.has(url),
  );
  const shown = [...new Map(left.map((statement) => [`${statement.url} ${statement.proof}`, statement])).values()].map(
    ({ url, quote, proof }) =>
      proven(
        proof === fillerText ? 'filler' : isContact(quote) ? 'example-contact' : 'template-rest',
        bad('placeholder-text', `${pageNameFirst(url)} still shows ${proof}: “${quote}”.`, inWords(url, quote)),
      ),
  );
  const numbers = new Set(left.map(({ quote }) => digitsOf(quote)));
  const kept = leftoversInMarkup(pages.filter(({ url }) => !gone.has(url))).filter(
    ({ quote }) => digitsOf(quote) === null || !numbers.has(digitsOf(quote)),
  );
  const told = kept.map(({ url, line, what, quote, sort }) =>
    proven(
      textsOfSorts[sort],
      bad(
        'placeholder-text',
        `${pageNameFirst(url)} still has ${what}: “${quote}”.`,
        line === null ? inWords(url, quote) : inLine(url, line, quote),
      ),
      sort === 'title' ? { inHead: true } : {},
    ),
  );
  return [...shown, ...told];
}

/** A mail address or a number, be it of signs for digits: whoever writes or calls reaches nobody. */
function isContact(quote: string): boolean {
  return quote.length <= 60 && (emailsIn(quote).length > 0 || digitsOf(quote.replaceAll(/x/gi, '0')) !== null);
}

const textsOfSorts: Record<Leftover['sort'], RemarkTextId> = {
  title: 'tool-title',
  'empty-contact': 'empty-contact',
  'contact-link': 'example-contact',
  icon: 'dead-icons',
  rest: 'template-rest',
};
