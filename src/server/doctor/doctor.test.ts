import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#base/config.ts';
import { green, type Check, type Result } from './check.ts';
import { examine } from './examine.ts';
import { atStart, inWords } from './in-words.ts';
import { main } from './main.ts';

const check = (id: string, look: Check['look']): Check => ({ id, looksAt: `The ${id}`, atStart: false, look });
const surroundings = { config: readConfig({}), pool: null, now: () => new Date() };

async function doctor(args: string[], env: Record<string, string>) {
  let [out, err] = ['', ''];
  const code = await main(args, { out: (text) => (out += text), err: (text) => (err += text), env });
  return { code, out, err };
}

describe('looking', () => {
  it('answers in the order of the checks, and one that throws or hangs is red and keeps no other from being told', async () => {
    const results = await examine(
      [
        check('slow', () => new Promise(() => {})),
        check('broken', async () => {
          throw new Error('connection refused\n  at somewhere');
        }),
        check('well', async () => green('All is well.')),
      ],
      surroundings,
      0.05,
    );
    expect(results.map(({ id, tone }) => [id, tone])).toEqual([
      ['slow', 'red'],
      ['broken', 'red'],
      ['well', 'green'],
    ]);
    expect(results.map(({ saw }) => saw)).toEqual([
      'This could not be looked at: no answer within 0.05 seconds.',
      'This could not be looked at: connection refused.',
      'All is well.',
    ]);
  });
});

describe('telling', () => {
  const result = (tone: Result['tone'], id: string): Result => ({
    id,
    looksAt: `The ${id}`,
    tone,
    saw: `It is ${tone}.`,
    todo: tone === 'green' ? null : 'Do it.',
  });
  const results = [result('green', 'one'), result('amber', 'two'), result('red', 'three')];

  it('says each thing in a line, what to do below it, and the count', () => {
    expect(inWords(results)).toBe(
      'green one: The one. It is green.\namber two: The two. It is amber.\n      → Do it.\nred   three: The three. It is red.\n      → Do it.\n1 green, 1 amber, 1 red.\n',
    );
  });

  it('at the start says everything in production, and only what is wrong before', () => {
    expect(atStart(results, { production: true })).toBe(
      'Look at two: It is amber. Do it.\nWrong three: It is red. Do it.\n',
    );
    expect(atStart(results, { production: false })).toMatch(
      /^Wrong three: .*\nBefore customers come, 1 thing needs you: npm run/,
    );
    expect(atStart([result('green', 'one')], { production: true })).toBe('');
  });
});

describe('the command', () => {
  it('looks at an installation that was never started without making anything', async () => {
    const dataDir = join(tmpdir(), `citable-doctor-nothing-${process.pid}`);
    const { code, out } = await doctor(['--json'], { DATA_DIR: dataDir });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toContainEqual(
      expect.objectContaining({ id: 'database', tone: 'amber', saw: 'There is no database yet.' }),
    );
    expect(() => rmSync(dataDir)).toThrow('ENOENT');
  });

  it.each([
    [
      'a setting that cannot be used',
      { PORT: 'http' },
      'red   settings: The settings. Configuration: PORT must be a whole number from 0 to 65535.',
    ],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/db' },
      'red   database: The database. Cannot reach PostgreSQL at 127.0.0.1:1/db',
    ],
  ])('says %s and exits with 1', async (_name, env, line) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'citable-doctor-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const { code, out } = await doctor([], { DATA_DIR: dataDir, ...env });
    expect(out).toContain(line);
    expect(out).not.toContain('secret');
    expect(code).toBe(1);
  });

  it('refuses arguments that it does not know', async () => {
    expect(await doctor(['--all'], {})).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('Usage: citable doctor [--json]'),
    });
  });
});
