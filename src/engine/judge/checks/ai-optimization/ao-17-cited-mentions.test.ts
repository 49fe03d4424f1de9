import check from '#engine/judge/checks/ai-optimization/ao-17-cited-mentions.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence } from '#engine/testing/evidence-builder.ts';
import { answersOf, readAs } from '#engine/testing/platform-answers.ts';

checkTable(check, {
  'each mention has a source': {
    evidence: evidence({
      platformAnswers: answersOf('claude', 20, () => readAs('listed', 'Brotwerk bakes well [1].')),
    }),
    ratio: 1,
    findings: [],
  },
  'no mention has a source': {
    evidence: evidence({ platformAnswers: answersOf('claude', 20, () => readAs('listed', 'Brotwerk bakes well.')) }),
    ratio: 0,
    quotes: /Brotwerk bakes well/,
  },
  'no mention at all': {
    evidence: evidence({ platformAnswers: answersOf('claude', 20, () => readAs('absent', 'Bakeries bake.')) }),
    ratio: 0,
    findings: [],
  },
  'too few answers': {
    evidence: evidence({ platformAnswers: answersOf('claude', 3, () => readAs('listed', 'Brotwerk.')) }),
    ratio: null,
    outcome: 'not-measured',
  },
});
