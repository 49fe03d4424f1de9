import type { Answers } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { buyerQuestions } from '#engine/evidence/owners-lists.ts';
import { asSentence } from '#engine/base/text/wording.ts';
import { inQuiz, info } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'AO-18',
  title: {
    pass: 'You work on AI visibility and check the results',
    fail: 'AI visibility is not yet part of your routine',
  },
  neutral: 'your work on AI visibility',
  why: 'Answers change from week to week. Checking them is good practice and no ranking factor.',
  reads: ['answers'],
  score: ({ answers: { llmOptimizationStrategies: strategies, previousLlmSearches: searches } }) => {
    const programme = strategies === '' ? null : { yes: 1, planning: 0.5, no: 0 }[strategies];
    const checking = searches === 'yes' ? 1 : searches === 'no' ? 0 : null;
    const known = [programme, checking].filter((value) => value !== null);
    if (known.length === 0)
      return { kind: 'not-measured', reason: 'You did not say whether you work on AI visibility' };
    return scored(
      known.reduce((sum, value) => sum + value, 0) / known.length,
      saidTogether(strategySaid[strategies], searchesSaid[searches]),
      [
        ...(strategies === ''
          ? []
          : [info('strategy-reported', 'Your answer on strategies.', inQuiz('llmOptimizationStrategies', strategies))]),
        ...(searches === ''
          ? []
          : [
              info(
                'searches-reported',
                'Your answer on searching for yourself.',
                inQuiz('previousLlmSearches', searches),
              ),
            ]),
      ],
    );
  },
  who: 'you',
  minutes: 60,
  concerns: 'answers',
  advice: (_findings, answers) => {
    const questions = buyerQuestions(answers).slice(0, 3);
    return {
      title: 'Measure monthly',
      description: 'Fix a set of buyer questions and ask them on a fixed day.',
      steps: [
        questions.length > 0
          ? `Begin with these: ${questions.map((question) => `“${question}”`).join(', ')}. Add more until there are ten.`
          : 'Write down ten questions that buyers ask without knowing your name.',
        'Ask all assistants each question three times a month, in a fresh session.',
        'Count mentions and citations. Skip ranks, which change from run to run.',
      ],
      metrics: ['Monthly measurement done'],
      proof: 'You have counts of two months to compare.',
    };
  },
});

function saidTogether(strategy: string, searches: string): string {
  const said = [strategy, searches].filter((part) => part !== '').join(', and ');
  return asSentence(said.charAt(0).toUpperCase() + said.slice(1));
}

/** The answers as sentences that a report puts behind “You told us”. */
const strategySaid: Record<Answers['llmOptimizationStrategies'], string> = {
  yes: 'You work on AI visibility',
  planning: 'You are planning to work on AI visibility',
  no: 'You do not work on AI visibility yet',
  '': '',
};
const searchesSaid: Record<Answers['previousLlmSearches'], string> = {
  yes: 'you have asked an AI assistant about your business',
  no: 'you have not asked an AI assistant about your business yet',
  unsure: 'you are not sure whether you have asked an AI assistant about your business',
  '': '',
};
