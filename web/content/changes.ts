// When the text of a page last changed: the truth behind sitemap.xml, the footer's date and the structured data.
// changes.test.tsx keeps changes.json in step with the texts (vitest -u writes it again).
import changes from './changes.json' with { type: 'json' };
import crawlers from './crawlers.json' with { type: 'json' };
import rubric from './rubric.json' with { type: 'json' };

type Change = { date: string; text: string };

const crawlersChecked =
  crawlers
    .map(({ checkedAt }) => checkedAt)
    .toSorted()
    .at(-1) ?? null;
const recorded: Record<string, Change> = changes;

/** ISO day, or null for a page that is not recorded. The rubric’s version is its day; what vendors say of crawlers has the day on which it was read. */
export function lastChanged(path: string): string | null {
  if (/^\/rubric(\/|$)/.test(path)) return rubric.version.replaceAll('.', '-');
  if (/^\/crawlers(\/|$)/.test(path)) return crawlersChecked;
  return recorded[path]?.date ?? null;
}
