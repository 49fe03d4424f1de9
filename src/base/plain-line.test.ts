import { expect, it } from 'vitest';
import { createLog } from './log.ts';
import { plainLine } from './plain-line.ts';

it('a line for a person has the time, the level, what happened, to which id, why, and what to do', () => {
  let written = '';
  const log = createLog('info', { write: (line) => void (written += plainLine(line)) });
  log.info('ready');
  log.error({ orderId: 'o-1', err: new Error('the disk\nis full'), next: 'free space' }, 'a report was not kept');
  expect(written).toMatch(
    /^\d\d:\d\d:\d\d info: ready\n\d\d:\d\d:\d\d error: a report was not kept \(orderId o-1\): the disk is full\. Next: free space\n$/,
  );
});

it('what is no line of the log stays as it is', () => {
  expect(plainLine('Listening\n')).toBe('Listening\n');
});
