// Slow, because it visits some eighty sites.
import { beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '#base/testing/long.ts';
import { badFindings } from '../../../fakes/sites/bad-findings.ts';
import { defectCases } from '../../../fakes/sites/defects.ts';
import { siteWithFixPack } from '../../../fakes/sites/site-with-fix-pack.ts';
import { serveSites } from '../../../fakes/sites/serve-sites.ts';
import { changedSite } from '../../../fakes/sites/site-change.ts';
import type { SiteDefinition } from '../../../fakes/sites/define-site.ts';
import { assess } from '#engine/assess.ts';
import type { FixPack } from '#engine/contract.ts';
import { makeFixPack } from './make-fix-pack.ts';

/** The defects that a file can repair, and what then is left of their findings. Nothing else may be claimed: what replaces a text without losing a word of it, a person writes. */
const mendable: Record<string, { checks: string[]; left: string[] }> = {
  'robots.txt closed to everyone': { checks: ['AO-01', 'AO-02', 'AO-03', 'AO-04', 'AO-05'], left: [] },
  'robots.txt closed to a search agent': { checks: ['AO-01'], left: [] },
  'robots.txt closed to the agent that opens a page for a person': { checks: ['AO-05'], left: [] },
  'a robots.txt that is a web page': { checks: ['TS-03'], left: [] },
  'a page without a title': { checks: ['TS-07'], left: [] },
};
const today = new Date('2026-11-20T10:00:00Z');

type Read = { pack: FixPack; findings: string[]; origin: string };
/** What a file mends, and a fourth of the rest; in test:faults all. */
const cases = defectCases.filter(({ defect }, index) => isLong || defect in mendable || index % 4 === 0);
const before = new Map<string, Read>();
const after = new Map<string, Read>();

// Few sites are read at a time, so that none is late on a busy machine. Only what a file changes is read again.
const atOnce = 4;
beforeAll(async () => {
  const sites = cases.map(({ defect, has }) => changedSite(defect, has));
  await readAll(sites, before);
  const changed = sites.filter(({ name }) => before.get(name)?.pack.files.some(({ fixes }) => fixes.length > 0));
  await readAll(
    changed.map((site) =>
      siteWithFixPack(site, before.get(site.name)?.pack.files ?? [], before.get(site.name)?.origin ?? ''),
    ),
    after,
  );
});

async function readAll(sites: SiteDefinition[], into: Map<string, Read>): Promise<void> {
  const served = await serveSites(sites, today);
  const waiting = served.sites.values();
  const readNext = async () => {
    for (const { site, url } of waiting) {
      const { evidence, analysis } = await assess(url, {
        now: () => today,
        allowHosts: served.hosts,
        deadlineMs: 240_000,
      });
      into.set(site.name, {
        pack: makeFixPack(evidence),
        findings: badFindings(analysis),
        origin: new URL(url).origin,
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readNext));
  await served.stop();
}

describe.each(cases)('the fix pack for $defect', ({ defect, findings }) => {
  const expected = mendable[defect];
  it(expected ? 'claims what it mends, and once put in place nothing else is found' : 'claims nothing', () => {
    const claims = before.get(defect)?.pack.files.flatMap(({ fixes }) => fixes.map(({ checkId }) => checkId));
    expect([...new Set(claims)].toSorted()).toEqual(expected?.checks ?? []);
    expect(before.get(defect)?.findings).toEqual(findings);
    expect(after.get(defect)?.findings).toEqual(expected?.left);
  });
});
