import type { Comparison } from '../comparison-schema.ts';
import { answersData } from './answers-data.ts';
import { comparisonData } from './comparison-data.ts';
import { categoryNames, platformNames } from '#engine/contract.ts';
import {
  buyerMeets,
  directionNames,
  isUnread,
  leftOver,
  minutesText,
  movedNames,
  notReadLine,
  outcomeLine,
  proofOf,
  remarksLead,
  secondReadingWords,
  sidesOf,
  stateNames,
  whoDoes,
  whoNames,
  withoutNotices,
} from '#engine/wording.ts';
import type { CheckResult, Finding, PlanItem, Remark } from '#engine/contract.ts';
import type { Moved, ReportDocument } from '../contract.ts';
import { observationOf } from '../observed-first.ts';
import type { Observation } from '../observed-first.ts';
import { evidenceCsv } from '../evidence-csv.ts';
import { openPoints } from '../highlights.ts';
import { isAsked, notAsked } from '../not-asked.ts';
import { palettes, sceneToSvg } from '../scenes/scene-to-svg.ts';
import { reportScenes } from '../scenes/report-scenes.ts';

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
  runInSteps: 3,
  remarks: 12,
  placesPerRemark: 2,
};

/** Characters that surely fit on one page in the column they are set in; more may break across pages. */
const onePage = { weeks: 2_000 };

/** Plan items that are set out at length; the rest is run in, with its first steps only, so that a long plan stays a report. */
const fullPlanItems = { immediate: 2, shortTerm: 0, longTerm: 0 };

/** Everything the template needs, as plain JSON: words, pictures and colours. The template only lays out. */
export function templateData(report: ReportDocument, comparison: Comparison | null = null): Record<string, unknown> {
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
    colours: { ...palettes.print, ...(report.brand && { accent: report.brand.accent }) },
    logo: report.brand?.logo == null ? null : [...Buffer.from(report.brand.logo, 'base64')],
    headline: view.headline,
    grade: analysis.grade,
    overall: analysis.overallScore,
    charts: charts(report),
    gates: analysis.gates
      .slice(0, limits.gates)
      .map((gate) => ({ sentence: clip(gate.sentence), proof: proof(gate.finding) })),
    noticesTitle: leftOver.headline,
    notices: analysis.remarks === undefined ? (analysis.notices ?? []).map(proof) : [],
    remarksTitle: buyerMeets.title,
    remarksLead: remarksLead(analysis),
    remarks: (analysis.remarks ?? []).slice(0, limits.remarks).map(remarkData),
    moreRemarks: Math.max(0, (analysis.remarks?.length ?? 0) - limits.remarks),
    summary: view.summary.map((paragraph) => clip(paragraph, 1_500)),
    kpis: view.kpis,
    topRecommendations: list(view.topRecommendations),
    strengths: list(analysis.strengths),
    weaknesses: list(analysis.weaknesses),
    platforms: platformRows(report),
    notAsked: notAsked(report.answersRead),
    answers: isAsked(report.answersRead) ? answersData(report.answersRead, { clip, source }) : null,
    categories: categoryRows(report),
    comparison: comparison && comparison.sites.length > 1 ? comparisonData(comparison, { clip, source }) : null,
    industry: industryData(report),
    moved: report.moved ? movedData(report.moved) : null,
    highlights: view.highlights.map((highlight) => ({
      ...highlight,
      title: clip(highlight.title),
      why: clip(highlight.why),
      openPoints: points(highlight.openPoints),
      proof: proof(highlight.finding),
    })),
    contradictions: analysis.contradictions.slice(0, limits.contradictions).map((one) => ({
      question: clip(one.question),
      sides: sidesOf(one),
      said: { place: clip(one.said.place, 160), quote: clip(one.said.quote) },
      saw: { place: clip(one.saw.place, 160), quote: clip(one.saw.quote) },
      url: one.saw.url === null ? null : source(one.saw.url),
      affects: clip(one.affects.join(', '), 200),
    })),
    moreContradictions: Math.max(0, analysis.contradictions.length - limits.contradictions),
    strategy: view.contentStrategy,
    plan: planData(report),
    fixPack: fixPackData(report),
    nextSteps: view.nextSteps,
    checks: view.categories.map(({ category, name }) => ({
      name,
      checks: analysis.checks
        .slice(0, limits.checks)
        .filter((check) => check.category === category && !isUnread(check))
        .map(checkRow),
    })),
    notRead: clip(notReadLine(analysis, 'owner') ?? '', 600),
    moreChecks: Math.max(0, analysis.checks.length - limits.checks),
    observations: withoutNotices(analysis).slice(0, limits.listItems).map(proof),
    scope: scopeData(analysis),
    footnotes: view.footnotes,
    csv: evidenceCsv(report),
  };
}

