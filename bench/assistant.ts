// How often the chat assistant answers a question rightly, or honestly not with the right passage behind a link or a suggestion, and how long it looks. Each list is asked of a
// search that knows only the other lists. Run: npm run bench -- assistant
import { readFileSync } from 'node:fs';
import { askedBesides, askedLists } from '#assistant/asked/all-asked.ts';
import type { Asked } from '#assistant/asked/asked.ts';
import { createFinder, type Found } from '#assistant/find-passages.ts';
import { allPassages } from '#assistant/knowledge/all-passages.ts';
import { modelFile, mostPieces, readVectors, vectorsFile } from '#assistant/meaning/known-vectors.ts';
import { readModel } from '#assistant/meaning/sentence-model.ts';
import { finderByLetters, finderHere } from '#assistant/testing/finder.ts';
import { probeHits } from '#assistant/testing/probe-hits.ts';
import { secondSealedProbes } from '#assistant/testing/second-probes.ts';

const passages = allPassages({
  contactEmail: 'hello@citable.example',
  refund: '30-days',
  tax: 'at-checkout',
  keep: { unpaidDays: 365, chatDays: 365 },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
const percent = (part: number, whole: number) => `${part} of ${whole} (${Math.round((100 * part) / whole)}%)`;

/** Never taught, so that it stays a measure. */
const lists: typeof askedLists = { 'never taught': secondSealedProbes, ...askedLists };

say(`${passages.length} passages`);
await measure('with what questions mean', (list) => finderHere(passages, askedBesides(list)));
await measure('the same, taught by no list of questions', () => finderHere(passages, []));
await measure('by letters alone, as where the model does not run', () => finderByLetters(passages));
time();

/** LIST=name: that list alone. The misses stay unseen, or the lists would be tuned on: SHOW_MISSES=1 when they have done their work. */
async function measure(
  what: string,
  finderFor: (list: readonly Asked[]) => (question: string) => Promise<Found[]>,
): Promise<void> {
  say(`\n${what}`);
  const total = { hits: 0, asked: 0 };
  for (const [name, list] of Object.entries(lists)) {
    if (process.env['LIST'] && process.env['LIST'] !== name) continue;
    const find = finderFor(list);
    const { hits, misses } = await probeHits(find, passages, list);
    const found = await Promise.all(
      list.map(async ({ question, expected }) => ({ expected, found: await find(question) })),
    );
    const clear = found.filter((each) => each.found[0]?.isClear);
    const wrong = clear.filter((each) => !each.expected.includes(each.found[0]?.passage.id ?? ''));
    const nowhere = list.filter(({ expected }) => expected.length === 0);
    const refused = (await probeHits(find, passages, nowhere)).hits;
    total.hits += hits;
    total.asked += list.length;
    say(
      `  ${name}: ${percent(hits, list.length)}; ${clear.length} answered at once, ${wrong.length} of them otherwise than labelled; ${refused} of ${nowhere.length} rightly unanswered; ${firstThree(found)}`,
    );
    if (process.env['SHOW_MISSES']) for (const miss of misses) say(`    ${miss}`);
  }
  say(`  together: ${percent(total.hits, total.asked)}`);
}

function firstThree(found: { expected: readonly string[]; found: Found[] }[]): string {
  const answered = found.filter(({ expected }) => expected.length > 0);
  const right = answered.filter((each) =>
    each.found.slice(0, 3).some(({ passage }) => each.expected.includes(passage.id)),
  );
  return `among the best three for ${right.length} of ${answered.length}`;
}

function time(): void {
  const questions = Object.values(askedLists).flatMap((list) => list.map(({ question }) => question));
  const before = process.memoryUsage().rss;
  const encode = readModel(readFileSync(modelFile));
  const known = readVectors(readFileSync(vectorsFile));
  const find = createFinder(passages, { vectorOf: known, asked: Object.values(askedLists).flat() });
  const times = questions.map((question) => {
    const start = process.cpuUsage();
    find(question, encode(question, mostPieces.question));
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0);
  const memory = (process.memoryUsage().rss - before) / 1e6;
  say(
    `\none question: processor time p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms; the model takes ${memory.toFixed(0)} MB`,
  );
}
