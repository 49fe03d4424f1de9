import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { z } from 'zod';

/**
 * Processor time in ms of Lighthouse's SEO category on a page, its browser included as far as the system counts it for us.
 * Needs LIGHTHOUSE_PATH (an installed lighthouse package, outside of this project) and CHROMIUM_PATH, and Linux; null without.
 */
export async function lighthouseCpu(url: string): Promise<number | null> {
  const lighthouse = process.env['LIGHTHOUSE_PATH'];
  const chromium = process.env['CHROMIUM_PATH'];
  if (!lighthouse || !chromium || process.platform !== 'linux') return null;
  const before = childrenCpu();
  const run = promisify(execFile)(
    process.execPath,
    [
      `${lighthouse}/cli/index.js`,
      url,
      '--only-categories=seo',
      '--output=json',
      '--quiet',
      '--chrome-flags=--headless --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 50_000_000, timeout: 120_000 },
  );
  const { categories } = z
    .object({ categories: z.object({ seo: z.object({ score: z.number() }) }) })
    .parse(JSON.parse((await run).stdout));
  if (categories.seo.score <= 0) throw new Error('Lighthouse did not score the page');
  return childrenCpu() - before;
}

/** Processor time of all children that have ended, in ms: fields 16 and 17 of the process table, in hundredths of a second. */
function childrenCpu(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}
