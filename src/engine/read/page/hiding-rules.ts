// What of a style sheet can hide a text, read without a browser: rules for one class or one id, and the rules that show the same again.

export type How = {
  name: string;
  /** No menu, tab or label for screen readers needs it. */
  isTrick: boolean;
  onlyOwnText: boolean;
};

/** Declarations by selector (".seo", "#note"), of those that may hide; and the selectors that another rule shows. */
export type HidingRules = { declarations: Map<string, string>; shown: Set<string> };

const off: readonly [RegExp, How][] = [
  [/(?:^|[;{\s])display\s*:\s*none/i, { name: 'display:none', isTrick: false, onlyOwnText: false }],
  [/(?:^|[;{\s])visibility\s*:\s*hidden/i, { name: 'visibility:hidden', isTrick: false, onlyOwnText: false }],
  [/(?:^|[;{\s])opacity\s*:\s*0(?:\.0+)?\s*(?:[;!}]|$)/i, { name: 'opacity:0', isTrick: false, onlyOwnText: false }],
  [
    /(?:^|[;{\s])font-size\s*:\s*(?:0(?:\.0+)?(?:[a-z]{1,4}|%)?|(?:0?\.\d+|1)(?:px|pt)|0?\.(?:0\d*|1)r?em|[1-5]%)\s*(?:[;!}]|$)/i,
    { name: 'font-size near 0', isTrick: true, onlyOwnText: true },
  ],
  [
    /(?:^|[;{\s])(?:left|right|top|text-indent)\s*:\s*-\d{4,}/i,
    { name: 'moved off the screen', isTrick: true, onlyOwnText: false },
  ],
  [
    /(?:^|[;{\s])clip(?:-path)?\s*:\s*(?:rect\(\s*0|inset\(\s*(?:50|100)%)/i,
    { name: 'clipped away', isTrick: false, onlyOwnText: false },
  ],
  [/(?:^|[;{\s])color\s*:\s*transparent/i, { name: 'transparent text', isTrick: false, onlyOwnText: false }],
  [
    /(?:^|[;{\s])(?:height|width)\s*:\s*0(?:px)?\s*(?:[;!}]|$)/i,
    { name: 'no height or width', isTrick: false, onlyOwnText: false },
  ],
];

/** The way in which these declarations hide a text; null when they do not. */
export function hidingOf(style: string): How | null {
  for (const [pattern, how] of off) if (pattern.test(style)) return how;
  return null;
}

const maximumRules = 2000;
const mayHide = /display|visibility|opacity|font-size|left|right|top|text-indent|clip|transparent|height|width/i;
const showing =
  /(?:^|[;{\s])(?:display\s*:\s*(?!none|inherit)[a-z]|visibility\s*:\s*visible|opacity\s*:\s*(?:1|0?\.[1-9])|font-size\s*:\s*(?:1\d|[2-9])|(?:height|width)\s*:\s*(?:auto|[1-9])|(?:left|right|top|text-indent)\s*:\s*(?:0|auto)|clip(?:-path)?\s*:\s*(?:auto|none))/i;

export function noRules(): HidingRules {
  return { declarations: new Map(), shown: new Set() };
}

/** Adds the rules of a sheet, of which the first 300 000 characters are read. What is in @media and the like may show, and hides nothing. */
export function addRules(rules: HidingRules, sheet: string): void {
  const css = withoutComments(sheet.slice(0, 300_000));
  for (const { selectors, declarations, isConditional } of rulesOf(css)) {
    if (!mayHide.test(declarations)) continue;
    const hides = hidingOf(declarations) !== null;
    for (const selector of selectors.split(',')) {
      if (rules.declarations.size + rules.shown.size > maximumRules) return;
      const names = Array.from(
        (
          selector
            .trim()
            .split(/[\s>+~]+/)
            .at(-1) ?? ''
        ).matchAll(classOrId),
        ([name]) => name.replaceAll('\\', ''),
      );
      const [only] = names;
      if (only !== undefined && simple.test(selector) && !isConditional)
        rules.declarations.set(only, declarations.slice(0, 1000));
      else if (!hides && showing.test(declarations)) for (const name of names) rules.shown.add(name);
    }
  }
}

/** A name may hold escaped signs: ".md\:block". */
const classOrId = /[.#](?:[\w-]|\\.){1,80}/g;
const simple = /^\s*[.#](?:[\w-]|\\.){1,80}\s*$/;

type Rule = { selectors: string; declarations: string; isConditional: boolean };

/** One pass over the braces: the innermost pair of each is a rule, what is around it a condition. */
function rulesOf(css: string): Rule[] {
  const found: Rule[] = [];
  const open: { selectors: string; from: number; hasInner: boolean }[] = [];
  let start = 0;
  for (const { index, 0: sign } of css.matchAll(/[{};]/g)) {
    if (sign === '{') {
      const parent = open.at(-1);
      if (parent) parent.hasInner = true;
      if (open.length < 50) open.push({ selectors: css.slice(start, index), from: index + 1, hasInner: false });
      start = index + 1;
    } else if (sign === '}') {
      const rule = open.pop();
      if (rule && !rule.hasInner && !rule.selectors.trim().startsWith('@'))
        found.push({
          selectors: rule.selectors.slice(0, 2000),
          declarations: css.slice(rule.from, index).slice(0, 2000),
          isConditional: open.length > 0,
        });
      start = index + 1;
    } else start = index + 1;
  }
  return found;
}

/** An open comment runs to the end. */
function withoutComments(css: string): string {
  const pieces: string[] = [];
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('/*', at);
    pieces.push(open === -1 ? css.slice(at) : css.slice(at, open));
    const close = open === -1 ? -1 : css.indexOf('*/', open + 2);
    at = close === -1 ? css.length : close + 2;
  }
  return pieces.join('');
}
