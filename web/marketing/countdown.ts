// The offer's timer: 23:47:12, one second less each second, 23:59:59 again after zero.

export const countdownStart = '23:47:12';

const startSeconds = 23 * 3600 + 47 * 60 + 12;
const daySeconds = 24 * 3600;

/** Seconds left on the timer `elapsed` whole seconds after it started. */
export function countdownAfter(elapsed: number): number {
  return elapsed <= startSeconds ? startSeconds - elapsed : daySeconds - 1 - ((elapsed - startSeconds - 1) % daySeconds);
}

export function formatCountdown(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
}
