// The commands that visit a site.
import { assess } from '#engine/assess.ts';
import type { Progress } from '#engine/contract.ts';
import { readerFromEnvironment } from '#engine/read/reader-from-environment.ts';
import { readersOf } from '#engine/read/readers-of.ts';
import { gather, gatherRobots, type GatherOptions, renderingWith } from '#engine/read/gather.ts';
import { addressesOf } from '#engine/read/visit/open-home.ts';
import { accessRows, accessTable } from './access-table.ts';
import { allowedHosts } from './allowed-hosts.ts';
import { deliver, readAsked } from './deliver.ts';
import { exitCodeOf } from './exit-code.ts';
import { readAnswers } from './read-answers.ts';
import { readJson } from './read-documents.ts';
import { exitCodes, printJson, type Terminal, write } from './terminal.ts';
import { type Command, UsageError } from './usage.ts';
import { userAgentOf } from './user-agent.ts';

export async function assessSite(command: Extract<Command, { name: 'assess' }>, terminal: Terminal): Promise<number> {
  const asked = await readAsked(command.output, terminal);
  const assessed = await assess(command.url, await optionsFor(command, terminal));
  if (command.evidence !== null) await write(command.evidence, JSON.stringify(assessed.evidence));
  return deliver(command.output, asked, assessed, terminal);
}

export async function gatherSite(command: Extract<Command, { name: 'gather' }>, terminal: Terminal): Promise<number> {
  const evidence = await gather(command.url, await optionsFor(command, terminal));
  await write(command.out, JSON.stringify(evidence));
  printJson(terminal, { file: command.out, pages: evidence.site.ok ? evidence.site.value.pages.length : 0 });
  return exitCodeOf(evidence, null);
}

export async function printAccess(command: Extract<Command, { name: 'access' }>, terminal: Terminal): Promise<number> {
  const { robots, homeUrl } = await gatherRobots(
    command.url,
    await optionsFor({ url: command.url, answers: null, pages: 1 }, terminal),
  );
  terminal.signal?.throwIfAborted();
  if (!robots.ok) {
    terminal.err(`${command.url}: ${robots.detail}.\n`);
    return exitCodes.unreadable;
  }
  if (command.json)
    printJson(terminal, { robots: robots.value.url, url: homeUrl, crawlers: accessRows(robots.value, homeUrl) });
  else
    terminal.out(
      `${robots.value.url} (${robots.value.state}), for ${homeUrl}\n\n${accessTable(robots.value, homeUrl)}`,
    );
  return exitCodes.done;
}

async function optionsFor(
  command: { url: string; answers: string | null; pages: number | null },
  terminal: Terminal,
): Promise<GatherOptions> {
  const { env, signal } = terminal;
  if (addressesOf(command.url, () => false).length === 0) throw new UsageError(`"${command.url}" is not a web address`);
  const reader = env['READER_URL'] || null;
  if (reader !== null && !['http:', 'https:'].includes(URL.parse(reader)?.protocol ?? ''))
    throw new UsageError(`READER_URL is "${reader}"; write it like http://127.0.0.1:11434/v1`);
  const allowHosts = allowedHosts(env, command.url);
  const userAgent = userAgentOf(env);
  return {
    answers: command.answers === null ? null : readAnswers(await readJson(command.answers), command.answers),
    allowHosts,
    userAgent,
    ...readersOf(readerFromEnvironment(env)),
    ...renderingWith(env['CHROMIUM_PATH'] || null, userAgent, allowHosts),
    onProgress: progressTo(terminal),
    ...(command.pages !== null && { pageLimit: command.pages }),
    ...(signal && { signal }),
  };
}

function progressTo(terminal: Terminal): (progress: Progress) => void {
  return ({ message }) => terminal.err(`${message}\n`);
}
