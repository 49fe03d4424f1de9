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

it('names no priority of a category that has no score', () => {
  const analysis = sampleAnalysis();
  const { contentQuality } = analysis.categories;
  const unscored = 'We have evidence for 17% of its points, too little for a score.';
  const open = { ...analysis, categories: { ...analysis.categories, contentQuality: { ...contentQuality, unscored } } };
  expect(contentStrategy(analysis, blankAnswers).priority).not.toBeNull();
  expect(contentStrategy(open, blankAnswers)).toMatchObject({ priority: null, text: unscored });
});

it('speaks of customers only to those who sell, and asks for no FAQ where answers were seen', () => {
  const analysis = sampleAnalysis();
  const textsOf = (more: object) => JSON.stringify(contentStrategy({ ...analysis, ...more }, blankAnswers));
  expect(textsOf({ organisation: 'shop' })).toMatch(/customer cases/);
  expect(textsOf({ organisation: 'club' })).not.toMatch(/customer/i);
  expect(textsOf({})).not.toMatch(/with customer cases/);
  const faq = analysis.checks.map((check) =>
    check.id === 'AO-11'
      ? {
          ...check,
          findings: [
            {
              id: 'faq-pair' as const,
              tone: 'good' as const,
              note: 'A question with its answer.',
              kind: 'quote' as const,
              url: 'https://a.example/help',
              quote: 'Do you deliver?',
            },
          ],
        }
      : check,
  );
  const withoutFaq = {
    scope: { ...analysis.scope, pagesRead: analysis.scope.pagesRead.filter(({ kind }) => kind !== 'faq') },
  };
  expect(textsOf({ ...withoutFaq, checks: faq })).toMatch(/on \/help/);
  expect(textsOf(withoutFaq)).not.toMatch(/new FAQ page|Create one FAQ page/);
});
