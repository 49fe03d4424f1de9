import type { PageFacts } from '#engine/evidence/evidence.ts';
import { collapse, isElement, textOf } from '#engine/read/page/dom.ts';
import type { Element, Node } from '#engine/read/page/dom.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';
import type { Resolve } from '#engine/read/page/read-head.ts';

/**
 * What the page's frame leaves to scripts and other files. null where the page has a link of its own outside the main text, or where nothing shows that
 * something is to be filled in: a page may have no menu.
 */
export function readFrame(
  tree: PageTree,
  links: PageFacts['links'],
  siteHost: string,
  resolve: Resolve,
): PageFacts['frame'] | null {
  if (links.some(({ inMain, internal }) => internal && !inMain)) return null;
  const scripts = tree.named('script').map(({ element }) => element);
  const written = scripts.map(codeOf).join('\n').slice(0, longestCode);
  const isOwn = (url: string) => URL.parse(url)?.host.replace(/^www\./, '') === siteHost.replace(/^www\./, '');
  const named = [
    ...[...tree.named('frame'), ...tree.named('iframe')].map(({ element }) => valueOf(element, 'src')),
    ...tree.items.filter(({ tag }) => !ownTargets.has(tag)).flatMap(({ element }) => partsInAttributes(element)),
    ...partsNamedIn(written),
  ];
  const own = (addresses: readonly string[]) =>
    [...new Set(addresses.flatMap((address) => resolve(address) ?? []))].filter(isOwn).slice(0, mostFiles);
  const parts = own(named);
  const linked = linksWrittenIn(written).flatMap(({ href, text }) => {
    const url = resolve(href);
    return url !== null && isOwn(url) ? [{ url, text }] : [];
  });
  const sources = scripts.map((element) => valueOf(element, 'src')).filter((src) => src !== '');
  const isScripted = sources.length > 0 || written.trim() !== '';
  const waits = isScripted ? waiting(tree) : [];
  if (waits.length === 0 && parts.length === 0 && linked.length === 0) return null;
  return { waits, parts, scripts: own(sources), links: linked.slice(0, mostLinks) };
}

const longestCode = 300_000;
const mostFiles = 12;
const mostLinks = 200;
/** Their addresses lead a visitor somewhere, or name what is no part of the page. */
const ownTargets = new Set(['a', 'area', 'link', 'form', 'meta', 'base', 'script', 'frame', 'iframe', 'img']);

export type WrittenByScript = { parts: string[]; links: { url: string; text: string }[] };

/** What a script file names as parts of the page at `pageUrl`, and the links in the HTML that it writes there. */
export function readScript(code: string, pageUrl: string): WrittenByScript {
  const resolve = (href: string) => URL.parse(href, pageUrl)?.href ?? null;
  return {
    parts: partsNamedIn(code).flatMap((part) => resolve(part) ?? []),
    links: linksWrittenIn(code).flatMap(({ href, text }) => {
      const url = resolve(href);
      return url?.startsWith('http') ? [{ url, text }] : [];
    }),
  };
}

/** Addresses of HTML files that a script names in quotation marks. */
function partsNamedIn(code: string): string[] {
  return [...code.slice(0, longestCode).matchAll(/["'`]((?:[\w.~-]{0,80}\/){0,8}[\w.~-]{1,80}\.html?)["'`?#]/g)].map(
    ([, address = '']) => address,
  );
}

/** Links in the HTML that a script writes; those whose address it puts together are nobody's to read. */
function linksWrittenIn(code: string): { href: string; text: string }[] {
  const links = code
    .slice(0, longestCode)
    .matchAll(
      /<a\s[^<>]{0,400}?\bhref\s{0,4}=\s{0,4}\\?["']([^"'`\\<>${}+]{1,300})\\?["'][^<>]{0,400}>([^<]{0,200})/gi,
    );
  return [...links].map(([, href = '', text = '']) => ({ href: href.trim(), text: collapse(text) }));
}

function codeOf(element: Element): string {
  const type = valueOf(element, 'type');
  if (type !== '' && !/^(?:module|text\/javascript|application\/javascript)$/i.test(type)) return '';
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function partsInAttributes({ attrs }: Element): string[] {
  return attrs.flatMap(({ value }) => (/^[\w./~-]{1,200}\.html?$/.test(value.trim()) ? [value.trim()] : []));
}

/** Empty headers, menus and footers, and what stands empty under a name of its own before the first text. */
function waiting(tree: PageTree): { tag: string; line: number }[] {
  const body = tree.items.filter(({ inHead, tag }) => !inHead && tag !== 'html' && tag !== 'head');
  const first = body.findIndex(({ tag, element }) => endsStart.has(tag) && textOf(element) !== '');
  const isBefore = (index: number) => first === -1 || index < first;
  return body
    .filter(
      (item, index) =>
        (frameTags.has(item.tag) || (item.tag.includes('-') && isBefore(index))) &&
        !item.isHidden &&
        isEmpty(item.element),
    )
    .slice(0, mostFiles)
    .map(({ tag, line }) => ({ tag, line }));
}

const frameTags = new Set(['header', 'nav', 'footer']);
const endsStart = new Set(['h1', 'h2', 'h3', 'p', 'li', 'main', 'article', 'section', 'table', 'footer']);

const shows = new Set(['a', 'img', 'svg', 'picture', 'video', 'button', 'input', 'form', 'slot']);

function isEmpty(element: Element): boolean {
  if (textOf(element) !== '') return false;
  const stack: Node[] = [...element.childNodes];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!isElement(node)) continue;
    if (shows.has(node.tagName)) return false;
    stack.push(...node.childNodes);
  }
  return true;
}

function valueOf({ attrs }: Element, name: string): string {
  return attrs.find((attr) => attr.name === name)?.value.trim() ?? '';
}
