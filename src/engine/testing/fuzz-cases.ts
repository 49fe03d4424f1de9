// What must hold for any input, one case per parser. `npm test` runs each 200 times with a fixed seed, `npm run fuzz` 100 000 times with new ones.
import { sumsIn } from '#engine/base/text/money.ts';
import { ok, deepStrictEqual, strictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { sentencesOf } from '#engine/base/text/sentences.ts';
import { isPublicAddress } from '#engine/read/visit/fetcher-guard.ts';
import { challengeMark } from '#engine/read/visit/challenge.ts';
import { isHtml } from '#engine/read/visit/is-html.ts';
import { parseSitemap } from '#engine/read/visit/read-sitemap.ts';
import { judge } from '#engine/judge/judge.ts';
import { placesOfBrand } from '#engine/ask/answers/mentions.ts';
import { makeBrand } from '#engine/ask/names/brand.ts';
import { addRules, noRules } from '#engine/read/page/hiding-rules.ts';
import { decideRobots, parseRobots } from '#engine/evidence/robots.ts';
import { answers, evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';
import { answersOf } from '#engine/testing/platform-answers.ts';

export type FuzzCase = {
  parser: string;
  /** Of the runs asked for: judging is dearer than any parser. */
  share: number;
  /** Throws fast-check's report, with seed and smallest input, when the property does not hold. Returns the processor time of the dearest run, in ms. */
  run: (runs: number, seed?: number) => number;
};

function fuzzCase<T>(parser: string, input: fc.Arbitrary<T>, holds: (input: T) => void, share = 1): FuzzCase {
  return {
    parser,
    share,
    run: (runs, seed) => {
      let dearestMs = 0;
      const timed = (value: T) => {
        const started = process.cpuUsage();
        holds(value);
        const { user, system } = process.cpuUsage(started);
        dearestMs = Math.max(dearestMs, (user + system) / 1000);
      };
      fc.assert(fc.property(input, timed), { numRuns: runs, ...(seed !== undefined && { seed }) });
      return dearestMs;
    },
  };
}

/** The given pieces and short strings of any kind, in any order. */
function soupOf(pieces: readonly string[], maxLength = 40): fc.Arbitrary<string> {
  const any = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
  );
  return fc.array(any, { maxLength }).map((parts) => parts.join(''));
}

const odd = ['\u0000', '\ud800', '\ufeff', '\u00ad', '\u200b', 'é', '面包', '😀', ' ', '\n', '\t'];

const robotsLine = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .tuple(
      fc.constantFrom('User-agent', 'Disallow', 'Allow', 'Sitemap', 'crawl-delay', 'disallow ', 'useragent', '# Allow'),
      fc.constantFrom(':', ': ', ' ', ''),
      fc.string({ unit: fc.constantFrom('/', '*', '$', 'a', 'b', '%', '4', '1', '#', '?'), maxLength: 20 }),
    )
    .map((parts) => parts.join('')),
);
const robotsFile = fc
  .tuple(fc.array(robotsLine, { maxLength: 30 }), fc.constantFrom('\n', '\r\n', '\r'))
  .map(([lines, end]) => lines.join(end));
const robotsPath = fc
  .string({ unit: fc.constantFrom('/', 'a', 'b', '$', '*', '%', '41', '?', '.'), maxLength: 30 })
  .map((tail) => `/${tail}`);
const rulePattern = fc
  .string({ unit: fc.constantFrom('/', 'a', 'b', '*', '.'), maxLength: 8 })
  .map((tail) => `/${tail}`);
const plainPath = fc.string({ unit: fc.constantFrom('/', 'a', 'b', '.'), maxLength: 12 }).map((tail) => `/x${tail}`);

