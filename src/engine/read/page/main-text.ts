import { attribute, textOf } from '#engine/read/page/dom.ts';
import type { Item } from '#engine/read/page/item.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';
import type { ShownBlock } from '#engine/read/page/blocks.ts';

/**
 * The blocks of the page's own content, and a mark on the elements that hold it (`inMain`): boxes beside it are left out, then the root is found by
 * markup, else by density. Lists of links within it are marked, too, and are no prose.
 * The only words here are the names that page builders give to boxes in class and id: they say where a box stands, never what its text means.
 */
export function markMainText(tree: PageTree, blocks: readonly ShownBlock[]): Set<ShownBlock> {
  if (!tree.body) return new Set();
  const shown = blocks.filter(({ place }) => !place.inControl);
  const sizes = sizesOf(tree, shown);
  const carriers = carriersOfContent(tree);
  let beside = boxesBeside(tree, sizes, carriers, true);
  let own = shown.filter(({ place }) => !beside.has(place));
  // Names of boxes may mislead: where they would take most of the text, only elements and roles count.
  if (isTooLittle(own, shown)) {
    beside = boxesBeside(tree, sizes, carriers, false);
    own = shown.filter(({ place }) => !beside.has(place));
  }
  if (isTooLittle(own, shown)) {
    beside = new Set();
    own = shown;
  }
  markPlaces(tree, beside, sizes);
  return new Set(within(own, rootByMarkup(tree, own) ?? densestRoot(own, headlineOf(tree, shown)) ?? tree.body));
}

/** Pictures, links and headings are the page's own wherever <main> holds them; its text may be a part of that only. */
function markPlaces(tree: PageTree, beside: ReadonlySet<Item>, sizes: Sizes): void {
  const main = tree.items.find((item) => isShownAs(item, 'main') && (sizes.all[item.index] ?? 0) > 0);
  const root = main ?? tree.body;
  if (!root) return;
  for (let index = root.index; index < root.end; index += 1) {
    const item = tree.items[index];
    if (item) item.inMain = !item.isHidden && (item === root || !beside.has(item) || isOfList(item, beside, sizes));
  }
}

/** A short page may be short. */
function isTooLittle(own: readonly ShownBlock[], shown: readonly ShownBlock[]): boolean {
  const all = proseOf(shown);
  return proseOf(own) < (all < 500 ? Math.min(1, all) : all * 0.2);
}

/** Prose weighs by its length, lists of links next to nothing. */
function proseIn({ text, linkLength }: ShownBlock): number {
  return linkLength * 2 > text.length ? 0 : text.length - linkLength;
}

function proseOf(blocks: readonly ShownBlock[]): number {
  return blocks.reduce((sum, block) => sum + proseIn(block), 0);
}

function within(blocks: readonly ShownBlock[], root: Item): ShownBlock[] {
  return blocks.filter(({ place }) => isWithin(place, root));
}

export function isWithin(item: Item, outer: Item): boolean {
  return item.index >= outer.index && item.index < outer.end;
}

/** Characters below each element, by its index: all, in links, in prose. */
type Sizes = { all: Float64Array; links: Float64Array; prose: Float64Array };

function sizesOf(tree: PageTree, blocks: readonly ShownBlock[]): Sizes {
  const count = tree.items.length;
  const sizes: Sizes = { all: new Float64Array(count), links: new Float64Array(count), prose: new Float64Array(count) };
  const add = (counts: Float64Array, index: number, value: number) => {
    counts[index] = (counts[index] ?? 0) + value;
  };
  for (const block of blocks) {
    add(sizes.all, block.place.index, block.text.length);
    add(sizes.links, block.place.index, block.linkLength);
    add(sizes.prose, block.place.index, proseIn(block));
  }
  for (let index = count - 1; index >= 0; index -= 1) {
    const parent = tree.items[index]?.parent;
    if (parent)
      for (const counts of [sizes.all, sizes.links, sizes.prose]) add(counts, parent.index, counts[index] ?? 0);
  }
  return sizes;
}

