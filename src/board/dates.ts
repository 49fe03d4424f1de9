/** "Nov 29" */
export function dayText(at: Date): string {
  return at.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

/** "10:12" */
export function timeText(at: Date): string {
  return at.toISOString().slice(11, 16);
}