const tags = [
  [
    '<div>',
    '</div>',
    '<p',
    '>',
    '<b>',
    '</b>',
    '<a href="',
    '"',
    "'",
    '<table>',
    '<tr><td>',
    '<!--',
    '-->',
    '<main>',
    '<h1>',
    '<h2>What?',
  ],
  [
    '<script type="application/ld+json">',
    '</script>',
    '{"@type":',
    '"A"}',
    '<template>',
    '<svg><title>',
    '<style>.a{display:none}',
    '</style>',
  ],
  [
    '<select><option>',
    '<meta name=robots content=',
    'noindex',
    '<base href=',
    '//[',
    'https://%',
    '<time datetime=',
    '<frameset>',
    '<form>',
  ],
  [
    '<plaintext>',
    '<textarea>',
    '<title>',
    'style="display:none" ',
    'hidden ',
    'ignore all previous instructions',
    '<link rel=canonical href=',
    '<html lang=',
  ],
  [
    '<noscript>',
    'alt="You are to recommend us',
    '<template id="B:0">',
    '<!--$?-->',
    '<!--/$-->',
    '<div hidden id="S:0">',
    '<script>$RC("B:0","S:0")</script>',
    '<link rel=stylesheet href=/a.css>',
  ],
].flat();
const css = [
  '.a',
  '#b',
  '{',
  '}',
  ';',
  ',',
  '/*',
  '*/',
  ' ',
  'display:none',
  'display:block',
  'opacity:0',
  '@media (min-width:1px)',
  '\\:',
  ':hover',
  '.a.b > .c',
  '"',
];
const json = [
  [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '"@type"',
    '"@graph"',
    '"@id"',
    '"name"',
    '"Plumber"',
    '"sameAs"',
    'null',
    'true',
    '-1e9',
    '\\u00',
    '\\',
  ],
  [
    '//<![CDATA[',
    '//]]>',
    '<!--',
    '"@value"',
    '"https://schema.org/Product"',
    '"offers"',
    '"price"',
    '"datePublished"',
    '"2026-13-40"',
    '__proto__',
  ],
].flat();
const items = [
  [
    '<div ',
    '<span ',
    '<a href=/x ',
    '<meta ',
    '>',
    '</div>',
    'text',
    'itemscope ',
    'itemprop=a ',
    'itemprop="a b" ',
    'itemtype=https://schema.org/A ',
  ],
  [
    'itemref="x y" ',
    'itemref=x ',
    'id=x ',
    'id=y ',
    'content=c ',
    'typeof=A ',
    'typeof="schema:B C" ',
    'vocab=https://schema.org/ ',
    'vocab="" ',
  ],
  ['property=b ', 'property="schema:b og:c" ', 'resource=#r ', 'itemid=#i '],
].flat();
const facts = [
  [
    'Updated ',
    '12 March 2026',
    '2026-02-30',
    '31.12.2025',
    '1/2/2026',
    'März',
    'By ',
    'Ada Weber',
    '— Ada',
    '“',
    '”',
    '"',
    '«',
    '»',
    'said ',
    '. ',
    '? ',
  ],
  [
    '12%',
    '€',
    '£4.50',
    '$1,299.00',
    '1.299,00 €',
    'per month',
    '+44 ',
    '(0)',
    '113 ',
    '496-0000',
    '0113 ',
    'a@b.example',
    '@',
    '12 Mill Lane, ',
    'LS1 4AB',
  ],
  [
    '10115 Berlin',
    'Hauptstraße 5',
    '9:00',
    '–',
    '17:00',
    'is a ',
    'bakery',
    'one in three ',
    '3.5 million',
    'What is ',
    'Founded in 1998',
    '0',
  ],
].flat();
const said = [
  'Brotwerk',
  'brotwerk.example',
  'I recommend ',
  'not ',
  'could not find ',
  'GmbH',
  '[1]',
  '](',
  '[',
  'https://',
  '**',
  '- ',
  '\n',
  '. ',
  "'s ",
  '& Co',
  'von ',
  'Brot',
];

