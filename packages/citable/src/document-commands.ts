// The commands that read what other commands wrote.
import { diff } from '#engine/judge/diff.ts';
import { judge } from '#engine/judge/judge.ts';
import { deliver, readAsked } from './deliver.ts';
import { readAnalysis, readEvidence } from './read-documents.ts';
import { exitCodes, printJson, type Terminal } from './terminal.ts';
import type { Command } from './usage.ts';

export async function judgeFile(
  { file, output }: Extract<Command, { name: 'judge' }>,
  terminal: Terminal,
): Promise<number> {
  const asked = await readAsked(output, terminal);
  const evidence = await readEvidence(file);
  return deliver(output, asked, { evidence, analysis: judge(evidence) }, terminal);
}

export async function diffFiles(
  { before, after }: { before: string; after: string },
  terminal: Terminal,
): Promise<number> {
  printJson(terminal, diff(await readAnalysis(before), await readAnalysis(after)));
  return exitCodes.done;
}
