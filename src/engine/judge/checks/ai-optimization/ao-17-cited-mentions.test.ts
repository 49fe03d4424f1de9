import { expect, it } from 'vitest';
import { blankAnswers } from '#engine/contract.ts';
import check from '#engine/judge/checks/ai-optimization/ao-17-cited-mentions.ts';
import { runCheck } from '#engine/judge/checks/run-check.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence } from '#engine/testing/evidence-builder.ts';
import { answersOf, readAs } from '#engine/testing/platform-answers.ts';

it('asks once for what several answers say in the same words', () => {
  const asked = evidence({
    platformAnswers: answersOf('claude', 20, () => readAs('listed', '**Brotwerk** bakes well.')),
  });
  const { result } = runCheck(check, asked, 1);
  const steps = check.advice?.(result.findings, blankAnswers).steps ?? [];
  expect(steps.filter((step) => step.includes('Brotwerk bakes well'))).toHaveLength(1);
  expect(result.findings).toMatchObject([{ quote: 'Brotwerk bakes well.' }]);
});

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
