import { defaultTreeAdapter, parse } from 'parse5';
import type { DefaultTreeAdapterMap, DefaultTreeAdapterTypes, ParserOptions } from 'parse5';

/** What parsing a page gave, and what it cost. */
export type ParsedHtml = {
  document: DefaultTreeAdapterTypes.Document;
  /** Elements and comments that were read, where the page holds more than we read; null when all of it was. */
  cutAfterNodes: number | null;
  /** Steps that were paid for: nodes, attributes, depth, siblings moved. At most `maximumWork` and the last step. */
  work: number;
};

/** Chromium stops nesting at 512; each further level costs the parser a step per tag. */
const maximumDepth = 600;
/** Heavy pages have some 10 000 elements. More than five times that describes no page, and costs seconds and hundreds of megabytes. */
export const maximumNodes = 50_000;
/** What makes nodes dearer than their number: many attributes, great depth, siblings moved. */
export const maximumWork = 150_000;

/**
 * The tree of a page, as a browser with scripts on would build it, with source locations. Reading stops where the page
 * becomes too costly; the tree then holds what is before. Never throws.
 */
export function parseHtml(html: string): ParsedHtml {
  let document = defaultTreeAdapter.createDocument();
  let nodes = 0;
  let work = 0;
  let depth = 0;
  let loose = 0;
  const spend = (cost: number) => {
    work += cost;
    if (work > maximumWork || nodes >= maximumNodes || depth > maximumDepth) throw new TooCostly();
  };
  const spendOnNode = (attributes: number) => {
    spend(1 + attributes / 4 + depth / 20);
    nodes += 1;
  };
  const spendOnSiblings = (parent: DefaultTreeAdapterTypes.ParentNode) => spend(1 + parent.childNodes.length / 50);
  const options: ParserOptions<DefaultTreeAdapterMap> = {
    sourceCodeLocationInfo: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      createDocument() {
        document = defaultTreeAdapter.createDocument();
        return document;
      },
      createElement(tag, namespace, attributes) {
        spendOnNode(attributes.length);
        return defaultTreeAdapter.createElement(tag, namespace, attributes);
      },
      createCommentNode(data) {
        spendOnNode(0);
        return defaultTreeAdapter.createCommentNode(data);
      },
      insertText(parent, text) {
        defaultTreeAdapter.insertText(parent, text);
        loose += text.length;
        if (loose < mostLoose) return;
        loose = 0;
        const last = parent.childNodes.at(-1);
        if (last && defaultTreeAdapter.isTextNode(last)) last.value = joined(last.value);
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
      // Lines are all that is asked of a place: what else the parser would keep of each tag and attribute takes more memory than the page.
      setNodeSourceCodeLocation(node, location) {
        node.sourceCodeLocation = location && lineOnly(location.startLine);
      },
      updateNodeSourceCodeLocation() {},
      onItemPush() {
        depth += 1;
      },
      onItemPop() {
        depth -= 1;
      },
    },
  };
  try {
    parse(withoutAttributeFloods(html), options);
    return { document, cutAfterNodes: null, work };
  } catch (error) {
    if (error instanceof TooCostly) return { document, cutAfterNodes: nodes, work };
    throw error;
  }
}

function lineOnly(startLine: number): {
  startLine: number;
  startCol: 0;
  startOffset: 0;
  endLine: number;
  endCol: 0;
  endOffset: 0;
} {
  return { startLine, startCol: 0, startOffset: 0, endLine: startLine, endCol: 0, endOffset: 0 };
}

/** A text that grew word by word is a chain of words, twenty times its own size, until something reads it. */
const mostLoose = 65_536;

function joined(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}

class TooCostly extends Error {}

/** The tokenizer compares each attribute of a tag with all before it. No honest tag has this many. */
const maximumAttributes = 128;

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
