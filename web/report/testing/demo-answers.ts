// What the assistants of the sample say, and how it is read. Written for it; nobody was asked.
import type { Answers } from '#engine/contract.ts';
import type { AnswerReading, PlatformAnswer } from '#engine/evidence/evidence.ts';
import { promptSet } from '#engine/ask/prompts/prompts.ts';

/** Ten questions about buying and three about the business, three times each, to four assistants. */
export function demoPlatformAnswers(answers: Answers, askedAt: string): PlatformAnswer[] {
  return promptSet(answers, 'en', { count: 10 }).flatMap((prompt, question) =>
    assistants.flatMap(({ id, namesUs }) =>
      [1, 2, 3].map((run): PlatformAnswer => {
        const isNamed = namesUs(question, run);
        const { text, reading } = prompt.kind === 'branded' ? aboutUs : listOf(question, run, isNamed);
        return {
          platform: id,
          model: 'sample',
          promptId: prompt.id,
          promptKind: prompt.kind,
          prompt: prompt.text,
          run,
          askedAt,
          searched: true,
          queries: [`heating engineers ${question % 2 === 0 ? 'Leeds' : 'Bradford'} reviews`],
          text,
          retrieved: [guide, directory],
          cited: [isNamed ? directory : guide].map((url) => ({ url, start: null, end: null, quote: null })),
          valid: true,
          invalidReason: null,
          reading,
        };
      }),
    ),
  );
}

const guide = 'https://yorkshire-homes.example/heating-engineers-compared';
const directory = 'https://trade-directory.example/leeds/heating';
const us = 'Brandt Heating installs and services heat pumps and gas boilers in Leeds, Bradford and Harrogate.';
const aboutUs = { text: `${us} The firm was founded in 1987.`, reading: readingOf(us, null, []) };

/** Claude never does: the sample's robots.txt keeps its crawler out. */
const assistants: { id: string; namesUs: (question: number, run: number) => boolean }[] = [
  { id: 'chatgpt', namesUs: (question, run) => question % 4 === 0 && run !== 3 },
  { id: 'claude', namesUs: () => false },
  { id: 'perplexity', namesUs: (question, run) => question % 3 === 0 || (question === 4 && run === 1) },
  { id: 'grok', namesUs: (question, run) => question % 5 === 1 && run !== 2 },
];

const others = [
  { name: 'Northgate Heating', words: 'surveys every room and publishes its prices' },
  { name: 'Fairview Renewables', words: 'fits heat pumps and solar panels and explains the grant' },
  { name: 'Elm & Harbour Plumbing', words: 'repairs and services boilers within a day' },
  { name: 'Calder Valley Heat', words: 'has many reviews from owners of old houses' },
];

/** Some are named more often than others. */
const turns = [0, 1, 0, 2, 0, 1, 3];

function listOf(
  question: number,
  run: number,
  isNamed: boolean,
): Pick<PlatformAnswer, 'text'> & { reading: AnswerReading } {
  const chosen = [0, 1, 2].flatMap((at) => others[turns[(question * 2 + at * run) % turns.length] ?? 0] ?? []);
  const firms = [...new Set(chosen)];
  const ours = {
    name: 'Brandt Heating',
    words: 'a family firm since 1987 that names a fixed price before work starts',
  };
  const all = isNamed ? [...firms.slice(0, 1), ours, ...firms.slice(1)] : firms;
  const lines = all.map(({ name, words }, at) => `${at + 1}. **${name}** – ${words}.`);
  const opening =
    question < 3
      ? 'That depends on the house. These firms around Leeds can tell you:'
      : 'These firms around Leeds are worth a call:';
  const rivals = all.flatMap(({ name }, at) =>
    name === ours.name ? [] : [{ name, rank: at + 1, quote: lines[at] ?? '' }],
  );
  const rank = all.indexOf(ours) + 1;
  return {
    text: `${opening}\n\n${lines.join('\n')}\n\nAsk each for a survey and a price in writing before you decide.`,
    reading: readingOf(lines[rank - 1] ?? null, rank || null, rivals),
  };
}

function readingOf(
  quote: string | null,
  rank: number | null,
  rivals: { name: string; rank: number; quote: string }[],
): AnswerReading {
  const role = quote === null ? 'absent' : 'listed';
  const tone = quote === null ? null : 'neutral';
  return {
    state: 'read',
    model: 'sample',
    brand: { role, rank, tone, quote, toneQuote: null },
    rivals,
    refusal: { kind: 'none', quote: null },
  };
}
