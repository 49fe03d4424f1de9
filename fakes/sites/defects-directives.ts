// What a site tells crawlers: index and snippet directives, robots.txt, canonicals, language versions.
import { type FixtureAnswer, textFile } from './define-site.ts';
import { all, answerWith, type DefectCase, header, inHead, replace, robots } from './site-change.ts';

const canonical = /<link rel="canonical" href="[^"]*">/;
const languageVersion = (path: string, lang: string, target: string) =>
  inHead(path, ({ origin }) => `<link rel="alternate" hreflang="${lang}" href="${origin}${target}">`);
const versionInSitemap = (path: string, lang: string, target: string) =>
  replace(
    '/sitemap.xml',
    new RegExp(`(<loc>[^<]*:\\d+${path}</loc>)`),
    ({ origin }) => `$1<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${target}"/>`,
  );
const noticePage: FixtureAnswer = textFile('<!doctype html><title>Moved</title><h1>Moved</h1>', 'text/html');

export const directiveDefects: readonly DefectCase[] = [
  {
    defect: 'a page that forbids quoting it',
    findings: ['nosnippet'],
    has: inHead('/breads', '<meta name="robots" content="index, nosnippet">'),
    nearMiss: {
      name: 'a page that allows snippets of any length',
      change: inHead('/breads', '<meta name="robots" content="index, max-snippet:-1">'),
    },
  },
  {
    defect: 'a snippet of no characters',
    findings: ['nosnippet'],
    has: inHead('/about', '<meta name="robots" content="max-snippet:0">'),
    nearMiss: {
      name: 'a snippet of fifty characters',
      change: inHead('/about', '<meta name="robots" content="max-snippet:50">'),
    },
  },
  {
    defect: 'the directive “none” in capitals',
    findings: ['noindex-meta'],
    has: inHead('/breads', '<META CONTENT="NONE" NAME="ROBOTS">'),
    nearMiss: {
      name: 'the directive “all” in capitals',
      change: inHead('/breads', '<META CONTENT="ALL" NAME="ROBOTS">'),
    },
  },
  {
    defect: 'a meta directive for one search agent',
    findings: ['noindex-meta'],
    has: inHead('/breads', '<meta name="bingbot" content="noindex">'),
    nearMiss: {
      name: 'a meta directive for a training agent',
      change: inHead('/breads', '<meta name="CCBot" content="noindex">'),
    },
  },
  {
    defect: 'a header for one search agent',
    findings: ['noindex-header'],
    has: header('/breads', 'x-robots-tag', 'bingbot: noindex, nofollow'),
    nearMiss: { name: 'a header for a training agent', change: header('/breads', 'x-robots-tag', 'GPTBot: noindex') },
  },
  {
    defect: 'a day of removal that has passed',
    findings: ['noindex-header'],
    has: header('/breads', 'x-robots-tag', 'unavailable_after: 25 Jun 2025 15:00:00 PST'),
    nearMiss: {
      name: 'a day of removal far ahead',
      change: header('/breads', 'x-robots-tag', 'unavailable_after: 25 Jun 2099 15:00:00 PST'),
    },
  },
  {
    defect: '“none” behind other directives of a header',
    findings: ['noindex-header'],
    has: header('/breads', 'x-robots-tag', 'notranslate, none'),
    nearMiss: {
      name: 'a header about pictures and translation',
      change: header('/breads', 'x-robots-tag', 'notranslate, noimageindex'),
    },
  },
  {
    defect: 'robots.txt closed to everyone',
    findings: ['ai-search-closed', 'ai-search-crawler-blocked', 'search-index-crawler-blocked', 'user-fetcher-blocked'],
    has: robots('User-agent: *\nDisallow: /'),
    nearMiss: { name: 'robots.txt closed to a parameter', change: robots('User-agent: *\nDisallow: /*?basket=') },
  },
  {
    defect: 'robots.txt closed to the agent that opens a page for a person',
    findings: ['user-fetcher-blocked'],
    has: robots('User-agent: ChatGPT-User\nDisallow: /\n'),
    nearMiss: {
      name: 'a rule for that agent about the till only',
      change: robots('User-agent: ChatGPT-User\nDisallow: /till/\n'),
    },
  },
  {
    defect: 'a robots.txt that is a web page',
    findings: ['robots-is-html'],
    has: answerWith('/robots.txt', () => noticePage),
    nearMiss: { name: 'no robots.txt', change: (site) => void delete site['/robots.txt'] },
  },
  {
    defect: 'a canonical that nobody answers at',
    findings: ['canonical-dead'],
    has: replace('/prices', canonical, ({ origin }) => `<link rel="canonical" href="${origin}/old-prices">`),
    nearMiss: {
      name: 'a canonical with a slash at its end',
      change: replace('/prices', canonical, ({ origin }) => `<link rel="canonical" href="${origin}/prices/">`),
    },
  },
  {
    defect: 'a chain of canonicals',
    findings: ['canonical-chain'],
    has: all(
      replace('/prices', canonical, ({ origin }) => `<link rel="canonical" href="${origin}/breads">`),
      replace('/breads', canonical, ({ origin }) => `<link rel="canonical" href="${origin}/about">`),
    ),
    nearMiss: {
      name: 'a relative canonical in capital tags',
      change: replace('/prices', canonical, '<LINK REL="CANONICAL" HREF="/prices">'),
    },
  },
  {
    defect: 'the home page as canonical of another page',
    findings: ['canonical-to-home'],
    has: replace('/prices', canonical, ({ origin }) => `<link rel="canonical" href="${origin}/">`),
    nearMiss: { name: 'no canonical', change: replace('/prices', canonical, '') },
  },
  {
    defect: 'two canonicals',
    findings: ['canonical-multiple'],
    has: inHead('/prices', ({ origin }) => `<link rel="canonical" href="${origin}/about">`),
    nearMiss: {
      name: 'the same canonical twice',
      change: inHead('/prices', ({ origin }) => `<link rel="canonical" href="${origin}/prices">`),
    },
  },
  {
    defect: 'a language version of no language',
    findings: ['hreflang-invalid'],
    has: languageVersion('/', 'en-UK', '/'),
    nearMiss: { name: 'a language version that names itself', change: languageVersion('/', 'en-GB', '/') },
  },
  {
    defect: 'a language version that does not name this page back',
    findings: ['hreflang-no-return'],
    has: languageVersion('/', 'de', '/about'),
    nearMiss: {
      name: 'two language versions that name each other',
      change: all(languageVersion('/', 'de', '/about'), languageVersion('/about', 'en', '/')),
    },
  },
  {
    defect: 'a language version in the sitemap that does not name this page back',
    findings: ['hreflang-no-return'],
    has: versionInSitemap('/', 'de', '/about'),
    nearMiss: {
      name: 'a version in the sitemap, named back by the page itself',
      change: all(versionInSitemap('/', 'de', '/about'), languageVersion('/about', 'en', '/')),
    },
  },
];
