import { defineCheck } from '#engine/define-check.ts';
import { listItems } from '#engine/derived/phrases.ts';

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
      reason: 'Your own word on strategy and on searching for yourself; nothing here can be observed.',
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
    const questions = listItems(answers.customerQuestions).slice(0, 3);
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
