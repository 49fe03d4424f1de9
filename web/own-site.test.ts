// What our own engine says of our own site: as it is shipped, and as it stands for an owner who has filled in who they are.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analysis } from '#engine/contract.ts';
import { gather } from '#engine/gather.ts';
import { judge } from '#engine/judge.ts';
import changes from './content/changes.json' with { type: 'json' };
import { lastChanged } from './content/changes.ts';
import type { Company } from './content/company.ts';
import { buildSite, type Build } from './testing/build-site.ts';
import { startBuiltSite } from './testing/built-site.ts';
import { knownCompany, ownAnswers } from './testing/own-answers.ts';

// The site as it is on the day of its last change, whenever the test runs.
const lastDay = ['/rubric', ...Object.keys(changes)]
  .map((path) => lastChanged(path) ?? '')
  .toSorted()
  .at(-1);
const today = new Date(`${lastDay}T23:00:00.000Z`);
const folder = mkdtempSync(join(tmpdir(), 'citable-own-site-'));
let known: Build;
let shipped: Analysis;
let filledIn: Analysis;

beforeAll(async () => {
  const file = join(folder, 'company.json');
  writeFileSync(file, JSON.stringify(knownCompany));
  known = await buildSite('known', { COMPANY_FILE: file });
  shipped = await assess(null);
  filledIn = await assess(knownCompany, known.dir);
});
afterAll(async () => {
  await known.remove();
  rmSync(folder, { recursive: true });
});

async function assess(company: Company | null, dir?: string): Promise<Analysis> {
  const site = await startBuiltSite({ dir });
  const evidence = await gather(site.url, { answers: ownAnswers(site.url, company), allowHosts: [new URL(site.url).host], now: () => today });
  await site.close();
  return judge(evidence);
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

  it('refuses a company file with a mistake in it, and says where', async () => {
    const file = join(folder, 'mistaken.json');
    writeFileSync(file, JSON.stringify({ ...knownCompany, profiles: [{ label: 'LinkedIn', url: 'javascript:alert(1)' }] }));
    await expect(buildSite('mistaken', { COMPANY_FILE: file })).rejects.toThrow(/COMPANY_FILE[^]*profiles\[0\]\.url/);
  });

  it('gets 90 or more once its owner has stated people, profiles, reviews and coverage', () => {
    expect(filledIn.overallScore).toBeGreaterThanOrEqual(90);
  });
});