function remarkData({ title, why, todo, who, minutes, findings }: Remark): Record<string, unknown> {
  return {
    title: clip(title, 300),
    why: clip(why),
    todo: clip(todo.join(' ')),
    who: `${whoNames[who]}, ${minutesText(minutes)}`,
    proofs: findings.slice(0, limits.placesPerRemark).map(proof),
    more: Math.max(0, findings.length - limits.placesPerRemark),
  };
}

function platformRows(report: ReportDocument): Record<string, unknown>[] {
  return report.view.platforms.map((platform) => ({
    name: platform.name,
    score: platform.score === null ? '–' : String(platform.score),
    range: platform.score === null ? '–' : range(platform.interval),
    basis: platform.basisLabel,
    label: platform.label,
    tone: platform.tone,
    explanation: platform.explanation.slice(0, limits.explanations).map((line) => clip(line)),
    cap: capProof(report, platform.platform),
  }));
}

function categoryRows({ view }: ReportDocument): Record<string, unknown>[] {
  return view.categories.map((category) => ({
    ...category,
    points: category.unscored === undefined ? `${points(category.points)} / ${category.maxPoints}` : 'no score',
    range: category.unscored === undefined ? range(category.interval) : '–',
    comparison: category.unscored === undefined ? category.comparison : '–',
    label: category.unscored === undefined ? category.label : 'no score',
    feedback: clip(category.feedback, 800),
    recommendations: list(category.recommendations).slice(0, limits.recommendations),
    moreRecommendations: Math.max(0, category.recommendations.length - limits.recommendations),
  }));
}

function industryData({ analysis, view }: ReportDocument): Record<string, unknown> {
  return {
    position: view.position,
    averageText: view.industryAverage.text,
    gapText: view.gap.text,
    rankBand: view.rankBand.report,
    leaderboard: view.leaderboard.report
      .slice(0, limits.listItems)
      .map((row) => ({ ...row, name: clip(row.name, 120) })),
    competitors: list(analysis.industryInsights.competitorAnalysis),
    recommendations: list(analysis.industryInsights.industrySpecificRecommendations),
    priorityActions: list(analysis.industryInsights.priorityActions),
    habits: view.leaderHabits,
  };
}

function planData(report: ReportDocument): Record<string, unknown> {
  const { analysis, view } = report;
  return {
    priority: String(Math.round(analysis.personalizedPlan.priorityScore)),
    figures: planFigures(report),
    competitivePriority: list(analysis.personalizedPlan.competitivePriority ?? []),
    horizons: view.plan.horizons.map((horizon) => ({
      name: horizon.name,
      timeline: horizon.timeline,
      items: analysis.personalizedPlan[horizon.key]
        .slice(0, limits.planItems)
        .map((item) => planItem(item, observationOf(item, analysis.checks))),
      full: fullPlanItems[horizon.key],
      details: analysis.personalizedPlan[horizon.key]
        .slice(fullPlanItems[horizon.key])
        .some((item) => item.resources.length + item.metrics.length > 0),
      more: Math.max(0, horizon.count - limits.planItems),
    })),
    weeks: view.plan.weeks.map((week) => ({ ...week, tasks: list(week.tasks) })),
    weeksAreShort: charactersIn(view.plan.weeks.map((week) => list(week.tasks))) < onePage.weeks,
  };
}

function fixPackData(report: ReportDocument): Record<string, unknown> {
  return {
    files: (report.fixPack?.files ?? []).slice(0, limits.listItems).map((file) => ({
      path: file.path,
      title: clip(file.title, 160),
      place: clip(file.place, 400),
      effects: list([...file.fixes, ...file.improves].map(({ checkId, note }) => `${checkId}: ${note}`)).slice(
        0,
        limits.explanations,
      ),
      isOptional: file.optional,
      secondReading: file.secondReading === undefined ? '' : secondReadingWords(file.secondReading),
    })),
    leftOut: list([...new Set((report.fixPack?.leftOut ?? []).map(({ path, reason }) => `${path}: ${reason}`))]),
  };
}

