// When the text of a page last changed: the truth behind sitemap.xml, the footer's date and the structured data.
// changes.test.tsx keeps changes.json in step with the texts (vitest -u writes it anew).
import changes from './changes.json' with { type: 'json' };

export type Change = { date: string; text: string };

const recorded: Record<string, Change> = changes;

/** ISO day, or null for a page that is not recorded. */
export function lastChanged(path: string): string | null {
  return recorded[path]?.date ?? null;
}
