import type { Answers } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { buyerQuestions } from '#engine/evidence/owners-lists.ts';
import { asSentence } from '#engine/base/text/wording.ts';
import { inQuiz, info } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-18-visibility-programme.texts.ts';

const { notes, says, advice } = texts;

export default defineCheck({
  id: 'AO-18',
  texts,
  points: 1,
  strength: 'convention',
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'immediate',
  consequence: 'hygiene',
  sources: [],
  reads: ['answers'],
  score: ({ answers: { llmOptimizationStrategies: strategies, previousLlmSearches: searches } }) => {
    const programme = strategies === '' ? null : { yes: 1, planning: 0.5, no: 0 }[strategies];
    const checking = searches === 'yes' ? 1 : searches === 'no' ? 0 : null;
    const known = [programme, checking].filter((value) => value !== null);
    if (known.length === 0) return { kind: 'not-measured', reason: says.notMeasured };
    return scored(
      known.reduce((sum, value) => sum + value, 0) / known.length,
      saidTogether(strategySaid[strategies], searchesSaid[searches]),
      [
        ...(strategies === ''
          ? []
          : [info('strategy-reported', notes['strategy-reported'], inQuiz('llmOptimizationStrategies', strategies))]),
        ...(searches === ''
          ? []
          : [info('searches-reported', notes['searches-reported'], inQuiz('previousLlmSearches', searches))]),
      ],
    );
  },
  who: 'you',
  minutes: 60,
  concerns: 'answers',
  advice: (_findings, answers) => {
    const questions = buyerQuestions(answers).slice(0, 3);
    return {
      steps: [
        questions.length > 0
          ? say(advice.steps.beginWith, { questions: questions.map((question) => `“${question}”`).join(', ') })
          : advice.steps.writeDown,
        advice.steps.askAll,
        advice.steps.count,
      ],
    };
  },
});

function saidTogether(strategy: string, searches: string): string {
  const said = [strategy, searches].filter((part) => part !== '').join(', and ');
  return asSentence(said.charAt(0).toUpperCase() + said.slice(1));
}

/** The answers as sentences that a report puts behind “You told us”. */
const strategySaid: Record<Answers['llmOptimizationStrategies'], string> = {
  yes: says.works,
  planning: says.plans,
  no: says.worksNot,
  '': '',
};
const searchesSaid: Record<Answers['previousLlmSearches'], string> = {
  yes: says.asked,
  no: says.youHaveNotAsked,
  unsure: says.askedUnsure,
  '': '',
};