function scopeData({ scope, assessedAt }: ReportDocument['analysis']): Record<string, unknown> {
  return {
    headline: scope.headline,
    notSeen: list(scope.notSeen),
    pages: scope.pagesRead.slice(0, limits.pages).map((page) => ({
      ...source(page.url),
      said: page.status === 200 ? page.kind : `${page.kind}, status ${page.status}`,
    })),
    readFromTo: readFromTo(scope.pagesRead.map(({ seenAt }) => seenAt)),
    morePages: Math.max(0, scope.pagesRead.length - limits.pages),
    assessedAt: timeText(assessedAt),
  };
}

function day(report: ReportDocument): Date {
  return new Date(report.createdAt);
}

type Chart = {
  svg: string;
  alt: string;
  title: string;
  width: number;
  labels: { text: string; x: number; y: number; size: number; weight: number }[];
};

function charts(report: ReportDocument): Record<string, Chart | null> {
  const scenes = reportScenes(report, { width: 640 });
  const drawn = (name: keyof typeof scenes): Chart => {
    const { nodes, ...scene } = scenes[name];
    const labels = nodes.filter((node) => node.kind === 'text').filter(({ text }) => joins.test(text));
    return {
      svg: sceneToSvg(
        { ...scene, nodes: nodes.filter((node) => !labels.some((label) => label === node)) },
        { theme: 'print', fontFamily: 'Inter', serifFamily: 'Source Serif 4' },
      ),
      alt: scene.description,
      title: scene.title,
      width: scene.width,
      labels: labels.map(({ text, x, y, size, weight = 400 }) => ({ text, x, y, size, weight })),
    };
  };
  return {
    gauge: drawn('gauge'),
    platforms: drawn('platforms'),
    categories: drawn('categories'),
    benchmark: report.analysis.unscored === undefined ? drawn('benchmark') : null,
    trend: report.view.trend.length > 1 ? drawn('trend') : null,
  };
}

/** Letters that join as Devanagari's do lose their code points inside a picture, which PDF/UA-1 refuses: they are set as text over it. */
const joins = /\p{sc=Deva}/u;

type Proof = {
  tone: Finding['tone'];
  note: string;
  /** A measure, beside the sentence. */ value: string | null;
  code: string | null;
  quote: string | null;
  source: { text: string; url: string | null } | null;
};

/** One finding as the page shows it: the sentence, the thing itself unless the sentence contains it, and where it is. */
function proof(finding: Finding): Proof {
  const shown = rawProof(finding);
  const isSaid = (text: string | null) => text !== null && says(shown, text);
  return {
    ...shown,
    quote: isSaid(shown.quote) ? null : shown.quote,
    value: finding.kind === 'value' && isSaid(clip(finding.value)) ? null : shown.value,
  };
}

/** Whether the printed sentence contains the text already: it is not printed twice. */
function says({ note: sentence }: Proof, text: string): boolean {
  return sentence.includes(text);
}

function rawProof(finding: Finding): Proof {
  const { value, code, quote, source: seen } = proofOf(finding);
  return {
    tone: finding.tone,
    note: clip(finding.note, 600),
    value: value && `${clip(value.label, 120)}: ${clip(value.text)}`,
    code: code && (code.line === null ? clip(code.text) : `${code.line}  ${clip(code.text)}`),
    quote: quote === null ? null : clip(quote),
    source: seen && (seen.url === null ? { text: clip(seen.text), url: null } : source(seen.url)),
  };
}

