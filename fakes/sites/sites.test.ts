import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assess } from '#engine/assess.ts';
import type { Analysis } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence.ts';
import { allSites } from './all-sites.ts';
import { badFindings } from './bad-findings.ts';
import { type ServedSites, serveSites } from './serve-sites.ts';

const today = new Date('2026-11-20T10:00:00Z');
let served: ServedSites;
const results = new Map<string, { evidence: Evidence; analysis: Analysis }>();
beforeAll(async () => {
  served = await serveSites(allSites, today);
  for (const { site, url } of served.sites) results.set(site.name, await assess(url, { allowHosts: served.hosts, now: () => today }));
}, 120_000);
afterAll(() => served.stop());

function resultOf(name: string) {
  const result = results.get(name);
  if (!result) throw new Error(`${name} was not assessed`);
  return result;
}

describe('each site is given exactly the bad findings that are true of it', () => {
  it.each(allSites)('$name', ({ name, expected }) => {
    expect(badFindings(resultOf(name).analysis)).toEqual(expected);
  });
});

describe('the sites differ, and so do their scores', () => {
  it('puts the honest bakery before the thin plumber', () => {
    expect(resultOf('good-baker').analysis.overallScore).toBeGreaterThan(resultOf('thin-plumber').analysis.overallScore + 15);
  });
  it('holds down only Perplexity for the clinic that blocks only Perplexity', () => {
    const { platformScores } = resultOf('blocked-clinic').analysis;
    expect(platformScores.perplexity).toBeLessThanOrEqual(35);
    expect(platformScores.chatgpt).toBeGreaterThan(35);
  });
  it('sees that the shop has no words without scripts', () => {
    expect(resultOf('js-only-shop').evidence.site).toMatchObject({ ok: true, value: { pages: [{ mainWords: 0, appShell: { emptyRoot: true } }] } });
  });
});

describe('the hostile site', () => {
  it('costs its own pages and nothing else', () => {
    const { evidence } = resultOf('hostile-page');
    const unread = evidence.site.ok ? evidence.site.value.unread : [];
    const reasons = Object.fromEntries(unread.map(({ url, reason }) => [new URL(url).pathname, reason]));
    expect(reasons).toEqual({ '/metadata': 'invalid', '/loop': 'invalid', '/stuck': 'timeout', '/x': 'unreachable' });
  });
  it('is read up to the cap', () => {
    const { evidence } = resultOf('hostile-page');
    const pages = evidence.site.ok ? evidence.site.value.pages : [];
    expect(
      pages
        .filter((page) => page.truncated)
        .map((page) => new URL(page.url).pathname)
        .sort(),
    ).toEqual(['/bomb', '/deep', '/endless']);
  });
  it('changes no score by asking for one', () => {
    const { analysis } = resultOf('hostile-page');
    expect(analysis.overallScore).toBeLessThan(70);
    expect(JSON.stringify(analysis.checks.map(({ title, why, reason }) => [title, why, reason]))).not.toContain('Ignore all previous');
  });
});
