import { categoryNames, platformNames } from '#engine/contract.ts';
import type { CheckResult, Finding, PlanItem } from '#engine/contract.ts';
import type { ReportDocument } from '../contract.ts';
import { evidenceCsv } from '../evidence-csv.ts';
import { openPoints } from '../highlights.ts';
import { palettes, sceneToSvg } from '../scenes/scene-to-svg.ts';
import { reportScenes } from '../scenes/report-scenes.ts';
import type { Scene } from '../scenes/scene.ts';

/** What one report may cost to set: a longer list is cut, the cut is stated, and screen or attached file hold the rest. */
const limits = {
  checks: 150,
  findingsPerCheck: 2,
  findingsPerMetCheck: 1,
  planItems: 60,
  contradictions: 30,
  pages: 60,
  listItems: 12,
  gates: 8,
  explanations: 5,
  recommendations: 6,
};

/** Characters that surely fit on one page in the column they are set in; more may break across pages. */
const onePage = { planItem: 3_000, weeks: 2_000, strategy: 2_500 };

/** Plan items that are set out at length; the rest is run in, so that a long plan stays a report. */
const fullPlanItems = { immediate: 3, shortTerm: 0, longTerm: 0 };

/** Everything the template needs, as plain JSON: words, pictures and colours. The template only lays out. */
export function templateData(report: ReportDocument): Record<string, unknown> {
  const { analysis, company, view } = report;
  return {
    documentTitle: `AI visibility report: ${clip(company.name, 160)}`,
    company: clip(company.name, 160),
    companyShort: clip(company.name, 56),
    domain: company.domain,
    link: safeUrl(company.website),
    productName: report.productName,
    date: { year: day(report).getUTCFullYear(), month: day(report).getUTCMonth() + 1, day: day(report).getUTCDate() },
    dateText: dateText(day(report)),
    facts: [
      ['Prepared for', clip(company.name, 160)],
      ['Website', company.domain || company.website || 'Not stated'],
      ['Industry', company.industryLabel],
      ['Locations', company.locations || 'Not stated'],
      ['Date', dateText(day(report))],
      ['Report', report.id],
      ['Rubric', `Version ${analysis.rubricVersion}`],
    ],
    colours: palettes.print,
    headline: view.headline,
    grade: analysis.grade,
    overall: analysis.overallScore,
    charts: charts(report),
    gates: analysis.gates.slice(0, limits.gates).map((gate) => ({ sentence: clip(gate.sentence), proof: proof(gate.finding) })),
    summary: view.summary,
    kpis: view.kpis,
    topRecommendations: view.topRecommendations,
    strengths: list(analysis.strengths),
    weaknesses: list(analysis.weaknesses),
    platforms: view.platforms.map((platform) => ({
      name: platform.name,
      score: platform.score === null ? '–' : String(platform.score),
      range: platform.score === null ? '–' : range(platform.interval),
      basis: platform.basisLabel,
      label: platform.label,
      tone: platform.tone,
      explanation: platform.explanation.slice(0, limits.explanations).map((line) => clip(line)),
      cap: capProof(report, platform.platform),
    })),
    categories: view.categories.map((category) => ({
      ...category,
      points: points(category.points),
      range: range(category.interval),
      feedback: clip(category.feedback, 800),
      recommendations: list(category.recommendations).slice(0, limits.recommendations),
    })),
    industry: {
      position: view.position,
      averageText: view.industryAverage.text,
      gapText: view.gap.text,
      rankBand: view.rankBand.report,
      leaderboard: view.leaderboard.report.slice(0, limits.listItems).map((row) => ({ ...row, name: clip(row.name, 120) })),
      competitors: list(analysis.industryInsights.competitorAnalysis),
      recommendations: list(analysis.industryInsights.industrySpecificRecommendations),
      priorityActions: list(analysis.industryInsights.priorityActions),
      habits: view.leaderHabits,
    },
    highlights: view.highlights.map((highlight) => ({
      ...highlight,
      title: clip(highlight.title),
      why: clip(highlight.why),
      openPoints: points(highlight.openPoints),
      proof: proof(highlight.finding),
    })),
    contradictions: analysis.contradictions.slice(0, limits.contradictions).map((one) => ({
      question: clip(one.question),
      said: { place: clip(one.said.place, 160), quote: clip(one.said.quote) },
      saw: { place: clip(one.saw.place, 160), quote: clip(one.saw.quote) },
      url: one.saw.url === null ? null : source(one.saw.url),
      affects: clip(one.affects.join(', '), 200),
    })),
    moreContradictions: Math.max(0, analysis.contradictions.length - limits.contradictions),
    strategy: { ...view.contentStrategy, isShort: charactersIn(view.contentStrategy.weeks) < onePage.strategy },
    plan: {
      priority: String(Math.round(analysis.personalizedPlan.priorityScore)),
      figures: planFigures(report),
      competitivePriority: list(analysis.personalizedPlan.competitivePriority ?? []),
      horizons: view.plan.horizons.map((horizon) => ({
        name: horizon.name,
        timeline: horizon.timeline,
        items: analysis.personalizedPlan[horizon.key].slice(0, limits.planItems).map(planItem),
        full: fullPlanItems[horizon.key],
        more: Math.max(0, horizon.count - limits.planItems),
      })),
      weeks: view.plan.weeks.map((week) => ({ ...week, tasks: list(week.tasks) })),
      weeksAreShort: charactersIn(view.plan.weeks.map((week) => list(week.tasks))) < onePage.weeks,
    },
    fixPack: {
      files: (report.fixPack?.files ?? []).slice(0, limits.listItems).map((file) => ({
        path: file.path,
        title: clip(file.title, 160),
        place: clip(file.place, 400),
        effects: list([...file.fixes, ...file.improves].map(({ checkId, note }) => `${checkId}: ${note}`)).slice(0, limits.explanations),
        isOptional: file.optional,
      })),
      leftOut: list([...new Set((report.fixPack?.leftOut ?? []).map(({ path, reason }) => `${path}: ${reason}`))]),
    },
    nextSteps: view.nextSteps,
    checks: view.categories.map(({ category, name }) => ({
      name,
      checks: analysis.checks
        .slice(0, limits.checks)
        .filter((check) => check.category === category)
        .map(checkRow),
    })),
    moreChecks: Math.max(0, analysis.checks.length - limits.checks),
    observations: analysis.observations.slice(0, limits.listItems).map(proof),
    scope: {
      headline: analysis.scope.headline,
      notSeen: list(analysis.scope.notSeen),
      pages: analysis.scope.pagesRead
        .slice(0, limits.pages)
        .map((page) => ({ ...source(page.url), kind: page.kind, status: String(page.status), seenAt: timeText(page.seenAt) })),
      morePages: Math.max(0, analysis.scope.pagesRead.length - limits.pages),
      assessedAt: timeText(analysis.assessedAt),
    },
    footnotes: view.footnotes,
    csv: evidenceCsv(report),
  };
}

