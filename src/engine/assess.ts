import type { Analysis } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { gather, type GatherOptions } from '#engine/read/gather.ts';
import { readerFromEnvironment } from '#engine/read/reader-from-environment.ts';
import { readersOf } from '#engine/read/readers-of.ts';
import { judge } from '#engine/judge/judge.ts';

/**
 * Reads a website and judges it. Keep the evidence: judging it again needs no network and gives the same analysis. Where the environment names a model, it
 * reads the pages and edits the site too, unless `options.readPages` and `options.readAsEditor` say otherwise.
 */
export async function assess(
  website: string,
  options: GatherOptions = {},
): Promise<{ evidence: Evidence; analysis: Analysis }> {
  const evidence = await gather(website, { ...readersOf(readerFromEnvironment(process.env)), ...options });
  return { evidence, analysis: judge(evidence) };
}
