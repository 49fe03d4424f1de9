import { expect, it } from 'vitest';
import { blankAnswers } from '#engine/contract.ts';
import { contentStrategy } from '#report/content-strategy.ts';
import { sampleAnalysis } from '#report/testing/sample-analysis.ts';

it('serves the goal that the owner named, and keeps the tone', () => {
  const of = (answers: Partial<typeof blankAnswers>) =>
    contentStrategy(sampleAnalysis(), { ...blankAnswers, ...answers }).text;
  expect(of({})).not.toMatch(/goal|tone/);
  expect(of({ businessGoals: 'More wedding bookings. And fewer calls.', contentTone: 'casual' })).toMatch(
    /You named this goal: “More wedding bookings”\. End each page below with the step that leads there\. You call your tone casual\. Keep it\.$/,
  );
});
