// Outcomes that are a share of pages.
import type { Finding, FindingId, OwnerQuestion } from '#engine/contract.ts';
import { type Outcome, scored } from '#engine/judge/checks/define-check.ts';
import { ramp } from '#engine/base/statistics.ts';
import { contentPage, contentPages, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { formFor } from '#engine/base/text/say.ts';
import { counted, ofPages, ofThoseRead } from '#engine/base/text/wording.ts';
import { proofOf } from '#engine/judge/checks/parts/page-parts.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { good, inWords, notSeenOn } from '#engine/judge/findings.ts';
import { readingOf, type Statement, type StatementKind } from '#engine/evidence/statements.ts';

/** The share of `pages` without a fault, with one that is sound as the proof. `said`: the reason, by the number of sound ones. */
export function judgeEachPage(
  pages: readonly PageFacts[],
  {
    faults,
    proof,
    said,
    passed,
  }: {
    faults: (page: PageFacts) => Finding[] | Finding | null;
    proof: (page: PageFacts) => Finding[];
    said: (sound: number) => string;
    /** The title where no page has a fault. */
    passed: string;
  },
): Outcome {
  if (pages.length === 0) return { kind: 'not-measured', reason: 'We read no key page.' };
  const judged = pages.map((page) => ({ page, found: [faults(page) ?? []].flat() }));
  const sound = judged.filter(({ found }) => found.length === 0);
  const faulty = pages.length - sound.length;
  const shown = sound.flatMap(({ page }) => proof(page)).slice(0, 1);
  return scored(
    1 - faulty / pages.length,
    said(sound.length),
    [...judged.flatMap(({ found }) => found), ...shown],
    passed,
  );
}

type Stated = {
  kinds: readonly StatementKind[];
  fits?: (statement: Statement) => boolean;
  /** Share of the pages from which on no more are needed. */
  enough: number;
  /** "states|state", and what: "a number that readers can check". */
  verb: string;
  what: string;
  finding: { id: FindingId; note: (statement: Statement) => string };
  notSeen: { id: FindingId; what: string };
  ask: Pick<OwnerQuestion, 'kind' | 'question'>;
};

/** The share of the content's pages that state something: what a plain reader did not see is asked for, and costs nothing. */
export function judgeStated(
  site: SiteEvidence,
  { kinds, fits, enough, verb, what, finding, notSeen, ask }: Stated,
): Outcome {
  const pages = contentPages(site);
  if (pages.length === 0) return withoutText(site);
  const reading = readingOf(site.reading, kinds, fits);
  const byPage = Map.groupBy(reading.state === 'seen' ? reading.statements : [], ({ url }) => url);
  const onContent = pages.flatMap((page) => byPage.get(page.url)?.slice(0, 1) ?? []);
  // What stands on a page of another kind is there all the same.
  const isElsewhere = onContent.length === 0 && byPage.size > 0;
  const seen = isElsewhere ? [...byPage.values()].flatMap((own) => own.slice(0, 1)) : onContent;
  const ratio = ramp(0, enough, seen.length / pages.length);
  const told = `${counted(seen.length, isElsewhere ? 'other page|other pages' : contentPage)} ${formFor(verb, seen.length)} ${what}`;
  const reason = isElsewhere ? `${told}.` : `${ofPages(seen.length, pages.length, verb, contentPage)} ${what}.`;
  const passed = isElsewhere
    ? told
    : ofThoseRead(seen.length, pages.length, `${verb.replaceAll('|', ` ${what}|`)} ${what}`, contentPage);
  const findings = seen.map((statement) =>
    good(finding.id, finding.note(statement), inWords(statement.url, proofOf(statement))),
  );
  const isDoubted = reading.state === 'not-read' && reading.isDoubted === true;
  if ((site.reading?.model.state === 'read' && !isDoubted) || ratio === 1)
    return {
      ...scored(ratio, reason, seen.length > 0 ? findings : [notSeenOn(notSeen.id, notSeen.what, site.pages)], passed),
      ...(isElsewhere && { title: told }),
    };
  const soFar =
    seen.length > 0
      ? `${told}.`
      : isDoubted
        ? `We saw ${what} only in words that this report finds wrong.`
        : `Nobody has looked whether your pages ${formFor(verb, 2)} ${what}.`;
  return {
    kind: 'seen-so-far',
    ratio,
    reason: soFar,
    findings,
    asks: [{ kind: ask.kind, subject: null, question: ask.question, points: 0.5, candidate: null }],
  };
}
