import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#base/db.ts';
import { testDatabase } from '#base/testing/database.ts';
import { readPages } from '#engine/read/statements/model/read-pages.ts';
import { pageFromHtml } from '#engine/testing/evidence-builder.ts';
import { filler, item, nothingWrong, readWhole, withModel } from '#engine/testing/fake-model.ts';
import { keptAnswers } from './kept-answers.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
const now = () => new Date('2026-11-27T12:00:00Z');

const page = (name: string) =>
  pageFromHtml(`<title>${name}</title><main><h1>${name}</h1><p>${name} costs £85.</p></main>`, { url: `/${name}` });
const pages = [page('Roofs'), page('Gutters')];
const answer = (body: string) =>
  readWhole(item('price', body.includes('Roofs costs') ? 'Roofs costs £85' : 'Gutters costs £85', '£85'))(body);

it('goes on where another process was stopped, and pays for no text twice', async () => {
  await withModel(answer, nothingWrong, async (url, asked) => {
    const first = await readPages(pages.slice(0, 1), filler(url), { cache: keptAnswers(database.db, now) });
    const before = asked.length;
    const whole = await readPages(pages, filler(url), { cache: keptAnswers(database.db, now) });
    expect(
      asked.slice(before).filter((body) => body.includes('Roofs costs') && !body.includes('notSupported')),
    ).toEqual([]);
    expect(whole.statements.map(({ quote }) => quote)).toEqual(['Roofs costs £85', 'Gutters costs £85']);
    expect(first.model).toMatchObject({ state: 'read', calls: 2 });
    const again = await readPages(pages, filler(url), { cache: keptAnswers(database.db, now) });
    expect(again).toEqual({ statements: whole.statements, model: { ...whole.model, calls: 0 } });
  });
});

it('keeps the first answer of two processes that asked at once', async () => {
  const cache = keptAnswers(database.db, now);
  await cache.set('same', '{"a":1}');
  await cache.set('same', '{"a":2}');
  expect(await cache.get('same')).toBe('{"a":1}');
  expect(await cache.get('other')).toBeUndefined();
});
