import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { slowFromMs } from '#engine/evidence/site/response-time.ts';
import { median } from '#engine/base/statistics.ts';
import type { Visit } from './visit.ts';

const pagesMeasured = 5;
const totalMs = 5_000;

/**
 * The times to the first byte of up to five pages of a site that seemed slow, each the shorter of two measurements. The second is taken with nothing
 * else going on, for parsing one page delays the answer of the next, and a busy moment is no slow server. undefined: it did not seem slow.
 */
export async function measureAgain(visit: Visit, pages: PageFacts[]): Promise<SiteEvidence['measuredAgain']> {
  if (median(pages.map((page) => page.ttfbMs)) <= slowFromMs) return undefined;
  const times: NonNullable<SiteEvidence['measuredAgain']> = [];
  const signal = AbortSignal.timeout(totalMs);
  const step = Math.ceil(pages.length / pagesMeasured);
  for (const page of pages.filter((_, index) => index % step === 0)) {
    const again = await visit.ask(page.url, { maxBytes: 1_024, signal });
    if (again.ok) times.push({ url: page.url, ttfbMs: Math.min(page.ttfbMs, again.ttfbMs) });
  }
  return times.length > 0 ? times : undefined;
}
