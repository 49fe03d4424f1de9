import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { readUpload } from './read-upload.ts';

const line = '203.0.113.7 - - [03/Nov/2026:10:00:07 +0000] "GET / HTTP/1.1" 200 512 "-" "OAI-SearchBot/1.0"\n';

it('gives the place of a sender that does not keep the pace to somebody else', async () => {
  const slow = new PassThrough();
  slow.write(line);
  expect(await readUpload(slow, new Map(), [], { pace: { bytes: 1_000, everyMs: 100 } })).toEqual({
    problem: 'too-slow',
  });
});

it('reads a short log whole, which ends before it has to keep any pace', async () => {
  const short = new PassThrough();
  short.end(line);
  expect(await readUpload(short, new Map(), [])).toMatchObject({ report: { lines: 1 } });
});
