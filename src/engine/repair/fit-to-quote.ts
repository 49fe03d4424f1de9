import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { isAimedAtModels } from '#engine/base/text/orders-to-models.ts';
import { emptyCounter } from '#engine/read/statements/plain/placeholders.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';

/** Tells why no word of a page may go into a file, for the customer; null where words may. What is wrong on a page would only be said once more. */
export function whyNotToQuote(site: SiteEvidence): (page: PageFacts) => string | null {
  const unfinished = new Set(
    site.reading?.statements.flatMap(({ kind, url, proof }) =>
      kind === 'placeholder' && proof !== emptyCounter ? [url] : [],
    ),
  );
  return (page) => {
    const name = pageNameFirst(page.url);
    if (page.status !== 200 || page.truncated) return `We did not read ${name} whole.`;
    if (unfinished.has(page.url)) return `${name} still shows text that a template left. Finish the page first.`;
    if (page.robotsDirectives.some(({ agent, directives }) => agent === '*' && directives.some(isNoindex)))
      return `${name} asks search engines to leave it out (noindex).`;
    const isOrder = page.hidden.some((text) => text.aimedAtModels) || page.mainText.split('\n').some(isAimedAtModels);
    return isOrder ? `${name} has text that gives orders to language models.` : null;
  };
}

function isNoindex(directive: string): boolean {
  return /^(?:noindex|none)$/i.test(directive);
}

/** The first paragraph below the page's main heading; null where something else follows it. */
export function openingOf(page: PageFacts): string | null {
  const at = mainHeadingAt(page);
  const first = page.blocks.find(({ heading }) => heading === at);
  // Brackets, braces and angles are a field or code, and no prose.
  return at !== -1 && first?.tag === 'p' && !/[[\]{}<>]/.test(first.text) ? oneLine(first.text) : null;
}

/** The one heading of the first rank in the page's own content; null where there are several or none: then which one names the page is not sure. */
export function mainHeading(page: PageFacts): string | null {
  const text = page.headings[mainHeadingAt(page)]?.text ?? '';
  return text === '' || /[[\]{}<>]/.test(text) ? null : oneLine(text);
}

function mainHeadingAt(page: PageFacts): number {
  const own = page.headings.flatMap(({ level, inMain }, at) => (level === 1 && inMain ? [at] : []));
  return own.length === 1 ? (own[0] ?? -1) : -1;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
