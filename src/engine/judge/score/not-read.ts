import type { CheckResult } from '#engine/contract.ts';
import { say } from '#engine/base/text/say.ts';
import type { Reach } from '#engine/evidence/site/reach.ts';
import { isOpen } from '#engine/wording.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { scoreTexts } from '#engine/judge/score/texts.ts';

/** Why checks on what the text says are open, once for all of them. null: none is. */
export function whyNotRead(results: readonly CheckResult[], { site }: Evidence, reach: Reach | null): string | null {
  const count = results.filter(isOpen).length;
  if (!site.ok || count === 0) return null;
  const { nobody, partly, left, framed, undecided } = scoreTexts.notRead;
  const counts = { count, all: results.length };
  const model = site.value.reading?.model;
  if (!model || model.state === 'none') return say(nobody, counts);
  const { state, pagesRead: read, pagesChosen: pages } = model;
  if (state === 'partly') return say(partly, { ...counts, read, pages });
  if (reach === null || reach.mayMiss) return say(undecided, counts);
  return reach.frame === 'own' ? say(left, { ...counts, read: reach.read, known: reach.known }) : say(framed, counts);
}
