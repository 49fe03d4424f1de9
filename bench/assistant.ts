// How often the chat assistant finds the passage that answers a question, and how long it looks. Run: npm run bench -- assistant
import { createFinder } from '#assistant/find-passages.ts';
import { allPassages } from '#assistant/knowledge/all-passages.ts';
import { probeHits } from '#assistant/testing/probe-hits.ts';
import { heldOutProbes, taughtProbes } from '#assistant/testing/probes.ts';

const passages = allPassages('hello@citable.example');
const startedAt = performance.now();
const find = createFinder(passages);
process.stdout.write(`${passages.length} passages, indexed in ${(performance.now() - startedAt).toFixed(0)} ms\n`);

const lists = { 'tuned on': taughtProbes, 'never tuned on': heldOutProbes };
for (const [name, probes] of Object.entries(lists)) {
  const { hits, misses } = probeHits(find, probes);
  const offTopic = probes.filter(({ expected }) => expected.length === 0);
  const refused = probeHits(find, offTopic).hits;
  process.stdout.write(
    `${name}: ${hits} of ${probes.length} (${Math.round((100 * hits) / probes.length)}%), of these ${refused} of ${offTopic.length} rightly unanswered\n`,
  );
  // The misses of the held-out list stay unseen, or it would be tuned on: SHOW_MISSES=1 when it has done its work.
  if (probes !== heldOutProbes || process.env['SHOW_MISSES']) for (const miss of misses) process.stdout.write(`  ${miss}\n`);
}

const questions = Object.values(lists).flatMap((probes) => probes.map(({ question }) => question));
const times = Array.from({ length: 20 }, () => questions)
  .flat()
  .map((question) => {
    const before = performance.now();
    find(question);
    return performance.now() - before;
  })
  .toSorted((a, b) => a - b);
const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(2);
process.stdout.write(`one question: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (${times.length} runs)\n`);
