import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

export function attribute(element: Element, name: string): string | null {
  for (const attr of element.attrs) if (attr.name === name) return attr.value;
  return null;
}

export function hasAttribute(element: Element, name: string): boolean {
  return attribute(element, name) !== null;
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function isTemplate(element: Element): element is DefaultTreeAdapterTypes.Template {
  return element.tagName === 'template' && 'content' in element;
}

export function isText(node: Node): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === '#text';
}

/** 1-based line of the raw HTML. Elements that the parser made up (<head>) are where their parent stands. */
export function lineOf(node: Node): number {
  for (let at: Node | null = node; at; at = 'parentNode' in at ? at.parentNode : null) {
    if (at.sourceCodeLocation) return at.sourceCodeLocation.startLine;
  }
  return 1;
}

/** Whether nobody reads the element's text: it is no text, says again how what stands before it is spoken (ruby), or names an icon, as Google's icon fonts do. */
export function isUnread(element: Element): boolean {
  return unread.has(element.tagName) || /(?:^|\s)material-(?:icons|symbols)/.test(attribute(element, 'class') ?? '');
}

const unread = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'canvas',
  'noframes',
  'noembed',
  'rt',
  'rp',
]);

/** Elements that end a line of text. */
export const blockTags = new Set(
  (
    'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html label ' +
    'legend li main menu nav ol option p pre section select summary table tbody td textarea tfoot th thead tr ul'
  ).split(' '),
);

/** Bounds what one call of textOf may cost, so that nested elements, each asked for its text, stay linear together. */
const maximumNodes = 4_000;
const maximumCharacters = 10_000;

/**
 * The text below a node as it is read: one space for any white space, blocks and <br> parted, decorative signs ("+", initials in a circle)
 * left out, at most 10 000 characters, or the `most` that are wanted. `skip` leaves elements out.
 */
export function textOf(
  node: Node,
  skip: (element: Element) => boolean = () => false,
  most = maximumCharacters,
): string {
  const pieces: string[] = [];
  const stack: (Node | string)[] = [node];
  let visited = 0;
  let characters = 0;
  for (let next = stack.pop(); next !== undefined && characters < most; next = stack.pop()) {
    if (typeof next === 'string') pieces.push(next);
    else if (isText(next)) {
      pieces.push(next.value);
      characters += next.value.length;
    } else if ('childNodes' in next) {
      if (isElement(next)) {
        if (next !== node && (isUnread(next) || isDecoration(next) || skip(next))) continue;
        if (next.tagName === 'br' || blockTags.has(next.tagName)) {
          pieces.push(' ');
          stack.push(' ');
        }
      }
      visited += next.childNodes.length;
      if (visited > maximumNodes) break;
      for (let index = next.childNodes.length - 1; index >= 0; index -= 1) {
        const child = next.childNodes[index];
        if (child) stack.push(child);
      }
    }
  }
  return collapse(pieces.join('').slice(0, most));
}

/** A sign beside the text that is announced to nobody. A closed panel is a block, and its text is content. */
function isDecoration(element: Element): boolean {
  return attribute(element, 'aria-hidden') === 'true' && !blockTags.has(element.tagName);
}

/** White space as one space; signs that only say where a word may be broken go. */
export function collapse(text: string): string {
  return /[\u200b\u00ad]/.test(text)
    ? text.replaceAll(/[\s\u200b\u00ad]+/g, (run) => (run === '\u00ad' || run === '\u200b' ? '' : ' ')).trim()
    : text.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim();
}