const besideTags = new Set(['nav', 'aside', 'footer', 'form', 'dialog', 'menu', 'search', 'fieldset']);
const besideRoles = new Set([
  'navigation',
  'complementary',
  'contentinfo',
  'banner',
  'search',
  'dialog',
  'alertdialog',
  'menu',
  'menubar',
  'toolbar',
  'tablist',
]);
const besideNames =
  /(?:^|[\s_-])(?:nav(?:bar|igation|i)?|(?:sub|main|top)?-?menu|sidebar\d*|side-?bar|foot(?:er)?|masthead|site-?header|breadcrumbs?|comments?|commentlist|respond|disqus\w*|reply|share\w*|sharing|sharedaddy|social\w*|related\w*|recommend\w*|newsletter|subscribe|signup|cookies?|consent|gdpr|onetrust|popup|modal|overlay|widget\w*|teaser-?list|promo\w*|sponsor\w*|advert\w*|ads?|outbrain|taboola|tag-?s?|tagcloud|tags-?links|entry-?meta|post-?meta|meta|byline|author-?(?:bio|box|info)|pag(?:er|ination)|post-?navigation|skip-?link|screen-reader-text|sr-only|visually-?hidden|login|search\w*|jp-relatedposts|print-?only|toolbar|trackback|caption|wp-caption-text)(?=$|[\s_-])/i;
const consentNames = /(?:^|[\s_-])(?:cookies?|consent|gdpr|onetrust)(?=$|[\s_-])/i;
const listTags = new Set(['ul', 'ol', 'div', 'section', 'table', 'p', 'td', 'tr', 'tbody']);

/** Elements beside the content: by their kind, their role, their name, or, on a page with prose, because they are little but links. One with most of the page's prose never is. */
function boxesBeside(tree: PageTree, sizes: Sizes, carriers: ReadonlySet<Item>, byName: boolean): Set<Item> {
  const total = sizes.prose[tree.body?.index ?? 0] ?? 0;
  const beside = new Set<Item>();
  for (const item of tree.items) {
    if (item.parent && beside.has(item.parent)) {
      beside.add(item);
      continue;
    }
    if (['html', 'body', 'main', 'article'].includes(item.tag) || carriers.has(item)) continue;
    const isMost = (sizes.prose[item.index] ?? 0) > total * 0.5;
    if (
      ((!isMost || consentNames.test(namesOf(item))) && isBesideByMarkup(item, byName)) ||
      (total >= 500 && isListOfLinks(item, sizes))
    )
      beside.add(item);
  }
  return beside;
}

function isBesideByMarkup(item: Item, byName: boolean): boolean {
  if (besideTags.has(item.tag) || besideRoles.has(attribute(item.element, 'role') ?? '')) return true;
  if (item.tag === 'header') return !insideSection(item);
  return byName && item.tag !== 'p' && !/^h[1-6]$/.test(item.tag) && besideNames.test(namesOf(item));
}

function isListOfLinks(item: Item, sizes: Sizes): boolean {
  const all = sizes.all[item.index] ?? 0;
  const links = sizes.links[item.index] ?? 0;
  return listTags.has(item.tag) && all > 0 && links > all * 0.8 && (all > 40 || links === all);
}

export function namesOf(item: Item): string {
  return `${attribute(item.element, 'class') ?? ''} ${attribute(item.element, 'id') ?? ''}`;
}

function insideSection(item: Item): boolean {
  for (let at = item.parent; at; at = at.parent)
    if (at.tag === 'article' || at.tag === 'main' || at.tag === 'section') return true;
  return false;
}

/** What holds the main heading, <main> or an article is no box beside them: a form around the page, a banner with the page's own heading. */
function carriersOfContent(tree: PageTree): Set<Item> {
  const carriers = new Set<Item>();
  for (const item of tree.items) {
    if (
      item.isHidden ||
      !(
        item.tag === 'h1' ||
        item.tag === 'main' ||
        item.tag === 'article' ||
        attribute(item.element, 'role') === 'main'
      )
    )
      continue;
    for (let at: Item | null = item; at && !carriers.has(at); at = at.parent) carriers.add(at);
  }
  return carriers;
}

