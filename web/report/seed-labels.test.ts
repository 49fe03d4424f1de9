// The customer's specification, sections 2 and 9, line by line: each line is quoted, then looked for in what the pages say.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Analysis } from '#engine/contract.ts';
import { buildReport } from '#report/build-report.ts';
import { reportDocumentSchema } from '#report/contract.ts';
import type { ReportPageInput } from '#server/contract.ts';
import type { ReportDocument } from '#report/contract.ts';
import { reportOf } from '#report/testing/extreme-reports.ts';
import { storedReports } from '#report/testing/stored-reports.ts';
import { sampleAnalysis, sampleAnswers } from '#report/testing/sample-analysis.ts';
import { boardOfReport } from '../board/board-of-report.ts';
import { DemoReport } from './demo-report.tsx';
import { reportPages } from './report-pages.tsx';

const noAssets = { css: [], js: [], preload: [] };
const inputOf = (report: ReportDocument): ReportPageInput => ({
  report,
  id: 'pay_1',
  submissionId: 'quiz_1',
  userEmail: 'owner@a.example',
  newerUnderWay: false,
  board: null,
  versions: null,
  comparison: null,
  offers: { contests: false, shares: false, exports: false, reminders: false, competitors: false, badge: false },
});
const textOf = (html: string) =>
  html
    .replaceAll(/<script[^>]*>.*?<\/script>/gs, ' ')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
/** The report's page, with its appendix and the pages of its tasks: what a buyer can read. */
const screenOf = (report: ReportDocument) => {
  const input = inputOf(report);
  const tasks = boardOfReport(report).tasks.map(({ checkId }) =>
    reportPages.task(input, checkId.toLowerCase(), noAssets),
  );
  return textOf([reportPages.report(input, noAssets), reportPages.checks(input, noAssets), ...tasks].join(' '));
};
const scoring = (overallScore: number, more: Partial<Analysis> = {}) => sampleAnalysis({ overallScore, ...more });
const pointsOf = (share: number) => {
  const { categories } = sampleAnalysis();
  return { ...categories, contentQuality: { ...categories.contentQuality, score: share * 30, maxScore: 30 } };
};
const planOf = (more: Partial<Analysis['personalizedPlan']>) => ({
  personalizedPlan: { ...sampleAnalysis().personalizedPlan, ...more },
});

it.each<[string, string[]]>([
  [
    'overall score out of 100 with label, four platform scores, four category breakdowns, strengths, areas for improvement, industry benchmarks, priority actions, industry-specific recommendations, What Industry Leaders Do',
    [
      '56',
      'of 100 · Grade',
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
      'Industry Performance Analysis',
      'Priority Actions',
      'Industry-Specific Recommendations',
      'What Industry Leaders Do',
    ],
  ],
  [
    'Then the personalised plan or general recommendations, a consultation mailto link and Back to Home',
    ['Personalized SEO Improvement Plan', 'Schedule a consultation', 'Back to Home'],
  ],
  [
    'Plan view tabs: Immediate (count), Short-term (count), Long-term (count), 4-Week Plan',
    ['Immediate (3)', 'Short-term (2)', 'Long-term (1)', '4-Week Plan'],
  ],
  [
    'The overview shows priority score out of 100, expected ROI, timeline',
    [
      'Priority score',
      '/100',
      'Expected ROI',
      'Timeline',
      'Investment range',
      'Traffic growth projection',
      'Competitive priority',
    ],
  ],
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
])('results: %s', (_, words) => {
  const text = screenOf(reportOf());
  for (const word of words) expect(text).toContain(word);
});

it.each<[string, string[]]>([
  [
    'Heading Your LLM SEO Report is Ready!, a thanks, and a Download PDF button',
    ['Your LLM SEO Report is Ready!', 'Thank you.', 'Download PDF'],
  ],
  [
    'a note that the PDF has the same content with possibly different formatting',
    ['The PDF has the same content; its formatting may differ'],
  ],
  [
    'Executive Summary, Report Summary, Industry Performance Analysis, AI-Optimized Content Strategy, and the Personalized SEO Improvement Plan',
    [
      'Executive Summary',
      'Report Summary',
      'Industry Performance Analysis',
      'AI-Optimized Content Strategy',
      'Personalized SEO Improvement Plan',
    ],
  ],
  ['a message that a copy was sent to {email}', ['A copy was sent to owner@a.example']],
  [
    "What's Next: Implement Recommendations, Monitor Progress, Get Expert Help. Back to Home (to /) and Download Report Again",
    [
      "What's Next",
      'Implement Recommendations',
      'Monitor Progress',
      'Get Expert Help',
      'Back to Home',
      'Download Report Again',
    ],
  ],
  [
    'Assessment criteria weights: content quality 30%, technical SEO 25%, brand authority 20%, AI platform optimization 25%',
    ['Content quality weighs 30%, technical SEO 25%, brand presence 20% and AI optimization 25%'],
  ],
  [
    'Top 1% score: 95. The gap to 95 gives the percent away; potential visibility gain is three times that percent',
    ['39%', 'Top 1% score: 95', '117%', 'Three times the gap'],
  ],
  [
    'Leaderboard scores are … (in the report, 85+(3-rank)*5)',
    ['1 Northwarm 95', '2 Pennine Heat Co. 90', '3 Aire Valley Boilers 85'],
  ],
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
])(
  '“Industry position: 85 Industry Leader, 75 High Performer, 65 Above Average, 50 Average, else Below Average”: %i is %s',
  (score, words) => expect(screenOf(reportOf(scoring(score)))).toContain(`Industry scale 1 ${words} `),
);

