import type { Answers } from '#engine/contract.ts';
import { defineCheck } from '#engine/define-check.ts';
import { buyerQuestions } from '#engine/derived/buyer-questions.ts';
import { asSentence } from '#engine/derived/wording.ts';

export default defineCheck({
  id: 'AO-18',
  category: 'aiOptimization',
  points: 1,
  strength: 'convention',
  platformWeights: { chatgpt: 1, claude: 1, perplexity: 1, grok: 1 },
  title: { pass: 'You work on AI visibility and check the results', fail: 'You do not yet work on AI visibility and check the results' },
  why: 'Answers change from week to week; who does not look cannot know. This is good practice, not a ranking factor.',
  reads: ['answers'],
  score: ({ answers: { llmOptimizationStrategies: strategies, previousLlmSearches: searches } }) => {
    const programme = strategies === '' ? null : { yes: 1, planning: 0.5, no: 0 }[strategies];
    const checking = searches === 'yes' ? 1 : searches === 'no' ? 0 : null;
    const known = [programme, checking].filter((value) => value !== null);
    if (known.length === 0) return { kind: 'not-measured', reason: 'You did not say whether you work on AI visibility' };
    return {
      kind: 'scored',
      ratio: known.reduce((sum, value) => sum + value, 0) / known.length,
      reason: saidTogether(strategySaid[strategies], searchesSaid[searches]),
      findings: [
        ...(strategies === ''
          ? []
          : [
              {
                id: 'strategy-reported',
                tone: 'info' as const,
                note: 'Your answer on strategies.',
                kind: 'answer' as const,
                field: 'llmOptimizationStrategies' as const,
                value: strategies,
              },
            ]),
        ...(searches === ''
          ? []
          : [
              {
                id: 'searches-reported',
                tone: 'info' as const,
                note: 'Your answer on searching for yourself.',
                kind: 'answer' as const,
                field: 'previousLlmSearches' as const,
                value: searches,
              },
            ]),
      ],
    };
  },
  reported: null,
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'immediate',
  advice: (_findings, answers) => {
    const questions = buyerQuestions(answers).slice(0, 3);
    return {
      title: 'Measure monthly',
      description: 'Fix a set of buyer questions and ask them on a fixed day.',
      steps: [
        questions.length > 0
          ? `Begin with these: ${questions.map((question) => `“${question}”`).join(', ')}. Add more until there are ten.`
          : 'Write down ten questions that buyers ask without knowing your name.',
        'Ask all four assistants each question three times a month, in a fresh session.',
        'Keep counts of mentions and citations; never a rank, since ranks change from run to run.',
      ],
      resources: [],
      metrics: ['Monthly measurement done'],
      proof: 'Two months of counts stand side by side.',
      doer: 'owner',
    };
  },
  sources: [],
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
