import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { FixPack } from '#engine/contract.ts';
import { fixPackZip } from './fix-pack-zip.ts';

const report = {
  createdAt: '2026-11-20T10:00:00.000Z',
  company: { name: 'Brotwerk', website: '', domain: '', industryLabel: '', locations: '' },
};
const robots = {
  path: 'robots.txt',
  title: 'robots.txt',
  place: 'Replace it.',
  urls: [],
  text: 'User-agent: *\n',
  diff: '+ User-agent: *',
  improves: [],
  optional: false,
};
const pack: FixPack = {
  files: [{ ...robots, fixes: [{ checkId: 'AO-01', note: 'Closed to OAI-SearchBot' }], secondReading: 'not read' }],
  leftOut: [{ path: 'llms.txt', reason: 'No name.' }],
};

describe('the archive of a fix pack', () => {
  const entries = Object.fromEntries(
    Object.entries(unzipSync(fixPackZip(pack, report))).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
  it('holds each file as it is, and its diff', () => {
    expect(entries).toMatchObject({ 'robots.txt': 'User-agent: *\n', 'robots.txt.diff': '+ User-agent: *\n' });
  });
  it('tells the developer what each file removes, and what was left out', () => {
    expect(entries['README.md']).toContain('Removes (AO-01): Closed to OAI-SearchBot');
    expect(entries['README.md']).toContain('llms.txt: No name.');
    expect(entries['README.md']).toContain('- Not read a second time');
  });
  it('has the same bytes each time', () => {
    expect(fixPackZip(pack, report).equals(fixPackZip(pack, report))).toBe(true);
  });
});
