import type { Analysis } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { gather, type GatherOptions } from '#engine/read/gather.ts';
import { judge } from '#engine/judge/judge.ts';

/** Reads a website and judges it. Keep the evidence: judging it again needs no network and gives the same analysis. */
export async function assess(
  website: string,
  options: GatherOptions = {},
): Promise<{ evidence: Evidence; analysis: Analysis }> {
  const evidence = await gather(website, options);
  return { evidence, analysis: judge(evidence) };
}
