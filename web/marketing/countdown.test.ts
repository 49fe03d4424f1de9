import { expect, it } from 'vitest';
import { countdownAfter, countdownStart, formatCountdown, secondsUntil } from './countdown.ts';

it.each([
  [0, '23:47:12'],
  [1, '23:47:11'],
  [13, '23:46:59'],
  [85_632, '00:00:00'],
  [85_633, '23:59:59'],
  [85_634, '23:59:58'],
  [85_632 + 86_400, '00:00:00'],
  [85_632 + 86_401, '23:59:59'],
])('after %i seconds the timer shows %s', (elapsed, face) => {
  expect(formatCountdown(countdownAfter(elapsed))).toBe(face);
});

it('is printed with the time it starts at', () => {
  expect(countdownStart).toBe(formatCountdown(countdownAfter(0)));
});

it.each([
  ['2026-11-28T21:30:14.000Z', '2 days 02:29:46'],
  ['2026-11-29T23:59:59.999Z', '1 day 00:00:01'],
  ['2026-11-30T00:00:00.000Z', '1 day 00:00:00'],
  ['2026-11-30T00:00:00.001Z', '1 day 00:00:00'],
  ['2026-11-30T00:00:01.000Z', '23:59:59'],
  ['2026-11-30T23:59:59.999Z', '00:00:01'],
  ['2026-12-01T00:00:00.000Z', '00:00:00'],
  ['2026-12-07T00:00:00.000Z', '00:00:00'],
])('an offer that ends on December 1 shows at %s: %s', (now, face) => {
  expect(formatCountdown(secondsUntil('2026-12-01T00:00:00Z', Date.parse(now)))).toBe(face);
});
