import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { nextPaymentDay, planTotal } from './promises.ts';

describe('what is said beside the button', () => {
  it.each([
    ['assessment', '$99 once. Nothing renews.', null],
    ['monitoring', '$49 today, then monthly. 6 payments = $294, then cancel anytime.', 'Dec 22, 2026'],
    ['audit', '$149 today, then quarterly. 4 payments = $596, then cancel anytime.', 'Feb 22, 2027'],
  ] as const)('%s: %s Next payment: %s', (tier, total, next) => {
    expect(planTotal(catalogue[tier])).toBe(total);
    expect(nextPaymentDay(catalogue[tier], new Date('2026-11-22T23:59:00Z'))).toBe(next);
  });

  it('is the last day of a month that has no such day', () => {
    expect(nextPaymentDay(catalogue.monitoring, new Date('2027-01-31T10:00:00Z'))).toBe('Feb 28, 2027');
  });
});
