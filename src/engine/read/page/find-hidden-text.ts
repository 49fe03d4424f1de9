import { countWords } from '#engine/base/text/words.ts';
import type { PageFacts, SchemaNode } from '#engine/evidence/evidence.ts';
import { attribute, collapse, hasAttribute, isElement, isTemplate, isText, textOf } from '#engine/read/page/dom.ts';
import type { Element } from '#engine/read/page/dom.ts';
import { addRules, hidingOf, noRules } from '#engine/read/page/hiding-rules.ts';
import type { HidingRules, How } from '#engine/read/page/hiding-rules.ts';
import { beginsWithOrder, isAimedAtModels } from '#engine/base/text/orders-to-models.ts';
import type { Item } from '#engine/read/page/item.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';
import type { ShownBlock } from '#engine/read/page/blocks.ts';
import type { Resolve } from '#engine/read/page/read-head.ts';

type Hidden = PageFacts['hidden'][number];

/** What the page hides by itself, and orders to models in plain sight that a style sheet of its own file may hide. */
export type HiddenText = { hidden: Hidden[]; perhapsHidden: NonNullable<PageFacts['perhapsHidden']> };

/**
 * Text that a machine reads and a visitor does not: whatever hides an order to language models, and longer passages hidden by
 * tricks that no menu, tab or screen-reader label needs. Anything that something on the page opens is not hidden. `shownBlocks` are what is shown.
 */
export function findHiddenText(
  tree: PageTree,
  shownBlocks: readonly ShownBlock[],
  schema: readonly SchemaNode[],
): HiddenText {
  const rules = readHidingRules(tree);
  const found: Hidden[] = [];
  const done = new Set<Item>();
  for (const item of tree.items) {
    if (found.length >= maximum) break;
    if (item.parent && done.has(item.parent)) {
      done.add(item);
      continue;
    }
    const how = howHidden(item, rules);
    if (!how) continue;
    const text = textOf(item.element);
    if (text === '') continue;
    const aimedAtModels = isAimedAtModels(text);
    if (!aimedAtModels && !(how.isTrick ? isLongAndUncalledFor(item, text, how) : isListOfTerms(item, tree))) continue;
    done.add(item);
    found.push({ text: text.slice(0, 400), how: how.name, line: item.line, aimedAtModels });
  }
  const beside = [...asides(tree), ...labels(tree), ...markupTexts(schema)];
  const shown = beside.length === 0 ? '' : collapse(shownBlocks.map((block) => block.text).join(' '));
  for (const { text, how, line } of beside)
    if (found.length < maximum && !shown.includes(text.slice(0, 200)))
      found.push({ text: text.slice(0, 400), how, line, aimedAtModels: true });
  return { hidden: found, perhapsHidden: ordersInSight(shownBlocks, done) };
}

/** Text that a trick of style hides is no content: moved off the screen, without size, or in the colour of its background. Text hidden by a CSS rule counts, since a script may show it. */
export function hideStyledAway(tree: PageTree): void {
  const rules = readHidingRules(tree);
  for (const item of tree.items) {
    if (item.parent?.isHidden === true) item.isHidden = true;
    else if (!item.isHidden && !item.inHead && isStyledAway(item, rules)) item.isHidden = true;
  }
}

/** A heading that shows a picture in place of its words is moved off the screen, too, and so is a link that leads past a menu. */
function isStyledAway(item: Item, rules: HidingRules): boolean {
  if (/^(?:a|h[1-6]|input|label|button|body|main)$/.test(item.tag) || openedClass.test(namesOf(item))) return false;
  const how = howHidden(item, rules);
  if (how === null || (how.onlyOwnText && item.end - item.index > 1)) return false;
  return how.isTrick;
}

