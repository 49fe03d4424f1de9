import { defaultTreeAdapter, parse } from 'parse5';
import type { DefaultTreeAdapterMap, DefaultTreeAdapterTypes, ParserOptions } from 'parse5';

/**
 * The tree of a page, as a browser with scripts on would build it, with source locations. HTML that would make the parser
 * quadratic is cut where it becomes so; `cut` says that something was left out. Never throws.
 */
export function parseHtml(html: string): { document: DefaultTreeAdapterTypes.Document; cut: boolean } {
  const source = withoutAttributeFloods(html);
  const guarded = tryParse(source, 1);
  if ('document' in guarded) return { document: guarded.document, cut: false };
  const shorter = tryParse(source.slice(0, guarded.stoppedAt), 2);
  return { document: 'document' in shorter ? shorter.document : parse(''), cut: true };
}

/** Chromium stops nesting at 512; each further level costs the parser a step per tag. */
const maximumDepth = 600;
/** What one page may cost: elements, their attributes, their depth, siblings moved. An honest page of 3 MB stays below 300 000. */
const maximumWork = 500_000;

function tryParse(html: string, allowance: number): { document: DefaultTreeAdapterTypes.Document } | { stoppedAt: number } {
  let work = maximumWork * allowance;
  let depth = 0;
  let position = 0;
  const spend = (cost: number) => {
    work -= cost;
    if (work < 0) throw new TooCostly();
  };
  const spendOnSiblings = (parent: DefaultTreeAdapterTypes.ParentNode) => spend(1 + parent.childNodes.length / 50);
  const options: ParserOptions<DefaultTreeAdapterMap> = {
    sourceCodeLocationInfo: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(tag, namespace, attributes) {
        spend(1 + attributes.length + depth / 20);
        return defaultTreeAdapter.createElement(tag, namespace, attributes);
      },
      insertBefore(parent, node, reference) {
        spendOnSiblings(parent);
        defaultTreeAdapter.insertBefore(parent, node, reference);
      },
      insertTextBefore(parent, text, reference) {
        spendOnSiblings(parent);
        defaultTreeAdapter.insertTextBefore(parent, text, reference);
      },
      detachNode(node) {
        if (node.parentNode) spendOnSiblings(node.parentNode);
        defaultTreeAdapter.detachNode(node);
      },
      setNodeSourceCodeLocation(node, location) {
        if (location) position = Math.max(position, location.startOffset);
        defaultTreeAdapter.setNodeSourceCodeLocation(node, location);
      },
      onItemPush() {
        depth += 1;
        if (depth > maximumDepth * allowance) throw new TooCostly();
      },
      onItemPop() {
        depth -= 1;
      },
    },
  };
  try {
    return { document: parse(html, options) };
  } catch (error) {
    if (error instanceof TooCostly) return { stoppedAt: position };
    throw error;
  }
}

class TooCostly extends Error {}

/** The tokenizer compares each attribute of a tag with all before it. No honest tag has this many. */
const maximumAttributes = 400;

/** Blanks the "<" of tags that hold a flood of attributes: lengths and lines stay. Cuts what would need more than ten passes to know. */
function withoutAttributeFloods(html: string): string {
  const pieces: string[] = [];
  let from = 0;
  let steps = html.length * 10;
  for (let open = html.indexOf('<'); open !== -1; open = html.indexOf('<', open + 1)) {
    if (!/[a-z]/i.test(html.charAt(open + 1))) continue;
    const { isFlood, end } = scanTag(html, open);
    steps -= end - open;
    if (steps < 0) return pieces.join('') + html.slice(from, open);
    if (!isFlood) continue;
    pieces.push(html.slice(from, open), ' ');
    from = open + 1;
  }
  return from === 0 ? html : pieces.join('') + html.slice(from);
}

/** Follows the tokenizer from "<" to the end of the tag, or to the attribute that is one too many. Also asked of "<" inside scripts, where it means nothing. */
function scanTag(html: string, open: number): { isFlood: boolean; end: number } {
  const notName = /[\s/>=]/g;
  const notSpace = /[^\s/]/g;
  const find = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    const found = pattern.exec(html);
    return found ? found.index : html.length;
  };
  let at = find(notName, open + 1);
  for (let attributes = 0; attributes <= maximumAttributes; attributes += 1) {
    at = find(notSpace, at);
    if (at >= html.length || html[at] === '>') return { isFlood: false, end: at };
    at = find(notName, at + 1);
    const equals = find(notSpace, at);
    if (html[equals] !== '=') continue;
    const value = find(notSpace, equals + 1);
    const quote = html[value];
    if (quote === '"' || quote === "'") {
      const close = html.indexOf(quote, value + 1);
      at = close === -1 ? html.length : close + 1;
    } else at = find(/[\s>]/g, value);
  }
  return { isFlood: true, end: at };
}
