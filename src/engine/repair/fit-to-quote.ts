import type { RemarkKind } from '#engine/contract.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { isAimedAtModels } from '#engine/base/text/orders-to-models.ts';
import type { Evidence, PageFacts } from '#engine/evidence/evidence.ts';
import { hasPhrase } from '#engine/base/text/phrases.ts';
import { findRemarks } from '#engine/judge/remarks/find-remarks.ts';
import { wordsOf } from '#engine/judge/remarks/sighting.ts';

/** Tells why a file may not be handed out, for the customer; null where it may: it would say once more what is wrong on a page. */
export function whatIsRepeated(evidence: Evidence): (text: string) => string | null {
  const faults = findRemarks(evidence)
    .filter(({ kind, hurts }) => wrongWords.has(kind) && hurts !== 'neat')
    .flatMap(({ title, findings }) =>
      findings.flatMap((one) =>
        'url' in one && one.url !== undefined
          ? [{ title, url: one.url, words: (one.about ?? [wordsOf(one)]).filter((each) => each.length > 2) }]
          : [],
      ),
    );
  return (text) => {
    const found = faults.find(({ words }) => words.some((each) => hasPhrase(text, each)));
    return found ? `First correct ${pageName(found.url)}, for this file would repeat it: ${found.title}.` : null;
  };
}

/** Why no word of a page may go into a file, for the customer; null where words may. */
export function whyNotToQuote(page: PageFacts): string | null {
  const name = pageNameFirst(page.url);
  if (page.status !== 200 || page.truncated) return `We did not read ${pageName(page.url)} whole.`;
  if (page.robotsDirectives.some(({ agent, directives }) => agent === '*' && directives.some(isNoindex)))
    return `${name} asks search engines to leave it out (noindex).`;
  const isOrder = page.hidden.some((text) => text.aimedAtModels) || page.mainText.split('\n').some(isAimedAtModels);
  return isOrder ? `${name} has text that gives orders to language models.` : null;
}

const wrongWords: ReadonlySet<RemarkKind> = new Set([
  'stale',
  'contradiction',
  'foreign-name',
  'leftover',
  'broken-text',
  'misspelt',
  'off-topic',
]);

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
