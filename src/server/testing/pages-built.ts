import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Builds the pages if there are none: a server wants some, and tests of what is behind them do not care which. For tests only. */
export function pagesBuilt(): void {
  if (existsSync(join(root, 'dist/client/.routes.json'))) return;
  execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
