// Slow, because it reads every fixture site twice and more.
import { afterEach, describe, expect, it } from 'vitest';
import { fewOf } from '#base/testing/long.ts';
import { allSites } from '#fakes/sites/all-sites.ts';
import { type FixtureAnswer, type SiteDefinition } from '#fakes/sites/define-site.ts';
import { serveSites, type ServedSites } from '#fakes/sites/serve-sites.ts';
import { goodBaker } from '#fakes/sites/good-baker.ts';
import {
  all,
  answerWith,
  header,
  inHead,
  inMain,
  redirect,
  replace,
  replaceEverywhere,
  robots,
  type SiteChange,
} from '#fakes/sites/site-change.ts';
import { contextFor } from '#fakes/sites/serve-sites.ts';
import type { Analysis } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { gather } from './gather.ts';
import { judge } from '#engine/judge/judge.ts';
import { mergeReading } from './merge-reading.ts';
import { reread, type Wanted } from './reread.ts';

const today = new Date('2026-11-20T10:00:00Z');
const running: ServedSites[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((served) => served.stop()));
});

async function serve(definition: SiteDefinition) {
  const all = await serveSites([definition], today);
  running.push(all);
  const [served] = all.sites;
  if (!served) throw new Error('nothing is served');
  return { served, options: { allowHosts: all.hosts, now: () => today } };
}

const files = ['/llms.txt', '/sitemap.xml'];
const wanted = (urls: string[]): Wanted => ({ urls, access: true });
const again = async (before: Evidence, order: Wanted, options: Parameters<typeof reread>[2]) =>
  mergeReading(before, await reread(before, order, options));
const judged = (analysis: Analysis) => ({
  score: analysis.overallScore,
  interval: analysis.interval,
  checks: analysis.checks.map(({ id, outcome, ratio, title, reason }) => ({
    id,
    outcome,
    ratio,
    title,
    reason: reason.replace(/\d+ ms/, 'so many ms'),
  })),
  plan: [
    ...analysis.personalizedPlan.immediate,
    ...analysis.personalizedPlan.shortTerm,
    ...analysis.personalizedPlan.longTerm,
  ].map(({ title }) => title),
});
const pagesOf = (evidence: Evidence) => (evidence.site.ok ? evidence.site.value.pages.map(({ url }) => url) : []);

describe('a second look at a site that has not changed', () => {
  // Without the site whose pages are made to be slow: reading them twice takes half a minute.
  it.each(
    fewOf(
      allSites.filter(({ name }) => name !== 'hostile-page'),
      2,
    ),
  )('gives $name the same score, checks and plan', async (definition) => {
    const { served, options } = await serve(definition);
    const before = await gather(served.url, options);
    const pages = pagesOf(before);
    for (let from = 0; from < Math.max(1, pages.length); from += 8) {
      const urls = [...pages.slice(from, from + 8), ...files.map((path) => new URL(path, served.url).href)];
      expect(judged(judge(await again(before, wanted(urls), options)))).toEqual(judged(judge(before)));
    }
  });
});

/** The bakery, which its owner changes while it is served. */
async function bakery(first: SiteChange = () => {}) {
  let live: Record<string, FixtureAnswer> = {};
  const definition: SiteDefinition = {
    ...goodBaker,
    answers: (context) => {
      live = goodBaker.answers(context);
      first(live, context);
      return live;
    },
  };
  const { served, options } = await serve(definition);
  const before = await gather(served.url, options);
  return {
    before,
    options,
    served,
    at: (path: string) => new URL(path, served.url).href,
    change: (change: SiteChange) => void change(live, contextFor(served.url.replace(/\/$/, ''), today)),
    fromScratch: () => gather(served.url, options),
  };
}

describe('a second look at a site that was changed', () => {
  const cases: { name: string; first?: SiteChange; change: SiteChange; paths: string[] }[] = [
    {
      name: 'a crawler that is let in',
      first: robots('User-agent: PerplexityBot\nDisallow: /\n'),
      change: robots(''),
      paths: [],
    },
    {
      name: 'a page that forbids indexing',
      change: inHead('/about', '<meta name="robots" content="noindex">'),
      paths: ['/about'],
    },
    {
      name: 'a page that says more, and another less',
      change: all(
        inMain('/about', '<p>Our head baker Ada Brandt has baked for 21 years.</p>'),
        replace('/', /<meta name="description"[^>]*>/, ''),
      ),
      paths: ['/about', '/'],
    },
    {
      name: 'titles that are gone',
      change: all(replace('/about', /<title>.*?<\/title>/, ''), replace('/faq', /<title>.*?<\/title>/, '')),
      paths: ['/about', '/faq'],
    },
    {
      name: 'a link that is put right',
      first: inMain('/about', '<a href="/nowhere">Our oven</a>'),
      change: replace('/about', 'href="/nowhere"', 'href="/faq"'),
      paths: ['/about'],
    },
    {
      name: 'an address that leads on now',
      first: inMain('/about', '<a href="/nowhere">Our oven</a>'),
      change: redirect('/nowhere', '/faq'),
      paths: ['/about'],
    },
    {
      name: 'a page that nothing leads to any more',
      first: replace('/privacy-policy', /href="\/faq"/g, 'href="/about"'), // a second look reads eight pages at most
      change: replaceEverywhere('href="/faq"', 'href="/about"'),
      paths: [
        '/',
        '/about',
        '/contact',
        '/breads',
        '/prices',
        '/faq',
        '/news/how-long-sourdough-keeps',
        '/news/why-we-mill-our-own-rye',
      ],
    },
    {
      name: 'a page that answers again',
      first: answerWith('/faq', () => ({ status: 500, body: 'sorry' })),
      change: (site, context) => void (site['/faq'] = goodBaker.answers(context)['/faq'] ?? { status: 404, body: '' }),
      paths: ['/faq'],
    },
    {
      name: 'a sitemap that is gone',
      change: answerWith('/sitemap.xml', () => ({ status: 404, body: '' })),
      paths: ['/sitemap.xml'],
    },
  ];
  it.each(cases)('judges $name as if all of it had been read anew', async ({ first, change, paths }) => {
    const site = await bakery(first);
    site.change(change);
    const evidence = await again(site.before, { urls: paths.map(site.at) }, site.options);
    expect(evidence).not.toEqual(site.before);
    const [now, anew] = [judged(judge(evidence)), judged(judge(await site.fromScratch()))];
    expect({ ...now, checks: now.checks.map(({ reason: _reason, ...check }) => check) }).toEqual({
      ...anew,
      checks: anew.checks.map(({ reason: _reason, ...check }) => check),
    });
  });

  it('tells a copy from a store by its age', async () => {
    const site = await bakery();
    site.change(header('/about', 'age', '720'));
    const read = await reread(site.before, { urls: [site.at('/about'), site.at('/')] }, site.options);
    expect(read.ages).toEqual([{ url: site.at('/about'), seconds: 720 }]);
  });
});
