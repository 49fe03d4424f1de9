import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { readEnough, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { judgeParts } from '#engine/judge/checks/parts/page-parts.ts';
import type { Part } from '#engine/judge/checks/parts/page-parts.ts';
import { differencesNamed } from '#engine/evidence/owners-lists.ts';
import { answerGiven } from '#engine/judge/findings.ts';
import { shortened } from '#engine/base/text/wording.ts';
import type { SiteEvidence } from '#engine/evidence/evidence.ts';
import { matchFor, readingOf } from '#engine/evidence/statements.ts';
import type { Reading } from '#engine/evidence/statements.ts';
import { byNaming } from '#engine/judge/checks/parts/reported.ts';
import { say } from '#engine/base/text/say.ts';
import { isSelling } from '#engine/evidence/site/organisation-kind.ts';
import texts from '#engine/judge/checks/content-quality/cq-13-own-proof.texts.ts';

const { says } = texts;

export default defineCheck({
  id: 'CQ-13',
  texts,
  points: 2.5,
  strength: 'weak',
  platformWeights: { claude: 1.1 },
  difficulty: 'Hard',
  impact: 'High',
  timeframe: 'long',
  consequence: 'trust',
  sources: ['GOOG-AI26', 'GEO16'],
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    if (!readEnough(site)) return withoutText(site);
    const claims = differencesNamed(answers);
    // Whoever is quoted may be anybody: the one who speaks as a customer is in a review.
    const cases = readingOf(
      site.reading,
      ['review', 'result'],
      ({ kind, subject }) => kind === 'result' || subject !== null,
    );
    const [shown] = cases.state === 'seen' ? cases.statements : [];
    const seenCase =
      shown &&
      (shown.kind === 'result' ? says.result : say(says.customer, { subject: shortened(shown.subject ?? '', 60) }));
    const parts: Part[] = [
      {
        id: 'case-study',
        worth: 0.4,
        what: seenCase ?? texts.parts['case-study'],
        reading: cases,
        ask: {
          kind: 'review',
          question: says.questionCaseStudy,
          confirm: says.confirmCaseStudy,
        },
      },
      {
        id: 'credential',
        worth: 0.3,
        what: texts.parts.credential,
        reading: readingOf(site.reading, ['credential', 'source']),
        ask: {
          kind: 'credential',
          question: says.questionCredential,
        },
      },
      ...claims.map((claim): Part => ({
        id: 'difference',
        worth: 0.3 / claims.length,
        what: say(texts.parts.difference, { claim: shortened(claim, 80) }),
        reading: saidOf(claim, site),
        ask: {
          kind: 'difference',
          subject: claim,
          question: say(says.questionDifference, { claim: shortened(claim, 100) }),
        },
      })),
    ];
    const asked = isSelling(site) ? parts : parts.filter(({ id }) => id !== 'case-study');
    return judgeParts(asked, 2.5, site.pages);
  },
  reported: byNaming(
    0.3,
    says.reported,
    (answers) => differencesNamed(answers).length > 0 && answerGiven('uniqueSellingProps', answers.uniqueSellingProps),
  ),
  who: 'writer',
  minutes: 240,
  concerns: 'key-pages',
});

/** The difference in the owner's words or, found by a model, in others. Nothing is called absent: other words may be anywhere. */
function saidOf(claim: string, site: SiteEvidence): Reading {
  const reading = readingOf(site.reading, ['difference'], ({ subject }) => subject === claim);
  const match = matchFor(site.reading, 'difference', claim);
  if (reading.state !== 'seen' && match) return { state: 'seen', statements: [match] };
  return reading.state === 'not-seen' ? { state: 'not-read', candidates: [] } : reading;
}
