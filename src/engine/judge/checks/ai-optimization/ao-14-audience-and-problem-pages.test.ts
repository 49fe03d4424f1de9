import check from '#engine/judge/checks/ai-optimization/ao-14-audience-and-problem-pages.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing } from '#engine/testing/evidence-builder.ts';

checkTable(check, {
  'each is in a heading': {
    evidence: evidence({ answers: answers({ targetAudience: 'sourdough bread', problemsSolved: 'deliver' }) }),
    ratio: 1,
  },
  'one of two': {
    evidence: evidence({ answers: answers({ targetAudience: 'sourdough bread, wedding planners' }) }),
    ratio: 0.5,
    partly: true,
    findings: ['audience-heading'],
  },
  'a list of compounds is one': {
    evidence: evidence({ answers: answers({ problemsSolved: 'Patiënten met rug-, nek- en bekkenklachten' }) }),
    ratio: 0.3,
    findings: ['audience-reported'],
  },
  'neither named': { evidence: evidence({ answers: answers({}) }), ratio: null, outcome: 'not-measured' },
  'site not read': {
    evidence: evidence({ site: missing('timeout'), answers: answers({ targetAudience: 'cafés' }) }),
    ratio: 0.3,
    findings: ['audience-reported'],
  },
});