function namesOf({ element }: Item): string {
  return `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;
}

const maximum = 50;

type Aside = Pick<Hidden, 'text' | 'how' | 'line'>;

/** Comments, meta elements, and what is in <noscript> and <template>. */
function asides(tree: PageTree): Aside[] {
  const texts = [
    ...tree.comments.map(({ text, line }) => ({ text, line, how: 'HTML comment' })),
    ...tree
      .named('meta')
      .flatMap(({ element, line }) =>
        metaForModels.test(attribute(element, 'name') ?? '')
          ? [{ text: attribute(element, 'content') ?? '', line, how: 'meta element' }]
          : [],
      ),
    ...tree.unshown.map(({ element, line }) => ({
      text: unshownText(element),
      line,
      how: `${element.tagName} element`,
    })),
  ];
  return texts.filter(({ text }) => isAimedAtModels(text)).map((aside) => ({ ...aside, text: collapse(aside.text) }));
}

/** The parser leaves <noscript> as one text, as a browser with scripts does, and keeps what is in a <template> apart. */
function unshownText(element: Element): string {
  if (isTemplate(element)) return textOf(element.content);
  return element.childNodes
    .map((child) => (isText(child) ? child.value.slice(0, 20_000).replaceAll(/<[^<>]{0,2000}>/g, ' ') : ''))
    .join(' ');
}

/** Texts of pictures and labels of elements: they describe, so that only a sentence that is an order counts. */
function labels(tree: PageTree): Aside[] {
  const found: Aside[] = [];
  for (const { element, line } of tree.items)
    for (const { name, value } of element.attrs)
      if ((name === 'alt' || name === 'aria-label' || name === 'title') && value.length >= 20 && beginsWithOrder(value))
        found.push({ text: collapse(value), how: `${name} attribute`, line });
  return found;
}

/** Sentences of the structured data that no visitor sees. */
function markupTexts(schema: readonly SchemaNode[]): Aside[] {
  return schema.flatMap(({ properties, line, syntax }) =>
    syntax !== 'json-ld'
      ? []
      : Object.values(properties).flatMap((value) =>
          typeof value === 'string' && value.length >= 20 && beginsWithOrder(value)
            ? [{ text: collapse(value), how: 'structured data', line }]
            : [],
        ),
  );
}

/** Orders that nothing on the page hides, with the selectors by which a sheet of its own file could. Honest pages hold next to none. */
function ordersInSight(shown: readonly ShownBlock[], done: ReadonlySet<Item>): NonNullable<PageFacts['perhapsHidden']> {
  const found: NonNullable<PageFacts['perhapsHidden']> = [];
  for (const { text, place: item } of shown) {
    if (found.length >= 10) break;
    if (done.has(item) || isSample(item) || !isAimedAtModels(text)) continue;
    const selectors: string[][] = [];
    // A box that holds much more than the order belongs to the page, and opens or fades in for visitors.
    for (let at: Item | null = item; at && textOf(at.element).length < text.length + 400; at = at.parent)
      if (!isOpenedByScript(at)) selectors.push(selectorsOf(at));
    const named = selectors.filter((names) => names.length > 0);
    if (named.length > 0) found.push({ text: text.slice(0, 400), line: item.line, selectors: named });
  }
  return found;
}

/** Code and quotations show what others write. */
function isSample(item: Item): boolean {
  for (let at: Item | null = item; at; at = at.parent)
    if (['pre', 'code', 'samp', 'blockquote', 'q'].includes(at.tag)) return true;
  return false;
}

/** Addresses of the sheets that a browser on a screen would load with the page, at most 20. */
export function styleSheetsOf(tree: PageTree, resolve: Resolve): string[] {
  return tree
    .named('link')
    .filter(
      ({ element }) =>
        /\bstylesheet\b/i.test(attribute(element, 'rel') ?? '') &&
        !/^\s*print\s*$/i.test(attribute(element, 'media') ?? ''),
    )
    .flatMap(({ element }) => resolve(attribute(element, 'href') ?? '') ?? [])
    .slice(0, 20);
}

/** Names that no search engine reads: what is there is for models alone. A description may speak of them to people. */
const metaForModels = /(?:^|[-_:.])(?:ai|llms?|gpt|chatgpt|claude|prompt|instructions?)(?:[-_:.]|$)/i;

function howHidden(item: Item, rules: HidingRules): How | null {
  const { element } = item;
  if (hasAttribute(element, 'hidden'))
    return item.isHidden ? { name: 'hidden attribute', isTrick: false, onlyOwnText: false } : null;
  const own = attribute(element, 'style') ?? '';
  const selectors = selectorsOf(item);
  const style = [own, ...selectors.map((selector) => rules.declarations.get(selector) ?? '')].join(';').slice(0, 4000);
  const isForReaders = selectors.some((name) => screenReaderClass.test(name.slice(1)));
  if (style.length < 8 && !isForReaders) return null;
  const how = hidingOf(style);
  if (how)
    return isOpenedByScript(item) || (!hidingOf(own) && selectors.some((selector) => rules.shown.has(selector)))
      ? null
      : how;
  if (isSameColour(own)) return { name: 'text in the colour of its background', isTrick: true, onlyOwnText: true };
  return isForReaders ? { name: 'for screen readers only', isTrick: false, onlyOwnText: false } : null;
}

/** Its classes and its id, as a style sheet calls them. */
function selectorsOf({ element }: Item): string[] {
  const id = attribute(element, 'id');
  const classes = (attribute(element, 'class') ?? '').split(/\s+/).filter((name) => name !== '');
  return [...classes.slice(0, 30).map((name) => `.${name}`), ...(id ? [`#${id}`] : [])];
}

