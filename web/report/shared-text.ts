import type { SharedTasks } from '#board/contract.ts';
import type { TaskText } from './task-text.ts';

type SharedTask = SharedTasks['tasks'][number];

/** What the doer copies: the file that solves the task, or a brief. Made of nothing but what the link shows. */
export function sharedText({ company, domain }: SharedTasks, task: SharedTask): TaskText {
  if (task.copy) return task.copy;
  const pages = [...new Set(task.proofs.flatMap(({ url }) => url ?? []))];
  const steps = [...new Set(task.steps)]; // steps that differ in hidden words alone
  const seen = task.proofs.filter(({ isMet }) => isMet !== true).slice(0, 6);
  const blocks = [
    task.title,
    `Business: ${company}${domain === '' ? '' : ` (${domain})`}`,
    pages.length > 0 && `${pages.length === 1 ? 'Page' : 'Pages'}:\n${pages.map((url) => `- ${url}`).join('\n')}`,
    `What to change: ${task.description}`,
    seen.length > 0 &&
      `What we saw:\n${seen.map(({ sentence, quote }) => `- ${sentence}${quote === null ? '' : ` “${quote}”`}`).join('\n')}`,
    steps.length > 0 && `Steps:\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
    task.who === 'writer' &&
      'Length: 40-80 words for an answer, the answer first. Use only facts that are true and on the site.',
    task.howToSee !== '' && `How to see that it worked: ${task.howToSee}`,
  ];
  const title = task.who === 'writer' ? 'Brief for a writer' : 'The task as text';
  return { title, place: 'Copy it into a mail or a ticket.', text: `${blocks.filter(Boolean).join('\n\n')}\n` };
}
