import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute, isElement } from '#engine/read/page/dom.ts';
import type { Element } from '#engine/read/page/dom.ts';

/**
 * React streams what comes late to the end of the page, in a hidden box, and a line of script puts it in its place. The words are in the server's
 * HTML, so they are read where that line puts them. Changes the tree; at most 200 parts.
 */
export function placeStreamedParts(document: DefaultTreeAdapterTypes.Document, html: string): void {
  if (!html.includes('$R')) return;
  const moves = [...html.matchAll(/\$R([CRS])\("([^"]{1,40})","([^"]{1,40})"/g)]
    .slice(0, 200)
    .map(([, step, first = '', second = '']) =>
      step === 'S' ? { part: first, place: second } : { part: second, place: first },
    );
  if (moves.length === 0) return;
  const elements = elementsById(document, new Set(moves.flatMap(({ part, place }) => [part, place])));
  for (const { part, place } of moves) {
    const [from, to] = [elements.get(part), elements.get(place)];
    if (from && to && !isInside(to, from)) move(from, to);
  }
}

function elementsById(document: DefaultTreeAdapterTypes.Document, ids: ReadonlySet<string>): Map<string, Element> {
  const found = new Map<string, Element>();
  const stack: DefaultTreeAdapterTypes.Node[] = [document];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!('childNodes' in node)) continue;
    const id = isElement(node) ? attribute(node, 'id') : null;
    if (isElement(node) && id !== null && ids.has(id) && !found.has(id)) found.set(id, node);
    for (const child of node.childNodes) stack.push(child);
  }
  return found;
}

/** The placeholder goes, and with it what was shown while waiting: all up to the comment that ends the boundary. */
function move(from: Element, placeholder: Element): void {
  const parent = placeholder.parentNode;
  if (!parent) return;
  const siblings = parent.childNodes;
  const start = siblings.indexOf(placeholder);
  if (start === -1) return; // it has gone, with an earlier part or with what was shown while waiting for one
  let depth = 0;
  let end = start + 1;
  if (siblings[start - 1]?.nodeName === '#comment')
    for (; end < siblings.length; end += 1) {
      const sibling = siblings[end];
      const comment = sibling?.nodeName === '#comment' && 'data' in sibling ? sibling.data : '';
      if (comment === '/$' && depth === 0) break;
      depth += comment === '/$' ? -1 : comment.startsWith('$') ? 1 : 0;
    }
  const parts = from.childNodes;
  from.childNodes = [];
  for (const part of parts) part.parentNode = parent;
  parent.childNodes = [...siblings.slice(0, start), ...parts, ...siblings.slice(end)];
}

function isInside(node: Element, outer: Element): boolean {
  for (let at: DefaultTreeAdapterTypes.ParentNode | null = node; at; at = 'parentNode' in at ? at.parentNode : null)
    if (at === outer) return true;
  return false;
}
