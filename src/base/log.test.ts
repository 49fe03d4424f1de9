import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { foldLines } from './fold-lines.ts';
import { createLog } from './log.ts';

const root = join(import.meta.dirname, '../..');

it('personal data, credentials and queries do not reach the log', () => {
  let written = '';
  const log = createLog('info', { write: (line) => void (written += line) });
  log.info({
    req: {
      id: 'r1',
      method: 'POST',
      url: '/api/quiz?email=ann@example.com',
      headers: { authorization: 'Bearer abc', cookie: 'session=abc' },
    },
    body: { email: 'ann@example.com', answers: { q1: 'Ann' }, passcode: 'open sesame' },
    data: { contactPhone: '+1 555 0100' },
    submissionId: 's1',
  });
  expect(written).toContain('"path":"/api/quiz"');
  expect(written).toContain('s1');
  for (const secret of ['ann@example.com', 'abc', 'Ann', 'sesame', '555']) expect(written).not.toContain(secret);
});

it('an error is logged with its cause, but without the values of a failed query or the connection', () => {
  let written = '';
  const log = createLog('info', { write: (line) => void (written += line) });
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ann@example.com)',
    client: { password: 'hunter22' },
  });
  log.error(
    { err: new DrizzleQueryError('insert into submissions values ($1)', ['ann@example.com'], cause) },
    'broken',
  );
  expect(JSON.parse(written)).toMatchObject({
    err: {
      message: 'Failed query: insert into submissions values ($1)',
      cause: { message: 'duplicate key', code: '23505' },
    },
  });
  expect(written).not.toContain('ann@');
  expect(written).not.toContain('hunter22');
});

it('an error that is told as a copy of itself is logged by its words', () => {
  let written = '';
  const log = createLog('info', { write: (line) => void (written += line) });
  log.error(
    { err: { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED', worker: 'w1' } },
    'the job queue met an error',
  );
  expect(JSON.parse(written)).toMatchObject({ err: { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' } });
});

it('warnings and errors that say the same are folded for a minute; other ids, words and levels are not', () => {
  const lines: { level: number; msg: string; orderId?: string }[] = [];
  const minutes: (() => void)[] = [];
  const folding = foldLines((_ms, run) => minutes.push(run));
  const log = pino(
    { base: null, hooks: { logMethod: folding } },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  const lost = () => log.warn({ err: new Error('Connection terminated') }, 'a database connection was lost');
  for (let n = 0; n < 413; n += 1) lost();
  for (const orderId of ['one', 'two', 'two'])
    log.error({ err: new Error('away'), orderId }, 'the provider could not be asked');
  for (let n = 0; n < 3; n += 1) log.info('answered');
  const said = () => lines.splice(0).map(({ msg, orderId }) => [msg, orderId].filter(Boolean).join(' '));
  expect(said()).toEqual([
    'a database connection was lost',
    'the provider could not be asked one',
    'the provider could not be asked two',
    'answered',
    'answered',
    'answered',
  ]);
  for (const minute of minutes.splice(0)) minute();
  expect(said()).toEqual([
    'a database connection was lost … 412 more like this in a minute',
    'the provider could not be asked … 1 more like this in a minute two',
  ]);
  lost();
  expect(said()).toEqual(['a database connection was lost']); // and begins again
});

it('every error that is logged says what to do next', () => {
  const sources = globSync('src/**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|^src\/engine\//.test(file));
  const calls = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\blog\.(?:error|fatal)\(\s*([^]{0,300})/g)].map(
      ([, args = '']) => ({ file, args }),
    ),
  );
  expect(calls.length).toBeGreaterThan(15);
  expect(
    calls.filter(({ args }) => !/^\{[^}]*\bnext: /.test(args)).map(({ file, args }) => `${file}: ${args.slice(0, 60)}`),
  ).toEqual([]);
});
