// The tasks as a file: for a table, a tracker or a mail. Pure.
import { csvFileOf } from '#base/csv.ts';
import { plainMarkdown } from '#engine/base/text/plain-markdown.ts';
import { gainText, minutesText, whoNames } from '#engine/wording.ts';
import type { Proof, Task } from './contract.ts';

type Exported = { company: string; domain: string; at: string; tasks: readonly Task[] };

const columns = ['Task', 'Who', 'Minutes', 'Points', 'State', 'When', 'What we saw', 'Proof', 'Page'] as const;
const horizonNames = { immediate: 'Immediate', shortTerm: 'Short-term', longTerm: 'Long-term' } as const;

export function tasksCsv({ tasks }: Exported): string {
  const rows = tasks.map(({ title, who, minutes, gain, state, horizon, description, proofs }) => [
    title,
    whoNames[who],
    String(minutes),
    String(Math.round(10 * gain) / 10),
    state,
    horizonNames[horizon],
    description,
    proofs[0]?.quote ?? proofs[0]?.sentence ?? '',
    proofs[0]?.url ?? '',
  ]);
  return csvFileOf([columns, ...rows]);
}

/** GitHub's task list. */
export function tasksMarkdown({ company, domain, at, tasks }: Exported): string {
  const lines = tasks.flatMap((task) => [
    `- [${isDone(task) ? 'x' : ' '}] **${plainMarkdown(task.title)}** (${costOf(task)})`,
    `  ${plainMarkdown(task.description)}`,
    ...task.proofs.slice(0, 3).map((proof) => `  - ${proofMarkdown(proof)}`),
  ]);
  return `# Tasks for ${plainMarkdown(company)} (${plainMarkdown(domain)})\n\n${at.slice(0, 10)}\n\n${lines.join('\n')}\n`;
}

/** "Your web developer, 15 minutes, up to 1.4 points". */
export function costOf({ who, minutes, gain }: Pick<Task, 'who' | 'minutes' | 'gain'>): string {
  return [whoNames[who], minutesText(minutes), gainText(gain)].filter((part) => part !== null).join(', ');
}

function proofMarkdown({ sentence, quote, url }: Proof): string {
  const words = quote === null ? plainMarkdown(sentence) : `“${plainMarkdown(quote.slice(0, 300))}”`;
  const page = url === null ? null : URL.parse(url);
  return page === null || !page.protocol.startsWith('http') ? words : `${words} · <${page.href}>`;
}

export function tasksText({ company, domain, at, tasks }: Exported): string {
  const lines = tasks.map((task, index) =>
    [
      `${index + 1}. [${isDone(task) ? 'x' : ' '}] ${oneLine(task.title)}`,
      `   ${costOf(task)}`,
      `   ${oneLine(task.description)}`,
      ...task.proofs.slice(0, 2).map(({ quote, sentence, url }) => {
        const words = quote === null ? oneLine(sentence) : `“${oneLine(quote)}”`;
        return `   ${words}${url === null ? '' : ` ${oneLine(url)}`}`;
      }),
    ].join('\n'),
  );
  return `Tasks for ${oneLine(company)} (${domain}), ${at.slice(0, 10)}\n\n${lines.join('\n\n')}\n`;
}

/** A site's words make no line of ours, and move no terminal. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

function isDone({ state }: Task): boolean {
  return state === 'claimed' || state === 'verified' || state === 'corrected';
}
