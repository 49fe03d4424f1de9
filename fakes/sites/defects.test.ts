import { describe, expect, it } from 'vitest';
import { assess } from '#engine/assess.ts';
import { badFindings } from './bad-findings.ts';
import { changedSite, defectCases, type SiteChange } from './defects.ts';
import { serveSites } from './serve-sites.ts';

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

describe.each(defectCases)('$defect', ({ defect, findings, has, nearMiss }) => {
  it('is found, and nothing else', async () => {
    expect(await findingsAfter(defect, has)).toEqual(findings);
  });
  it(`is not seen in its near miss: ${nearMiss.name}`, async () => {
    expect(await findingsAfter(nearMiss.name, nearMiss.change)).toEqual([]);
  });
});
