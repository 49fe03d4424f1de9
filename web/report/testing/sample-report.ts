// The sample report, from what was read of the made-up site. The evidence is in git, so that the report follows the checks without a visit.
import { answersRead } from '#engine/ask/answers-read.ts';
import { kindQuestionId } from '#engine/contract.ts';
import type { Correction } from '#engine/evidence/statements.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { judge } from '#engine/judge/judge.ts';
import { makeFixPack } from '#engine/repair/make-fix-pack.ts';
import { buildReport } from '#report/build-report.ts';
import { withAnswersRead } from '#report/with-answers-read.ts';
import { demoPlatformAnswers } from './demo-answers.ts';
import evidence from './demo-evidence.json' with { type: 'json' };

/** web/report/demo-report.json. */
export function sampleReport(): string {
  // Its owner has answered “What are you?”.
  const ownKind: Correction = {
    checkId: kindQuestionId,
    findingId: 'ask-organisation',
    place: '',
    words: '',
    at: '2026-11-20T12:00:00.000Z',
    by: 'owner',
    effect: { kind: 'organisation', is: 'local-service' },
  };
  const seen = evidence as unknown as Evidence; // written by demo-report.test.ts, whose evidence has the type
  if (!seen.answers.ok) throw new Error('The evidence of the sample has no answers of its owner.');
  const answers = seen.answers.value;
  const asked: Evidence = {
    ...seen,
    platformAnswers: { ok: true, value: demoPlatformAnswers(answers, seen.gatheredAt) },
  };
  const report = buildReport({
    id: 'sample',
    createdAt: new Date(seen.gatheredAt),
    tier: 'assessment',
    answers,
    analysis: judge({ ...asked, corrections: [...(asked.corrections ?? []), ownKind] }),
    earlier: [],
    fixPack: makeFixPack(asked),
  });
  return `${JSON.stringify(withAnswersRead(report, answersRead(asked)), null, 1)}\n`;
}
