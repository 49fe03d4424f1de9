import { describe, expect, it } from 'vitest';
import { judge } from '#engine/judge/judge.ts';
import { checks } from '#engine/judge/checks/rubric.ts';
import { answers, evidence, missing, page, pageFromHtml, site, testSite } from '#engine/testing/evidence-builder.ts';
import type { Answers, PlanItem } from '#engine/contract.ts';

const planOf = (overrides: Parameters<typeof evidence>[0] = {}) => judge(evidence(overrides)).personalizedPlan;
const itemsOf = (overrides: Parameters<typeof evidence>[0] = {}): PlanItem[] => {
  const { immediate, shortTerm, longTerm } = planOf(overrides);
  return [...immediate, ...shortTerm, ...longTerm];
};
const thin = { site: site([page({ schema: [], titles: [], metaDescriptions: [], openGraph: {} })]) };
const goal = (businessGoals: string): Partial<Answers> => ({ businessGoals });

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

  it('fills every field that the page shows', () => {
    for (const item of itemsOf(thin)) {
      expect(
        [item.title, item.description, item.timeframe, item.proof, ...item.implementation, ...item.metrics].every(
          (text) => text.trim() !== '',
        ),
      ).toBe(true);
      expect(item.implementation.length).toBeGreaterThan(0);
      expect(item.gainPoints).toBeGreaterThan(0);
    }
  });

  it('begins with server rendering where most pages are empty without scripts', () => {
    const shell = (url: string) =>
      pageFromHtml('<title>Bread</title><div id="root"></div><script type="module" src="/a.js"></script>', { url });
    const [first] = planOf({ site: site([shell('/'), shell('/about'), shell('/services')]) }).immediate;
    expect(first).toMatchObject({ checkId: 'TS-05', timeframe: 'Week 1-2' });
    const one = planOf({ site: site([page(), page({ url: '/about', kind: 'about' }), shell('/services')]) });
    expect(one.immediate.map((item) => item.checkId)).not.toContain('TS-05');
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
    expect(ids.filter((id) => ['BP-13', 'AO-07', 'AO-20'].includes(id))).toEqual([]);
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
    expect(
      itemsOf(unseen)
        .map((item) => item.checkId)
        .filter((id) => !['BP-07', 'BP-08', 'BP-09'].includes(id)),
    ).toEqual([]);
    expect(itemsOf({ ...unseen, answers: answers({ faqUsage: 'no' }) }).map((item) => item.checkId)).toContain('AO-11');
  });

  it('orders by points lost against effort', () => {
    const { immediate } = planOf(thin);
    const value = immediate.map((item) => {
      const check = checks.find(({ id }) => id === item.checkId);
      const strength = { strong: 1.2, moderate: 1, weak: 0.7, convention: 0.6, refuted: 0 }[
        check?.strength ?? 'refuted'
      ];
      return (item.gainPoints * strength) / { Easy: 1, Medium: 2, Hard: 3 }[item.difficulty];
    });
    expect(value).toEqual(value.toSorted((a, b) => b - a));
  });

  it('has steps to do, and none that only says again what was seen', () => {
    const seen = new Set(judge(evidence(thin)).checks.flatMap(({ findings }) => findings.map(({ note }) => note)));
    for (const { checkId, implementation } of itemsOf(thin))
      expect({ checkId, again: implementation.filter((step) => seen.has(step)) }).toEqual({ checkId, again: [] });
  });

  it('lets the owner’s goal weigh', () => {
    const rank = (businessGoals: string) =>
      itemsOf({ ...thin, answers: answers(goal(businessGoals)) })
        .filter((item) => item.timeframe === 'Month 1-3')
        .findIndex((item) => item.checkId === 'BP-10');
    expect(rank('More leads and sales')).toBeLessThanOrEqual(rank(''));
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
