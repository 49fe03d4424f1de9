// The customer's specification, sections 2 and 9, line by line: each line is quoted, then looked for in what the screens draw.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Analysis } from '#engine/contract.ts';
import { buildReport } from '#report/build-report.ts';
import { reportDocumentSchema } from '#report/contract.ts';
import type { ReportDocument } from '#report/contract.ts';
import { reportOf } from '#report/testing/extreme-reports.ts';
import { sampleAnalysis, sampleAnswers } from '#report/testing/sample-analysis.ts';
import { DemoReport } from './demo-report.tsx';
import { ReportScreen } from './report-screen.tsx';
import { ResultsScreen } from './results-screen.tsx';

const textOf = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
const screenOf = (report: ReportDocument) => textOf(createElement(ReportScreen, { report, userEmail: 'owner@a.example', paymentIntentId: 'pay_1' }));
const resultsOf = (analysis: Analysis) => textOf(createElement(ResultsScreen, { analysis, contactEmail: 'hello@a.example' }));
const scoring = (overallScore: number, more: Partial<Analysis> = {}) => sampleAnalysis({ overallScore, ...more });
const pointsOf = (share: number) => {
  const { categories } = sampleAnalysis();
  return { ...categories, contentQuality: { ...categories.contentQuality, score: share * 30, maxScore: 30 } };
};
const planOf = (more: Partial<Analysis['personalizedPlan']>) => ({ personalizedPlan: { ...sampleAnalysis().personalizedPlan, ...more } });

it.each<[string, string[]]>([
  [
    'overall score out of 100 with label, four platform scores, four category breakdowns, strengths, areas for improvement, industry benchmarks, priority actions, industry-specific recommendations, What Industry Leaders Do',
    [
      '56 out of 100',
      'ChatGPT',
      'Claude',
      'Perplexity',
      'Grok',
      'Content Quality',
      'Technical SEO',
      'Brand Presence',
      'AI Optimization',
      'Strengths',
      'Areas for Improvement',
      'Industry Benchmarks',
      'Priority Actions',
      'Industry-Specific Recommendations',
      'What Industry Leaders Do',
    ],
  ],
  [
    'Then the personalised plan or general recommendations, a consultation mailto link and Back to Home',
    ['Your Personalized Plan', 'Schedule a consultation', 'Back to Home'],
  ],
  [
    'Plan view tabs: Immediate (count), Short-term (count), Long-term (count), 4-Week Plan',
    ['Immediate (3)', 'Short-term (2)', 'Long-term (1)', '4-Week Plan'],
  ],
  ['The overview shows priority score out of 100, expected ROI, timeline', ['Priority score', '/100', 'Expected ROI', 'Timeline']],
  [
    'Each recommendation card shows title, description, difficulty and impact badges, implementation steps, success metrics, timeframe, and optionally cost, tools, prerequisites, success indicators and common mistakes',
    [
      'Difficulty: Easy',
      'Impact: High',
      'Implementation steps',
      'Success metrics',
      'Estimated cost',
      'Tools',
      'Prerequisites',
      'Success indicators',
      'Common mistakes',
      'Resources',
    ],
  ],
  [
    'Week 1 Foundation, Week 2 Implementation, Week 3 Expansion, Week 4 Optimization',
    ['Week 1 Foundation', 'Week 2 Implementation', 'Week 3 Expansion', 'Week 4 Optimization'],
  ],
  [
    'Timeline labels: Week 1-2, Month 1-3, Month 3-6. Plan horizons: immediate, short-term (1-3 months), long-term (3+ months), plus 4 weeks',
    ['Week 1-2', 'Month 1-3', 'Month 3-6', 'Short-term (1-3 months)', 'Long-term (3+ months)'],
  ],
])('results screen: %s', (_, words) => {
  const text = resultsOf(sampleAnalysis());
  for (const word of words) expect(text).toContain(word);
});

