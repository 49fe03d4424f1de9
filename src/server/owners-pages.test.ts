import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#base/config.ts';
import { samples, unknownCompany } from '#base/owners-choice.ts';
import { ownersPages } from './owners-pages.ts';
import { builtPages } from './pages.ts';
import { pagesBuilt } from './testing/pages-built.ts';

beforeAll(pagesBuilt);

it('are those of the build for whoever chose nothing', async () => {
  expect(await ownersPages(builtPages, samples, '/nowhere')).toBe(builtPages);
});

it('are drawn once for each choice, name who sells, and show no sample', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'citable-owner-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const { shop } = readConfig({ OFFER: 'off', SPOTS: 'off', TESTIMONIALS: 'off' });
  const company = { ...unknownCompany, registration: 'Marlow & Sons Ltd, company number 7', refund: 'final' as const };
  const folder = await ownersPages(builtPages, { ...shop, company }, dataDir);
  const read = (path: string) => readFileSync(join(folder, path, 'index.html'), 'utf8');
  expect(read('about')).toContain('Marlow &amp; Sons Ltd, company number 7');
  expect(read('')).not.toMatch(/spots left|sample countdown|illustrative, not customers|money-back/i);
  expect(read('quiz')).toContain('Marlow &amp; Sons Ltd, company number 7&quot;,&quot;refund&quot;:&quot;final&quot;');

  const drawnAt = statSync(folder).mtimeMs;
  expect(await ownersPages(builtPages, { ...shop, company }, dataDir)).toBe(folder);
  expect(statSync(folder).mtimeMs).toBe(drawnAt);
  const other = await ownersPages(builtPages, { ...shop, testimonials: 'sample' }, dataDir);
  expect(readdirSync(join(dataDir, 'pages'))).toEqual([other.split(/[\\/]/).at(-1)]);
});
