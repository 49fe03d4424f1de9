import { answerQuestion } from '../answer-question.ts';
import type { Asked } from '../asked/asked.ts';
import type { Found } from '../find-passages.ts';
import type { Passage } from '../knowledge/passage.ts';

/**
 * How many of the questions are answered by a passage that answers them, or honestly not, with such a passage behind a link or a suggestion; and what the others
 * got instead.
 */
export async function probeHits(
  find: (question: string) => Promise<Found[]>,
  passages: readonly Passage[],
  probes: readonly Asked[],
): Promise<{ hits: number; misses: string[] }> {
  const ask = (question: string) =>
    answerQuestion({ passages, find, choose: async () => null, contactEmail: 'hello@citable.test' }, question);
  const saidBy = (message: string) => passages.find(({ text }) => text === message)?.id;
  const misses: string[] = [];
  for (const { question, expected } of probes) {
    const { links, quickReplies, message } = await ask(question);
    const said = saidBy(message);
    const linked = passages
      .filter(({ title, href }) => links.some((link) => link.label === title && link.href === href))
      .map(({ id }) => id);
    const suggested = await Promise.all(quickReplies.map(async (reply) => saidBy((await ask(reply)).message) ?? ''));
    const isHonest = said === undefined;
    const isHit =
      expected.length === 0
        ? isHonest
        : isHonest
          ? [...linked, ...suggested].some((id) => expected.includes(id))
          : expected.includes(said);
    if (!isHit)
      misses.push(`“${question}” got ${said ?? (linked.join(', ') || 'nothing')}, not ${expected[0] ?? 'nothing'}`);
  }
  return { hits: probes.length - misses.length, misses };
}
