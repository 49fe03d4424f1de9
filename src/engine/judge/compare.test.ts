import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComparedSite, compareSites, judgeAlone } from '#engine/judge/compare.ts';
import { checks } from '#engine/judge/checks/rubric.ts';
import { startVisit } from '#engine/read/visit/visit.ts';
import { answers, evidence, pageFromHtml } from '#engine/testing/evidence-builder.ts';

const wholeSite = { pageLimit: 6, offers: ['Boiler repair'] };
const home = `<html lang="en"><head><title>Boiler repair in Leeds</title></head><body><main><h1>Boiler repair</h1><p>We repair boilers in Leeds, all makes and all ages, on the day you call us.</p></main></body></html>`;
const siteOf = (...html: string[]) => {
  const pages = html.map((text, index) => pageFromHtml(text, { url: index === 0 ? '/' : `/p${index}` }));
  return { pages, unread: [], planned: pages.length, depth: {}, links: [] };
};

/** A site of which so many checks are settled, each at this ratio. */
function compared(ratios: readonly number[], more: Partial<ComparedSite> = {}): ComparedSite {
  const settled = checks.filter(({ points }) => points > 0).slice(0, ratios.length);
  return {
    rubricVersion: '1',
    names: [],
    pagesRead: 6,
    isGated: false,
    checks: settled.map(({ id, category, points }, index) => ({
      id,
      category,
      points,
      ratio: ratios[index] ?? 0,
      title: id,
      good: null,
      bad: null,
    })),
    ...more,
  };
}

describe('a site judged alone', () => {
  it('is the same whatever its owner answered, what the assistants said and how many links were tried', () => {
    const site = siteOf(home);
    const bare = judgeAlone(evidence({ site }), wholeSite);
    const told = judgeAlone(
      evidence({ site, answers: answers({ companyName: 'Leeds Boilers', keywords: ['boiler'], faqUsage: 'yes' }) }),
      wholeSite,
    );
    expect(told).toEqual(bare);
    expect(bare.checks.length).toBeGreaterThan(10);
  });

  it('reads as many pages as are allowed: home, then those nearest the offers', () => {
    const page = (title: string) => home.replace('<title>Boiler repair in Leeds</title>', `<title>${title}</title>`);
    const site = siteOf(home, page('Taps'), page('Drains'), page('Boiler repair prices'));
    const alone = judgeAlone(evidence({ site }), { ...wholeSite, pageLimit: 2 });
    expect(alone.pagesRead).toBe(2);
    const title = alone.checks.find(({ id }) => id === 'TS-07');
    expect(JSON.stringify(title)).not.toMatch(/Taps|Drains/);
  });

  it('shows no quote with a person’s name, telephone or mail address, no markup, and none above 25 words', () => {
    const quoteOf = (title: string) =>
      judgeAlone(evidence({ site: siteOf(home.replace('Boiler repair in Leeds', title)) }), wholeSite).checks.find(
        ({ id }) => id === 'TS-07',
      )?.good;
    expect(quoteOf('Boiler repair in Leeds today')?.quote).toBe('Boiler repair in Leeds today');
    for (const title of [
      'Boiler repair by Laura Ashford, Leeds',
      'Boiler repair in Leeds: 0113 496 0000',
      'Boiler repair in Leeds: laura@leeds-boilers.example',
      Array.from({ length: 26 }, (_, index) => `repair${index}`).join(' '),
    ])
      expect(quoteOf(title)?.quote ?? null, title).toBe(null);
  });

  it('has a heading for each check that can be compared', () => {
    const missing = checks.filter(
      ({ points, concerns, reads, comparedAs }) =>
        points > 0 &&
        concerns !== 'whole-site' &&
        !reads.some((key) => key === 'answers' || key === 'platformAnswers') &&
        comparedAs === undefined,
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});

describe('sites beside each other', () => {
  const ratio = fc.constantFrom(0, 0.3, 0.5, 0.8, 1);
  const site = fc.array(ratio, { minLength: 20, maxLength: 45 });

  it('have one score for the same ratios, on the checks of both alone, whoever is called “you”', () => {
    fc.assert(
      fc.property(site, site, (a, b) => {
        const result = compareSites(compared(a), [compared(b)]);
        const turned = compareSites(compared(b), [compared(a)]);
        expect(result?.checks).toHaveLength(Math.min(a.length, b.length));
        expect(result?.others[0]).toEqual(turned?.you);
        expect(result?.you).toEqual(turned?.others[0]);
        const shared = Math.min(a.length, b.length);
        const same = compareSites(compared(a), [compared([...a.slice(0, shared), ...b.slice(shared)])]);
        expect(same?.others[0]?.score).toBe(same?.you.score);
      }),
    );
  });

  it('keep the score within its range, which is wider for whom more is open', () => {
    fc.assert(
      fc.property(site, site, (a, b) => {
        for (const one of [compareSites(compared(a), [compared(b)])].flatMap((result) =>
          result ? [result.you, ...result.others] : [],
        )) {
          expect(one?.score).toBeGreaterThanOrEqual(one?.interval.low ?? 101);
          expect(one?.score).toBeLessThanOrEqual(one?.interval.high ?? -1);
        }
      }),
    );
    const widthOf = ({ low, high }: { low: number; high: number } = { low: 0, high: 0 }) => high - low;
    const result = compareSites(compared(Array(30).fill(0.5)), [compared(Array(22).fill(0.5))]);
    expect(widthOf(result?.others[0]?.interval)).toBeGreaterThan(widthOf(result?.you.interval));
  });

  it('are compared from twenty checks on, by the same rules only; one that shares too few is left out alone', () => {
    const you = compared(Array(30).fill(0.5));
    expect(compareSites(you, [compared(Array(19).fill(1))])).toBe(null);
    expect(compareSites(you, [compared(Array(20).fill(1))])?.checks).toHaveLength(20);
    expect(compareSites(you, [compared(Array(30).fill(1), { rubricVersion: '2' })])).toBe(null);
    const three = compareSites(you, [compared(Array(19).fill(1)), compared(Array(28).fill(1))]);
    expect(three?.others.map((other) => other !== null)).toEqual([false, true]);
    expect(three?.checks).toHaveLength(28);
  });

  it('count what is partly seen in no score', () => {
    const partly = compared(Array(30).fill(1));
    partly.checks = partly.checks.map((check, index) => (index < 5 ? { ...check, ratio: 0.2, partly: true } : check));
    expect(compareSites(compared(Array(30).fill(1)), [partly])?.checks).toHaveLength(25);
  });
});

it('a visit at a gentle pace waits before each further request, and has one under way', async () => {
  const pauses: number[] = [];
  let [inside, most] = [0, 0];
  const visit = startVisit({
    run: () => Promise.reject(new Error('nothing is read')),
    userAgent: 'CitableBot/1.0',
    deadlineMs: 60_000,
    now: () => new Date(),
    pace: {
      parallel: 1,
      pauseMs: 2000,
      pause: async (ms) => {
        pauses.push(ms);
      },
    },
    guard: {
      lookup: async () => {
        most = Math.max(most, ++inside);
        await Promise.resolve();
        inside -= 1;
        throw new Error('no such name');
      },
    },
  });
  await Promise.all(['/', '/a', '/b', '/c'].map((path) => visit.ask(`https://slow.example${path}`)));
  visit.end();
  expect(pauses).toEqual([2000, 2000, 2000, 2000]);
  expect(most).toBe(1);
});
