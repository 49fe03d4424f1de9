import type { Finding } from '#engine/contract.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { bad, inWords } from '#engine/judge/findings.ts';
import { saysNotFound } from '#engine/evidence/site/soft-not-found.ts';

export function softNotFound(page: PageFacts): Finding | null {
  const says = saysNotFound(page);
  if (says === null) return null;
  return bad(
    'soft-404',
    `${pageNameFirst(page.url)} says “${says}” and answers with status 200.`,
    inWords(page.url, says),
  );
}
