import { expect, it } from 'vitest';
import { countdownAfter, countdownStart, formatCountdown } from './countdown.ts';

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