function day(report: ReportDocument): Date {
  return new Date(report.createdAt);
}

function charts(report: ReportDocument): Record<string, { svg: string; alt: string; title: string } | null> {
  const drawn = (scene: Scene) => ({
    svg: sceneToSvg(scene, { theme: 'print', fontFamily: 'Inter', serifFamily: 'Source Serif 4' }),
    alt: scene.description,
    title: scene.title,
  });
  const { gauge, platforms, categories, benchmark, trend } = reportScenes(report, { width: 640 });
  return {
    gauge: drawn(gauge),
    platforms: drawn(platforms),
    categories: drawn(categories),
    benchmark: drawn(benchmark),
    trend: report.view.trend.length > 1 ? drawn(trend) : null,
  };
}

type Proof = {
  tone: Finding['tone'];
  note: string;
  /** A measure, beside the sentence. */ value: string | null;
  code: string | null;
  quote: string | null;
  source: { text: string; url: string | null } | null;
};

/** One finding as the page shows it: the sentence, the thing itself unless the sentence quotes it, and where it stands. */
function proof(finding: Finding): Proof {
  const shown = rawProof(finding);
  return shown.quote !== null && shown.note.includes(shown.quote) ? { ...shown, quote: null } : shown;
}

function rawProof(finding: Finding): Proof {
  const base = { tone: finding.tone, note: clip(finding.note, 600), value: null, code: null, quote: null, source: null };
  switch (finding.kind) {
    case 'page':
      return { ...base, source: source(finding.url) };
    case 'line':
      return { ...base, code: `${finding.line}  ${clip(finding.text)}`, source: source(finding.url) };
    case 'header':
      return { ...base, code: `${finding.name}: ${clip(finding.value)}`, source: source(finding.url) };
    case 'quote':
      return { ...base, quote: clip(finding.quote), source: source(finding.url) };
    case 'value':
      return { ...base, value: `${clip(finding.label, 120)}: ${clip(finding.value)}`, source: finding.url === undefined ? null : source(finding.url) };
    case 'answer':
      return { ...base, quote: clip(finding.value) || '(left blank)', source: { text: `Your answer in the quiz: ${spoken(finding.field)}`, url: null } };
    case 'prompt':
      return { ...base, quote: clip(finding.quote), source: { text: `${platformNames[finding.platform]}, asked: ${clip(finding.prompt)}`, url: null } };
  }
}

