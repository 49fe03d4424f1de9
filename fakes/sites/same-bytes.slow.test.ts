// Serves and reads some 35 websites, some four seconds: a change of the engine's order leaves every byte of what it says as it was.
import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { makeFixPack } from '#engine/repair/make-fix-pack.ts';
import { gather } from '#engine/read/gather.ts';
import { judge } from '#engine/judge/judge.ts';
import { allSites } from './all-sites.ts';
import { honestSites } from './honest/honest-sites.ts';
import { realLifeSites } from './real-life.ts';
import { serveSites } from './serve-sites.ts';

const today = new Date('2026-11-22T10:00:00Z');
const sites = [...allSites.filter(({ name }) => name !== 'hostile-page'), ...realLifeSites, ...honestSites];

let hashes: Record<string, Record<'evidence' | 'analysis' | 'fixPack', string>>;
beforeAll(async () => {
  const served = await serveSites(sites, today);
  hashes = {};
  for (const { site, url, host } of served.sites) {
    const evidence = asServedAt(
      `${site.name}.example`,
      host,
      await gather(url, { allowHosts: [host], now: () => today }),
    );
    hashes[site.name] = {
      evidence: hash(evidence),
      analysis: hash(judge(evidence)),
      fixPack: hash(makeFixPack(evidence)),
    };
  }
  await served.stop();
});

it('says the same of every invented site, byte for byte, until the rubric has another version', async () => {
  await expect(`${JSON.stringify(hashes, null, 1)}\n`).toMatchFileSnapshot('./same-bytes.json');
});

/** The port and the milliseconds of one run are no part of what was seen. */
function asServedAt(host: string, served: string, evidence: Evidence): Evidence {
  const text = JSON.stringify(evidence).replaceAll(served, host);
  return JSON.parse(text, (key, value: unknown) =>
    ['ttfbMs', 'totalMs'].includes(key) && typeof value === 'number' ? 40 : value,
  ) as Evidence;
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}
