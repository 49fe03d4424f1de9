import type { Board, Proof, Task } from '#board/contract.ts';
import type { Analysis, Finding, PlanItem } from '#engine/contract.ts';
import { minutesOf, proofOf, subjectOf, whoDoes } from '#engine/wording.ts';
import type { ReportDocument } from '#report/contract.ts';

/** The board of a report on which nobody did anything yet: for the sample, and where the server keeps none. */
export function boardOfReport(report: ReportDocument): Board {
  const { analysis, company } = report;
  const { overallScore, interval } = analysis;
  const seenAt = new Map(analysis.scope.pagesRead.map((page) => [page.url, page.seenAt]));
  const tasks = horizons.flatMap((horizon) =>
    analysis.personalizedPlan[horizon].map((item) => taskOf(item, horizon, analysis, seenAt)),
  );
  const points = Math.round(10 * tasks.reduce((sum, { gain }) => sum + gain, 0)) / 10;
  return {
    revision: 0,
    orderId: '',
    version: 1,
    company: company.name,
    domain: company.domain,
    score: { value: overallScore, ...interval },
    tasks,
    weeks: report.view.plan.weeks.map(({ tasks: texts, ...week }) => ({
      ...week,
      items: texts.map((text, index) => ({
        key: `${week.key}-${index}`,
        taskKey: null,
        text,
        isDone: false,
        revision: 0,
      })),
    })),
    tally: {
      verified: { tasks: 0, points: 0 },
      claimed: { tasks: 0, points: 0 },
      open: { tasks: tasks.length, points },
    },
    checksLeft: { left: 0, of: 0, renewsAt: null },
    isBuyer: false,
    underReview: null,
    measureAgain: { sentence: '', priceCents: null, nextAt: null },
    leftInAll: '',
  };
}

const horizons = ['immediate', 'shortTerm', 'longTerm'] as const;

function taskOf(item: PlanItem, horizon: Task['horizon'], analysis: Analysis, seenAt: Map<string, string>): Task {
  const findings = subjectOf(analysis, item.checkId)?.findings ?? [];
  return {
    key: item.checkId,
    slug: slugOf(item.checkId, item.title),
    checkId: item.checkId,
    title: item.title,
    description: item.description,
    horizon,
    who: whoDoes(item),
    minutes: minutesOf(item),
    gain: item.gainPoints,
    worth: item.gainPoints,
    state: 'open',
    by: null,
    at: null,
    reason: null,
    note: '',
    concerns: item.concerns ?? 'whole-site',
    check: { isOffered: false, sentence: '', notBefore: null },
    parts: null,
    proofs: findings.map((finding) => seen(finding, seenAt)),
    outcome: null,
    checking: null,
    contest: null,
    week: null,
    revision: 0,
  };
}

/** Its first part is the check, so that it opens after the title changed. */
function slugOf(checkId: string, title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  return `${checkId.toLowerCase()}-${words}`.replace(/-+$/, '');
}

/** A finding as it is shown beside a task. */
function seen(finding: Finding, seenAt: Map<string, string>): Proof {
  const { value, code, quote, source } = proofOf(finding);
  const url = source?.url ?? null;
  return {
    sentence: finding.note,
    // An answer is no proof.
    quote: finding.kind === 'answer' ? null : (code?.text ?? quote ?? (value && `${value.label}: ${value.text}`)),
    url,
    line: code?.line ?? null,
    seenAt: (url !== null && seenAt.get(url)) || null,
    isMet: finding.tone === 'info' ? null : finding.tone === 'good',
  };
}
