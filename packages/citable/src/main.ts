// The engine on the command line. Nothing here needs a database. Each command loads only what it needs, so that a small question is answered at once.
import manifest from '../manifest.json' with { type: 'json' };
import { exitCodes, type Terminal } from './terminal.ts';
import { type Command, readCommand, usage, UsageError } from './usage.ts';

/** Runs one command and returns its exit code. */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  let command: Command | null = null;
  try {
    command = readCommand(args);
    return await run(command, terminal);
  } catch (error) {
    if (terminal.signal?.aborted) {
      terminal.err('Stopped.\n');
      return exitCodes.unreadable;
    }
    if (!(error instanceof UsageError)) throw error;
    const sentence = error.message.endsWith('.') ? error.message : `${error.message}.`;
    // Who wrote a command that we understood needs no lesson in writing one.
    terminal.err(command === null ? `${sentence}\n\n${usage}` : `${sentence}\n`);
    return exitCodes.badUsage;
  }
}

async function run(command: Command, terminal: Terminal): Promise<number> {
  switch (command.name) {
    case 'help':
      terminal.out(usage);
      return exitCodes.done;
    case 'version':
      terminal.out(`${manifest.version}\n`);
      return exitCodes.done;
    case 'assess':
      return (await import('./site-commands.ts')).assessSite(command, terminal);
    case 'gather':
      return (await import('./site-commands.ts')).gatherSite(command, terminal);
    case 'access':
      return (await import('./site-commands.ts')).printAccess(command, terminal);
    case 'judge':
      return (await import('./document-commands.ts')).judgeFile(command, terminal);
    case 'diff':
      return (await import('./document-commands.ts')).diffFiles(command, terminal);
    case 'robots':
      return (await import('./print-robots.ts')).printRobots(command, terminal);
    case 'logs':
      return (await import('./print-logs.ts')).printLogs(command, terminal);
    case 'mcp':
      return (await import('./serve-mcp.ts')).serveMcp(terminal);
    case 'mentions':
      return (await import('./print-mentions.ts')).printMentions(command, terminal);
  }
}
