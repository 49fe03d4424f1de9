import { describe, expect, it } from 'vitest';
import { assess } from '#engine/assess.ts';
import { badFindings } from './bad-findings.ts';
import { defectCases } from './defects.ts';
import { serveSites } from './serve-sites.ts';
import { changedSite, type SiteChange } from './site-change.ts';

const today = new Date('2026-11-20T10:00:00Z');

async function findingsAfter(name: string, change: SiteChange): Promise<string[]> {
  const served = await serveSites([changedSite(name, change)], today);
  try {
    const { analysis } = await assess(served.sites[0]?.url ?? '', { allowHosts: served.hosts, now: () => today });
    return badFindings(analysis);
  } finally {
    await served.stop();
  }
}

// Waiting between polite requests is most of the time, so several sites are read at once.
describe.concurrent.each(defectCases)('$defect', ({ defect, findings, has, nearMiss }) => {
  it('is found, and nothing else', async () => {
    expect(await findingsAfter(defect, has)).toEqual(findings);
  });
  it(`is not seen in its near miss: ${nearMiss.name}`, async () => {
    expect(await findingsAfter(nearMiss.name, nearMiss.change)).toEqual([]);
  });
});
