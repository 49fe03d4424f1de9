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
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-13-definition-sentence.texts.ts';

const { notes, says, advice } = texts;

export default defineCheck({
  id: 'AO-13',
  texts,
  points: 2,
  strength: 'moderate',
  platformWeights: { claude: 1.1 },
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  consequence: 'blur',
  sources: ['INDIG26'],
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    if (!readEnough(site)) return withoutText(site);
    const ask = {
      kind: 'definition' as const,
      question: says.question,
      confirm: says.confirm,
      candidate: nearest(site, answers),
    };
    const what = says.what;
    return judgeParts(
      [{ id: 'definition', worth: 1, what, reading: readingOf(site.reading, ['definition']), ask }],
      2,
      site.pages,
    );
  },
  reported: byNaming(
    0.3,
    says.reported,
    ({ companyDescription: said }) =>
      foldedWords(said).length >= 12 &&
      info('description-reported', notes['description-reported'], inQuiz('companyDescription', said)),
  ),
  who: 'writer',
  minutes: 30,
  concerns: 'key-pages',
  advice: (findings, answers) => {
    const name = answers.companyName || advice.steps.yourCompany;
    const place = listItems(answers.locations)[0];
    const audience = listItems(answers.targetAudience)[0];
    return {
      description: findings[0]?.note ?? advice.description,
      steps: [
        say(advice.steps.open, {
          name,
          which: audience ? say(advice.steps.forAudience, { audience }) : advice.steps.forWhom,
          added: place ? say(advice.steps.inPlace, { place }) : '',
        }),
        ...(answers.companyDescription.trim() === ''
          ? []
          : [say(advice.steps.ownWords, { companyDescription: answers.companyDescription.trim().slice(0, 160) })]),
        advice.steps.everywhere,
      ],
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
