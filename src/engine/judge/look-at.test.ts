import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allSites } from '#fakes/sites/all-sites.ts';
import { type ServedSites, serveSites } from '#fakes/sites/serve-sites.ts';
import { evidence, pageFromHtml, site, testSite } from '#engine/testing/evidence-builder.ts';
import { gather } from '#engine/read/gather.ts';
import { lookAt } from './look-at.ts';

let served: ServedSites;
beforeAll(async () => {
  served = await serveSites(allSites, new Date('2026-11-20T12:00:00Z'));
});
afterAll(() => served.stop());

const lookOf = async (name: string) => {
  const found = served.sites.find((each) => each.site.name === name);
  if (!found) throw new Error(`No site is called ${name}.`);
  found.requests.length = 0;
  const seen = await gather(found.url, {
    onlyPages: true,
    alsoSitemap: true,
    pageLimit: 1,
    maxBytes: 2_000_000,
    allowHosts: served.hosts,
  });
  return { look: lookAt(seen), asked: found.requests.map(({ path }) => path) };
};
const toldOf = async (name: string) => (await lookOf(name)).look.findings.map(({ tone, title }) => `${tone}: ${title}`);

describe('a look', () => {
  it('asks for robots.txt, the home page and the sitemap, and for nothing else', async () => {
    expect((await lookOf('good-baker')).asked).toEqual(['/robots.txt', '/', '/sitemap.xml']);
  });

  it.each([
    [
      'good-baker',
      [
        'good: ChatGPT, Claude and Perplexity may read your home page',
        'good: Your text reaches assistants without a script',
        'good: Your structured data says who you are',
      ],
    ],
    [
      'blocked-clinic',
      [
        'bad: Perplexity may not read your home page',
        'good: Your structured data says who you are',
        'good: Your home page adapts to phones',
      ],
    ],
    [
      'js-only-shop',
      [
        'bad: Without a script, your home page says 0 words',
        'bad: Your home page does not say who you are in structured data',
        'good: ChatGPT, Claude and Perplexity may read your home page',
      ],
    ],
    [
      'thin-plumber',
      [
        'bad: Your home page does not say who you are in structured data',
        'bad: We found no sitemap',
        'good: ChatGPT, Claude and Perplexity may read your home page',
      ],
    ],
  ])('at %s tells %j', async (name, told) => {
    expect(await toldOf(name)).toEqual(told);
  });

  it('shows the line that a finding rests on', async () => {
    const [first] = (await lookOf('blocked-clinic')).look.findings;
    expect(first).toMatchObject({ place: 'robots.txt, line 5', quote: 'Disallow: /' });
  });

  it('gives a range that one page leaves wide, and how many checks it settled', async () => {
    const { range, checks } = (await lookOf('thin-plumber')).look;
    expect(range.high - range.low).toBeGreaterThan(20);
    expect(checks.settled).toBeGreaterThan(10);
    expect(checks.settled).toBeLessThan(checks.all);
  });

  const home = (head: string, headers: Record<string, string> = {}) =>
    evidence({
      site: site([
        pageFromHtml(
          `<!doctype html><html lang="en"><head><title>Weber Bakery</title>${head}</head><body><p>We bake bread in Leeds every day.`,
          {
            headers,
          },
        ),
      ]),
    });

  it.each([
    ['the page', home('<meta name="robots" content="noindex">')],
    ['its header', home('', { 'x-robots-tag': 'noindex' })],
    ['one search engine by name', home('<meta name="bingbot" content="noindex">')],
  ])('names first that the home page asks to be left out, by %s, and calls it read by nobody', (_where, seen) => {
    const { findings } = lookAt(seen);
    expect(findings[0]).toMatchObject({ tone: 'bad', title: 'Your home page asks search engines to leave it out' });
    expect(findings.filter(({ title }) => /leave it out/.test(title))).toHaveLength(1);
    expect(findings.map(({ title }) => title).join()).not.toMatch(/may read your home page/);
  });

  it('names a fatal defect once, and before all else', () => {
    const robots = {
      url: `${testSite}robots.txt`,
      state: 'ok' as const,
      status: 200,
      body: 'User-agent: *\nDisallow: /',
      seenAt: '',
    };
    const told = lookAt(evidence({ robots })).findings;
    expect(told[0]).toMatchObject({
      title: 'Your robots.txt keeps every AI search crawler out',
      place: 'robots.txt, line 2',
      quote: 'Disallow: /',
    });
    expect(told.filter(({ place }) => place === 'robots.txt, line 2')).toHaveLength(1);
  });

  it('tells nothing of a home page that could not be read', () => {
    expect(lookAt(evidence({ site: site([]) })).findings).toEqual([]);
  });

  it('cuts what it quotes to 160 characters', () => {
    const long = `<!doctype html><html lang="en"><title>B</title><meta name="viewport" content="width=device-width, ${'x'.repeat(900)}"><p>Bread.`;
    for (const { quote, place } of lookAt(evidence({ site: site([pageFromHtml(long)]) })).findings) {
      expect((quote ?? '').length).toBeLessThanOrEqual(160);
      expect(place.length).toBeLessThanOrEqual(200);
    }
  });
});
