// When the text of a page last changed: the truth behind sitemap.xml, the footer's date and the structured data.
// changes.test.tsx keeps changes.json in step with the texts (vitest -u writes it anew).
import changes from './changes.json' with { type: 'json' };
import rubric from './rubric.json' with { type: 'json' };

export type Change = { date: string; text: string };

const recorded: Record<string, Change> = changes;

/** ISO day, or null for a page that is not recorded. The rubric’s version is its day. */
export function lastChanged(path: string): string | null {
  if (path === '/rubric') return rubric.version.replaceAll('.', '-');
  return recorded[path]?.date ?? null;
}
