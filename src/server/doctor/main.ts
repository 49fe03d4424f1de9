// `citable doctor`: what is configured, looked at once, with the settings that the product runs with.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, type Config } from '#base/config.ts';
import { openDatabase, type Database } from '#base/db.ts';
import { StartError } from '#base/errors.ts';
import { red, type Result } from './check.ts';
import { checks } from './checks.ts';
import { examine } from './examine.ts';
import { inWords } from './in-words.ts';

export const exitCodes = { fit: 0, red: 1, badUsage: 2 } as const;

type Terminal = {
  out: (text: string) => void;
  err: (text: string) => void;
  env: Readonly<Record<string, string | undefined>>;
};

/** Prints what was seen and returns the exit code: 0 nothing is red, 1 something is, 2 bad usage. */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  const wantsJson = readArgs(args);
  if (wantsJson === null) {
    terminal.err('Usage: citable doctor [--json]\nExit codes: 0 nothing is red, 1 something is red, 2 bad usage.\n');
    return exitCodes.badUsage;
  }
  const results = await examineInstallation(terminal.env);
  terminal.out(wantsJson ? `${JSON.stringify(results, null, 2)}\n` : inWords(results));
  return results.some(({ tone }) => tone === 'red') ? exitCodes.red : exitCodes.fit;
}

function readArgs(args: readonly string[]): boolean | null {
  try {
    return parseArgs({ args: [...args], options: { json: { type: 'boolean' } } }).values.json === true;
  } catch {
    return null;
  }
}

async function examineInstallation(env: Terminal['env']): Promise<Result[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [
      {
        id: 'settings',
        looksAt: 'The settings',
        ...red(`${error.message}.`, 'Set it and look again: without it nothing else can be looked at.'),
      },
    ];
  }
  let database: Database | null = null;
  const unreachable: Result[] = [];
  try {
    database = await openIfThere(config);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    unreachable.push({
      id: 'database',
      looksAt: 'The database',
      ...red(`${error.message}.`, 'Bring it back, or correct DATABASE_URL or DATA_DIR.'),
    });
  }
  try {
    const looked = unreachable.length === 0 ? checks : checks.filter(({ id }) => id !== 'database');
    return [
      ...unreachable,
      ...(await examine(looked, { config, pool: database?.pool ?? null, now: () => new Date() })),
    ];
  } finally {
    await database?.close();
  }
}

/** As a worker: the server that a running product started is shared. Looking makes no database where there is none. */
async function openIfThere(config: Config): Promise<Database | null> {
  if (config.databaseUrl === null && !existsSync(config.dataDir)) return null;
  return openDatabase({ ...config, role: 'worker' });
}