function checkRow(check: CheckResult): Record<string, unknown> {
  const scored = check.outcome === 'scored';
  const shown = check.ratio === 1 ? limits.findingsPerMetCheck : limits.findingsPerCheck;
  const reason = clip(check.reason, 600);
  const proofs = check.findings.slice(0, shown).map((finding): Proof => {
    const whole = proof(finding);
    if (check.ratio === 1) return { ...whole, code: null, quote: null };
    return finding.kind === 'line' && says(whole, clip(finding.text)) ? { ...whole, code: null } : whole;
  });
  return {
    id: check.id,
    title: clip(check.title, 300),
    // What is in order is said by its proof alone, and nothing is said twice.
    reason:
      (check.ratio === 1 && check.findings.length > 0) || proofs.some(({ note }) => note === reason) ? '' : reason,
    points: outcomeLine(check),
    tone:
      !scored || check.points === 0
        ? 'none'
        : openPoints(check) === 0
          ? 'good'
          : (check.ratio ?? 0) >= 0.5
            ? 'fair'
            : 'poor',
    basis: check.state === 'reported' ? `${stateNames.reported}. ` : '',
    proofs,
    more: Math.max(0, check.findings.length - shown),
  };
}

function planItem(item: PlanItem, seen: Observation | null): Record<string, unknown> {
  const details: [string, readonly string[]][] = [
    ['Tools', item.tools ?? []],
    ['Before you start', item.prerequisites ?? []],
    ['Resources', item.resources],
    ['Measure', item.metrics],
    ['It works when', item.successIndicators ?? []],
    ['Avoid', item.commonMistakes ?? []],
  ];
  const doer = whoNames[whoDoes(item)];
  const steps = list(item.implementation);
  const description = clip(item.description, 1_200);
  return {
    title: clip(item.title),
    seen: seen && { by: seen.by, text: clip(seen.text, 600) },
    // Nothing is said twice.
    description: seen?.text.includes(item.description) ? '' : description,
    steps,
    firstSteps: steps.slice(0, limits.runInSteps),
    laterSteps: Math.max(0, steps.length - limits.runInSteps),
    gain: points(item.gainPoints),
    facts: [
      categoryName(item.category),
      `${item.impact} impact`,
      item.difficulty,
      item.timeframe,
      doer,
      ...(item.minutes === undefined ? [] : [minutesText(item.minutes)]),
      ...(item.estimatedCost ? [item.estimatedCost] : []),
    ],
    shortFacts: [
      categoryName(item.category),
      item.difficulty,
      doer,
      ...(item.minutes === undefined ? [] : [minutesText(item.minutes)]),
      ...(item.estimatedCost ? [item.estimatedCost] : []),
    ],
    proof: item.proof,
    details: details
      .filter(([, entries]) => entries.length > 0)
      .map(([name, entries]) => ({ name, text: list(entries).join('; ') })),
  };
}

function movedData({ since, headline, rows, checks, notes }: Moved): Record<string, unknown> {
  return {
    lead: `Since ${timeText(since)}: ${headline}.`,
    rows: rows.map((row) => ({
      name: row.name,
      before: points(row.before),
      after: points(row.after),
      change: directionNames[row.direction],
    })),
    checks: Object.entries(movedNames).map(([kind, name]) => ({
      name,
      entries: list(
        checks
          .filter((check) => check.kind === kind)
          .map((check) => `${check.checkId} ${check.title} (${check.points > 0 ? '+' : ''}${points(check.points)})`),
      ),
    })),
    notes: list(notes),
  };
}

/** "Read 20 Nov 2026, 09:30 UTC to 20 Nov 2026, 09:31 UTC." */
function readFromTo(times: string[]): string {
  const [first, last] = [times.toSorted()[0], times.toSorted().at(-1)].map((time) => timeText(time ?? ''));
  return first === last ? `Read ${first}.` : `Read ${first} to ${last}.`;
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

function list(entries: readonly string[]): string[] {
  return entries
    .filter((entry) => entry.trim() !== '')
    .slice(0, limits.listItems)
    .map((entry) => clip(entry));
}

function charactersIn(value: unknown): number {
  return JSON.stringify(value).length;
}

function clip(text: string, longest = 400): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= longest) return line;
  const points = Array.from(line);
  return points.length > longest ? `${points.slice(0, longest - 1).join('')}…` : points.join('');
}

function points(value: number): string {
  return Number.isInteger(value) ? String(value) : String(Math.round(10 * value) / 10);
}

function range({ low, high }: { low: number; high: number }): string {
  return `${points(low)}–${points(high)}`;
}

// Made once: making one costs more than using it.
const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

function dateText(date: Date): string {
  return dateFormat.format(date);
}

/** "20 Nov 2026, 09:30 UTC", or the text itself when it is no time. */
function timeText(time: string): string {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return time;
  return `${timeFormat.format(at)} UTC`;
}
