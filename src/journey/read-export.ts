import { parseCsv } from 'hucre/csv';
import type { FirstParty } from '#report/contract.ts';

const mostRows = 50_000;
const shownRows = 50;

/**
 * An export of Bing's AI Performance, of Search Console's Generative AI report or of GA4's channels, told apart by its columns: the first is what a row is about, one of the others
 * counts. null where no known column counts. Of GA4 only the channel "AI Assistant" is taken.
 */
export function readExport(text: string, now: Date): FirstParty | null {
  const lines = parseCsv(text, { skipEmptyRows: true, maxRows: mostRows })
    .map((cells) => cells.map((cell) => String(cell ?? '').trim()))
    // GA4 begins with remarks.
    .filter(([first = '']) => !first.startsWith('#'));
  for (const [at, header] of lines.entries()) {
    const kind = kindOf(header);
    if (kind === null) continue;
    const rows = lines.slice(at + 1).flatMap((cells) => rowOf(cells, kind));
    return {
      source: kind.source,
      dimension: header[kind.labelAt] ?? '',
      measure: header[kind.valueAt] ?? '',
      total: rows.reduce((sum, { value }) => sum + value, 0),
      rowCount: rows.length,
      rows: rows.toSorted((a, b) => b.value - a.value || (a.label < b.label ? -1 : 1)).slice(0, shownRows),
      readAt: now.toISOString(),
    };
  }
  return null;
}

type Kind = { source: FirstParty['source']; labelAt: number; valueAt: number; channelAt: number | null };

/** As the vendors name their columns. */
function kindOf(header: readonly string[]): Kind | null {
  const names = header.map((name) => name.toLowerCase());
  const at = (...wanted: string[]) => names.findIndex((name) => wanted.includes(name));
  const channelAt = names.findIndex((name) => name.includes('channel group'));
  const sessionsAt = at('sessions');
  if (channelAt >= 0 && sessionsAt >= 0) {
    const labelAt = names.findIndex((_name, index) => index !== channelAt && index < sessionsAt);
    return { source: 'ga4-ai-assistant', labelAt: labelAt < 0 ? channelAt : labelAt, valueAt: sessionsAt, channelAt };
  }
  const citationsAt = at('citations', 'total citations');
  if (citationsAt > 0) return { source: 'bing-ai-performance', labelAt: 0, valueAt: citationsAt, channelAt: null };
  // Its report on searches has clicks, this one has none.
  const impressionsAt = at('impressions');
  if (impressionsAt > 0 && at('clicks') < 0) return { source: 'search-console-generative-ai', labelAt: 0, valueAt: impressionsAt, channelAt: null };
  return null;
}

function rowOf(cells: readonly string[], { labelAt, valueAt, channelAt }: Kind): { label: string; value: number }[] {
  if (channelAt !== null && cells[channelAt]?.toLowerCase() !== 'ai assistant') return [];
  const label = (cells[labelAt] ?? '').slice(0, 300);
  const value = Number((cells[valueAt] ?? '').replace(/[\s,\u00a0\u202f]/gu, ''));
  return label === '' || (cells[valueAt] ?? '') === '' || !Number.isFinite(value) || value < 0 ? [] : [{ label, value }];
}
