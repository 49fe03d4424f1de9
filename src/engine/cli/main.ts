// The engine on the command line. Nothing here needs a database.
import { writeFile } from 'node:fs/promises';
import { assess } from '#engine/assess.ts';
import type { Analysis, Answers, Progress } from '#engine/contract.ts';
import { blankAnswers } from '#engine/derived/blank-answers.ts';
import { diff } from '#engine/diff.ts';
import type { Evidence } from '#engine/evidence.ts';
import { citableUserAgent, gather, gatherRobots, type GatherOptions } from '#engine/gather.ts';
import { judge } from '#engine/judge.ts';
import { decideRobots, parseRobots } from '#engine/robots.ts';
import { accessRows, accessTable } from './access-table.ts';
import { allowedHosts } from './allowed-hosts.ts';
import { htmlReport } from './html-report.ts';
import { printMentions } from './print-mentions.ts';
import { readAnswers } from './read-answers.ts';
import { readAnalysis, readEvidence, readJson, readText } from './read-documents.ts';
import { type Command, readCommand, usage, UsageError } from './usage.ts';

export type Terminal = {
  out: (text: string) => void;
  err: (text: string) => void;
  env: Readonly<Record<string, string | undefined>>;
  signal?: AbortSignal;
  /** Draws the report as a PDF; the report lives outside the engine, so it is handed in. */
  renderPdf: (report: { answers: Answers; analysis: Analysis }) => Promise<Uint8Array>;
};

export const exitCodes = { done: 0, gateFailed: 1, badUsage: 2, unreadable: 3 } as const;

/** Runs one command and returns its exit code. */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await run(readCommand(args), terminal);
  } catch (error) {
    if (terminal.signal?.aborted) {
      terminal.err('Stopped.\n');
      return exitCodes.unreadable;
    }
    if (!(error instanceof UsageError)) throw error;
    terminal.err(`${error.message}.\n\n${usage}`);
    return exitCodes.badUsage;
  }
}

async function run(command: Command, terminal: Terminal): Promise<number> {
  switch (command.name) {
    case 'help':
      terminal.out(usage);
      return exitCodes.done;
    case 'assess': {
      const options = await optionsFor(command, terminal);
      const { evidence, analysis } = await assess(command.url, options);
      if (command.output.kind === 'json') printJson(terminal, analysis);
      else {
        const answers = options.answers ?? { ...blankAnswers, website: command.url };
        const file = command.output.kind === 'pdf' ? await terminal.renderPdf({ answers, analysis }) : htmlReport(analysis);
        await write(command.output.file, file);
        printJson(terminal, { file: command.output.file, overallScore: analysis.overallScore, gates: analysis.gates });
      }
      return exitCodeOf(evidence, analysis);
    }
    case 'gather': {
      const evidence = await gather(command.url, await optionsFor(command, terminal));
      await write(command.out, JSON.stringify(evidence));
      printJson(terminal, { file: command.out, pages: evidence.site.ok ? evidence.site.value.pages.length : 0 });
      return exitCodeOf(evidence, null);
    }
    case 'judge': {
      const evidence = await readEvidence(command.file);
      const analysis = judge(evidence);
      printJson(terminal, analysis);
      return exitCodeOf(evidence, analysis);
    }
    case 'diff':
      printJson(terminal, diff(await readAnalysis(command.before), await readAnalysis(command.after)));
      return exitCodes.done;
    case 'access':
      return printAccess(command, terminal);
    case 'robots':
      return printRobots(command, terminal);
    case 'mentions':
      await printMentions(command, terminal.out);
      return exitCodes.done;
  }
}

async function printAccess(command: Extract<Command, { name: 'access' }>, terminal: Terminal): Promise<number> {
  const { robots, homeUrl } = await gatherRobots(command.url, await optionsFor({ url: command.url, answers: null, pages: 1 }, terminal));
  if (!robots.ok) {
    terminal.err(`${command.url}: ${robots.detail}.\n`);
    return exitCodes.unreadable;
  }
  if (command.json) printJson(terminal, { robots: robots.value.url, url: homeUrl, crawlers: accessRows(robots.value, homeUrl) });
  else terminal.out(`${robots.value.url} (${robots.value.state}), for ${homeUrl}\n\n${accessTable(robots.value, homeUrl)}`);
  return exitCodes.done;
}

async function printRobots(command: Extract<Command, { name: 'robots' }>, terminal: Terminal): Promise<number> {
  if (!command.url.startsWith('/') && !URL.canParse(command.url)) throw new UsageError('--url is a web address, or a path that begins with "/"');
  const decision = decideRobots(parseRobots(await readText(command.file)), command.agent, command.url);
  const because = decision.line === null ? 'no rule applies' : `line ${decision.line}: ${decision.rule}`;
  if (command.json) printJson(terminal, decision);
  else terminal.out(`${decision.allowed ? 'allowed' : 'blocked'} (${because})\n`);
  return exitCodes.done;
}

async function optionsFor(command: { url: string; answers: string | null; pages: number | null }, terminal: Terminal): Promise<GatherOptions> {
  const { env, signal } = terminal;
  return {
    answers: command.answers === null ? null : readAnswers(await readJson(command.answers), command.answers),
    allowHosts: allowedHosts(env, command.url),
    userAgent: citableUserAgent(env['PUBLIC_URL'] ?? null),
    onProgress: progressTo(terminal),
    ...(command.pages !== null && { pageLimit: command.pages }),
    ...(signal && { signal }),
  };
}

function progressTo(terminal: Terminal): (progress: Progress) => void {
  return ({ message }) => terminal.err(`${message}\n`);
}

/** A site that never answered is unreadable; one that answered with a fatal defect fails its gate. */
function exitCodeOf(evidence: Evidence, analysis: Analysis | null): number {
  if (analysis && analysis.gates.length > 0) return exitCodes.gateFailed;
  return evidence.site.ok && evidence.site.value.pages.length > 0 ? exitCodes.done : exitCodes.unreadable;
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content);
  } catch (error) {
    throw new UsageError(`${file} could not be written (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'})`, { cause: error });
  }
}

function printJson(terminal: Terminal, value: unknown): void {
  terminal.out(`${JSON.stringify(value, null, 2)}\n`);
}
