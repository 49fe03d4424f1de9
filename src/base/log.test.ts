import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('personal data, credentials and queries do not reach the log', () => {
  let written = '';
  const log = createLog('info', { write: (line) => void (written += line) });
  log.info({
    req: { id: 'r1', method: 'POST', url: '/api/quiz?email=ann@example.com', headers: { authorization: 'Bearer abc', cookie: 'session=abc' } },
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
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ann@example.com)', client: { password: 'hunter22' } });
  log.error({ err: new DrizzleQueryError('insert into submissions values ($1)', ['ann@example.com'], cause) }, 'broken');
  expect(JSON.parse(written)).toMatchObject({
    err: { message: 'Failed query: insert into submissions values ($1)', cause: { message: 'duplicate key', code: '23505' } },
  });
  expect(written).not.toContain('ann@');
  expect(written).not.toContain('hunter22');
});
