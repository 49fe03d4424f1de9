import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { platforms } from '#engine/contract.ts';
import { judge } from '#engine/judge/judge.ts';
import { answers, evidence } from '#engine/testing/evidence-builder.ts';
import { answersOf } from '#engine/testing/platform-answers.ts';
import { buildReport } from '#report/build-report.ts';
import { pages, render } from './pages.tsx';
import { PlanChoice } from './quiz/plan-choice.tsx';
import { reportPages } from './report/report-pages.tsx';

const landing = pages['/'];
if (!landing) throw new Error('there is a landing page');
const noAssets = { css: [], js: [], preload: [] };
const note = 'Today we ask no AI assistant here. Every score is an estimate from your site and your answers.';

describe('where no assistant has a key', () => {
  it.each([
    ['the landing page', render('/', landing, noAssets)],
    [
      'the choice of a plan',
      renderToStaticMarkup(<PlanChoice quizId="q" chosen="audit" pending={null} contactEmail="hello@citable.test" />),
    ],
  ])('%s has the note that every score is an estimate, seen only there', (_page, html) => {
    const found = load(html)('p').filter((_at, own) => load(own).text() === note);
    expect(found.length).toBe(1);
    expect(found.attr('class')).toContain('hidden');
    expect(found.attr('class')).toContain('in-[[data-assistants=no]]:block');
  });

  it.each([
    ['nobody was asked', evidence()],
    [
      'somebody without a score was asked',
      evidence({
        platformAnswers: answersOf('claude', 1, () => ({ valid: false, invalidReason: 'a wrong key' })).slice(1),
      }),
    ],
  ])('a report says once that it did not ask, and calls each score an estimate, where %s', (_case, own) => {
    const report = buildReport({
      id: '7f3c9a20b1',
      createdAt: new Date('2026-11-20T10:00:00Z'),
      tier: 'assessment',
      answers: answers(),
      analysis: judge(own),
      earlier: [],
    });
    const html = reportPages.report(
      {
        report,
        id: 'pay_1',
        submissionId: 'quiz_1',
        userEmail: 'owner@a.example',
        newerUnderWay: false,
        board: null,
        versions: null,
        comparison: null,
        offers: { contests: false, shares: false, exports: false, reminders: false, competitors: false, badge: false },
      },
      noAssets,
    );
    const $ = load(html);
    $('script, style').remove();
    const text = $('body').text().replace(/\s+/g, ' ');
    expect(text.match(/We did not ask the assistants/g)?.length).toBe(1);
    expect(text).not.toMatch(/was not asked/);
    expect(report.view.platforms.map(({ basisLabel }) => basisLabel)).toEqual(platforms.map(() => 'Estimated'));
  });
});
