import { categories, categoryNames, platformNames, platforms } from '#engine/contract.ts';
import type { Analysis, Answers, CategoryScore, FixPack, PlatformScore } from '#engine/contract.ts';
import { basisNames, industryNames } from '#engine/wording.ts';
import { cleanJson, cleanText } from './clean-text.ts';
import { contentStrategy } from './content-strategy.ts';
import { productName, reportDocumentSchema } from './contract.ts';
import type { Moved, ReportDocument, ReportView } from './contract.ts';
import { evidenceHighlights } from './highlights.ts';
import { leaderHabits } from './leader-habits.ts';
import {
  categoryBenchmarks,
  comparison,
  contentPriority,
  defaultIndustryAverage,
  defaultRoi,
  gapToTop,
  industryPosition,
  noteBesideBasis,
  leaderboard,
  priorityColour,
  rankBand,
  topScore,
} from './scales.ts';
import { reportBand, resultsBand } from './scenes/bands.ts';
import { trueSentence } from './true-sentence.ts';

export type ReportInput = {
  id: string;
  createdAt: Date;
  tier: ReportDocument['tier'];
  answers: Answers;
  analysis: Analysis;
  /** Earlier runs of the same customer, oldest first; empty for a first report. */
  earlier: { at: string; score: number; interval: { low: number; high: number } }[];
  fixPack?: FixPack;
  /** What moved since the run before; absent in a first report. */
  moved?: Moved;
};

/** The immutable report. Pure: same input, same document. Every string is cleaned once, here. */
export function buildReport({
  id,
  createdAt,
  tier,
  answers,
  analysis,
  earlier,
  fixPack,
  moved,
}: ReportInput): ReportDocument {
  const company = {
    name: cleanText(answers.companyName).trim() || domainOf(answers.website) || 'Your business',
    website: answers.website.trim(),
    domain: domainOf(analysis.scope.finalUrl ?? answers.website),
    industryLabel: industryNames[answers.industry],
    locations: answers.locations.trim(),
  };
  const view = buildView(company.name, answers, analysis, earlier);
  const document = cleanJson({
    documentVersion: 1,
    id,
    createdAt: createdAt.toISOString(),
    productName,
    tier,
    company,
    analysis,
    view,
    moved,
  });
  // A file that is cut is no file: these keep their length.
  const files = fixPack && { fixPack: cleanJson(fixPack, longestFile) };
  return reportDocumentSchema.parse(Object.assign({}, document, files));
}

const longestFile = 200_000;

