import { describe, expect, it } from 'vitest';
import { judge } from '#engine/judge/judge.ts';
import { consequences } from '#engine/judge/checks/define-check.ts';
import { checks } from '#engine/judge/checks/rubric.ts';
import {
  answers,
  evidence,
  missing,
  page,
  pageFromHtml,
  reading,
  site,
  statement,
  testSite,
} from '#engine/testing/evidence-builder.ts';
import type { PlanItem } from '#engine/contract.ts';

const planOf = (overrides: Parameters<typeof evidence>[0] = {}) => judge(evidence(overrides)).personalizedPlan;
const itemsOf = (overrides: Parameters<typeof evidence>[0] = {}): PlanItem[] => {
  const { immediate, shortTerm, longTerm } = planOf(overrides);
  return [...immediate, ...shortTerm, ...longTerm];
};
const thin = { site: site([page({ schema: [], titles: [], metaDescriptions: [], openGraph: {} })]) };
const soundPage =
  '<!doctype html><html lang="en"><head><title>Brotwerk bakes bread in Leeds</title></head><body><main><h1>Bread</h1><p>We bake bread in Leeds.</p></main></body></html>';

describe('makePlan', () => {
  it('comes only from checks that lost points', () => {
    const analysis = judge(evidence(thin));
    const lost = analysis.checks.filter((check) => check.ratio !== null && check.ratio < 1).map(({ id }) => id);
    const items = [
      ...analysis.personalizedPlan.immediate,
      ...analysis.personalizedPlan.shortTerm,
      ...analysis.personalizedPlan.longTerm,
    ];
    expect(items.filter((item) => !lost.includes(item.checkId))).toEqual([]);
    expect(items.length).toBeGreaterThan(3);
  });

  it('puts what was only not seen behind what was seen to be wrong', () => {
    const twins = ['/', '/bread'].map((url) =>
      pageFromHtml(
        '<html lang="en"><title>Brotwerk</title><main><h1>Brotwerk</h1><p>We bake bread in Leeds. Call +44 113 496 0101.</p></main></html>',
        { url },
      ),
    );
    const ids = itemsOf({ site: site(twins), answers: answers({ locations: 'Leeds, Bradford, Harrogate' }) }).map(
      ({ checkId }) => checkId,
    );
    expect(ids).toContain('BP-12');
    expect(ids.indexOf('TS-07')).toBeLessThan(ids.indexOf('BP-12'));
  });

  const plain = (url: string, main: string, viewport = '<meta name="viewport" content="width=device-width">') =>
    pageFromHtml(
      `<html lang="en"><title>Brotwerk bakes bread in Leeds: ${url}</title>${viewport}<main><h1>Bread ${url}</h1>${main}</main></html>`,
      { url },
    );

  it('puts a form that sends nothing before dead links and a number that dials another', () => {
    const silentForms = [{ line: 1, tag: '<form>', how: 'stopped' as const, says: null }];
    const pages = [
      plain('/', '<p><a href="#">Prices</a> <a href="#">Team</a> <a href="https://brotwerk.example%22/">Shop</a></p>'),
      plain('/bread', '<p><a href="tel:01134960000">0113 496 7171</a></p>'),
      { ...plain('/contact', '<p>Write to us</p>'), silentForms },
    ];
    const titles = itemsOf({ site: site(pages) }).map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual([
      'A phone link dials another number than it shows',
      'A form on your site sends nothing',
      'A link fails because of a quotation mark in its address',
    ]);
  });

  it('puts a viewport that two pages of many lack behind all that anybody reads', () => {
    const paths = ['/', '/bread', '/cakes', '/about', '/contact', '/prices', '/rolls', '/team'];
    const pages = paths.map((url, at) => plain(url, '<p>We bake.</p>', at > 5 ? '' : undefined));
    const few = itemsOf({ site: site(pages) });
    const all = itemsOf({ site: site(paths.map((url) => plain(url, '<p>We bake.</p>', ''))) });
    const place = (items: readonly { checkId: string }[]) => items.findIndex(({ checkId }) => checkId === 'TS-15');
    expect(place(few)).toBeGreaterThan(place(all));
    expect(place(all)).toBeGreaterThanOrEqual(0);
  });

  it('asks early what a stranger cannot make out of prices', () => {
    const url = 'https://www.example.com/prices';
    const pages = [
      pageFromHtml(
        '<html lang="en"><title>Brotwerk bakes bread in Leeds</title><main><h1>Bread</h1><p>We bake.</p></main></html>',
      ),
      {
        ...pageFromHtml('<html lang="en"><title>Prices</title><main><p>Half a day: £300</p></main></html>', { url }),
        kind: 'pricing' as const,
      },
    ];
    const raised = {
      kind: 'unclear' as const,
      line1: '2.1',
      quote1: 'Half a day: £300',
      line2: null,
      quote2: null,
      value1: null,
      value2: null,
      words: null,
      wrong: '',
      todo: '',
      who: 'owner' as const,
      hurts: 'understood' as const,
      sure: 'high' as const,
      look: 'yes' as const,
    };
    const editor = {
      state: 'read' as const,
      reader: 'model',
      promptVersion: 2,
      calls: 3,
      costUsd: 0,
      why: null,
      organisation: null,
      raised: [raised],
    };
    expect(itemsOf({ site: site(pages, { editor }) })[0]?.title).toBe(
      'These words leave a reader with a question: “Half a day: £300”',
    );
  });

  it('asks once for pages that do not load and for the links to them', () => {
    const home = pageFromHtml(
      '<html lang="en"><title>Brotwerk bakes bread</title><main><h1>Bread</h1><p>We bake. <a href="/order">Order</a></p></main></html>',
    );
    const url = home.links[0]?.url ?? '';
    const broken = {
      ...site([home]),
      unread: [{ url, status: 404, reason: 'unreachable' as const, detail: '', kind: 'other' as const }],
      links: [{ from: home.url, href: '/order', url, text: 'Order', status: 404, hops: 0 }],
    };
    const own = itemsOf({ site: broken }).filter(({ checkId }) => checkId === 'TS-01' || checkId === 'TS-14');
    expect(own.map(({ title }) => title)).toEqual(['Repair broken links: “Order”']);
    expect(own[0]?.description).toContain('The same change repairs 1 more fault: ');
  });

  it('asks once for markup where there is none', () => {
    const own = itemsOf(thin).filter(({ checkId }) => checkId === 'AO-08' || checkId === 'TS-17');
    expect(own).toHaveLength(1);
    expect(own[0]?.description).toContain('The same change repairs 1 more fault: ');
  });

  it('fills every field that the page shows', () => {
    for (const item of itemsOf(thin)) {
      expect(
        [item.title, item.description, item.timeframe, item.proof, ...item.implementation, ...item.metrics].every(
          (text) => text.trim() !== '',
        ),
      ).toBe(true);
      expect(item.implementation.length).toBeGreaterThan(0);
    }
  });

  it('begins with server rendering where most pages are empty without scripts', () => {
    const shell = (url: string) =>
      pageFromHtml('<title>Bread</title><div id="root"></div><script type="module" src="/a.js"></script>', { url });
    const [first] = planOf({ site: site([shell('/'), shell('/about'), shell('/services')]) }).immediate;
    expect(first).toMatchObject({ checkId: 'TS-05', timeframe: 'Week 1-2' });
  });

  it('never recommends age, llms.txt or letting training crawlers in', () => {
    const closed = {
      url: `${testSite}robots.txt`,
      state: 'ok' as const,
      status: 200,
      body: 'User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /',
      seenAt: '',
    };
    const given = {
      robots: closed,
      llmsTxt: { url: `${testSite}llms.txt`, status: 404, softNotFound: false, excerpt: '' },
      answers: answers({ yearEstablished: 2026 }),
    };
    const ids = itemsOf(given).map((item) => item.checkId);
    expect(ids.filter((id) => ['BP-13', 'AO-07'].includes(id))).toEqual([]);
    expect(judge(evidence(given)).weaknesses.join(' ')).not.toMatch(/training/i);
  });

  it('advises nothing about pages that nobody saw, except what the owner said is missing', () => {
    const unseen = {
      site: missing('timeout'),
      robots: missing('timeout'),
      transport: missing('timeout'),
      sitemap: missing('timeout'),
      edge: missing('timeout'),
    };
    expect(itemsOf(unseen)).toEqual([]);
    expect(itemsOf({ ...unseen, answers: answers({ faqUsage: 'no' }) }).map((item) => item.checkId)).toContain('AO-11');
  });

  it('orders by what follows: the way to you, open questions, trust, blur, and last what changes no answer', () => {
    const first = itemsOf(thin).slice(0, 5);
    const place = first.map(({ checkId }) =>
      consequences.indexOf(checks.find(({ id }) => id === checkId)?.consequence ?? 'way'),
    );
    expect(place).toEqual(place.toSorted((a, b) => a - b));
  });

  it('says that one line of robots.txt is one cause, with all that it causes', () => {
    const robots = {
      url: `${testSite}robots.txt`,
      state: 'ok' as const,
      status: 200,
      body: 'User-agent: *\nDisallow: /',
      seenAt: '',
    };
    const items = itemsOf({ robots });
    expect(items.filter(({ checkId }) => /^AO-0[1-5]$/.test(checkId))).toHaveLength(1);
    expect(items[0]?.description).toContain('The same change repairs 4 more faults: ');
  });

  it('counts what the lifted gate wins', () => {
    const noindex = {
      site: site([pageFromHtml(soundPage.replace('<head>', '<head><meta name="robots" content="noindex">'))]),
    };
    const analysis = judge(evidence(noindex));
    const [first] = analysis.personalizedPlan.immediate;
    const mended = judge(evidence({ site: site([pageFromHtml(soundPage)]) }));
    expect(first?.checkId).toBe('TS-04');
    expect(Math.round(analysis.overallScore + (first?.gainPoints ?? 0))).toBe(mended.overallScore);
  });

  it('advises a network only to a kind of organisation that lives by it, in one item, and last', () => {
    const of = (type: string) =>
      itemsOf({
        site: site([
          pageFromHtml(
            `<title>Acme</title><script type="application/ld+json">{"@type":"${type}","name":"Acme"}</script><main><p>Words.</p></main>`,
          ),
        ]),
      });
    const elsewhere = (items: readonly { title: string }[]) =>
      items.map(({ title }) => title).filter((title) => title.startsWith('Show where else people find you: '));
    expect(elsewhere(of('Dentist'))).toEqual(['Show where else people find you: reviews and listings']);
    expect(elsewhere(of('Hotel'))).toEqual([
      'Show where else people find you: reviews and listings, Facebook and Instagram',
    ]);
    expect(elsewhere(of('CollegeOrUniversity').slice(0, 5))).toEqual([]);
    expect(elsewhere(planOf().immediate.slice(0, 5))).toEqual([]);
  });

  it('asks those whose visitors buy nothing for no price, no terms, no customers and no comparison', () => {
    const of = (type: string) => {
      const marked = pageFromHtml(
        `<title>Acme</title><script type="application/ld+json">{"@type":"${type}","name":"Acme"}</script><main><h1>Acme</h1><p>We meet each week in the old hall.</p></main>`,
      );
      const offers = ['Choir', 'Band', 'Brass'].map((subject) => statement('offer', subject, { subject }));
      return judge(evidence({ site: site([marked], { reading: reading(offers, 'read') }) }));
    };
    const [club, shop] = [of('MusicGroup'), of('Store')];
    const told = ({ checks: all }: typeof club) =>
      all.filter(({ id }) => ['CQ-13', 'CQ-14', 'CQ-15'].includes(id)).map(({ title }) => title);
    expect(told(shop).join('. ')).toMatch(/no named customer.*helps buyers compare.*no price, no area/);
    expect(told(club)).toEqual([
      'We saw no credential or data of your own on the one page we read of 2',
      'Does not apply here: help for buyers who compare',
      'We saw no area and no contact on the one page we read of 2',
    ]);
  });

  it('calls no network a weakness of those who do not live by it', () => {
    const bakery = judge(evidence());
    expect(bakery.weaknesses.join(' ')).not.toMatch(/LinkedIn| X profile|video/);
    expect(bakery.weaknesses.join(' ')).toMatch(/review site/);
  });

  it('calls a strength what a buyer meets, and says once which crawlers may read', () => {
    const { strengths } = judge(evidence());
    expect(strengths.filter((one) => one.includes('may read'))).toEqual([
      'The crawlers of ChatGPT, Claude, Perplexity, Google and Bing may read your key pages',
    ]);
    expect(strengths.join(' ')).not.toMatch(/sitemap|canonical|heading|title of|reading ease|sentences have/i);
  });

  it('advises nothing where all that was found is right', () => {
    const analysis = judge(evidence());
    expect(analysis.checks.find(({ id }) => id === 'CQ-10')).toMatchObject({ ratio: 0 });
    expect(itemsOf().map(({ checkId }) => checkId)).not.toContain('CQ-10');
    expect(analysis.weaknesses.join(' ')).not.toContain('1000 words');
  });

  it('puts what the owner alone says behind what was seen', () => {
    const ids = itemsOf({ ...thin, answers: answers({ contentFrequency: 'rarely' }) }).map(({ checkId }) => checkId);
    expect(ids.indexOf('CQ-11')).toBeGreaterThan(ids.indexOf('AO-19'));
  });

  it('has steps to do, and none that only says again what was seen', () => {
    const seen = new Set(judge(evidence(thin)).checks.flatMap(({ findings }) => findings.map(({ note }) => note)));
    for (const { checkId, implementation } of itemsOf(thin))
      expect({ checkId, again: implementation.filter((step) => seen.has(step)) }).toEqual({ checkId, again: [] });
  });

  it('differs where the evidence differs', () => {
    expect(itemsOf()).not.toEqual(itemsOf(thin));
  });

  it('draws the four weeks from its items and ends with a new measurement', () => {
    const plan = planOf(thin);
    expect(plan.customActionPlan.week1[0]).toContain(plan.immediate[0]?.title ?? 'no item');
    expect(plan.customActionPlan.week4.at(-1)).toMatch(/Measure again/);
  });

  it('speaks of points, never of promised traffic', () => {
    const plan = planOf(thin);
    expect(plan.estimatedROI).toMatch(/^Up to [\d.]+ of 100 points/);
    expect(plan).not.toHaveProperty('expectedTrafficIncrease');
    for (const line of plan.competitivePriority ?? [])
      expect(line).toMatch(/^(Critical|High|Optimization): .* modelled average/);
  });
});

it('promises in all what its items promise one by one', () => {
  const sum = itemsOf(thin).reduce((points, { gainPoints }) => points + gainPoints, 0);
  expect(sum).toBeGreaterThan(1);
  expect(planOf(thin).estimatedROI).toContain(`Up to ${Math.round(sum * 10) / 10} of 100 points`);
});
