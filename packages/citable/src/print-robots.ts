import { decideRobots, parseRobots } from '#engine/evidence/robots.ts';
import { readBytes } from './read-file.ts';
import { exitCodes, printJson, type Terminal } from './terminal.ts';
import { UsageError } from './usage.ts';

/** What a robots.txt kept in a file says to one agent about one address: decoded as it would be when served. */
export async function printRobots(
  command: { file: string; agent: string; url: string; json: boolean },
  terminal: Terminal,
): Promise<number> {
  if (!command.url.startsWith('/') && !URL.canParse(command.url))
    throw new UsageError('--url is a web address, or a path that begins with "/"');
  const decision = decideRobots(
    parseRobots(new TextDecoder().decode(await readBytes(command.file))),
    command.agent,
    command.url,
  );
  const because = decision.line === null ? 'no rule applies' : `line ${decision.line}: ${decision.rule}`;
  if (command.json) printJson(terminal, decision);
  else terminal.out(`${decision.allowed ? 'allowed' : 'blocked'} (${because})\n`);
  return exitCodes.done;
}
