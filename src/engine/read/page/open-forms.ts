import type { OpenForm, PageFacts } from '#engine/evidence/evidence.ts';
import { attribute, hasAttribute, isText } from '#engine/read/page/dom.ts';
import type { Item } from '#engine/read/page/item.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';
import type { Resolve } from '#engine/read/page/read-head.ts';

/** Forms for a message or an address that name nowhere to send it, with the scripts that may; null without any. */
export function readOpenForms(
  tree: PageTree,
  siteHost: string,
  resolve: Resolve,
): NonNullable<PageFacts['openForms']> | null {
  const forms = tree
    .named('form')
    .flatMap((item) => openForm(tree, item))
    .slice(0, mostForms);
  if (forms.length === 0) return null;
  const elements = tree
    .named('script')
    .map(({ element }) => element)
    .filter((element) => isRun(attribute(element, 'type')));
  const sources = elements.flatMap((element) => attribute(element, 'src') ?? []);
  const urls = sources.flatMap((source) => resolve(source) ?? []);
  const host = siteHost.replace(/^www\./, '');
  const scripts = [...new Set(urls)].filter((url) => URL.parse(url)?.host.replace(/^www\./, '') === host);
  const code = elements
    .filter((element) => !hasAttribute(element, 'src'))
    .map((element) => element.childNodes.map((node) => (isText(node) ? node.value : '')).join(''))
    .filter((text) => text.trim() !== '');
  if (scripts.length > mostScripts || code.join('').length > longestCode) return null;
  const others = [...new Set(urls)].filter((url) => !scripts.includes(url));
  return { forms, code, scripts, isWhole: sources.length === urls.length && others.every(isLibrary) };
}

const mostForms = 10;
const mostScripts = 8;
const longestCode = 300_000;

function openForm(tree: PageTree, { element, isHidden, line, index, end }: Item): OpenForm[] {
  const action = (attribute(element, 'action') ?? '').trim();
  const isOpen = /^(?:#.*|javascript:(?:void\(0\)|;)?;?)?$/i.test(action);
  if (isHidden || !isOpen || attribute(element, 'role') === 'search') return [];
  const fields = tree.items.slice(index, Math.min(end, index + 1_000));
  const typeOf = (item: Item) => (attribute(item.element, 'type') ?? '').toLowerCase();
  const asks = fields.some(
    (item) => item.tag === 'textarea' || (item.tag === 'input' && /^(?:email|tel)$/.test(typeOf(item))),
  );
  const isOther = fields.some(
    (item) =>
      (item.tag === 'input' && /^(?:password|search)$/.test(typeOf(item))) ||
      hasAttribute(item.element, 'formaction') ||
      attribute(item.element, 'name') === 'form-name',
  );
  const isSubmitted = fields.some(
    (item) =>
      (item.tag === 'button' && /^(?:submit)?$/.test(typeOf(item))) ||
      (item.tag === 'input' && /^(?:submit|image)$/.test(typeOf(item))),
  );
  if (!asks || isOther || !isSubmitted) return [];
  const attributes = element.attrs.map(({ name }) => name);
  const isPress = (item: Item) =>
    item.element.attrs.some(({ name }) => /^on(?:click|submit)$|^(?:@|v-|x-|hx-|ng-|wire:|\(|\*|:)/.test(name));
  return [
    {
      line,
      tag: `<form${element.attrs.map(({ name, value }) => ` ${name}="${value.slice(0, 80)}"`).join('')}>`.slice(0, 240),
      id: attribute(element, 'id'),
      classes: (attribute(element, 'class') ?? '').split(/\s+/).filter((name) => name !== ''),
      attributes,
      onsubmit: attribute(element, 'onsubmit'),
      isPlain:
        (attribute(element, 'method') ?? 'get').toLowerCase() === 'get' &&
        attributes.every((name) => plainAttributes.has(name) || name.startsWith('aria-')) &&
        !fields.some(isPress),
    },
  ];
}

const plainAttributes = new Set(
  'class id name style role method action novalidate autocomplete accept-charset enctype lang dir title'.split(' '),
);

function isRun(type: string | null): boolean {
  return type === null || /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(type.trim());
}

/** Hosts of styles, fonts, maps and counts: what they serve handles a form only if the page tells it to. */
function isLibrary(url: string): boolean {
  const host = URL.parse(url)?.host ?? '';
  return /^(?:cdn\.tailwindcss\.com|kit\.fontawesome\.com|www\.googletagmanager\.com|www\.google-analytics\.com|maps\.googleapis\.com)$/.test(
    host,
  );
}