const screenReaderClass = /^(?:sr-only|visually-?hidden|screen-reader-text|u-hidden-visually)$/i;
const openedClass =
  /menu|nav|drawer|off-?canvas|modal|popup|dialog|tab|accordion|collapse|dropdown|slide|carousel|skip|tooltip|toggle|search|sidebar|sr-only|visually|screen-reader|honeypot|mobile|cookie|consent/i;

/** Menus, tabs, slides and dialogs, and what is closed behind its own trigger: a script shows them when asked. */
function isOpenedByScript(item: Item): boolean {
  const role = attribute(item.element, 'role') ?? '';
  return (
    item.inNav ||
    isBehindTrigger(item) ||
    ['tabpanel', 'region', 'dialog', 'menu', 'tooltip', 'alert', 'listbox'].includes(role)
  );
}

const panelClass = /accordion|collaps|toggle|panel|dropdown|answer|faq/i;
const triggerClass = /trigger|toggle|header|heading|title|button|question|accordion/i;

/** A closed panel of an accordion: its class says so, and what is before it is something to press. */
function isBehindTrigger({ element }: Item): boolean {
  if (!panelClass.test(attribute(element, 'class') ?? '')) return false;
  const siblings = element.parentNode?.childNodes ?? [];
  const before = siblings.slice(0, siblings.indexOf(element)).findLast(isElement);
  if (!before) return false;
  return (
    /^(?:button|summary|h[1-6]|dt)$/.test(before.tagName) ||
    attribute(before, 'role') === 'button' ||
    triggerClass.test(attribute(before, 'class') ?? '')
  );
}

function isLongAndUncalledFor(item: Item, text: string, how: How): boolean {
  if (openedClass.test(namesOf(item)) || item.isChrome) return false;
  // A font size of 0 is also used to close gaps between blocks, which set their own again: only the element's own words count.
  const words = countWords(
    how.onlyOwnText
      ? collapse(item.element.childNodes.map((child) => (isText(child) ? child.value : ' ')).join(''))
      : text,
  );
  return words >= (how.name === 'moved off the screen' ? 20 : 8);
}

/** Search terms strung together in one text without links, where nothing opens them: one word keeps coming back behind each comma. */
function isListOfTerms(item: Item, tree: PageTree): boolean {
  if (openedClass.test(namesOf(item)) || item.isChrome) return false;
  const text = collapse(item.element.childNodes.map((child) => (isText(child) ? child.value : ' ')).join(''));
  const terms = text.split(/[,;|•]+/);
  if (terms.length < 8 || tree.items.slice(item.index, item.end).some(({ tag }) => tag === 'a')) return false;
  const uses = Map.groupBy(
    terms.flatMap((term) => [...new Set(term.toLowerCase().match(/\p{L}{4,}/gu) ?? [])]),
    (word) => word,
  );
  return Math.max(0, ...[...uses.values()].map((each) => each.length)) * 2 >= terms.length;
}

/** What these words mean differs from one property to the other, or is said where we do not look. */
const decidedElsewhere = /^\s*(?:inherit|initial|unset|revert|currentcolor|transparent|var\()/i;

function isSameColour(style: string): boolean {
  const colour = /(?:^|[;\s])color\s*:\s*([^;!]{3,40})/i.exec(style)?.[1];
  const background = /(?:^|[;\s])background(?:-color)?\s*:\s*([^;!]{3,40})/i.exec(style)?.[1];
  if (colour === undefined || background === undefined || decidedElsewhere.test(colour)) return false;
  return plainColour(colour) === plainColour(background);
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

/** Declarations of one class or id from the page's own <style>. */
function readHidingRules(tree: PageTree): HidingRules {
  const rules = noRules();
  for (const item of tree.named('style').slice(0, 50))
    addRules(rules, item.element.childNodes.map((child) => (isText(child) ? child.value : '')).join(''));
  return rules;
}
