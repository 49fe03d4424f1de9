import { eachPageOnce } from '#engine/evidence/site/same-text.ts';
import { formFor } from '#engine/base/text/say.ts';
import { counted } from '#engine/base/text/wording.ts';
import type { CheckResult, Contradiction } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { knownUnread } from '#engine/evidence/numbered-site.ts';
import type { SiteReading } from '#engine/evidence/statements.ts';
import { onPagesRead, reachOf, type Reach } from '#engine/evidence/site/reach.ts';
import { notReached, type JudgedCheck } from '#engine/judge/checks/run-check.ts';
import { scoreTexts } from '#engine/judge/score/texts.ts';

/** How far this evidence reaches into the site; null where there is none of it. */
export function reachOfEvidence({ site, sitemap }: Evidence): Reach | null {
  if (!site.ok || site.value.pages.length === 0) return null;
  return reachOf(site.value, knownUnread(site.value, sitemap.ok ? sitemap.value.entries : []));
}

/** Checks count a page once, however many addresses it was read under. */
export function withPagesOnce(evidence: Evidence): Evidence {
  const { site } = evidence;
  if (!site.ok) return evidence;
  const pages = eachPageOnce(site.value.pages);
  return pages.length === site.value.pages.length
    ? evidence
    : { ...evidence, site: { ok: true, value: { ...site.value, pages } } };
}

/** What checks are told of a site of which too much is left: what was not seen was not read, however whole the pages were. */
export function asFarAsRead(evidence: Evidence, reach: Reach | null): Evidence {
  const { site } = evidence;
  const reading = site.ok ? site.value.reading : undefined;
  if (!site.ok || reach === null || reach.mayMiss || reading?.model.state !== 'read') return evidence;
  const partly: SiteReading = { ...reading, model: { ...reading.model, state: 'partly' } };
  return { ...evidence, site: { ok: true, value: { ...site.value, reading: partly } } };
}

/** What the owner says and no page confirms: where the frame of the site is not its own, it may confirm it. */
export function confirmable(contradictions: readonly Contradiction[], reach: Reach | null): Contradiction[] {
  return contradictions.filter(({ kind }) => kind !== 'unconfirmed' || reach === null || reach.frame === 'own');
}

/** A result whose loss rests on what was not seen says on which pages; where the frame of the site is not its own, it may be there, and nothing is lost. */
export function ofPagesRead(judged: JudgedCheck, reach: Reach | null): JudgedCheck {
  const { check, result, lookedAt } = judged;
  if (reach === null || !restsOnAbsence(result) || !check.reads.includes('site')) return judged;
  if (reach.frame !== 'own') return notReached(judged, scoreTexts.frameNotRead);
  const title = inVain.test(result.title)
    ? `${result.title} ${lookedAt ? onThosePages(lookedAt) : onPagesRead(reach)}`
    : result.title;
  return { ...judged, result: { ...result, title } };
}

/** "on the 9 content pages we read". */
function onThosePages({ count, noun }: { count: number; noun: string }): string {
  return `on the ${count === 1 ? `one ${formFor(noun, 1)}` : counted(count, noun)} we read`;
}

/** Nothing that was seen is wrong: what costs is what was not seen. That a page came without its text was seen. */
function restsOnAbsence({ outcome, state, ratio, findings }: CheckResult): boolean {
  return (
    outcome === 'scored' &&
    state === 'observed' &&
    (ratio ?? 1) < 0.9999 &&
    findings.every(({ id, tone }) => tone !== 'bad' && id !== 'no-text-without-scripts')
  );
}

/** Our titles about what was looked for in vain begin so. */
const inVain = /^We (?:(?:saw|found) no|did not (?:see|find))\b/;
