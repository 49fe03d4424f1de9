// The offer's timer. The sample: 23:47:12, one second less each second, 23:59:59 again after zero. A real one ends at zero.

export const countdownStart = '23:47:12';

const startSeconds = 23 * 3600 + 47 * 60 + 12;
const daySeconds = 24 * 3600;

/** Seconds left on the timer `elapsed` whole seconds after it started. */
export function countdownAfter(elapsed: number): number {
  return elapsed <= startSeconds
    ? startSeconds - elapsed
    : daySeconds - 1 - ((elapsed - startSeconds - 1) % daySeconds);
}

/** Whole seconds from `now` to the end of a real offer; 0 from then on. */
export function secondsUntil(endsAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 1000));
}

export function formatCountdown(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(seconds / daySeconds);
  const clock = [Math.floor((seconds % daySeconds) / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(two)
    .join(':');
  return days === 0 ? clock : `${days} ${days === 1 ? 'day' : 'days'} ${clock}`;
}
