import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { samples, type OwnersChoice } from '#base/owners-choice.ts';
import { drawPages } from '#server/draw-pages.ts';
import { sharedBuild } from './built-site.ts';

export type DrawnPages = { pagesDir: string; remove: () => void };

/** The pages of the shared build, drawn for an owner as a starting server does it. */
export async function drawnPages(choice: Partial<OwnersChoice>): Promise<DrawnPages> {
  const client = resolve(await sharedBuild());
  const pagesDir = mkdtempSync(join(tmpdir(), 'citable-pages-'));
  await drawPages({ client, into: pagesDir, choice: { ...samples, ...choice } });
  return { pagesDir, remove: () => rmSync(pagesDir, { recursive: true }) };
}