it.each([
  [86, '2-3'],
  [81, '2-3'],
  [80, '4-7'],
  [61, '4-7'],
  [60, '8+'],
  [50, '8+'],
])('“The user’s rank band is … 2-3 / 4-7 / 8+ by above 80 / 60”: %i', (score, rank) =>
  expect(screenOf(reportOf(scoring(score)))).toContain(`Likely rank 4 ${rank} `),
);

it.each([
  [85, 'A, Excellent'],
  [75, 'B, Good'],
  [65, 'C, Average'],
  [50, 'D, Below Average'],
  [49, 'F, Needs Improvement'],
] as const)(
  '“Overall-score grades: 85 or more A Excellent; 75 B Good; 65 C Average; 50 D Below Average; else F Needs Improvement”: %i',
  (score, words) => {
    const [letter = 'F', label = ''] = words.split(', ');
    const grade = { letter, label } as Analysis['grade'];
    expect(screenOf(reportOf(scoring(score, { grade })))).toContain(`Grade scale ${words} `);
  },
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
  const html = reportPages.report(inputOf(reportOf(planOf({ priorityScore }))), noAssets);
  expect(html).toContain(`data-priority="${colour}"`);
});

it('“Default industry average when missing: 58” and “Above the industry average shows Above Average, otherwise Below Average”', () => {
  const insights = {
    ...sampleAnalysis().industryInsights,
    industryBenchmarks: { averageScore: 0, topPerformers: [], basis: 'modelled' as const, sampleSize: 0 },
  };
  expect(screenOf(reportOf(scoring(59, { industryInsights: insights })))).toContain('Above Average of 58');
  expect(screenOf(reportOf(scoring(58, { industryInsights: insights })))).toContain('Below Average of 58');
});

it('no grade word stands beside a comparison word on the first screen', () => {
  const text = screenOf(reportOf());
  const first = text.slice(0, text.indexOf('What the assistants answered'));
  expect(first).not.toMatch(/(?:Above|Below) Average|Excellent|Needs Improvement/);
});

it('“Default ROI text: 15-25% increase in AI search visibility”', () =>
  expect(screenOf(reportOf(planOf({ estimatedROI: '' })))).toContain('15-25% increase in AI search visibility'));

it('“Top three recommendations shown”: as the three tasks to do first', () => {
  const { immediate, shortTerm } = sampleAnalysis().personalizedPlan;
  const text = screenOf(reportOf());
  const first = text.slice(text.indexOf('Do these three first'), text.indexOf('What the assistants answered'));
  expect(immediate.map(({ title }) => first.includes(title))).toEqual([true, true, true]);
  expect(first).not.toContain(shortTerm[0]?.title);
});

it('“Sections immediate (open by default), shortTerm and longTerm (closed by default)”: the first tab is the chosen one', () => {
  const html = reportPages.report(inputOf(reportOf()), noAssets);
  const choices = [...html.matchAll(/<input id="when-(\w+)"[^>]*>/g)].map(([input, name]) => [
    name,
    input.includes('checked'),
  ]);
  expect(choices).toEqual([
    ['immediate', true],
    ['shortTerm', false],
    ['longTerm', false],
    ['weeks', false],
  ]);
});

it('“A SAMPLE REPORT banner states $99 with $129 struck through and a Start Your Assessment link to /quiz”', () =>
  expect(renderToStaticMarkup(createElement(DemoReport))).toMatch(
    /SAMPLE REPORT[\s\S]*<s [^>]*>\$129<\/s>[\s\S]*\$99[\s\S]*href="\/quiz"[^>]*>Start Your Assessment/,
  ));

it.each(storedReports)('draws the report that was stored under rubric $rubric as it was written', ({ document }) => {
  const stored = reportDocumentSchema.parse(document);
  const text = screenOf(stored);
  for (const words of [stored.view.headline, stored.company.name, `${stored.analysis.checks.length} checks by rubric`])
    expect(text).toContain(words);
});

it('tells a modelled figure from a measured one by a footnote', () => {
  const report = buildReport({
    id: 'r',
    createdAt: new Date(0),
    tier: 'assessment',
    answers: sampleAnswers,
    analysis: sampleAnalysis(),
    earlier: [],
  });
  expect(screenOf(report)).toContain('modelled from rank; competitors have not been assessed with this rubric');
});
