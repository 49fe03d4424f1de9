import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { readEnough, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { judgeParts } from '#engine/judge/checks/parts/page-parts.ts';
import { entriesOf, foldedWords, listItems } from '#engine/base/text/phrases.ts';
import { readingOf } from '#engine/evidence/statements.ts';
import { inQuiz, info } from '#engine/judge/findings.ts';
import { byNaming } from '#engine/judge/checks/parts/reported.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-13-definition-sentence.texts.ts';

const { notes, says, advice, parts } = texts;

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
  score: ({ site }) => {
    if (!readEnough(site)) return withoutText(site);
    const ask = {
      kind: 'definition' as const,
      question: says.question,
    };
    return judgeParts(
      [{ id: 'definition', worth: 1, what: parts.definition, reading: readingOf(site.reading, ['definition']), ask }],
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
    const audience = entriesOf(answers.targetAudience)[0];
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
