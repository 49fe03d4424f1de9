import { companyNames } from '#engine/evidence/site/company-names.ts';
import { distinctKeyPages, normal } from '#engine/evidence/site/distinct-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { isCjk, sentences } from '#engine/base/text/phrases.ts';
import type { Evidence, PageFacts } from '#engine/evidence/evidence.ts';
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
  const pages = distinctKeyPages(evidence.site.value);
  const name = companyNames(evidence.site.value, evidence.answers.ok ? evidence.answers.value : undefined)[0] ?? '';
  const taken = new Set(
    pages.flatMap((page) => [page.titles[0]?.text ?? '', page.metaDescriptions[0]?.text ?? '']).map(normal),
  );
  const isFree = (text: string) => !taken.has(normal(text)) && taken.add(normal(text)) !== undefined;
  return pages.flatMap((page) => {
    const [oldTitle, oldDescription] = [textIn(page.titles), textIn(page.metaDescriptions)];
    const hasTitle = oldTitle !== null && isOnlyOne(oldTitle, pages, ({ titles }) => textIn(titles));
    const hasDescription =
      oldDescription !== null && isOnlyOne(oldDescription, pages, ({ metaDescriptions }) => textIn(metaDescriptions));
    const title = hasTitle ? undefined : titlesFor(page, name, oldTitle).find(isFree);
    const description = hasDescription ? undefined : descriptionsFor(page).find(isFree);
    const none = (what: string) => ({
      path,
      reason: `${pageNameFirst(page.url)} says nothing of its own that would do as its ${what}: a person has to write it.`,
    });
    return [
      ...(hasTitle
        ? []
        : [
            title === undefined
              ? none('title')
              : headPatch(page, `<title>${escapeHtml(title)}</title>`, 'TS-07', whatChanges(page.url, oldTitle, title)),
          ]),
      ...(hasDescription
        ? []
        : [
            description === undefined
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

/** With the old title, where there is one, so that none of its topics and places is lost. */
function titlesFor(page: PageFacts, name: string, old: string | null): string[] {
  const headings = page.headings
    .filter(({ level, inMain }) => level <= 2 && inMain)
    .map(({ text }) => text.replaceAll(/\s+/g, ' ').trim());
  return headings
    .slice(0, 2)
    .flatMap((heading) =>
      old !== null
        ? [`${heading} | ${old}`]
        : name === '' || heading.toLowerCase().includes(name.toLowerCase())
          ? [heading]
          : [`${heading} | ${name}`, heading],
    )
    .filter((title) => fits(title, titleLength));
}

/** Whole sentences of one paragraph, as many as fit. */
function descriptionsFor(page: PageFacts): string[] {
  return page.blocks
    .filter(({ tag }) => tag === 'p')
    .slice(0, 6)
    .flatMap(({ text }) => {
      const [, longest] = isCjk(text) ? descriptionLength.cjk : descriptionLength.plain;
      let description = '';
      for (const sentence of sentences(text)) {
        if (!/[.!?…。！？؟۔।]$/u.test(sentence)) break; // a row of links is no sentence
        const longer = `${description} ${sentence.trim()}`.trim();
        if (Array.from(longer).length > longest) break;
        description = longer;
      }
      return fits(description, descriptionLength) ? [description] : [];
    });
}
