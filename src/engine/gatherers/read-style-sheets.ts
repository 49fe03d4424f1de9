import type { PageFacts } from '#engine/evidence.ts';
import { addRules, hidingOf, noRules } from '#engine/page/hiding-rules.ts';
import type { HidingRules } from '#engine/page/hiding-rules.ts';
import type { Visit } from './visit.ts';

const mostSheets = 8;
const sheetBytes = 500_000;
const totalMs = 5_000;

/**
 * Decides of each order to language models that a page seems to show whether a style sheet of the site hides it. Up to eight sheets are
 * read, and only where there is such an order. What a sheet that was not read could hide stays undecided.
 */
export async function readStyleSheets(
  visit: Visit,
  pages: PageFacts[],
  isOnSite: (url: string) => boolean,
  mayFetch: (url: string) => boolean,
): Promise<PageFacts[]> {
  const wanted = [...new Set(pages.flatMap((page) => page.styleSheets ?? []))].filter((url) => isOnSite(url) && mayFetch(url)).slice(0, mostSheets);
  if (wanted.length === 0) return pages;
  const signal = AbortSignal.timeout(totalMs);
  const sheets = new Map<string, string>();
  await Promise.all(
    wanted.map(async (url) => {
      const answer = await visit.ask(url, { types: /^\s*text\/css\b/i, accept: 'text/css', maxBytes: sheetBytes, signal });
      if (answer.ok && answer.status === 200 && isOnSite(answer.url)) sheets.set(url, answer.body.toString('utf8'));
    }),
  );
  return pages.map((page) => decided(page, sheets));
}

function decided(page: PageFacts, sheets: ReadonlyMap<string, string>): PageFacts {
  const { perhapsHidden, styleSheets = [], ...facts } = page;
  if (!perhapsHidden) return page;
  const read = styleSheets.flatMap((url) => {
    const css = sheets.get(url);
    return css === undefined ? [] : [{ url, rules: rulesOf(css) }];
  });
  const isShown = (selectors: string[]) => read.some(({ rules }) => selectors.some((selector) => rules.shown.has(selector)));
  const hiding = perhapsHidden.map(({ selectors }) =>
    read
      .flatMap(({ url, rules }) =>
        selectors.flatMap((own) => {
          const how = hidingOf(own.map((selector) => rules.declarations.get(selector) ?? '').join(';'));
          return how && !isFadedIn(how.name) && !isShown(own) ? [`${how.name} in ${new URL(url).pathname}`] : [];
        }),
      )
      .at(0),
  );
  const unread = styleSheets.filter((url) => !sheets.has(url));
  const undecided = unread.length === 0 ? [] : perhapsHidden.filter((_, index) => hiding[index] === undefined);
  return {
    ...facts,
    hidden: [
      ...facts.hidden,
      ...perhapsHidden.flatMap(({ text, line }, index) => (hiding[index] === undefined ? [] : [{ text, line, how: hiding[index], aimedAtModels: true }])),
    ],
    ...(undecided.length > 0 && { perhapsHidden: undecided, styleSheets: unread }),
  };
}

function rulesOf(css: string): HidingRules {
  const rules = noRules();
  addRules(rules, css);
  return rules;
}

/** What scripts reveal as a visitor scrolls; a sheet alone does not tell it from what stays hidden. */
function isFadedIn(how: string): boolean {
  return how === 'opacity:0' || how === 'visibility:hidden';
}