it.each<[string, string[]]>([
  [
    'Heading Your LLM SEO Report is Ready!, a thanks, and a Download PDF button',
    ['Your LLM SEO Report is Ready!', 'Thank you for your purchase', 'Download PDF'],
  ],
  ['a note that the PDF has the same content with possibly different formatting', ['The PDF has the same content; its formatting may differ']],
  [
    'Executive Summary, Report Summary, Industry Performance Analysis, AI-Optimized Content Strategy, and the Personalized SEO Improvement Plan',
    ['Executive Summary', 'Report Summary', 'Industry Performance Analysis', 'AI-Optimized Content Strategy', 'Personalized SEO Improvement Plan'],
  ],
  ['a message that a copy was sent to {email}', ['A copy was sent to owner@a.example']],
  [
    "What's Next: Implement Recommendations, Monitor Progress, Get Expert Help. Back to Home (to /) and Download Report Again",
    ["What's Next", 'Implement Recommendations', 'Monitor Progress', 'Get Expert Help', 'Back to Home', 'Download Report Again'],
  ],
  [
    'Assessment criteria weights: content quality 30%, technical SEO 25%, brand authority 20%, AI platform optimization 25%',
    ['Content quality weighs 30%, technical SEO 25%, brand presence 20% and AI optimization 25%'],
  ],
  [
    'Top 1% score: 95. The gap to 95 gives the percent away; potential visibility gain is three times that percent',
    ['39%', 'Top 1% score: 95', '117%', 'Three times the gap'],
  ],
  ['Leaderboard scores are … (in the report, 85+(3-rank)*5)', ['1 Northwarm 95', '2 Pennine Heat Co. 90', '3 Aire Valley Boilers 85']],
  [
    'Fixed 8-week content plan: weeks 1-2 FAQ, 3-4 how-to, 5-6 authority, 7-8 social proof',
    ['Weeks 1-2 FAQ', 'Weeks 3-4 How-to', 'Weeks 5-6 Authority', 'Weeks 7-8 Social proof'],
  ],
  [
    'Five content types and four content formats',
    [
      'Content types',
      'FAQ pages',
      'How-to guides',
      'Comparison pages',
      'Data and research',
      'Customer cases',
      'Content formats',
      'Question and answer',
      'Lists and steps',
      'Tables',
      'Definitions',
    ],
  ],
  [
    'Category benchmarks (average / top): Content Quality 18/28, Technical SEO 15/23, Brand Presence 12/18, AI Optimization 14/22',
    ['18/28, 15/23, 12/18, 14/22'],
  ],
])('report screen: %s', (_, words) => {
  const text = screenOf(reportOf());
  for (const word of words) expect(text).toContain(word);
});

it.each([
  [85, 'Industry Leader'],
  [84, 'High Performer'],
  [75, 'High Performer'],
  [65, 'Above Average'],
  [50, 'Average'],
  [49, 'Below Average'],
])('“Industry position: 85 Industry Leader, 75 High Performer, 65 Above Average, 50 Average, else Below Average”: %i is %s', (score, words) =>
  expect(screenOf(reportOf(scoring(score)))).toContain(`Industry position 1 ${words} `),
);

it.each([
  [86, '2-4', '2-3'],
  [85, '5-8', '2-3'],
  [71, '5-8', '4-7'],
  [70, '9-15', '4-7'],
  [60, '9-15', '8+'],
  [50, '16+', '8+'],
])(
  '“rank band is 2-4 / 5-8 / 9-15 / 16+ by score above 85 / 70 / 50 in one view, and 2-3 / 4-7 / 8+ by above 80 / 60 in another”: %i',
  (score, results, report) => {
    expect(resultsOf(scoring(score))).toContain(`Your likely rank ${results} `);
    expect(screenOf(reportOf(scoring(score)))).toContain(`Likely rank in your industry: ${report} `);
  },
);

