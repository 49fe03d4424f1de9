import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const builder = fileURLToPath(new URL('build-language-table.ts', import.meta.url));

/** The table as `build-language-table.ts` packs it. Where it is missing, in a fresh clone, a process of its own makes it: the model that it is made from takes 190 MB. */
export function packedLanguageTable(): Buffer {
  const packages = new URL('../../../../node_modules/', import.meta.url);
  const made = createHash('sha256')
    .update(readFileSync(new URL('eld/package.json', packages)))
    .update(readFileSync(builder));
  const file = fileURLToPath(new URL(`.cache/languages-${made.digest('hex').slice(0, 12)}.bin`, packages));
  if (!existsSync(file)) execFileSync(process.execPath, [builder, file]);
  return readFileSync(file);
}
