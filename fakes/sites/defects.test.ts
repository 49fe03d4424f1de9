import { describe, expect, it } from 'vitest';
import { fewOf } from '#base/testing/long.ts';
import { assess } from '#engine/assess.ts';
import type { Analysis } from '#engine/contract.ts';
import { badFindings } from './bad-findings.ts';
import { defectCases } from './defects.ts';
import { serveSites } from './serve-sites.ts';
import { all, changedSite, replace, type SiteChange } from './site-change.ts';

const today = new Date('2026-11-20T10:00:00Z');

async function analysisAfter(name: string, change: SiteChange): Promise<Analysis> {
  const served = await serveSites([changedSite(name, change)], today);
  try {
    const { analysis } = await assess(served.sites[0]?.url ?? '', { allowHosts: served.hosts, now: () => today });
    return analysis;
  } finally {
    await served.stop();
  }
}

// That each defect is found, and nothing else, is shown where its site is read for the fix pack: src/engine/repair/defects-mended.slow.test.ts.
// Waiting between polite requests is most of the time, so several sites are read at once.
describe.concurrent.each(fewOf(defectCases, 12))('$defect', ({ nearMiss }) => {
  it(`is not seen in its near miss: ${nearMiss.name}`, async () => {
    expect(badFindings(await analysisAfter(nearMiss.name, nearMiss.change))).toEqual([]);
  });
});

const unmarked = replace('/about', /“(We would rather bake less bread than worse bread\.)”/, '$1');
it.concurrent.each<[string, SiteChange, boolean]>([
  ['is a quotation with the name of who said it', unmarked, true],
  ['is nobody’s without a name', all(unmarked, replace('/about', /<cite>[^<]*<\/cite>/, '')), false],
])('a block quotation without quotation marks %s', async (name, change, isSeen) => {
  const { checks } = await analysisAfter(name, change);
  const quoted = checks
    .flatMap(({ id, findings }) => (id === 'CQ-08' ? findings : []))
    .filter(({ id }) => id === 'quotation-attributed');
  expect(
    quoted.some(
      (finding) => finding.kind === 'quote' && finding.quote === 'We would rather bake less bread than worse bread.',
    ),
  ).toBe(isSeen);
});
