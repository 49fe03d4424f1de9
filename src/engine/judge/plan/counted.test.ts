import { expect, it } from 'vitest';
import type { Analysis, PlanItem } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { judge } from '#engine/judge/judge.ts';
import { countedChecks } from '#engine/judge/plan/counted.ts';
import { answers, evidence, pageFromHtml, site, testNow, testSite } from '#engine/testing/evidence-builder.ts';
import { mends } from '#engine/testing/mended-evidence.ts';

const bare = (url: string) =>
  pageFromHtml(
    '<html><head><title>Bread</title></head><body><h3>Bread</h3><p>We bake bread in Leeds, each night and by hand.</p><img src="/a.png"></body></html>',
    { url, ttfbMs: 1_500 },
  );
const pages = [bare('/'), bare('/about'), bare('/breads')];
const robots = (body: string) =>
  ({ url: `${testSite}robots.txt`, state: 'ok', status: 200, body, seenAt: testNow }) as const;
const closed = 'User-agent: OAI-SearchBot\nDisallow: /\nUser-agent: Claude-SearchBot\nDisallow: /about';

/** With something wrong of each kind, by what else would hide it. */
const faulty: Evidence[] = [
  evidence({
    answers: answers(),
    site: site(pages, {
      links: [{ from: testSite, href: '/old', url: `${testSite}old`, text: 'Old', status: 404, hops: 0 }],
      unread: [{ url: `${testSite}team`, status: 500, reason: 'invalid', detail: '', kind: 'other' }],
    }),
    robots: robots(closed),
    sitemap: { files: [], entries: [], sampled: [] },
    transport: { https: { ok: true, detail: '' }, httpRedirectsToHttps: false, finalUrl: testSite, hops: [] },
  }),
  evidence({
    site: site(
      pages.map((page) => ({
        ...page,
        robotsDirectives: [{ source: 'meta', agent: '*', directives: ['noindex'], line: 3, text: 'noindex' }],
      })),
    ),
    robots: { ...robots(''), state: 'html' },
    edge: { state: 'challenge', detail: 'a challenge', probes: [] },
  }),
];

const pointsOf = ({ categories }: Analysis) => Object.values(categories).reduce((sum, { score }) => sum + score, 0);
const itemsOf = ({ personalizedPlan: { immediate, shortTerm, longTerm } }: Analysis): PlanItem[] => [
  ...immediate,
  ...shortTerm,
  ...longTerm,
];

it('says of points what judging the mended evidence gives, and nothing where that cannot be done', () => {
  expect(Object.keys(mends).toSorted()).toEqual([...countedChecks].toSorted());
  const told = new Set<string>();
  for (const seen of faulty) {
    const before = judge(seen);
    for (const { checkId, gainPoints, description } of itemsOf(before)) {
      const mend = mends[checkId];
      if (!mend || gainPoints === 0 || before.gates.length > 0) continue;
      // A second fault of the same cause is mended with it.
      if (description.includes('The same change repairs')) continue;
      told.add(checkId);
      const gained = pointsOf(judge(mend(seen))) - pointsOf(before);
      expect(Math.abs(gained - gainPoints), `${checkId} says ${gainPoints} and gives ${gained}`).toBeLessThan(0.25);
    }
    for (const { checkId, gainPoints } of itemsOf(before)) if (!mends[checkId]) expect(gainPoints, checkId).toBe(0);
  }
  expect(told.size).toBeGreaterThan(7);
});
