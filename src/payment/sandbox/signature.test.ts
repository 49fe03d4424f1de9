import { describe, expect, it } from 'vitest';
import { signatureProblem, signEvent } from './signature.ts';

const secret = Buffer.from('a secret of the sandbox');
const now = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('the sandbox signature', () => {
  it('lets its own events through', () => {
    expect(signatureProblem(signEvent('{}', secret, now), '{}', secret, later(299))).toBeNull();
  });

  it.each([
    ['a missing header', undefined, '{}', now, /no usable/],
    ['a header of zeros', 't=1,v1=00', '{}', now, /no usable/],
    ['another body', signEvent('{}', secret, now), '{"a":1}', now, /does not fit/],
    ['another secret', signEvent('{}', Buffer.from('other'), now), '{}', now, /does not fit/],
    ['an old event', signEvent('{}', secret, now), '{}', later(301), /too old/],
    ['an event from the future', signEvent('{}', secret, later(301)), '{}', now, /future/],
    ['a moved time', signEvent('{}', secret, now).replace(/t=\d+/, 't=1763640001'), '{}', now, /does not fit/],
  ])('refuses %s', (_name, header, body, at, reason) => {
    expect(signatureProblem(header, body, secret, at)).toMatch(reason);
  });
});