function domainOf(website: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(website) ? website : `https://${website}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}

function buildView(company: string, answers: Answers, analysis: Analysis, earlier: ReportInput['earlier']): ReportView {
  const score = analysis.overallScore;
  const average = analysis.industryInsights.industryBenchmarks;
  const averageScore = average.averageScore > 0 ? average.averageScore : defaultIndustryAverage;
  const gap = gapToTop(score);
  const plan = analysis.personalizedPlan;
  return {
    headline: trueSentence(analysis, null),
    summary: summary(company, analysis, averageScore),
    tone: reportBand(score).tone,
    scoreLabel: { report: reportBand(score).label, results: resultsBand(score).label },
    position: industryPosition(score),
    industryAverage: {
      score: averageScore,
      basis: average.basis,
      sampleSize: average.sampleSize,
      comparison: comparison(score, averageScore),
      text: averageText(score, averageScore, average.basis, average.sampleSize),
    },
    rankBand: rankBand(score),
    gap: {
      topScore,
      ...gap,
      text:
        gap.percentAway === 0
          ? 'You are at or above the score of the top 1%.'
          : `You are ${gap.percentAway}% away from the top 1% score of ${topScore}. Closing the gap is worth up to ${gap.potentialGainPercent}% more visibility.`,
    },
    leaderboard: leaderboard(average.topPerformers),
    kpis: analysis.unscored === undefined ? kpis(analysis, averageScore) : [],
    platforms: platforms.map((platform) => platformView(analysis.platforms[platform], analysis.unscored)),
    categories: categories.map((category) => categoryView(category, analysis.categories[category], analysis.unscored)),
    topRecommendations: analysis.topRecommendations.slice(0, 3),
    highlights: evidenceHighlights(analysis.checks),
    contentStrategy: contentStrategy(analysis, answers),
    plan: {
      priorityColour: priorityColour(plan.priorityScore),
      roi: plan.estimatedROI.trim() || defaultRoi,
      horizons: [
        { key: 'immediate', name: 'Immediate', timeline: 'Week 1-2', count: plan.immediate.length },
        { key: 'shortTerm', name: 'Short-term (1-3 months)', timeline: 'Month 1-3', count: plan.shortTerm.length },
        { key: 'longTerm', name: 'Long-term (3+ months)', timeline: 'Month 3-6', count: plan.longTerm.length },
      ],
      weeks: [
        { key: 'week1', name: 'Week 1', theme: 'Foundation', tasks: plan.customActionPlan.week1 },
        { key: 'week2', name: 'Week 2', theme: 'Implementation', tasks: plan.customActionPlan.week2 },
        { key: 'week3', name: 'Week 3', theme: 'Expansion', tasks: plan.customActionPlan.week3 },
        { key: 'week4', name: 'Week 4', theme: 'Optimization', tasks: plan.customActionPlan.week4 },
      ],
    },
    leaderHabits,
    nextSteps,
    trend:
      analysis.unscored === undefined
        ? [...earlier, { at: analysis.assessedAt, score, interval: analysis.interval }]
        : earlier,
    footnotes: footnotes(analysis),
  };
}

function summary(company: string, analysis: Analysis, average: number): string[] {
  const { overallScore, interval, grade, coverage, confidence, gates, scope, unscored } = analysis;
  if (unscored !== undefined) return [unscored];
  const benchmark = analysis.industryInsights.industryBenchmarks;
  const platformLine = platforms
    .map((platform) => {
      const { basis, score } = analysis.platforms[platform];
      return `${platformNames[platform]} ${basis === 'not-measured' ? 'not measured' : score}`;
    })
    .join(', ');
  const observed = platforms.filter((platform) => analysis.platforms[platform].basis === 'observed').length;
  const counted = {
    0: 'All are estimates from how ready the site is',
    [platforms.length]: 'All rest on answers read from the assistants',
  }[observed];
  return [
    `${company} scores ${overallScore} of 100 for visibility to AI assistants: grade ${grade.letter}. With what could be seen, the score lies between ${Math.round(interval.low)} and ${Math.round(interval.high)}; ${percent(coverage)} of the points rest on evidence, so confidence is ${confidence}.`,
    ...(gates.length > 0
      ? [
          'A fatal defect caps the overall score at 39. Fix it first: until then nothing else in this report shows its full effect.',
        ]
      : []),
    `${averageText(overallScore, average, benchmark.basis, benchmark.sampleSize)} By assistant: ${platformLine}. ${counted ?? `${observed} of ${platforms.length} rest on answers read from the assistant, the others are estimates`}.`,
    `${scope.headline.trim() === '' ? '' : inSentence(scope.headline)}${analysis.strengths[0] ? ` What already works: ${inSentence(analysis.strengths[0])}` : ''}${analysis.weaknesses[gates.length] ? ` What costs most: ${inSentence(analysis.weaknesses[gates.length] ?? '')}` : ''}`.trim(),
  ].filter((paragraph) => paragraph !== '');
}

function inSentence(text: string): string {
  return /[.!?…]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}

function averageText(score: number, average: number, basis: 'modelled' | 'measured', sampleSize: number): string {
  const distance = Math.abs(Math.round(score - average));
  const where =
    distance === 0
      ? 'equal to'
      : `${distance} ${distance === 1 ? 'point' : 'points'} ${score > average ? 'above' : 'below'}`;
  return `${score} is ${where} the industry average of ${average} (${basis === 'measured' ? `measured on ${sampleSize} companies` : 'reference figure, not measured'}).`;
}

function kpis(analysis: Analysis, average: number): ReportView['kpis'] {
  const gap = gapToTop(analysis.overallScore);
  const scored = analysis.checks.filter((check) => check.outcome === 'scored');
  const full = scored.filter((check) => check.ratio === 1).length;
  const pages = analysis.scope.pagesRead.length;
  const plan = analysis.personalizedPlan;
  const actions = plan.immediate.length + plan.shortTerm.length + plan.longTerm.length;
  return [
    {
      label: 'Industry position',
      value: industryPosition(analysis.overallScore),
      detail: `The industry average is ${average}`,
      notes: [1],
    },
    { label: 'Away from the top 1%', value: `${gap.percentAway}%`, detail: `Top 1% score: ${topScore}`, notes: [2] },
    {
      label: 'Potential visibility gain',
      value: `${gap.potentialGainPercent}%`,
      detail: 'Three times the gap',
      notes: [3],
    },
    {
      label: 'Likely rank',
      value: rankBand(analysis.overallScore).report,
      detail: 'Read from the score alone',
      notes: [4],
    },
    {
      label: 'Checks fully met',
      value: `${full} of ${scored.length}`,
      detail: `${analysis.checks.length - scored.length} could not be scored`,
      notes: [],
    },
    {
      label: pages === 1 ? 'Page read' : 'Pages read',
      value: String(pages),
      detail: `${percent(analysis.coverage)} of points rest on evidence`,
      notes: [],
    },
    {
      label: 'You said, we saw',
      value: String(analysis.contradictions.length),
      detail: 'Answers that differ from the site',
      notes: [],
    },
    {
      label: 'Actions in your plan',
      value: String(actions),
      detail: `${plan.immediate.length} of them immediate`,
      notes: [],
    },
  ];
}

function platformView(score: PlatformScore, unscored: string | undefined): ReportView['platforms'][number] {
  const measured = score.basis !== 'not-measured' && unscored === undefined;
  const { tone, label } = reportBand(score.score);
  const seen = score.observed;
  return {
    platform: score.platform,
    name: platformNames[score.platform],
    score: measured ? score.score : null,
    basisLabel: basisNames[unscored === undefined ? score.basis : 'not-measured'],
    interval: score.interval,
    tone: measured ? tone : 'fair',
    label: measured ? label : basisNames['not-measured'],
    explanation: [
      noteBesideBasis(score.note),
      ...(seen
        ? [
            `Named in ${percent(seen.mentionRate.value)} of ${seen.answers} answers (95% interval ${percent(seen.mentionRate.interval.low)} to ${percent(seen.mentionRate.interval.high)}); your site cited in ${percent(seen.citationRate.value)}.`,
          ]
        : []),
      ...(score.cap ? [`At most ${score.cap.score}: ${inSentence(score.cap.reason)}`] : []),
    ].filter((line) => line.trim() !== ''),
  };
}

function categoryView(
  category: (typeof categories)[number],
  score: CategoryScore,
  noScore: string | undefined,
): ReportView['categories'][number] {
  const unscored = score.unscored ?? noScore;
  const share = score.maxScore > 0 ? Math.round((100 * score.score) / score.maxScore) : 0;
  const { average, top } = categoryBenchmarks[category];
  return {
    category,
    name: categoryNames[category],
    ...(unscored !== undefined && { unscored }),
    points: score.score,
    maxPoints: score.maxScore,
    percent: share,
    interval: score.interval,
    average,
    top,
    comparison: comparison(score.score, average),
    ...reportBand(share),
    priority: contentPriority(share),
    feedback: score.feedback,
    recommendations: score.recommendations,
  };
}

const nextSteps = [
  {
    name: 'Implement Recommendations',
    text: 'Begin with the immediate actions: each names the page, the step and the proof that it worked.',
  },
  {
    name: 'Monitor Progress',
    text: 'Measure again after the first changes. A move inside the shown range is noise; a move beyond it is progress.',
  },
  {
    name: 'Get Expert Help',
    text: 'Hand the plan to your writer or developer: every action says who does it and how to check it.',
  },
];

function footnotes(analysis: Analysis): ReportView['footnotes'] {
  const average = analysis.industryInsights.industryBenchmarks;
  const texts = [
    average.basis === 'measured'
      ? `The industry average is measured on ${average.sampleSize} assessed companies of this industry.`
      : 'The industry average is a fixed reference figure. It is not a measurement of companies in your industry.',
    `The top 1% score of ${topScore} and the scores beside competitors are modelled from rank; competitors have not been assessed with this rubric.`,
    'The potential gain is a rule of thumb: three times the distance to the top 1% score. It is not a forecast of visits or sales.',
    'The rank band is read from the score alone; it is not a count of competitors.',
    'Category averages and tops (18/28, 15/23, 12/18, 14/22) are fixed reference figures.',
    'Estimated: readiness judged from the site and the answers. Observed: also judged by answers read from the assistant itself, with the 95% interval of the sample.',
    'The expected return is a customary range for such work, not a promise: no one can promise that an assistant will cite a page.',
  ];
  return texts.map((text, index) => ({ number: index + 1, text }));
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
