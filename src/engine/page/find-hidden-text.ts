import { countWords } from '#engine/derived/words.ts';
import type { PageFacts } from '#engine/evidence.ts';
import { attribute, collapse, hasAttribute, isText, textOf } from '#engine/page/dom.ts';
import type { Item, PageTree } from '#engine/page/page-tree.ts';

type Hidden = PageFacts['hidden'][number];

/**
 * Text that a machine reads and a visitor does not: whatever hides an order to language models, and longer passages hidden by
 * tricks that no menu, tab or screen-reader label needs. Anything that something on the page opens is not hidden.
 */
export function findHiddenText(tree: PageTree): Hidden[] {
  const rules = readHidingRules(tree);
  const found: Hidden[] = [];
  const done = new Set<Item>();
  for (const item of tree.items) {
    if (found.length >= 50) break;
    if (item.parent && done.has(item.parent)) {
      done.add(item);
      continue;
    }
    const how = howHidden(item, rules);
    if (!how) continue;
    const text = textOf(item.element);
    if (text === '') continue;
    const aimedAtModels = isAimedAtModels(text);
    if (!aimedAtModels && !(how.isTrick && isLongAndUncalledFor(item, text, how))) continue;
    done.add(item);
    found.push({ text: text.slice(0, 400), how: how.name, line: item.line, aimedAtModels });
  }
  for (const { text, line } of tree.comments) {
    if (found.length < 50 && isAimedAtModels(text)) found.push({ text: collapse(text).slice(0, 400), how: 'HTML comment', line, aimedAtModels: true });
  }
  return found;
}

type How = { name: string; isTrick: boolean; onlyOwnText: boolean };

