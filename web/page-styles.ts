import postcss, { type ChildNode, type Container, type Root } from 'postcss';

let parsed: { text: string; root: Root } | undefined;

/**
 * The part of a stylesheet that some HTML needs. A rule goes when each of its selectors begins with a class that is in the HTML nowhere as a word of its own (a
 * name with quotes: as several); a registered property or an animation goes when no rule that stays names it.
 *
 * @param stylesheet CSS. The last one is kept parsed.
 * @param html HTML, whole or cut off, in which names of classes are between spaces and quotes.
 * @returns CSS, in the order of the stylesheet.
 */
export function pageStyles(stylesheet: string, html: string): string {
  const wordsOf = (text: string) => text.split(/[\s"'`\\]+/);
  const words = new Set(wordsOf(html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => letters[entity] ?? '')));
  if (parsed?.text !== stylesheet) parsed = { text: stylesheet, root: postcss.parse(stylesheet) };
  const root = parsed.root.clone();
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => {
      const name = /^\.((?:\\.|[\w-]|\P{ASCII})+)/u.exec(selector)?.[1];
      return name === undefined || wordsOf(name.replaceAll(/\\(.)/g, '$1')).every((word) => words.has(word));
    });
    if (used.length === 0) removeWithEmptyParents(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  dropUnused(root);
  return root.toString();
}

/** A variable may be named by another one alone, so what goes may free more. */
function dropUnused(root: Root): void {
  const read = new Set<string>();
  const named = new Set<string>();
  root.walkDecls(({ prop, value }) => {
    for (const [name] of value.matchAll(/[\w-]+/g)) read.add(name);
    named.add(prop);
  });
  let isDone = true;
  const drop = (node: ChildNode) => {
    removeWithEmptyParents(node);
    isDone = false;
  };
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) drop(declaration);
  });
  root.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
    if (!read.has(rule.params) && !named.has(rule.params)) drop(rule);
  });
  if (!isDone) dropUnused(root);
}

/** What is linked after that part. A font described again would be fetched again, and the text move meanwhile. */
export function withoutFonts(stylesheet: string): string {
  const root = postcss.parse(stylesheet);
  root.walkAtRules('font-face', removeWithEmptyParents);
  return root.toString();
}

const letters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

function removeWithEmptyParents(node: ChildNode): void {
  const parent: Container | postcss.Document | undefined = node.parent;
  node.remove();
  if (parent?.nodes?.length === 0 && parent.type !== 'root' && parent.type !== 'document')
    removeWithEmptyParents(parent as ChildNode);
}
