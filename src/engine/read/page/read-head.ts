import type { PageFacts } from '#engine/evidence/evidence.ts';
import { attribute, collapse, textOf } from '#engine/read/page/dom.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';

export type PageHead = Pick<
  PageFacts,
  | 'lang'
  | 'titles'
  | 'metaDescriptions'
  | 'canonicals'
  | 'robotsDirectives'
  | 'hreflangs'
  | 'viewport'
  | 'openGraph'
  | 'twitterCard'
>;
/** Turns what is in an attribute into an absolute http address, or null. */
export type Resolve = (href: string) => string | null;

/** What the page says of itself to machines: <head>, and the headers that say the same. */
export function readHead(tree: PageTree, headers: Record<string, string>, resolve: Resolve): PageHead {
  const metas = tree.named('meta').flatMap((item) => {
    const name = (attribute(item.element, 'name') ?? attribute(item.element, 'property') ?? '').trim().toLowerCase();
    const content = attribute(item.element, 'content');
    return name && content !== null ? [{ name, content: collapse(content), line: item.line }] : [];
  });
  const links = tree.named('link').map((item) => ({
    rel: (attribute(item.element, 'rel') ?? '').toLowerCase().split(/\s+/),
    href: (attribute(item.element, 'href') ?? '').trim(),
    hreflang: attribute(item.element, 'hreflang'),
    line: item.line,
    inHead: item.inHead,
  }));
  const viewport = metas.find((meta) => meta.name === 'viewport');
  const html = tree.named('html')[0];
  return {
    lang: (html && (attribute(html.element, 'lang') ?? attribute(html.element, 'xml:lang'))?.trim()) || null,
    titles: tree
      .named('title')
      .map((item) => ({ text: textOf(item.element), line: item.line }))
      .slice(0, 10),
    metaDescriptions: metas
      .filter((meta) => meta.name === 'description')
      .map(({ content, line }) => ({ text: content, line }))
      .slice(0, 10),
    canonicals: [
      // Below <head>, search engines ignore it: anybody who may write a comment could set it.
      ...links
        .filter((link) => link.inHead && link.rel.includes('canonical'))
        .map(({ href, line }) => ({ href, url: resolve(href), line })),
      ...canonicalsOfHeader(headers['link'] ?? '').map((href) => ({ href, url: resolve(href), line: 0 })),
    ].slice(0, 10),
    robotsDirectives: [
      ...metas.flatMap(directivesOfMeta),
      ...(headers['x-robots-tag'] ?? '').split('\n').flatMap(directivesOfHeader),
    ].slice(0, 50),
    hreflangs: links
      .flatMap(({ rel, hreflang, href, line }) =>
        rel.includes('alternate') && hreflang !== null
          ? [{ lang: hreflang.trim(), url: resolve(href) ?? href, line }]
          : [],
      )
      .slice(0, 200),
    viewport: viewport ? { content: viewport.content, line: viewport.line } : null,
    openGraph: prefixed(metas, /^(?:og|article|product|business|place|profile|book):/),
    twitterCard: prefixed(metas, /^twitter:/),
  };
}

type Meta = { name: string; content: string; line: number };

/** Names of robots <meta> elements: "robots" for all, else a crawler's own token. */
const agentName =
  /^(?:robots|[a-z][a-z0-9-]*bot(?:-[a-z]+)?|claude-user|chatgpt-user|perplexity-user|google-extended|slurp|teoma)$/;
const withValue = new Set([
  'max-snippet',
  'max-image-preview',
  'max-video-preview',
  'unavailable_after',
  'indexifembedded',
]);
const known = new Set([
  'all',
  'none',
  'index',
  'noindex',
  'follow',
  'nofollow',
  'noarchive',
  'nocache',
  'nosnippet',
  'notranslate',
  'noimageindex',
  'noai',
  'noimageai',
  'noodp',
  'noydir',
  ...withValue,
]);

function directivesOfMeta({ name, content, line }: Meta): PageFacts['robotsDirectives'] {
  if (!agentName.test(name)) return [];
  return [
    {
      source: 'meta',
      agent: name === 'robots' ? '*' : name,
      directives: splitDirectives(content),
      line,
      text: content.slice(0, 300),
    },
  ];
}

/** "googlebot: noindex, nofollow, bingbot: none": an agent rules until the next one is named. */
function directivesOfHeader(header: string): PageFacts['robotsDirectives'] {
  const found: PageFacts['robotsDirectives'] = [];
  for (const part of header.split(',')) {
    const [, before, after] = /^\s*([\w-]+)\s*:\s*(.*)$/.exec(part) ?? [];
    const namesAgent = before !== undefined && !withValue.has(before.toLowerCase());
    const directives = splitDirectives(namesAgent ? (after ?? '') : part);
    const current = found.at(-1);
    if (namesAgent || !current)
      found.push({
        source: 'header',
        agent: namesAgent ? before.toLowerCase() : '*',
        directives,
        line: null,
        text: part.trim(),
      });
    else if (directives.some((directive) => known.has(directive.split(':')[0] ?? ''))) {
      current.directives.push(...directives);
      current.text += `, ${part.trim()}`;
    }
  }
  return found.filter((entry) => entry.directives.length > 0);
}

/** Lower case, and "max-snippet: 0" as "max-snippet:0". Some write blanks instead of commas. */
function splitDirectives(content: string): string[] {
  return content
    .toLowerCase()
    .replaceAll(/(?<!\s)\s*:\s*/g, ':')
    .split(/[,;\s]+/)
    .filter((directive) => directive !== '');
}

function canonicalsOfHeader(header: string): string[] {
  return Array.from(
    header.matchAll(/<([^<>]{1,2000})>\s*;[^<]{0,200}?\brel\s*=\s*"?[^",<]{0,60}\bcanonical\b/gi),
    ([, href]) => href ?? '',
  );
}

function prefixed(metas: Meta[], prefix: RegExp): Record<string, string> {
  const found = new Map<string, string>();
  for (const { name, content } of metas)
    if (prefix.test(name) && !found.has(name) && found.size < 60) found.set(name, content.slice(0, 1000));
  return Object.fromEntries(found);
}
