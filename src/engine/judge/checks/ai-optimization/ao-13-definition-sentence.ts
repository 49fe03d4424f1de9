import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { companyNames } from '#engine/evidence/site/company-names.ts';
import { readEnough, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import { judgeParts } from '#engine/judge/checks/parts/page-parts.ts';
import { foldedWords, hasPhrase, listItems } from '#engine/base/text/phrases.ts';
import { sentencesOf } from '#engine/base/text/sentences.ts';
import type { Answers, OwnerQuestion } from '#engine/contract.ts';
import type { SiteEvidence } from '#engine/evidence/evidence.ts';
import { readingOf } from '#engine/evidence/statements.ts';
import { inQuiz, info } from '#engine/judge/findings.ts';
import { byNaming } from '#engine/judge/checks/parts/reported.ts';

export default defineCheck({
  id: 'AO-13',
  title: {
    pass: 'One sentence says what you are, for whom and where',
    fail: 'We saw no sentence that says what you are, for whom and where',
  },
  neutral: 'a sentence that says what you are',
  why: 'AI answers cite passages with a definition about twice as often. They repeat sentences with your name.',
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    if (!readEnough(site)) return withoutText(site);
    const ask = {
      kind: 'definition' as const,
      question: 'Which sentence of your site says what you are, for whom and where?',
      confirm: 'Does this sentence say what you are, for whom and where?',
      candidate: nearest(site, answers),
    };
    const what = 'a sentence that says what you are, for whom and where';
    return judgeParts(
      [{ id: 'definition', worth: 1, what, reading: readingOf(site.reading, ['definition']), ask }],
      2,
      site.pages,
    );
  },
  reported: byNaming(
    0.3,
    'You described the company in a sentence or more.',
    ({ companyDescription: said }) =>
      foldedWords(said).length >= 12 &&
      info('description-reported', 'Your description.', inQuiz('companyDescription', said)),
  ),
  who: 'writer',
  minutes: 30,
  concerns: 'key-pages',
  comparedAs: 'One sentence that says what the business is',
  advice: (findings, answers) => {
    const name = answers.companyName || 'Your company';
    const place = listItems(answers.locations)[0];
    const audience = listItems(answers.targetAudience)[0];
    return {
      title: 'Say in one sentence what you are',
      description: findings[0]?.note ?? 'We saw no sentence that defines your company.',
      steps: [
        `Open the home page with one sentence of this form: ${name} is a … that … ${audience ? `for ${audience}` : 'for whom'}${place ? ` in ${place}` : ''}.`,
        ...(answers.companyDescription.trim() === ''
          ? []
          : [`Start from your own words: “${answers.companyDescription.trim().slice(0, 160)}”`]),
        'Use the same sentence on the About page, on LinkedIn and in listings.',
      ],
      metrics: ['Definition sentence in the first fifth of the home page'],
      proof: 'Press Check now. This check quotes the sentence.',
    };
  },
});

/** The first sentence of the home page that has the company's name and some more words. */
function nearest(site: SiteEvidence, answers: Answers | undefined): OwnerQuestion['candidate'] {
  const home = homePage(site);
  const names = companyNames(site, answers);
  const sentence =
    home &&
    sentencesOf(home.mainText.slice(0, 5_000)).find(
      ({ text }) => foldedWords(text).length >= 6 && names.some((name) => hasPhrase(text, name)),
    );
  return home && sentence
    ? { url: home.url, quote: sentence.text.slice(0, 600), sentence: sentence.text.slice(0, 600) }
    : null;
}
