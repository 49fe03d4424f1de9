import type { Task } from '#board/contract.ts';
import type { PlanItem } from '#engine/contract.ts';
import type { ReportDocument } from '#report/contract.ts';

export type TaskText = { title: string; place: string; text: string };

/** The plan's item behind a task; null where the newest report no longer has it. */
export function itemOf(report: ReportDocument, task: Task): PlanItem | null {
  const { immediate, shortTerm, longTerm } = report.analysis.personalizedPlan;
  const own = [...immediate, ...shortTerm, ...longTerm].filter(({ checkId }) => checkId === task.checkId);
  return own.find(({ title }) => title === task.title) ?? own[0] ?? null;
}

/** What the doer copies: a file that solves it, or a brief with page, question, known facts and length. */
export function taskText(report: ReportDocument, task: Task): TaskText {
  const file = report.fixPack?.files.find(({ fixes, improves }) =>
    [...fixes, ...improves].some(({ checkId }) => checkId === task.checkId),
  );
  if (file) return { title: file.title, place: file.place, text: file.text };
  return {
    title: task.who === 'writer' ? 'Brief for your writer' : 'Text to send',
    place: 'Copy it into a mail or a ticket.',
    text: briefOf(report, task),
  };
}

/** Plain text that says all that is needed without the report at hand. */
function briefOf(report: ReportDocument, task: Task): string {
  const item = itemOf(report, task);
  const { company } = report;
  const pages = [...new Set(task.proofs.flatMap(({ url }) => url ?? []))];
  const seen = task.proofs.filter(({ isMet }) => isMet !== true).slice(0, 6);
  const blocks = [
    task.title,
    `Business: ${company.name}${company.domain === '' ? '' : ` (${company.domain})`}`,
    pages.length > 0 && `${pages.length === 1 ? 'Page' : 'Pages'}:\n${pages.map((url) => `- ${url}`).join('\n')}`,
    `What to change: ${task.description}`,
    seen.length > 0 &&
      `What we saw:\n${seen.map((proof) => `- ${proof.sentence}${proof.quote === null ? '' : ` “${proof.quote}”`}`).join('\n')}`,
    item &&
      item.implementation.length > 0 &&
      `Steps:\n${item.implementation
        .slice(0, 5)
        .map((step, index) => `${index + 1}. ${step}`)
        .join('\n')}`,
    task.who === 'writer' &&
      `Known facts: ${knownFacts(report)}\nLength: 40-80 words for an answer, the answer first. Use only facts that are true and on the site.`,
    item?.proof && `How to see that it worked: ${item.proof}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function knownFacts({ company }: ReportDocument): string {
  return [company.name, company.industryLabel, company.locations].filter((fact) => fact !== '').join('; ');
}