/** "customerQuestions" as "customer questions". */
function spoken(field: string): string {
  return field.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

function checkRow(check: CheckResult): Record<string, unknown> {
  const outcome = { 'not-applicable': 'Not applicable', 'not-measured': 'Not measured', broken: 'Could not be judged' } as const;
  const scored = check.outcome === 'scored';
  const shown = check.ratio === 1 ? limits.findingsPerMetCheck : limits.findingsPerCheck;
  return {
    id: check.id,
    title: clip(check.title, 300),
    // What is in order is said by its proof alone.
    reason: check.ratio === 1 && check.findings.length > 0 ? '' : clip(check.reason, 600),
    points: check.outcome === 'scored' ? `${points(check.earned ?? 0)} of ${points(check.points)}` : outcome[check.outcome],
    tone: !scored ? 'none' : openPoints(check) === 0 ? 'good' : (check.ratio ?? 0) >= 0.5 ? 'fair' : 'poor',
    basis: check.state === 'reported' ? 'From your answer, not seen on the site. ' : '',
    proofs: check.findings.slice(0, shown).map((finding) => (check.ratio === 1 ? { ...proof(finding), code: null, quote: null } : proof(finding))),
    more: Math.max(0, check.findings.length - shown),
  };
}

function planItem(item: PlanItem): Record<string, unknown> {
  const details: [string, string[]][] = [
    ['Tools', item.tools ?? []],
    ['Before you start', item.prerequisites ?? []],
    ['Resources', item.resources],
    ['Measure', item.metrics],
    ['It works when', item.successIndicators ?? []],
    ['Avoid', item.commonMistakes ?? []],
  ];
  return {
    title: clip(item.title),
    description: clip(item.description, 1_200),
    steps: list(item.implementation),
    whole: charactersIn(item) < onePage.planItem,
    gain: points(item.gainPoints),
    facts: [
      categoryName(item.category),
      `${item.impact} impact`,
      item.difficulty,
      item.timeframe,
      `For your ${item.doer === 'owner' ? 'management' : item.doer}`,
      ...(item.estimatedCost ? [item.estimatedCost] : []),
    ],
    proof: item.proof,
    details: details.filter(([, entries]) => entries.length > 0).map(([name, entries]) => ({ name, text: list(entries).join('; ') })),
  };
}

function categoryName(category: string): string {
  return Object.entries(categoryNames).find(([key]) => key === category)?.[1] ?? category;
}

function planFigures({ analysis: { personalizedPlan: plan }, view }: ReportDocument): [string, string][] {
  const figures: [string, string | undefined][] = [
    ['Expected ROI', view.plan.roi],
    ['Timeline', plan.implementationTimeline],
    ['Investment', plan.totalEstimatedCost],
    ['Traffic growth', plan.expectedTrafficIncrease],
  ];
  return figures.flatMap(([name, text]): [string, string][] => (text ? [[name, text]] : []));
}

function capProof({ analysis }: ReportDocument, platform: keyof typeof platformNames): Proof | null {
  const cap = analysis.platforms[platform].cap;
  return cap ? proof(cap.finding) : null;
}

function source(url: string): { text: string; url: string | null } {
  return { text: clip(url, 160), url: safeUrl(url) };
}

/** The only addresses that become links: web pages. Everything else stays text. */
export function safeUrl(url: string): string | null {
  return /^https?:\/\/[^\s"<>\\]+$/i.test(url) && URL.canParse(url) ? new URL(url).href : null;
}

function list(entries: string[]): string[] {
  return entries
    .filter((entry) => entry.trim() !== '')
    .slice(0, limits.listItems)
    .map((entry) => clip(entry));
}

function charactersIn(value: unknown): number {
  return JSON.stringify(value).length;
}

function clip(text: string, longest = 400): string {
  const points = Array.from(text.replaceAll(/\s+/gu, ' ').trim());
  return points.length > longest ? `${points.slice(0, longest - 1).join('')}…` : points.join('');
}

function points(value: number): string {
  return Number.isInteger(value) ? String(value) : String(Math.round(10 * value) / 10);
}

function range({ low, high }: { low: number; high: number }): string {
  return `${points(low)}–${points(high)}`;
}

function dateText(date: Date): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** "20 Nov 2026, 09:30 UTC", or the text itself when it is no time. */
function timeText(time: string): string {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return time;
  return `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;
}