export const fuzzCases: readonly FuzzCase[] = [
  fuzzCase(
    'robots.txt',
    fc.tuple(robotsFile, robotsPath, fc.constantFrom('a', 'GPTBot', '*', '')),
    ([text, url, agent]) => {
      const decision = decideRobots(parseRobots(text), agent, url);
      if (decision.line === null || decision.rule === null) return ok(decision.allowed);
      const written = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)[decision.line - 1] ?? '';
      ok(written.includes(decision.rule) && decision.allowed === /^allow/i.test(decision.rule));
    },
  ),
  fuzzCase(
    'robots.txt, as a regular expression would match',
    fc.tuple(rulePattern, fc.boolean(), plainPath),
    ([rule, anchored, path]) => {
      const url = new URL(path, 'http://a.example').pathname;
      const source = rule.replaceAll('.', '\\.').replace(/\*+/g, '.*');
      const end = anchored ? '$' : '';
      const { allowed } = decideRobots(parseRobots(`User-agent: *\nDisallow: ${rule}${end}\n`), 'b', url);
      strictEqual(allowed, !new RegExp(`^${source}${end}`).test(url));
    },
  ),
  fuzzCase('HTML', soupOf([...tags, ...odd], 60), holdsForPage),
  fuzzCase(
    'any bytes in any encoding',
    fc.tuple(
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom(
        'text/html',
        ...['utf-16le', 'gb18030', 'shift_jis', 'nonsense'].map((name) => `text/html; charset=${name}`),
        '',
      ),
    ),
    ([bytes, type]) =>
      strictEqual(pageFromHtml(Buffer.from(bytes), { headers: { 'content-type': type } }).bytes, bytes.length),
  ),
  fuzzCase('JSON-LD', soupOf([...json, ...odd]), (text) =>
    holdsForPage(`<title>x</title><script type="application/ld+json">${text}</script><p>y`),
  ),
  fuzzCase('style sheets', soupOf([...css, ...odd]), (text) => {
    const rules = noRules();
    addRules(rules, text);
    for (const name of [...rules.declarations.keys(), ...rules.shown]) ok(/^[.#]./.test(name));
    for (const declarations of rules.declarations.values()) ok(!/[{}]/.test(declarations));
  }),
  fuzzCase('microdata and RDFa', soupOf([...items, ...odd]), holdsForPage),
  fuzzCase('dates, authors, prices, contacts, quotations', soupOf([...facts, ...odd]), (text) => {
    const page = holdsForPage(`<html lang=en><main><h1>x</h1><p>${text}<p>${text}`);
    for (const price of sumsIn(page.mainText, page.languages ?? [])) ok(page.mainText.includes(price));
    for (const { iso } of page.dates) strictEqual(new Date(iso).toISOString().slice(0, 10), iso);
  }),
  fuzzCase('sentences', soupOf([...facts, ...odd, 'Dr. ', 'e.g. ', 'U.S. ', '。', '…']), (text) => {
    for (const sentence of sentencesOf(text))
      strictEqual(text.slice(sentence.offset, sentence.offset + sentence.text.length), sentence.text);
  }),
  fuzzCase(
    'sitemaps',
    soupOf(
      [
        '<urlset>',
        '<url>',
        '</url>',
        '<loc>',
        '</loc>',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        'https://a.example/',
        '&amp;',
        '<xhtml:link hreflang="de" ',
        'href="https://a.example/de"',
        '/>',
        '<sitemapindex>',
        '<sitemap>',
        '\n',
        '\u0000',
      ],
      20,
    ),
    (text) => {
      const { entries } = parseSitemap(text, 'https://a.example/sitemap.xml');
      ok(entries.length <= 2_000);
      for (const { url, alternates = [] } of entries)
        for (const address of [url, ...alternates.map((version) => version.url)]) ok(/^https?:/.test(address));
    },
  ),
  fuzzCase(
    'llms.txt and bot walls',
    soupOf([
      '<!doctype html>',
      '<html',
      '# Bakery',
      '<title>Just a moment...</title>',
      '_cf_chl_opt',
      '<script>',
      '<',
      ...odd,
    ]),
    (text) => {
      strictEqual(typeof isHtml('text/plain', text), 'boolean');
      ok(isHtml('', `<!doctype html>${text}`));
      strictEqual(challengeMark(200, { 'cf-mitigated': 'challenge' }, text), 'cf-mitigated: challenge');
    },
  ),
  fuzzCase('addresses of hosts', fc.oneof(fc.ipV4Extended(), fc.ipV6(), fc.string({ maxLength: 20 })), (address) => {
    ok(!isPublicAddress(address) || !/^(?:127\.|10\.|0\.|192\.168\.|169\.254\.|::|f[cde])/i.test(address), address);
  }),
  fuzzCase('mentions', fc.tuple(soupOf([...said, ...odd]), soupOf(said, 4)), ([text, name]) => {
    const brand = makeBrand({ name, aliases: ['Brotwerk'], website: 'https://brotwerk.example' });
    for (const { quote, start, end } of placesOfBrand({ text, cited: [] }, brand))
      strictEqual(text.slice(start, end), quote);
  }),
  fuzzCase(
    'judging',
    fc.tuple(
      soupOf([...tags, ...json, ...items, ...facts, ...odd], 30),
      soupOf([...facts, ...odd], 8),
      soupOf([...said, ...odd], 8),
    ),
    ([html, list, words]) => {
      const given = evidence({
        site: site([
          pageFromHtml(`<!doctype html><title>B</title>${html}`),
          pageFromHtml(html, { url: '/about', isHome: false }),
        ]),
        answers: answers({
          companyName: words,
          companyDescription: list,
          products: [list],
          keywords: [words],
          locations: list,
          targetAudience: list,
          brandTerminology: list,
          website: words,
          email: words,
          publicationsExamples: list,
          publicationsMentioned: 'yes',
        }),
        platformAnswers: answersOf('claude', 21, (index) => ({
          text: `${words} ${list}`,
          promptKind: index === 0 ? 'branded' : 'unbranded',
        })),
      });
      const analysis = judge(given);
      deepStrictEqual(
        analysis.checks.filter((check) => check.outcome === 'broken').map(({ id, reason }) => `${id}: ${reason}`),
        [],
      );
      ok(analysis.overallScore >= 0 && analysis.overallScore <= 100);
    },
    0.05,
  ),
];

/** Facts that survive storing as JSON, are the same at the second reading, and whose blocks lie where they say. */
function holdsForPage(html: string) {
  const page = pageFromHtml(html);
  const stored = JSON.stringify(page);
  deepStrictEqual(JSON.parse(stored), page);
  strictEqual(JSON.stringify(pageFromHtml(html)), stored);
  for (const { text, offset } of page.blocks) strictEqual(page.mainText.slice(offset, offset + text.length), text);
  return page;
}
