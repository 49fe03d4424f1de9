import { describe, expect, it } from 'vitest';
import { judge } from '#engine/judge/judge.ts';
import { findingKey } from '#engine/evidence/corrections.ts';
import { evidence, page, site, testSite } from '#engine/testing/evidence-builder.ts';

const robots = (body: string) => ({
  url: `${testSite}robots.txt`,
  state: 'ok' as const,
  status: 200,
  body,
  seenAt: '',
});
const width = ({ interval }: { interval: { low: number; high: number } }) => interval.high - interval.low;

describe('a check under review', () => {
  it('counts no points: less coverage, a wider range, and no task', () => {
    const seen = evidence({ site: site([page()]), robots: robots('User-agent: PerplexityBot\nDisallow: /\n') });
    const [before, after] = [judge(seen), judge({ ...seen, underReview: ['AO-03'] })];
    const planned = ({ personalizedPlan: plan }: typeof before) =>
      [...plan.immediate, ...plan.shortTerm, ...plan.longTerm].map(({ checkId }) => checkId);
    expect(planned(before)).toContain('AO-03');
    expect(planned(after)).not.toContain('AO-03');
    expect(after.checks.find(({ id }) => id === 'AO-03')).toMatchObject({
      outcome: 'not-measured',
      ratio: null,
      findings: [],
    });
    expect(after.coverage).toBeLessThan(before.coverage);
    expect(width(after.categories.aiOptimization)).toBeGreaterThan(width(before.categories.aiOptimization));
  });

  it('closes no gate, nor does a finding that was left out', () => {
    const shut = evidence({ site: site([page()]), robots: robots('User-agent: *\nDisallow: /\n') });
    const [gate] = judge(shut).gates;
    if (!gate) throw new Error('a closed site has a gate');
    const correction = {
      ...findingKey('AO-01', gate.finding),
      at: '',
      by: 'operator' as const,
      effect: { kind: 'leave-out' as const },
    };
    expect(judge({ ...shut, underReview: ['AO-01'] }).gates).toEqual([]);
    expect(judge({ ...shut, corrections: [correction] }).gates).toEqual([]);
  });
});