const off: readonly [RegExp, How][] = [
  [/(?:^|[;{\s])display\s*:\s*none/i, { name: 'display:none', isTrick: false, onlyOwnText: false }],
  [/(?:^|[;{\s])visibility\s*:\s*hidden/i, { name: 'visibility:hidden', isTrick: false, onlyOwnText: false }],
  [/(?:^|[;{\s])opacity\s*:\s*0(?:\.0+)?\s*(?:[;!}]|$)/i, { name: 'opacity:0', isTrick: false, onlyOwnText: false }],
  [/(?:^|[;{\s])font-size\s*:\s*(?:0|0?\.\d+|1)(?:px|pt|em|rem|%)?\s*(?:[;!}]|$)/i, { name: 'font-size near 0', isTrick: true, onlyOwnText: true }],
  [/(?:^|[;{\s])(?:left|right|top|text-indent)\s*:\s*-\d{4,}/i, { name: 'moved off the screen', isTrick: true, onlyOwnText: false }],
  [/(?:^|[;{\s])clip(?:-path)?\s*:\s*(?:rect\(\s*0|inset\(\s*(?:50|100)%)/i, { name: 'clipped away', isTrick: false, onlyOwnText: false }],
];

function howHidden(item: Item, rules: Map<string, string>): How | null {
  const { element } = item;
  if (hasAttribute(element, 'hidden')) return item.isHidden ? { name: 'hidden attribute', isTrick: false, onlyOwnText: false } : null;
  const classes = (attribute(element, 'class') ?? '').split(/\s+/).slice(0, 30);
  const own = attribute(element, 'style') ?? '';
  const style = [own, ...classes.map((name) => rules.get(`.${name}`) ?? ''), rules.get(`#${attribute(element, 'id') ?? ''}`) ?? ''].join(';').slice(0, 4000);
  if (style.length < 8 && !classes.some((name) => screenReaderClass.test(name))) return null;
  for (const [pattern, how] of off) if (pattern.test(style)) return isOpenedByScript(item) ? null : how;
  if (isSameColour(own)) return { name: 'text in the colour of its background', isTrick: true, onlyOwnText: true };
  return classes.some((name) => screenReaderClass.test(name)) ? { name: 'for screen readers only', isTrick: false, onlyOwnText: false } : null;
}

const screenReaderClass = /^(?:sr-only|visually-?hidden|screen-reader-text|u-hidden-visually)$/i;
const openedClass =
  /menu|nav|drawer|off-?canvas|modal|popup|dialog|tab|accordion|collapse|dropdown|slide|carousel|skip|tooltip|toggle|search|sidebar|sr-only|visually|screen-reader|honeypot|mobile|cookie|consent/i;

/** Menus, tabs, slides and dialogs: a script shows them when asked. */
function isOpenedByScript(item: Item): boolean {
  const role = attribute(item.element, 'role') ?? '';
  return item.inNav || ['tabpanel', 'region', 'dialog', 'menu', 'tooltip', 'alert', 'listbox'].includes(role);
}

function isLongAndUncalledFor(item: Item, text: string, how: How): boolean {
  const names = `${attribute(item.element, 'class') ?? ''} ${attribute(item.element, 'id') ?? ''}`;
  if (openedClass.test(names) || item.isChrome) return false;
  // A font size of 0 is also used to close gaps between blocks, which set their own again: only the element's own words count.
  const words = countWords(how.onlyOwnText ? collapse(item.element.childNodes.map((child) => (isText(child) ? child.value : ' ')).join('')) : text);
  return words >= (how.name === 'moved off the screen' ? 20 : 8);
}

function isSameColour(style: string): boolean {
  const colour = /(?:^|[;\s])color\s*:\s*([^;!]{3,40})/i.exec(style)?.[1];
  const background = /(?:^|[;\s])background(?:-color)?\s*:\s*([^;!]{3,40})/i.exec(style)?.[1];
  return colour !== undefined && background !== undefined && plainColour(colour) === plainColour(background);
}

const colourNames: Record<string, string> = { white: '#ffffff', black: '#000000' };

function plainColour(value: string): string {
  const lower = value.trim().toLowerCase().replaceAll(/\s+/g, '');
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(lower);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  const rgb = /^rgb\((\d{1,3}),(\d{1,3}),(\d{1,3})\)$/.exec(lower);
  if (rgb)
    return `#${rgb
      .slice(1)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  return colourNames[lower] ?? lower;
}

/** Declarations of one class or id from the page's own <style>, outside every @media and the like. */
function readHidingRules(tree: PageTree): Map<string, string> {
  const rules = new Map<string, string>();
  for (const item of tree.named('style').slice(0, 50)) {
    const css = item.element.childNodes
      .map((child) => (isText(child) ? child.value : ''))
      .join('')
      .slice(0, 300_000)
      .replaceAll(/\/\*[^]*?\*\//g, '');
    for (const [selectors, declarations] of topLevelRules(css)) {
      if (!/display|visibility|opacity|font-size|left|right|top|text-indent|clip/i.test(declarations)) continue;
      for (const selector of selectors.split(','))
        if (/^\s*[.#][\w-]{1,80}\s*$/.test(selector) && rules.size < 2000) rules.set(selector.trim(), declarations.slice(0, 1000));
    }
  }
  return rules;
}

function topLevelRules(css: string): [string, string][] {
  const found: [string, string][] = [];
  let depth = 0;
  let start = 0;
  let selector = '';
  for (const { index, 0: sign } of css.matchAll(/[{};]/g)) {
    if (sign === '{') {
      if (depth === 0) selector = css.slice(start, index);
      depth += 1;
      if (depth === 1) start = index + 1;
    } else if (sign === '}') {
      depth = Math.max(0, depth - 1);
      if (depth === 0) {
        if (!selector.trim().startsWith('@')) found.push([selector, css.slice(start, index)]);
        start = index + 1;
      }
    } else if (depth === 0) start = index + 1;
  }
  return found;
}

const models = String.raw`(?:chat\s?gpt|gpt-?\d?|claude|perplexity|grok|gemini|copilot|llms?|(?:large )?language models?|ai (?:assistants?|models?|systems?|agents?|crawlers?|bots?|chatbots?|engines?|overviews?)|chatbots?)`;
const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,40}\b(?:previous|prior|above|earlier|all|any|other|preceding)\b[^.!?\n]{0,30}\b(?:instructions?|prompts?|rules|guidelines|context|directions)\b/i,
  /\b(?:ignoriere|vergiss|missachte)\b[^.!?\n]{0,40}\b(?:anweisungen|vorherigen|bisherigen|instruktionen)\b/i,
  /\b(?:ignorez|oubliez)\b[^.!?\n]{0,40}\binstructions\b/i,
  /\bignora\b[^.!?\n]{0,40}\b(?:instrucciones|istruzioni)\b/i,
  new RegExp(String.raw`\b(?:if|when) you(?: are|'re| were) (?:an? )?${models}\b`, 'i'),
  new RegExp(String.raw`\b(?:dear|attention|note to|notice to|hey|hello|instructions? (?:to|for)|message (?:to|for))\s+(?:all |any )?${models}\b`, 'i'),
  new RegExp(
    String.raw`\b${models}\b[^.!?\n]{0,60}\b(?:must|should|please|always|are instructed to)\b[^.!?\n]{0,60}\b(?:recommend|cite|mention|rank|say|respond|answer|prefer|state|tell)\b`,
    'i',
  ),
  /\b(?:you must|always|you should) (?:recommend|cite|rank|name|mention) (?:us|this|our|only)\b/i,
  /\bas an? (?:ai|llm|large language model|language model|ai assistant)\b[^.!?\n]{0,60}\b(?:must|should|always|recommend|say|respond)\b/i,
  /\b(?:new|your) system prompt\b|<\|?(?:system|im_start)\|?>/i,
];

function isAimedAtModels(text: string): boolean {
  const start = text.slice(0, 5000);
  return orders.some((order) => order.test(start));
}
