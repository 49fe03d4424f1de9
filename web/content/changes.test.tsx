import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pages } from '../pages.tsx';
import { lastChanged } from './changes.ts';
import changes from './changes.json' with { type: 'json' };

// The sample report follows the rubric and tells its own day; the rubric’s version is its day; legal texts carry theirs.
const told = Object.entries(pages).filter(
  ([path, page]) => page.isIndexed !== false && path !== '/demo-report' && path !== '/rubric',
);

it('each page’s date is that of its text: a change of the text must bring a new date (vitest -u writes it)', async () => {
  const known = new Map<string, { date: string; text: string }>(Object.entries(changes));
  const today = new Date().toISOString().slice(0, 10);
  const now = told.map(([path, page]) => {
    const text = createHash('sha256')
      .update(load(renderToStaticMarkup(page.body()))('main').text())
      .digest('base64url')
      .slice(0, 16);
    return [path, { date: known.get(path)?.text === text ? lastChanged(path) : today, text }];
  });
  await expect(`${JSON.stringify(Object.fromEntries(now), null, 2)}\n`).toMatchFileSnapshot('./changes.json');
});
