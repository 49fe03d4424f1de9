// What our own engine says of our own site: as it is shipped, and as it stands for an owner who has filled in who they are.
import type { Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analysis } from '#engine/contract.ts';
import { gather } from '#engine/gather.ts';
import { judge } from '#engine/judge.ts';
import type { Company } from './content/company.ts';
import { startBuiltSite, type BuiltSite } from './testing/built-site.ts';
import { knownCompany, ownAnswers } from './testing/own-answers.ts';

const today = new Date('2026-11-20T12:00:00.000Z');
const sites: BuiltSite[] = [];
let shipped: Analysis;
let filledIn: Analysis;

beforeAll(async () => {
  shipped = await assess(null);
  filledIn = await assess(knownCompany);
}, 180_000); // two builds: seconds on a free machine, a minute on a busy one
afterAll(async () => {
  for (const site of sites) await site.close();
});

async function assess(company: Company | null): Promise<Analysis> {
  const site = await startBuiltSite({ plugins: company ? [replaceCompany(company)] : [], name: company ? 'known' : 'shipped' });
  sites.push(site);
  const evidence = await gather(site.url, { answers: ownAnswers(site.url, company), allowHosts: [new URL(site.url).host], now: () => today });
  return judge(evidence);
}

/** Builds the site as if the owner had edited content/company.ts. */
function replaceCompany(company: Company): Plugin {
  return {
    name: 'owner',
    enforce: 'pre',
    load: (id) => (id.endsWith('web/content/company.ts') ? `export const company = ${JSON.stringify(company)};` : null),
  };
}

const share = ({ score, maxScore }: { score: number; maxScore: number }) => score / maxScore;

describe('our own site, judged by our own engine', () => {
  it('has no gate and no contradiction', () => {
    for (const analysis of [shipped, filledIn]) {
      expect(analysis.gates).toEqual([]);
      expect(analysis.contradictions).toEqual([]);
    }
  });

  it('gets nine tenths of all that a site can do by itself, as shipped', () => {
    const { contentQuality, technicalSEO, aiOptimization } = shipped.categories;
    const own = contentQuality.score + technicalSEO.score + aiOptimization.score;
    const most = contentQuality.maxScore + technicalSEO.maxScore + aiOptimization.maxScore;
    expect(own / most).toBeGreaterThanOrEqual(0.9);
    expect(share(technicalSEO)).toBeGreaterThanOrEqual(0.95);
  });

  it('is told that nobody knows its brand yet: no profiles, no reviews, no coverage were stated', () => {
    expect(share(shipped.categories.brandPresence)).toBeLessThan(0.3);
    expect(shipped.overallScore).toBeLessThan(90);
  });

  it('gets 90 or more once its owner has stated people, profiles, reviews and coverage', () => {
    expect(filledIn.overallScore).toBeGreaterThanOrEqual(90);
  });
});
