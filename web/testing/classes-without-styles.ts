import type { Page } from '@playwright/test';

/** Classes of the page that have a rule in the whole stylesheet, which the app links, and none in the page's own part of it. */
export async function classesWithoutStyles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const text = async (path: string) => (await fetch(path)).text();
    const href = /<link rel="stylesheet" href="([^"]+)"/.exec(await text('/signin'))?.[1] ?? '';
    const whole = new CSSStyleSheet();
    whole.replaceSync(await text(href));
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSStyleRule ? rule.selectorText.split(', ') : 'cssRules' in rule ? selectors(rule.cssRules as CSSRuleList) : [],
      );
    const firstClasses = (sheets: Iterable<CSSStyleSheet>) =>
      new Set([...sheets].flatMap((sheet) => selectors(sheet.cssRules)).map((selector) => /^\.(?:\\.|[^\s.:>+~[#,)\\])+/.exec(selector)?.[0]));
    const all = firstClasses([whole]);
    const own = firstClasses(document.styleSheets);
    const used = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList].map((name) => `.${CSS.escape(name)}`)));
    if (all.size < 100) throw new Error(`The whole stylesheet has ${all.size} classes.`);
    return [...used].filter((name) => all.has(name) && !own.has(name));
  });
}
