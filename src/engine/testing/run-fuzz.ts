// `npm run fuzz [part of a parser's name …]`: each case FUZZ_RUNS times (100 000), in batches, with progress on standard error and a table at the end.
import { fuzzCases, type FuzzCase } from './fuzz-cases.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 100_000);
const wanted = process.argv.slice(2);
const chosen = fuzzCases.filter(({ parser }) => wanted.length === 0 || wanted.some((part) => parser.includes(part)));

const results = chosen.map(fuzz);
const width = Math.max(...results.map(({ parser }) => parser.length));
for (const { parser, done, seconds, dearestMs, failure } of results)
  process.stdout.write(
    `${parser.padEnd(width)}  ${String(done).padStart(7)} runs  ${seconds.toFixed(0).padStart(6)} s  dearest ${dearestMs.toFixed(0).padStart(5)} ms  ${failure ? 'FAILED' : 'held'}\n`,
  );
process.exitCode = results.length === 0 || results.some(({ failure }) => failure) ? 1 : 0;

type Result = { parser: string; done: number; seconds: number; dearestMs: number; failure: boolean };

function fuzz({ parser, share, run }: FuzzCase): Result {
  const wantedRuns = runs * share;
  const batch = Math.min(2_500, Math.ceil(wantedRuns / 10));
  const started = performance.now();
  let dearestMs = 0;
  let done = 0;
  let failure = false;
  // A batch has a seed of its own, so that a failure is repeated by one short run.
  for (let seed = Date.now() | 0; done < wantedRuns && !failure; seed += 1) {
    try {
      dearestMs = Math.max(dearestMs, run(batch, seed));
      done += batch;
    } catch (error) {
      failure = true;
      process.stderr.write(`${parser}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
    if (done % (batch * 2) === 0) process.stderr.write(`${parser}: ${done} of ${wantedRuns}\n`);
  }
  return { parser, done, seconds: (performance.now() - started) / 1000, dearestMs, failure };
}
