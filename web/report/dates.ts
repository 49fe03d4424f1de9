const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** "Jan 05, 2025", by UTC, so that screen, PDF and mail agree. An unreadable time is shown as it came. */
export const dayText = (isoTime: string): string => format(day, isoTime);

/** "Jan 05, 2025, 14:30 UTC". */
export const momentText = (isoTime: string): string => `${format(moment, isoTime)} UTC`;

function format(formatter: Intl.DateTimeFormat, isoTime: string): string {
  const time = Date.parse(isoTime);
  return Number.isNaN(time) ? isoTime : formatter.format(time);
}
