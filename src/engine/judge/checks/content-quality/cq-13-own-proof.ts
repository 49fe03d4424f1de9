import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { readEnough, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { judgeParts } from '#engine/judge/checks/parts/page-parts.ts';
import type { Part } from '#engine/judge/checks/parts/page-parts.ts';
import { differencesNamed } from '#engine/evidence/owners-lists.ts';
import { nearestPassage } from '#engine/evidence/site/passages.ts';
import { answerGiven } from '#engine/judge/findings.ts';
import { shortened } from '#engine/base/text/wording.ts';
import { readingOf } from '#engine/evidence/statements.ts';
import type { Reading } from '#engine/evidence/statements.ts';
import { byNaming } from '#engine/judge/checks/parts/reported.ts';

export default defineCheck({
  id: 'CQ-13',
  title: {
    pass: 'Your site shows proof that only you have',
    fail: 'We saw part of the proof that only you have',
    notSeen: { 'case-study': 'named customer', credential: 'credential or data of your own' },
  },
  neutral: 'proof that only you have',
  why: 'Everybody can say what everybody says. Your cases, data and differences are only on your site.',
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    if (!readEnough(site)) return withoutText(site);
    const claims = differencesNamed(answers);
    const parts: Part[] = [
      {
        id: 'case-study',
        worth: 0.4,
        what: 'a named customer or a result',
        // Whoever is quoted may be anybody: the one who speaks as a customer is in a review.
        reading: readingOf(
          site.reading,
          ['review', 'result'],
          ({ kind, subject }) => kind === 'result' || subject !== null,
        ),
        ask: {
          kind: 'review',
          question: 'Where does a customer of yours speak, by name, or a case show its result?',
          confirm: 'Does a customer of yours say this, with the name beside it?',
        },
      },
      {
        id: 'credential',
        worth: 0.3,
        what: 'a credential or data of your own',
        reading: readingOf(site.reading, ['credential', 'source']),
        ask: {
          kind: 'credential',
          question: 'Where does your site state a licence, a certificate or data of your own?',
        },
      },
      ...claims.map((claim): Part => ({
        id: 'difference',
        worth: 0.3 / claims.length,
        what: `“${shortened(claim, 80)}”`,
        reading: asUnread(readingOf(site.reading, ['difference'], ({ subject }) => subject === claim)),
        ask: {
          kind: 'difference',
          subject: claim,
          question: `Where does your site say “${shortened(claim, 100)}”?`,
          confirm: `Does this say “${shortened(claim, 100)}”?`,
          candidate: nearestPassage(site, claim, 0.7),
        },
      })),
    ];
    return judgeParts(parts, 2.5, site.pages);
  },
  reported: byNaming(
    0.3,
    'You named what sets you apart, and we could not see whether your site says it.',
    (answers) => differencesNamed(answers).length > 0 && answerGiven('uniqueSellingProps', answers.uniqueSellingProps),
  ),
  who: 'writer',
  minutes: 240,
  concerns: 'key-pages',
  comparedAs: 'Proof of its own',
  advice: () => ({
    title: 'Publish proof nobody else can',
    description: 'Nobody finds your own cases, numbers and differences on another site.',
    steps: [
      'Write three case studies: the problem, what you did, the result in numbers, the customer’s words.',
      'Publish one small set of data of your own each year.',
      'State each difference with its evidence on the home page.',
    ],
    resources: ['Google on AI features: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide'],
    metrics: ['Case studies published', 'Differences stated on the site'],
    proof: 'Open your site. Three cases give a number and a name, and the home page states each difference.',
  }),
});

/** What sets you apart may be said in other words: what does not occur is not read, never absent. */
function asUnread(reading: Reading): Reading {
  return reading.state === 'not-seen' ? { state: 'not-read', candidates: [] } : reading;
}
