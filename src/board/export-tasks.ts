// The tasks as a file: for a table, a tracker or a mail. Pure.
import { minutesText, whoNames } from '#engine/wording.ts';
import type { Proof, Task } from './contract.ts';

type Exported = { company: string; domain: string; at: string; tasks: readonly Task[] };

const columns = ['Task', 'Who', 'Minutes', 'Points', 'State', 'When', 'What we saw', 'Proof', 'Page'] as const;
const horizonNames = { immediate: 'Immediate', shortTerm: 'Short-term', longTerm: 'Long-term' } as const;

export function tasksCsv({ tasks }: Exported): string {
  const rows = tasks.map(({ title, who, minutes, gain, state, horizon, description, proofs }) => [
    title,
    whoNames[who],
    String(minutes),
    String(gain),
    state,
    horizonNames[horizon],
    description,
    proofs[0]?.quote ?? proofs[0]?.sentence ?? '',
    proofs[0]?.url ?? '',
  ]);
  return csvOf([columns, ...rows]);
}

/** RFC 4180. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** GitHub's task list. Words of a page are in code spans, so that they are no markup. */
export function tasksMarkdown({ company, domain, at, tasks }: Exported): string {
  const lines = tasks.flatMap((task) => [
    `- [${isDone(task) ? 'x' : ' '}] **${plainMarkdown(task.title)}** (${whoNames[task.who]}, ${minutesText(task.minutes)}, up to ${task.gain} points)`,
    `  ${plainMarkdown(task.description)}`,
    ...task.proofs.slice(0, 3).map((proof) => `  - ${proofMarkdown(proof)}`),
  ]);
  return `# Tasks for ${plainMarkdown(company)} (${plainMarkdown(domain)})\n\n${at.slice(0, 10)}\n\n${lines.join('\n')}\n`;
}

function proofMarkdown({ sentence, quote, url }: Proof): string {
  return [
    quote === null ? plainMarkdown(sentence) : codeSpan(quote),
    url === null ? '' : `<${url.replaceAll(/[<>\s]/g, '')}>`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** A code span whose fence is longer than any run of back ticks in it (CommonMark 6.1). */
function codeSpan(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').slice(0, 300);
  const fence = '`'.repeat(Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  return `${fence} ${line} ${fence}`;
}

function plainMarkdown(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>#|~!@]/g, '\\$&');
}

export function tasksText({ company, domain, at, tasks }: Exported): string {
  const lines = tasks.map((task, index) =>
    [
      `${index + 1}. [${isDone(task) ? 'x' : ' '}] ${task.title}`,
      `   ${whoNames[task.who]}, ${minutesText(task.minutes)}, up to ${task.gain} points`,
      `   ${task.description}`,
      ...task.proofs
        .slice(0, 2)
        .map(
          ({ quote, sentence, url }) =>
            `   ${quote === null ? sentence : `“${quote}”`}${url === null ? '' : ` ${url}`}`,
        ),
    ].join('\n'),
  );
  return `Tasks for ${company} (${domain}), ${at.slice(0, 10)}\n\n${lines.join('\n\n')}\n`;
}

function isDone({ state }: Task): boolean {
  return state === 'claimed' || state === 'verified' || state === 'corrected';
}
