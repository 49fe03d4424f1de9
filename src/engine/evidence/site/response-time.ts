import type { SiteEvidence } from '#engine/evidence/evidence.ts';
import { median } from '#engine/base/statistics.ts';

/** Up to here a site answers quickly, in milliseconds to the first byte (rubric.md, TS-13). */
export const slowFromMs = 600;

export type ResponseTime = {
  /** Milliseconds to the first byte. */ medianMs: number;
  slowest: { url: string; ttfbMs: number };
  pages: number;
  /** Each page counts with the shorter of two measurements. */ isRepeated: boolean;
};

/** How quickly the site answers; null when no page was read. */
export function responseTime({ pages, measuredAgain }: SiteEvidence): ResponseTime | null {
  const measured: { url: string; ttfbMs: number }[] = measuredAgain ?? pages;
  const slowest = measured.toSorted((a, b) => b.ttfbMs - a.ttfbMs)[0];
  if (!slowest) return null;
  const medianMs = Math.round(median(measured.map(({ ttfbMs }) => ttfbMs)));
  return { medianMs, slowest, pages: measured.length, isRepeated: measuredAgain !== undefined };
}
