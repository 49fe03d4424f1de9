import { nameOfSite } from '#engine/evidence/site/name-of-site.ts';
import { distinctKeyPages, normal } from '#engine/evidence/site/distinct-pages.ts';
import { pageName } from '#engine/base/addresses/page-name.ts';
import { contentStems, hasPhrase, isCjk } from '#engine/base/text/phrases.ts';
import { sentencesOf } from '#engine/base/text/sentences.ts';
import { wordsOf } from '#engine/base/text/words.ts';
import type { Evidence, PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { mainHeading, openingOf, whyNotToQuote } from './fit-to-quote.ts';
import { whatChanges } from './what-changes.ts';
import { escapeHtml, patchPage } from './patch-page.ts';
import type { PatchOrReason } from './patch.ts';

const path = 'titles-and-descriptions.html';

/**
 * A title of the page's own heading, a description of its own sentences: nothing that the page does not say. Only what is missing, or is on several
 * pages alike, is written: a text that is merely long, short or doubled by a heading is its owner's.
 */
export function headPatches(evidence: Evidence): PatchOrReason[] {
  if (!evidence.site.ok) return [];
  const site = evidence.site.value;
  const pages = distinctKeyPages(site);
  const name = nameOfSite(site, evidence.answers.ok ? evidence.answers.value : undefined) ?? '';
  const taken = new Set(
    pages.flatMap((page) => [page.titles[0]?.text ?? '', page.metaDescriptions[0]?.text ?? '']).map(normal),
  );
  const isFree = (text: string) => !taken.has(normal(text)) && taken.add(normal(text)) !== undefined;
  return pages.flatMap((page) => {
    const [oldTitle, oldDescription] = [textIn(page.titles), textIn(page.metaDescriptions)];
    const hasTitle = oldTitle !== null && isOnlyOne(oldTitle, pages, ({ titles }) => textIn(titles));
    const hasDescription =
      oldDescription !== null && isOnlyOne(oldDescription, pages, ({ metaDescriptions }) => textIn(metaDescriptions));
    const title = hasTitle || whyNotToQuote(page) !== null ? null : titleFor(page, site, name, oldTitle);
    const description = hasDescription || whyNotToQuote(page) !== null ? null : descriptionFor(page);
    const none = (what: string) => ({
      path,
      reason:
        whyNotToQuote(page) ??
        `We took no ${what} for ${pageName(page.url)} from its own words. A person has to write it.`,
    });
    return [
      ...(hasTitle
        ? []
        : [
            title === null || !isFree(title)
              ? none('title')
              : headPatch(page, `<title>${escapeHtml(title)}</title>`, 'TS-07', whatChanges(page.url, oldTitle, title)),
          ]),
      ...(hasDescription
        ? []
        : [
            description === null || !isFree(description)
              ? none('description')
              : headPatch(
                  page,
                  `<meta name="description" content="${escapeHtml(description)}">`,
                  'TS-08',
                  whatChanges(page.url, oldDescription, description),
                ),
          ]),
    ];
  });
}

function headPatch(
  page: PageFacts,
  html: string,
  checkId: string,
  change: ReturnType<typeof whatChanges>,
): PatchOrReason {
  return {
    path,
    title: 'Titles and descriptions',
    place: 'In the head of each page named, put these lines in the place of its own.',
    urls: [page.url],
    text: html,
    diff: null,
    changes: [change],
    optional: false,
    aims: [checkId],
    apply: (evidence) => patchPage(evidence, page.url, html),
  };
}

type Length = { plain: [number, number]; cjk: [number, number] };
const titleLength: Length = { plain: [15, 65], cjk: [6, 35] };
const descriptionLength: Length = { plain: [50, 170], cjk: [20, 90] };

function textIn([first]: readonly { text: string }[]): string | null {
  const text = first?.text.trim() ?? '';
  return text === '' ? null : text;
}

function isOnlyOne(text: string, pages: readonly PageFacts[], textOf: (page: PageFacts) => string | null): boolean {
  return pages.filter((page) => normal(textOf(page) ?? '') === normal(text)).length === 1;
}

function fits(text: string, { plain, cjk }: Length): boolean {
  const [shortest, longest] = isCjk(text) ? cjk : plain;
  const length = Array.from(text).length;
  return length >= shortest && length <= longest;
}

/** The page's heading before the old title, so that none of its topics and places is lost; only where it says what the title does not. */
function titleFor(page: PageFacts, site: SiteEvidence, name: string, old: string | null): string | null {
  const heading = mainHeading(page);
  if (heading === null || site.pages.some((other) => other.url !== page.url && hasHeading(other, heading))) return null;
  const [said, stems] = [new Set(contentStems(`${old ?? ''} ${name}`)), contentStems(heading)];
  if (old !== null && stems.filter((stem) => !said.has(stem)).length * 2 < stems.length) return null;
  const title =
    old !== null ? `${heading} | ${old}` : name === '' || hasPhrase(heading, name) ? heading : `${heading} | ${name}`;
  return fits(title, titleLength) && !/!/.test(heading) ? title : null;
}

function hasHeading(page: PageFacts, heading: string): boolean {
  return page.headings.some(({ text }) => normal(text) === normal(heading));
}

/** The page's opening, in whole sentences, where it speaks of what the page's title or heading names. */
function descriptionFor(page: PageFacts): string | null {
  const opening = openingOf(page);
  if (opening === null || isMostlyNumbers(opening)) return null;
  const about = new Set(contentStems(`${textIn(page.titles) ?? ''} ${mainHeading(page) ?? ''}`));
  const [, longest] = isCjk(opening) ? descriptionLength.cjk : descriptionLength.plain;
  let description = '';
  for (const { text, offset } of sentencesOf(opening)) {
    const next = opening.slice(offset + text.length).trimStart();
    // Statements: who asks or calls out wants something of the reader. "Di. 02.12." is no end.
    if (!/[.。।۔]["”’»)]?$/u.test(text) || /^[\p{Ll}\p{N}]/u.test(next)) break;
    const longer = `${description} ${text}`.trim();
    if (Array.from(longer).length > longest) break;
    description = longer;
  }
  const isAboutIt = contentStems(description).some((stem) => about.has(stem));
  return isAboutIt && fits(description, descriptionLength) ? description : null;
}

/** A row of dates, prices or sizes. */
function isMostlyNumbers(text: string): boolean {
  const words = wordsOf(text);
  return words.filter((word) => /\d/.test(word)).length * 3 > words.length;
}
