import type { PageFacts } from '#engine/evidence/evidence.ts';
import { TaskStopped } from '#engine/read/visit/task-stopped.ts';
import type { Visit } from './visit.ts';

const mostSheets = 8;
const sheetBytes = 500_000;
const totalMs = 5_000;

/**
 * Decides of each order to language models that a page seems to show whether a style sheet of the site hides it. Up to eight sheets are
 * read, and only where there is such an order. What a sheet that was not read could hide stays undecided.
 */
export async function readStyleSheets(
  visit: Visit,
  pages: PageFacts[],
  isOnSite: (url: string) => boolean,
  mayFetch: (url: string) => boolean,
): Promise<PageFacts[]> {
  const wanted = [...new Set(pages.flatMap((page) => page.styleSheets ?? []))]
    .filter((url) => isOnSite(url) && mayFetch(url))
    .slice(0, mostSheets);
  if (wanted.length === 0) return pages;
  const signal = AbortSignal.timeout(totalMs);
  const sheets = new Map<string, string>();
  await Promise.all(
    wanted.map(async (url) => {
      const answer = await visit.ask(url, {
        types: /^\s*text\/css\b/i,
        accept: 'text/css',
        maxBytes: sheetBytes,
        signal,
      });
      if (answer.ok && answer.status === 200 && isOnSite(answer.url)) sheets.set(url, answer.body.toString('utf8'));
    }),
  );
  try {
    const decided = await visit.run('decideHidden', pages.filter(isUndecided), sheets);
    return pages.map((page) => (isUndecided(page) ? (decided.find(({ url }) => url === page.url) ?? page) : page));
  } catch (error) {
    if (error instanceof TaskStopped) return pages; // it stays undecided
    throw error;
  }
}

function isUndecided(page: PageFacts): boolean {
  return page.perhapsHidden !== undefined;
}
