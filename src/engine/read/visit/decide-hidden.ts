import type { PageFacts } from '#engine/evidence/evidence.ts';
import { addRules, hidingOf, noRules } from '#engine/read/page/hiding-rules.ts';
import type { HidingRules } from '#engine/read/page/hiding-rules.ts';

/** The pages with what these sheets (by address) decide. */
export function decideHidden(pages: PageFacts[], sheets: ReadonlyMap<string, string>): PageFacts[] {
  return pages.map((page) => decided(page, sheets));
}

function decided(page: PageFacts, sheets: ReadonlyMap<string, string>): PageFacts {
  const { perhapsHidden, styleSheets = [], ...facts } = page;
  if (!perhapsHidden) return page;
  const read = styleSheets.flatMap((url) => {
    const css = sheets.get(url);
    return css === undefined ? [] : [{ url, rules: rulesOf(css) }];
  });
  const isShown = (selectors: string[]) =>
    read.some(({ rules }) => selectors.some((selector) => rules.shown.has(selector)));
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
      ...perhapsHidden.flatMap(({ text, line }, index) =>
        hiding[index] === undefined ? [] : [{ text, line, how: hiding[index], aimedAtModels: true }],
      ),
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
