import type { Page } from '@playwright/test';

/** Classes of what is on the screen whose rules come with the stylesheet at the page's end, and not with the page itself; what scripts added below is left out. */
export async function lateStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSStyleRule
          ? rule.selectorText.split(', ')
          : 'cssRules' in rule
            ? selectors(rule.cssRules as CSSRuleList)
            : [],
      );
    const firstClasses = (isOwn: boolean) => {
      const sheets = [...document.styleSheets].filter(
        ({ ownerNode }) => ownerNode instanceof HTMLStyleElement === isOwn,
      );
      return new Set(
        sheets
          .flatMap((sheet) => selectors(sheet.cssRules))
          .map((selector) => /^\.(?:\\.|[^\s.:>+~[#,)\\])+/.exec(selector)?.[0]),
      );
    };
    const [own, whole] = [firstClasses(true), firstClasses(false)];
    if (whole.size < 100) throw new Error(`The whole stylesheet has ${whole.size} classes.`);
    const link = document.querySelector('body > link[rel=stylesheet]');
    const drawn = [...document.querySelectorAll('[class]')].filter(
      (element) => !((link?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING),
    );
    const shown = drawn.filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0;
    });
    const used = new Set(shown.flatMap((element) => [...element.classList].map((name) => `.${CSS.escape(name)}`)));
    return [...used].filter((name) => whole.has(name) && !own.has(name));
  });
}
