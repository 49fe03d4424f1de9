// Slow, because it reads a served site and judges a page for each rewording twice.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { gather } from '#engine/read/gather.ts';
import { answersOf, figuresOf } from './judge-site.ts';
import { readLabels } from './labels.ts';
import { movedRewordings } from './moved-rewordings.ts';
import { rewordings } from './rewordings.ts';
import { addressOfFile, filesOf, serveFiles } from './site-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'truth-'));
afterAll(() => rmSync(folder, { recursive: true }));

const head = {
  site: 'roofer',
  repo: 'someone/roofer',
  commit: '0'.repeat(40),
  folder: 'public',
  domain: 'roofer.example',
  language: 'en',
  sealed: false,
  labelledBy: 'test',
  labelledAt: '2026-11-22',
  complete: ['hours'],
  answers: { companyName: 'Smith Roofing', yearEstablished: 1998 },
};

function labels(...lines: unknown[]): string {
  const file = join(folder, 'roofer.jsonl');
  writeFileSync(file, [head, ...lines].map((line) => JSON.stringify(line)).join('\n'));
  return file;
}

const prose =
  '<p>Slates come from the old quarry in the north, are cut by hand in our yard, and go onto the roof one by one, from the eaves to the ridge.</p>'.repeat(
    6,
  );
function siteOf(pages: Record<string, string>): void {
  mkdirSync(join(folder, 'roofer', 'public'), { recursive: true });
  for (const [path, main] of Object.entries(pages))
    writeFileSync(
      join(folder, 'roofer', 'public', path),
      `<html lang="en"><title>Smith Roofing</title><main><h1>Roofs in Lynn</h1>${main}${prose}</main>`,
    );
}

describe('a labelled site', () => {
  it('is held against its labels: true and untrue credits, recall, and what the owner confirms', async () => {
    siteOf({
      'index.html':
        '<p>We have laid slates since 1998.</p><p>A survey costs £90.</p><a href="https://roofer.example/about">About</a>',
      'about.html':
        '<dl><dt>Monday to Friday</dt><dd>08:00-17:00</dd></dl><table><tr><th>Boat</th><td>£4,000</td></tr></table>',
    });
    const labelled = readLabels(
      labels(
        { kind: 'founding', path: 'index.html', quote: 'since 1998', is: 'true' },
        { kind: 'price', path: 'index.html', quote: 'A survey costs £90', is: 'true' },
        { kind: 'price', path: 'about.html', quote: 'Boat £4,000', is: 'false', note: 'the neighbour’s' },
        { kind: 'hours', path: 'about.html', quote: 'Monday to Friday 08:00', is: 'true' },
        { kind: 'hours', path: 'about.html', quote: 'on Sundays', is: 'true' },
        { kind: 'person', is: 'absent' },
        { check: 'TS-08', finding: 'description-missing', path: 'about.html', is: 'false' },
      ),
    );
    const files = filesOf(folder, labelled);
    if (!files) throw new Error('the folder holds it');
    const served = await serveFiles(files, labelled.domain);
    const read = (answers: ReturnType<typeof answersOf>) =>
      gather(served.url, { allowHosts: [served.host], answers, now: () => new Date('2026-11-20') });
    try {
      const plain = figuresOf(labelled, await read(null), 'plain');
      expect(plain.pages).toBe(2);
      expect(plain.faults).toEqual(['about.html does not show “on Sundays”']);
      expect(plain.credits['hours']).toMatchObject({ claims: 1, untrue: [], notLabelled: [] });
      expect(plain.credits['price']?.untrue, 'a trap').toEqual([expect.stringContaining('£4,000')]);
      expect(plain.accusations['TS-08']?.untrue).toHaveLength(1);
      expect(plain.recall).toMatchObject({
        founding: { found: 0, labelled: 1 },
        hours: { found: 1, labelled: 2 },
        price: { found: 0 },
      });

      const owner = await read(answersOf(labelled));
      expect(figuresOf(labelled, owner, 'answers').recall['founding']).toMatchObject({ found: 1, labelled: 1 });
    } finally {
      await served.stop();
    }
  });

  it.each([
    [
      {
        kind: 'price',
        path: 'a.html',
        quote: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
        is: 'true',
      },
      /roofer\.jsonl:2: the quote has more than 15 words/,
    ],
    [{ kind: 'colour', path: 'a.html', quote: 'red', is: 'true' }, /roofer\.jsonl:2/],
    [{ check: 'CQ-1', finding: 'x', is: 'false' }, /roofer\.jsonl:2/],
  ])('with a line that is wrong is refused, with the line: %j', (line, message) => {
    expect(() => readLabels(labels(line))).toThrow(message);
  });

  it('that the folder does not hold is left out', () => {
    expect(filesOf(join(folder, 'nothing'), readLabels(labels()))).toBeNull();
    expect(addressOfFile('about/index.html')).toBe('/about/');
  });
});

describe('rewordings that keep the meaning', () => {
  it('are 25 at least, and at most two move a check', () => {
    expect(rewordings.length).toBeGreaterThanOrEqual(25);
    expect(movedRewordings(rewordings).length).toBeLessThanOrEqual(2);
  });
});