function isShownAs(item: Item, name: string): boolean {
  return !item.isHidden && (item.tag === name || attribute(item.element, 'role') === name);
}

/** The body of the text by its own markup, narrowest first; of several the one with most of the prose. */
function rootByMarkup(tree: PageTree, own: readonly ShownBlock[]): Item | null {
  const total = proseOf(own);
  for (const name of ['article', 'main']) {
    const root = mostOf(
      tree.items.filter((item) => isShownAs(item, name)),
      own,
    );
    if (root && root.prose >= Math.max(250, total * 0.25)) return root.item;
  }
  // On a short page a request for consent may weigh more than all of <main>.
  return total < 1_000
    ? (tree.items.find((item) => isShownAs(item, 'main') && within(own, item).length > 0) ?? null)
    : null;
}

/** The one that holds at least half of what all of them hold. */
function mostOf(items: readonly Item[], own: readonly ShownBlock[]): { item: Item; prose: number } | null {
  const sized = items
    .slice(0, 200)
    .map((item) => ({ item, prose: proseOf(within(own, item)) }))
    .toSorted((a, b) => b.prose - a.prose);
  let sum = 0;
  let end = -1;
  for (const { item, prose } of sized.toSorted((a, b) => a.item.index - b.item.index)) {
    if (item.index < end) continue;
    end = item.end;
    sum += prose;
  }
  const [first] = sized;
  return first && first.prose >= sum * 0.5 ? first : null;
}

/** The longest heading that the page's title repeats: a logo and a menu may have headings, too. */
export function headlineOf(tree: PageTree, shown: readonly ShownBlock[]): ShownBlock | undefined {
  const title = tree.named('title')[0];
  const name = title ? textOf(title.element) : '';
  return shown
    .filter(({ tag, text }) => (tag === 'h1' || tag === 'h2') && name.includes(text))
    .toSorted((a, b) => b.text.length - a.text.length)[0];
}

/**
 * The element with most of the weight. Comments and teasers may weigh more than the text that they follow, so it holds the first paragraph below the headline.
 * null where it is too little of the page.
 */
function densestRoot(own: readonly ShownBlock[], headline: ShownBlock | undefined): Item | null {
  const start = headline && own.find((block) => block.place.index > headline.place.index && proseIn(block) >= 80);
  const weights = weightsAround(own);
  const weightOf = (item: Item) => weights.get(item) ?? 0;
  const [top] = [...weights.keys()]
    .filter((item) => !start || isWithin(start.place, item))
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  if (!top) return null;
  let root = top;
  // The parent whose other children carry prose as well is the better root.
  for (let at = top.parent; at && at.tag !== 'html'; at = at.parent)
    if (weightOf(at) > weightOf(top) * 0.33 && proseOf(within(own, at)) > proseOf(within(own, root)) * 1.25) root = at;
  return proseOf(within(own, root)) >= Math.max(250, proseOf(own) * 0.3) ? root : null;
}

/** As Readability does: each paragraph gives its weight to the elements around it; the nearer, the more. */
function weightsAround(own: readonly ShownBlock[]): Map<Item, number> {
  const weights = new Map<Item, number>();
  for (const block of own) {
    const prose = proseIn(block);
    if (prose < 25) continue;
    const weight = 1 + Math.min(prose / 100, 3);
    let share = 1;
    let at: Item | null = ['div', 'td', 'section', 'article'].includes(block.place.tag)
      ? block.place
      : block.place.parent;
    for (let level = 0; at && level < 4; level += 1, at = at.parent) {
      weights.set(at, (weights.get(at) ?? 0) + weight * share);
      share = level === 0 ? 0.5 : share / 1.5;
    }
  }
  return weights;
}

/** A list of links that is beside the prose for no other reason is content all the same: sources, coverage, services. */
function isOfList(item: Item, beside: ReadonlySet<Item>, sizes: Sizes): boolean {
  let top: Item = item;
  while (top.parent && beside.has(top.parent)) top = top.parent;
  return isListOfLinks(top, sizes) && !isBesideByMarkup(top, true);
}
