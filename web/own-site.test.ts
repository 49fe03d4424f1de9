// What our own engine says of our own site: as it is shipped, and as it stands for an owner who has filled in who they are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import type { Company } from '#base/owners-choice.ts';
import type { Analysis } from '#engine/contract.ts';
import { gather } from '#engine/read/gather.ts';
import { judge } from '#engine/judge/judge.ts';
import changes from './content/changes.json' with { type: 'json' };
import { lastChanged } from './content/changes.ts';
import { startBuiltSite } from './testing/built-site.ts';
import { type DrawnPages, drawnPages } from './testing/drawn-pages.ts';
import { knownCompany, ownAnswers } from './testing/own-answers.ts';

// The site as it is on the day of its last change, whenever the test runs.
const lastDay = ['/rubric', ...Object.keys(changes)]
  .map((path) => lastChanged(path) ?? '')
  .toSorted()
  .at(-1);
const today = new Date(`${lastDay}T23:00:00.000Z`);
let known: DrawnPages;
let shipped: Analysis;
let filledIn: Analysis;

beforeAll(async () => {
  known = await drawnPages({ company: knownCompany });
  shipped = await assess(null);
  filledIn = await assess(knownCompany, known.pagesDir);
});
afterAll(() => known.remove());

async function assess(company: Company | null, pagesDir?: string): Promise<Analysis> {
  const site = await startBuiltSite({ pagesDir });
  // All the time it needs: on a busy machine the usual 45 seconds end before the last pages are read, and each unread page costs points.
  const evidence = await gather(site.url, {
    answers: ownAnswers(site.url, company),
    allowHosts: [new URL(site.url).host],
    now: () => today,
    deadlineMs: 3_600_000,
  });
  await site.close();
  return judge(evidence);
}

/** For whoever changes a page: which checks cost how many points. */
function lost({ checks }: Analysis): string {
  const costs = checks
    .map(({ id, points, ratio, outcome }) => ({ id, cost: outcome === 'scored' ? points * (1 - (ratio ?? 0)) : 0 }))
    .filter(({ cost }) => cost > 0.05);
  return costs
    .toSorted((a, b) => b.cost - a.cost)
    .map(({ id, cost }) => `${id} ${cost.toFixed(1)}`)
    .join(', ');
}

const share = ({ score, maxScore }: { score: number; maxScore: number }) => score / maxScore;

describe('our own site, judged by our own engine', () => {
  itLong('has no gate and no contradiction', () => {
    for (const analysis of [shipped, filledIn]) {
      expect(analysis.gates).toEqual([]);
      expect(analysis.contradictions).toEqual([]);
    }
  });

  itLong('gets most of all that a site can do by itself, as shipped', () => {
    const { contentQuality, technicalSEO, aiOptimization } = shipped.categories;
    const own = contentQuality.score + technicalSEO.score + aiOptimization.score;
    const most = contentQuality.maxScore + technicalSEO.maxScore + aiOptimization.maxScore;
    expect(own / most, lost(shipped)).toBeGreaterThanOrEqual(0.86);
    expect(share(technicalSEO), lost(shipped)).toBeGreaterThanOrEqual(0.94);
  });

  itLong('is told that nobody knows its brand yet: no profiles, no reviews, no coverage were stated', () => {
    expect(share(shipped.categories.brandPresence)).toBeLessThan(0.45);
    expect(shipped.overallScore, lost(shipped)).toBeGreaterThanOrEqual(80);
    expect(shipped.overallScore).toBeLessThan(90);
  });

  itLong('says on every page what its owner chose of money back and final sales', () => {
    const page = (path: string) =>
      readFileSync(join(known.pagesDir, path, 'index.html'), 'utf8').replaceAll(/<[^>]+>/g, ' ');
    expect(page('')).not.toContain('money-back');
    expect(page('plans/monitoring')).toContain('All sales are final. There are no refunds');
    for (const path of [
      '',
      'plans',
      'plans/assessment',
      'plans/monitoring',
      'plans/audit',
      'terms-of-service',
      'refund-policy',
    ]) {
      expect(page(path), path).not.toMatch(/within 30 days|get your money back if/);
    }
  });

  itLong('gets 90 or more once its owner has stated people, profiles, reviews and coverage', () => {
    expect(filledIn.overallScore, lost(filledIn)).toBeGreaterThanOrEqual(90);
  });
});
