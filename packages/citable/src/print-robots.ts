import { crawlers } from '#engine/base/crawlers.ts';
import { decideRobots, decodeRobots, parseRobots } from '#engine/evidence/robots.ts';
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
    parseRobots(decodeRobots(await readBytes(command.file))),
    tokenOf(command.agent),
    command.url,
  );
  const because = decision.line === null ? 'no rule applies' : `line ${decision.line}: ${decision.rule}`;
  if (command.json) printJson(terminal, decision);
  else terminal.out(`${decision.allowed ? 'allowed' : 'blocked'} (${because})\n`);
  return exitCodes.done;
}

/** The name that robots.txt has for a crawler, given alone or within the whole user agent that it sends. */
function tokenOf(agent: string): string {
  const alone = agent.trim();
  if (/^([A-Za-z_-]+|\*)$/.test(alone)) return alone;
  const names = new Set(alone.match(/(?<![\w.-])[A-Za-z_-]+(?![\w.-])/g)?.map((name) => name.toLowerCase()));
  const [known, second] = crawlers.filter(({ token }) => names.has(token.toLowerCase()));
  if (known && !second) return known.token;
  // "Name/1.0 (…)", and the way of browsers: "Mozilla/5.0 (compatible; Name/1.0; …)".
  const own = /(?:^|\bcompatible; )(?!Mozilla\/)([A-Za-z_-]+)\/[\w.]+/.exec(alone)?.[1];
  if (own !== undefined && !second) return own;
  throw new UsageError(
    `--agent is a crawler's name as robots.txt has it: letters, "-" and "_", like GPTBot. "${agent}" names ${second ? 'several' : 'none that we recognize'}`,
  );
}
