// The addresses of crawlers, as their operators publish them today. The package brings lists with a day; these are newer where the network allows.
import type { Database } from '#base/db.ts';
import { crawlerRanges } from '#db/schema.ts';
import { type AddressRanges, type RangeList, readRanges } from '#logs/address-ranges.ts';
import { rangeLists } from '#logs/agents.ts';
import type { JourneyDeps } from './deps.ts';

/** Once a day. A list that does not come, or is none, is tomorrow's; the one before stays. */
export async function refreshRanges(
  { database, now, log, fetchText }: Pick<JourneyDeps, 'database' | 'now' | 'log' | 'fetchText'>,
  signal: AbortSignal,
): Promise<void> {
  if (fetchText === undefined) return;
  for (const { file, url } of rangeLists) {
    const text = await fetchText(url, signal);
    const prefixes = text === null ? null : prefixesIn(text);
    if (prefixes === null) {
      log.warn({ url }, 'a list of crawlers\u2019 addresses was not read; it is tried again tomorrow');
      continue;
    }
    const kept = { prefixes: [...prefixes], readAt: now() };
    await database.db
      .insert(crawlerRanges)
      .values({ file, ...kept })
      .onConflictDoUpdate({ target: crawlerRanges.file, set: kept });
  }
}

export async function newestRanges(db: Database['db']): Promise<AddressRanges> {
  const rows = await db.select().from(crawlerRanges);
  return new Map(
    rows.map(({ file, prefixes, readAt }): [string, RangeList] => [
      file,
      { prefixes, readOn: readAt.toISOString().slice(0, 10) },
    ]),
  );
}

function prefixesIn(text: string): readonly string[] | null {
  try {
    return readRanges(text).prefixes;
  } catch {
    return null;
  }
}
