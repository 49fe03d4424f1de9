import { createHash } from 'node:crypto';
import type { PageFacts, PageKind, SchemaNode } from '#engine/evidence/evidence.ts';
import { decodeBody } from '#engine/base/text/decode-body.ts';
import { attribute } from '#engine/read/page/dom.ts';
import { findAuthors } from '#engine/read/page/find-authors.ts';
import { findContact } from '#engine/read/page/find-contact.ts';
import { findHiddenText, hideStyledAway, styleSheetsOf } from '#engine/read/page/find-hidden-text.ts';
import { findQuestions } from '#engine/read/page/find-questions.ts';
import { kindOfName, kindOfUrl } from '#engine/read/page/page-kind.ts';
import { buildPageTree } from '#engine/read/page/page-tree.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';
import { placeStreamedParts } from '#engine/read/page/place-streamed-parts.ts';
import { parseHtml } from '#engine/read/page/parse-html.ts';
import { readElements } from '#engine/read/page/read-elements.ts';
import { readFrame } from '#engine/read/page/read-frame.ts';
import { readHead } from '#engine/read/page/read-head.ts';
import { readJsonLd } from '#engine/read/page/read-json-ld.ts';
import { readOpenForms } from '#engine/read/page/open-forms.ts';
import { readLinks } from '#engine/read/page/read-links.ts';
import { readMicrodata } from '#engine/read/page/read-microdata.ts';
import { readRdfa } from '#engine/read/page/read-rdfa.ts';
import { readText } from '#engine/read/page/read-text.ts';
import { sketchText } from '#engine/base/text/sketch-text.ts';
import { languagesOf } from '#engine/read/page/language.ts';
import { pageDates } from '#engine/read/page/page-dates.ts';
import { readPlain } from '#engine/read/statements/read-plain.ts';

/** A page as it was fetched. `hops` are the redirects before it; `body` is decoded of its compression, not of its charset. */
export type PageInput = {
  url: string;
  requestedUrl: string;
  hops: { url: string; status: number }[];
  status: number;
  /** Lower-case names. Repeated headers joined by ", ", and X-Robots-Tag by line breaks. */
  headers: Record<string, string>;
  body: Buffer;
  ttfbMs: number;
  totalMs: number;
  seenAt: string;
  truncated: boolean;
  isHome: boolean;
  /** Host, with its port, of the site that is assessed. */
  siteHost: string;
};

/** The facts of one page: pure, and it never throws whatever the bytes. The HTML is parsed once. */
export function readPage(input: PageInput): PageFacts {
  const { text: html, declared, used } = decodeBody(input.body, input.headers['content-type'] ?? '');
  const { document, cutAfterNodes } = parseHtml(html);
  placeStreamedParts(document, html);
  const tree = buildPageTree(document);
  hideStyledAway(tree);
  const resolve = resolverOf(tree, input.url);

  const head = readHead(tree, input.headers, resolve);
  const { shown, main, ...text } = readText(tree);
  const lines = shown.map((block) => block.text);
  const jsonLd = readJsonLd(tree);
  const schema = withinSize([...jsonLd.schema, ...readMicrodata(tree, resolve), ...readRdfa(tree, resolve)]);

  const { hidden, perhapsHidden } = findHiddenText(tree, shown, jsonLd.schema);

  const languages = languagesOf(text.mainText, head.lang, head.openGraph['og:locale']);
  const statements = readPlain(
    { url: input.url, mainText: text.mainText, besideText: text.besideText, schema },
    tree,
    shown,
    languages,
  );
  const forwardsTo = forwardOf(tree, resolve);
  const links = readLinks(tree, input.siteHost, resolve);
  const frame = readFrame(tree, links.links, input.siteHost, resolve);
  const openForms = readOpenForms(tree, input.siteHost, resolve);

  return {
    url: input.url,
    requestedUrl: input.requestedUrl,
    hops: input.hops,
    status: input.status,
    kind: kindOf(input, {
      schema,
      openGraphType: head.openGraph['og:type'],
      isPublished: hasPublishedTime(tree),
      names: namesOf(head, text),
    }),
    headers: Object.fromEntries(
      keptHeaders.flatMap((name) =>
        input.headers[name] === undefined ? [] : [[name, input.headers[name].slice(0, 2000)]],
      ),
    ),
    seenAt: input.seenAt,
    ttfbMs: input.ttfbMs,
    totalMs: input.totalMs,
    bytes: input.body.byteLength,
    truncated: input.truncated || cutAfterNodes !== null,
    cutAfterNodes,
    charset: { declared, used },
    ...head,
    ...text,
    languages,
    statements,
    ...(forwardsTo !== null && { forwardsTo }),
    ...links,
    ...(frame && { frame }),
    ...readElements(tree, input.url, resolve),
    ...(openForms && { openForms }),
    landmarks: tree.landmarks,
    schema,
    schemaErrors: jsonLd.schemaErrors,
    ...(jsonLd.brokenSchema.length > 0 && { brokenSchema: withinSize(jsonLd.brokenSchema) }),
    ...(jsonLd.schemaByScript.length > 0 && { schemaByScript: jsonLd.schemaByScript }),
    dates: pageDates({ tree, schema, shown, main, languages, url: input.url, headers: input.headers }),
    authors: findAuthors(tree, schema, resolve),
    questions: findQuestions(tree, { headings: text.headings, blocks: text.blocks, lines }, schema),
    contact: findContact(tree, shown),
    hidden,
    ...(perhapsHidden.length > 0 && { perhapsHidden, styleSheets: styleSheetsOf(tree, resolve) }),
    renderedWords: null,
    contentHash: createHash('sha256').update(text.mainText.toLowerCase().replaceAll(/\s+/g, ' ')).digest('hex'),
    // Where nothing marks the main text, a menu made of plain boxes would make all pages alike.
    ...(text.mainWords >= 100 &&
      (tree.landmarks.main || tree.landmarks.article) && { textSketch: sketchText(text.mainText) }),
  };
}

