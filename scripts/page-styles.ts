import postcss, { type ChildNode, type Container } from 'postcss';

/**
 * The part of a stylesheet that a page can use: what its HTML and its scripts name. A rule goes when each of its selectors begins with a class that stands in none of
 * the texts as a word of its own (a name with quotes: as several); a registered property or an animation goes when no rule that stays names it.
 *
 * @param stylesheet CSS.
 * @param texts HTML and JavaScript, in which names of classes stand between spaces and quotes.
 * @returns CSS, in the order of the stylesheet.
 */
export function pageStyles(stylesheet: string, texts: readonly string[]): string {
  const wordsOf = (text: string) => text.split(/[\s"'`\\]+/);
  const words = new Set(texts.flatMap((text) => wordsOf(text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => letters[entity] ?? ''))));
  const root = postcss.parse(stylesheet);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => {
      const name = /^\.((?:\\.|[\w-]|\P{ASCII})+)/u.exec(selector)?.[1];
      return name === undefined || wordsOf(name.replaceAll(/\\(.)/g, '$1')).every((word) => words.has(word));
    });
    if (used.length === 0) removeWithEmptyParents(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  // Longer names begin with shorter ones: what is looked for ends where the name does.
  const names = new Set<string>();
  root.walkDecls(({ prop, value }) => {
    for (const [name] of `${prop} ${value}`.matchAll(/[\w-]+/g)) names.add(name);
  });
  root.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
    if (!names.has(rule.params)) removeWithEmptyParents(rule);
  });
  return root.toString();
}

const letters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

function removeWithEmptyParents(node: ChildNode): void {
  const parent: Container | postcss.Document | undefined = node.parent;
  node.remove();
  if (parent?.nodes?.length === 0 && parent.type !== 'root' && parent.type !== 'document') removeWithEmptyParents(parent as ChildNode);
}
