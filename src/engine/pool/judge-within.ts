import type { Analysis } from '#engine/contract.ts';
import type { Evidence, PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { TaskStopped } from '#engine/read/visit/task-stopped.ts';
import type { RunTask } from './tasks.ts';

/**
 * The judgement of what can be judged in its time: where the whole cannot, the pages that cannot even by themselves are left out, then, if need be, the later half of
 * the pages, again and again. What is left out is named as not seen, page by page. Rejects with `TaskStopped` where not even the rest can be judged.
 */
export async function judgeWithin(run: RunTask, evidence: Evidence): Promise<Analysis> {
  const whole = await judged(run, evidence);
  if (whole || !evidence.site.ok) return whole ?? run('judge', evidence);
  let site = evidence.site.value;
  const heavy: PageFacts[] = [];
  for (const page of site.pages)
    if (!(await judged(run, { ...evidence, site: { ok: true, value: { ...site, pages: [page], links: [] } } })))
      heavy.push(page);
  if (heavy.length > 0) site = without(site, heavy);
  else site = without(site, laterHalf(site.pages));
  for (;;) {
    const rest = { ...evidence, site: { ok: true as const, value: site } };
    const analysis = site.pages.length === 0 ? await run('judge', rest) : await judged(run, rest);
    if (analysis) return analysis;
    site = without(site, laterHalf(site.pages));
  }
}

/** null when it was stopped. */
async function judged(run: RunTask, evidence: Evidence): Promise<Analysis | null> {
  try {
    return await run('judge', evidence);
  } catch (error) {
    if (error instanceof TaskStopped) return null;
    throw error;
  }
}

function laterHalf(pages: PageFacts[]): PageFacts[] {
  return pages.slice(Math.floor(pages.length / 2));
}

function without(site: SiteEvidence, left: PageFacts[]): SiteEvidence {
  return {
    ...site,
    pages: site.pages.filter((page) => !left.includes(page)),
    unread: [
      ...site.unread,
      ...left.map(({ url, status, kind }) => ({
        url,
        status,
        kind,
        reason: 'too-slow' as const,
        detail: 'This page took too long to assess',
      })),
    ],
  };
}
