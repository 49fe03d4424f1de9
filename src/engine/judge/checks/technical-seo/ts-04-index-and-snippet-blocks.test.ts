import check from '#engine/judge/checks/technical-seo/ts-04-index-and-snippet-blocks.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const html = (head: string) =>
  `<!doctype html><html lang="en"><head><title>Bread from Leeds</title>\n${head}\n</head><body><main><h1>Bread</h1><p>We bake.</p></main></body></html>`;
const home = pageFromHtml(html(''));
const about = (head: string, headers: Record<string, string> = {}) =>
  evidence({
    site: site([
      home,
      pageFromHtml(html(head), { url: '/about', headers: { 'content-type': 'text/html; charset=utf-8', ...headers } }),
    ]),
  });

checkTable(check, {
  'nothing is forbidden': {
    evidence: about('<meta name="robots" content="index, follow, max-snippet:-1, max-image-preview:large">'),
    ratio: 1,
    findings: [],
  },
  'noindex in the page': {
    evidence: about('<META NAME="ROBOTS" CONTENT="NOINDEX,follow">'),
    ratio: 0.5,
    title: /^1 key page asks not to be indexed$/,
    findings: ['noindex-meta'],
    quotes: /line 2/,
  },
  'none is noindex, too': {
    evidence: about('<meta name="robots" content="none">'),
    ratio: 0.5,
    findings: ['noindex-meta'],
  },
  'a day behind which the page wants to be left out has passed': {
    evidence: about('', { 'x-robots-tag': 'unavailable_after: 25 Jun 2025 15:00:00 PST' }),
    ratio: 0.5,
    findings: ['noindex-header'],
    quotes: /since a day that has passed/,
  },
  'the same in the page, beside other directives': {
    evidence: about('<meta name="robots" content="index, unavailable_after: 2025-06-25, max-snippet:-1">'),
    ratio: 0.5,
    findings: ['noindex-meta'],
  },
  'a day that is still to come': {
    evidence: about('<meta name="googlebot" content="unavailable_after: 25 Jun 2027 15:00:00 PST">'),
    ratio: 1,
    findings: [],
  },
  'a day that nobody can read': {
    evidence: about('<meta name="robots" content="unavailable_after: soon">'),
    ratio: 1,
    findings: [],
  },
  'noindex in a comment is no directive': {
    evidence: about('<!-- <meta name="robots" content="noindex"> -->'),
    ratio: 1,
    findings: [],
  },
  'noindex inside a script is no directive': {
    evidence: about('<script>var t = \'<meta name="robots" content="noindex">\';</script>'),
    ratio: 1,
    findings: [],
  },
  'noindex in the header': {
    evidence: about('', { 'x-robots-tag': 'noindex' }),
    ratio: 0.5,
    findings: ['noindex-header'],
    quotes: /X-Robots-Tag/,
  },
  'a header for one search engine': {
    evidence: about('', { 'x-robots-tag': 'bingbot: noindex, nofollow' }),
    ratio: 0.5,
    findings: ['noindex-header'],
    quotes: /bingbot/,
  },
  'noindex for a search agent by name': {
    evidence: about('<meta name="OAI-SearchBot" content="noindex">'),
    ratio: 0.5,
    findings: ['noindex-meta'],
  },
  'a training crawler kept out costs nothing': {
    evidence: about('<meta name="GPTBot" content="noindex">'),
    ratio: 1,
    findings: [],
  },
  'nosnippet halves a page': {
    evidence: about('<meta name="robots" content="nosnippet">'),
    ratio: 0.75,
    findings: ['nosnippet'],
  },
  'a snippet of no characters': {
    evidence: about('<meta name="robots" content="max-snippet: 0">'),
    ratio: 0.75,
    findings: ['nosnippet'],
  },
  'noarchive halves a page, for Microsoft alone': {
    evidence: about('<meta name="robots" content="noarchive">'),
    ratio: 0.75,
    findings: ['noarchive'],
    quotes: /asks Microsoft/,
  },
  'noarchive with nocache still lets Microsoft name it': {
    evidence: about('<meta name="robots" content="noarchive, nocache">'),
    ratio: 1,
    findings: [],
  },
  'noarchive for a search engine that only keeps no copy then': {
    evidence: about('<meta name="googlebot" content="noarchive">'),
    ratio: 1,
    findings: [],
  },
  'a home page that may not be indexed is the whole check': {
    evidence: evidence({
      site: site([
        pageFromHtml(html('<meta name="robots" content="noindex">')),
        pageFromHtml(html(''), { url: '/about' }),
      ]),
    }),
    ratio: 0,
    findings: ['noindex-meta'],
  },
  'a legal page may hide itself': {
    evidence: evidence({
      site: site([home, pageFromHtml(html('<meta name="robots" content="noindex">'), { url: '/privacy-policy' })]),
    }),
    ratio: 1,
    findings: [],
  },
  'no page': { evidence: evidence({ site: site([]) }), ratio: null, outcome: 'not-measured' },
});
