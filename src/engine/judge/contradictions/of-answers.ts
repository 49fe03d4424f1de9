import { contradiction, type ClaimContext, type Rule } from '#engine/judge/contradictions/rule.ts';
import { effectiveAnswers, wilsonInterval } from '#engine/base/statistics.ts';
import { measuredRates } from '#engine/ask/answers/answer-rates.ts';
import type { Contradiction } from '#engine/contract.ts';

/** What the owner says of the assistants against what they answered. */
export const answerRules: readonly Rule[] = [appearance, wrongYear];

/** The quiz asks whether they searched; only the free text says what they saw. */
const claimsToAppear =
  /\b(?:we|our (?:brand|company|business|name))\b[^.!?\n]{0,40}\b(?:appear|show up|are (?:mentioned|recommended|listed|named|cited))\b/i;
const claimsToBeAbsent =
  /\b(?:we|our (?:brand|company|business|name))\b[^.!?\n]{0,40}\b(?:never|not|don['’]t|aren['’]t|isn['’]t)\b[^.!?\n]{0,20}\b(?:appear|show up|mentioned|recommended|listed|named|cited)\b/i;

function appearance({ answers, evidence }: ClaimContext): Contradiction[] {
  if (!evidence.platformAnswers.ok) return [];
  const text = `${answers.misconceptions}\n${answers.otherInformation}`;
  const absent = claimsToBeAbsent.exec(text);
  const present = absent ? null : claimsToAppear.exec(text);
  const rates = measuredRates(evidence.platformAnswers.value, answers).map((entry) => entry.rates);
  const total = rates.reduce((sum, own) => sum + own.answers, 0);
  const named = rates.reduce((sum, own) => sum + Math.round(own.mention * own.answers), 0);
  if (total === 0) return [];
  if (present && named === 0) {
    return [
      contradiction('C-19', 'overstated', 'high', ['BP-01'], {
        said: ['Quiz, your own words', present[0]],
        saw: ['Answers of the platforms', `named in 0 of ${total} answers to questions that do not name you`],
        question: 'Did you ask with your name in the question? Buyers who do not know you ask without it.',
      }),
    ];
  }
  const runs = Math.max(1, ...rates.map((own) => own.runsPerPrompt));
  if (!absent || wilsonInterval(named / total, effectiveAnswers(total, runs)).low <= 0.05) return [];
  return [
    contradiction('C-20', 'understated', 'info', ['BP-01'], {
      said: ['Quiz, your own words', absent[0]],
      saw: ['Answers of the platforms', `named in ${named} of ${total} answers to questions that do not name you`],
      question: 'Assistants name you more often than you think. Which questions did you try?',
    }),
  ];
}

function wrongYear({ answers, evidence }: ClaimContext): Contradiction[] {
  const year = answers.yearEstablished;
  if (year === null || !evidence.platformAnswers.ok) return [];
  return evidence.platformAnswers.value
    .filter((answer) => answer.valid && answer.promptKind === 'branded')
    .flatMap((answer) => {
      const match = /\b(?:founded|established|started)\b[^.\d]{0,30}\b(1[6-9]\d\d|20\d\d)\b/i.exec(answer.text);
      if (!match || Math.abs(Number(match[1]) - year) <= 1) return [];
      return [
        contradiction('F-answer-year', 'conflict', 'medium', ['BP-03'], {
          said: ['Quiz, year established', String(year)],
          saw: [`Answer of ${answer.platform}, ${answer.askedAt.slice(0, 10)}`, match[0]],
          question: 'The assistant gives another founding year. Where could it have read that?',
        }),
      ];
    })
    .slice(0, 1);
}