function forwardOf(tree: PageTree, resolve: (href: string) => string | null): string | null {
  const refresh = tree.named('meta').find(({ element }) => /^refresh$/i.test(attribute(element, 'http-equiv') ?? ''));
  const target = /^\s*(?:\d{1,3}\s*)?[;,]\s*url\s*=\s*["']?([^"']{1,2000})/i.exec(
    refresh ? (attribute(refresh.element, 'content') ?? '') : '',
  )?.[1];
  return target === undefined ? null : resolve(target.trim());
}

const keptHeaders = [
  'content-type',
  'x-robots-tag',
  'content-signal',
  'content-usage',
  'link',
  'last-modified',
  'cf-mitigated',
  'content-language',
  'content-encoding',
  'age',
  'cache-control',
  'server',
  'strict-transport-security',
];

/** Addresses resolve against <base>, where there is one. What is not http(s) is no address of a page. */
function resolverOf(tree: PageTree, pageUrl: string): (href: string) => string | null {
  const baseHref = tree
    .named('base')
    .map((item) => attribute(item.element, 'href'))
    .find((href) => href !== null);
  const base = (baseHref && URL.parse(baseHref, pageUrl)?.href) || pageUrl;
  const known = new Map<string, string | null>();
  return (href) => {
    const before = known.get(href);
    if (before !== undefined) return before;
    const url = href.length > 4000 ? null : URL.parse(href, base);
    const resolved = url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null;
    known.set(href, resolved);
    return resolved;
  };
}

const articleTypes = new Set(['Article', 'BlogPosting', 'NewsArticle', 'TechArticle', 'Report', 'ScholarlyArticle']);
const productTypes = new Set(['Product', 'Service', 'SoftwareApplication', 'WebApplication', 'Course']);

type Signs = { schema: SchemaNode[]; openGraphType: string | undefined; isPublished: boolean; names: string[] };

/** What the page says it is comes before what its address looks like; pages of a fixed duty keep theirs. */
function kindOf(input: PageInput, { schema, openGraphType, isPublished, names }: Signs): PageKind {
  const byUrl = kindOfUrl(input.url, input.isHome);
  if (byUrl !== 'other' && byUrl !== 'product') return byUrl;
  const types = schema.filter((node) => node.top).flatMap((node) => node.types);
  if (types.includes('FAQPage')) return 'faq';
  if (types.includes('AboutPage')) return 'about';
  if (types.includes('ContactPage')) return 'contact';
  if (types.some((type) => articleTypes.has(type)) || (openGraphType === 'article' && isPublished))
    return byUrl === 'product' ? 'product' : 'article';
  const byName = byUrl === 'other' && !input.isHome ? kindOfName(names) : null;
  if (byName) return byName;
  return types.some((type) => productTypes.has(type)) || openGraphType === 'product' ? 'product' : byUrl;
}

/** What the page calls itself: its first heading, and its title up to the first bar or dash. */
function namesOf(head: Pick<PageFacts, 'titles'>, text: Pick<PageFacts, 'headings'>): string[] {
  return [text.headings[0]?.text ?? '', (head.titles[0]?.text ?? '').split(/(?<!\s)\s*[|｜–—:]\s*|\s-\s/)[0] ?? ''];
}

/** Plugins call every page an "article"; those that are carry the time of their publication, too. */
function hasPublishedTime(tree: PageTree): boolean {
  return tree.named('meta').some(({ element }) => attribute(element, 'property') === 'article:published_time');
}

/** Markup beyond half a megabyte is no description of a page, and would be stored with the evidence. */
function withinSize(nodes: SchemaNode[]): SchemaNode[] {
  let left = 500_000;
  return nodes.filter((node) => {
    if (left > 0) left -= JSON.stringify(node.properties).length;
    return left > 0;
  });
}
