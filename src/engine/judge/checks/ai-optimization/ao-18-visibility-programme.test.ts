import check from '#engine/judge/checks/ai-optimization/ao-18-visibility-programme.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing } from '#engine/testing/evidence-builder.ts';

checkTable(check, {
  'works and looks': {
    evidence: evidence({ answers: answers({ llmOptimizationStrategies: 'yes', previousLlmSearches: 'yes' }) }),
    ratio: 1,
  },
  'plans and does not look': {
    evidence: evidence({ answers: answers({ llmOptimizationStrategies: 'planning', previousLlmSearches: 'no' }) }),
    ratio: 0.25,
    findings: ['searches-reported', 'strategy-reported'],
    reason:
      /^You are planning to work on AI visibility, and you have not asked an AI assistant about your business yet\.$/,
  },
  'only one of both was answered': {
    evidence: evidence({ answers: answers({ previousLlmSearches: 'yes' }) }),
    ratio: 1,
    reason: /^You have asked an AI assistant about your business\.$/,
  },
  'unsure counts as unknown': {
    evidence: evidence({ answers: answers({ llmOptimizationStrategies: 'yes', previousLlmSearches: 'unsure' }) }),
    ratio: 1,
  },
  'nothing said': { evidence: evidence({ answers: answers({}) }), ratio: null, outcome: 'not-measured' },
  'no quiz': { evidence: evidence({ answers: missing('not-asked') }), ratio: null, outcome: 'not-measured' },
});
