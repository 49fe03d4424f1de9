// The commands that read what other commands wrote.
import { diff } from '#engine/diff.ts';
import { judge } from '#engine/judge.ts';
import { exitCodeOf } from './exit-code.ts';
import { readAnalysis, readEvidence } from './read-documents.ts';
import { exitCodes, printJson, type Terminal } from './terminal.ts';

export async function judgeFile({ file }: { file: string }, terminal: Terminal): Promise<number> {
  const evidence = await readEvidence(file);
  const analysis = judge(evidence);
  printJson(terminal, analysis);
  return exitCodeOf(evidence, analysis);
}

export async function diffFiles({ before, after }: { before: string; after: string }, terminal: Terminal): Promise<number> {
  printJson(terminal, diff(await readAnalysis(before), await readAnalysis(after)));
  return exitCodes.done;
}