it.each([
  [70, 'Excellent'],
  [69, 'Good'],
  [50, 'Good'],
  [49, 'Needs Improvement'],
])('“In the results screen: 70 or more green and Excellent; 50-69 yellow and Good; below 50 red and Needs Improvement”: %i', (score, label) =>
  expect(resultsOf(scoring(score))).toContain(`${score} out of 100 ${label}`),
);

it.each([
  [0.49, 'Critical'],
  [0.5, 'High'],
  [0.74, 'High'],
  [0.75, 'Optimization'],
])('“Content priority: Critical under 50% content quality, High under 75%, else Optimization”: %d', (share, priority) =>
  expect(screenOf(reportOf({ categories: pointsOf(share) }))).toContain(`Priority: ${priority}.`),
);

it.each([
  [80, 'red'],
  [60, 'orange'],
  [40, 'yellow'],
  [39, 'green'],
])('“Priority score colour: 80 or more red, 60 orange, 40 yellow, else green”: %i is %s', (priorityScore, colour) => {
  const html = renderToStaticMarkup(createElement(ReportScreen, { report: reportOf(planOf({ priorityScore })), userEmail: null, paymentIntentId: 'p' }));
  expect(html).toContain(`data-priority="${colour}"`);
});

it('“Default industry average when missing: 58” and “Above the industry average shows Above Average, otherwise Below Average”', () => {
  const insights = {
    ...sampleAnalysis().industryInsights,
    industryBenchmarks: { averageScore: 0, topPerformers: [], basis: 'modelled' as const, sampleSize: 0 },
  };
  expect(resultsOf(scoring(59, { industryInsights: insights }))).toContain('Above Average: the industry average is 58');
  expect(resultsOf(scoring(58, { industryInsights: insights }))).toContain('Below Average: the industry average is 58');
});

it('“Default ROI text: 15-25% increase in AI search visibility”', () =>
  expect(screenOf(reportOf(planOf({ estimatedROI: '' })))).toContain('15-25% increase in AI search visibility'));

it('“Top three recommendations shown”', () => {
  const text = screenOf(reportOf({ topRecommendations: ['One first', 'Two second', 'Three third', 'Four fourth'] }));
  expect([text.includes('Three third'), text.includes('Four fourth')]).toEqual([true, false]);
});

it('“the Personalized SEO Improvement Plan when present” and “immediate (open by default), shortTerm and longTerm (closed by default)”', () => {
  const html = renderToStaticMarkup(createElement(ReportScreen, { report: reportOf(), userEmail: null, paymentIntentId: 'p' }));
  expect([...html.matchAll(/<details( open="")? class="group\/horizon/g)].map(([, open]) => open !== undefined)).toEqual([true, false, false]);
});

it('“A SAMPLE REPORT banner states $99 with $129 struck through and a Start Your Assessment link to /quiz”', () =>
  expect(renderToStaticMarkup(createElement(DemoReport))).toMatch(
    /SAMPLE REPORT[\s\S]*<s [^>]*>\$129<\/s>[\s\S]*\$99[\s\S]*href="\/quiz"[^>]*>Start Your Assessment/,
  ));

it('draws the stored report of each version as it was written', () => {
  const stored = reportDocumentSchema.parse(JSON.parse(readFileSync(new URL('../../src/report/testing/stored-report-v1.json', import.meta.url), 'utf8')));
  const text = screenOf(stored);
  for (const words of [stored.view.headline, stored.company.name, `${stored.analysis.checks.length} checks by rubric`]) expect(text).toContain(words);
});

it('tells a modelled figure from a measured one by a footnote', () => {
  const report = buildReport({ id: 'r', createdAt: new Date(0), tier: 'assessment', answers: sampleAnswers, analysis: sampleAnalysis(), earlier: [] });
  expect(screenOf(report)).toContain('modelled from rank; competitors have not been assessed with this rubric');
});
