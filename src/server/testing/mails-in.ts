import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The mails that were kept in `folder` instead of sent, as they are. */
export function mailsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  } catch {
    return []; // none was written yet
  }
}
