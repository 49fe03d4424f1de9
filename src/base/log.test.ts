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
