import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { StartError } from '#base/errors.ts';
import { samples, type OwnersChoice } from '#base/owners-choice.ts';
import { drawPages } from './draw-pages.ts';

/**
 * The folder with the pages as this owner chose: those that came with the build, or drawn at the first start with this choice and kept below `dataDir`.
 * @throws StartError where nothing is built, or where the pages cannot be drawn
 */
export async function ownersPages(client: string, choice: OwnersChoice, dataDir: string): Promise<string> {
  if (!existsSync(join(client, '.routes.json')))
    throw new StartError('The pages are not built: start with "npm start", or run "npm run build" first');
  if (isDeepStrictEqual(choice, samples)) return client;
  const kept = join(dataDir, 'pages');
  const folder = join(kept, nameOf(client, choice));
  if (existsSync(folder)) return folder;
  try {
    mkdirSync(kept, { recursive: true });
    const draft = mkdtempSync(join(kept, '.draft-'));
    await drawPages({ client, into: draft, choice });
    if (existsSync(folder)) rmSync(draft, { recursive: true }); // another process was faster
    else renameSync(draft, folder);
  } catch (error) {
    throw new StartError(`The pages could not be drawn into ${kept}: ${String(error)}`, { cause: error });
  }
  for (const other of readdirSync(kept))
    if (!other.startsWith('.') && join(kept, other) !== folder) rmSync(join(kept, other), { recursive: true });
  return folder;
}

/** Another build draws other pages. */
function nameOf(client: string, choice: OwnersChoice): string {
  const hash = createHash('sha256').update(JSON.stringify(choice));
  const server = join(client, '../server');
  for (const file of globSync('**/*.js', { cwd: server }).toSorted()) hash.update(readFileSync(join(server, file)));
  return hash
    .update(readFileSync(join(client, '.vite/manifest.json')))
    .digest('hex')
    .slice(0, 16);
}
