// How often the chat assistant finds the passage that answers a question, and how long it looks. Run: npm run bench -- assistant
import { createFinder } from '#assistant/find-passages.ts';
import { allPassages } from '#assistant/knowledge/all-passages.ts';
import { askedBefore } from '#assistant/testing/asked-before.ts';
import { openProbes, sealedProbes } from '#assistant/testing/asked-probes.ts';
import { probeHits } from '#assistant/testing/probe-hits.ts';
import { secondSealedProbes } from '#assistant/testing/second-probes.ts';

const passages = allPassages({ contactEmail: 'hello@citable.example', refund: '30-days', tax: 'at-checkout', keep: { unpaidDays: 365, chatDays: 365 } });
const startedAt = performance.now();
const find = createFinder(passages);
process.stdout.write(`${passages.length} passages, indexed in ${(performance.now() - startedAt).toFixed(0)} ms\n`);

const lists = { 'once sealed': sealedProbes, 'its open half': openProbes, ...askedBefore };
// Sealed until the search is finished, and run once.
if (process.env['SEALED']) Object.assign(lists, { sealed: secondSealedProbes });
for (const [name, probes] of Object.entries(lists)) {
  const { hits, misses } = await probeHits(find, passages, probes);
  const offTopic = probes.filter(({ expected }) => expected.length === 0);
  const refused = (await probeHits(find, passages, offTopic)).hits;
  process.stdout.write(
    `${name}: ${hits} of ${probes.length} (${Math.round((100 * hits) / probes.length)}%), of these ${refused} of ${offTopic.length} rightly unanswered\n`,
  );
  // The misses stay unseen, or the lists would be tuned on: SHOW_MISSES=1 when they have done their work.
  if (process.env['SHOW_MISSES']) for (const miss of misses) process.stdout.write(`  ${miss}\n`);
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
