// Slow, because it serves and reads some 35 websites.
import { beforeAll, expect, it } from 'vitest';
import { allSites } from '../../../fakes/sites/all-sites.ts';
import { honestSites } from '../../../fakes/sites/honest/honest-sites.ts';
import { realLifeSites } from '../../../fakes/sites/real-life.ts';
import { serveSites } from '../../../fakes/sites/serve-sites.ts';
import { foldedWords } from '#engine/base/text/phrases.ts';
import type { FixFile } from '#engine/contract.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { gather } from '#engine/read/gather.ts';
import { makeFixPack } from './make-fix-pack.ts';

const today = new Date('2026-11-22T10:00:00Z');
const sites = [...allSites.filter(({ name }) => name !== 'hostile-page'), ...realLifeSites, ...honestSites];
type Change = NonNullable<FixFile['changes']>[number] & { pages: PageFacts[] };
const texts: Change[] = [];
const items: Change[] = [];

beforeAll(async () => {
  const served = await serveSites(sites, today);
  for (const { url, host } of served.sites) {
    const evidence = await gather(url, { allowHosts: [host], now: () => today });
    const pages = evidence.site.ok ? evidence.site.value.pages : [];
    for (const { path, changes = [] } of makeFixPack(evidence).files)
      if (path.endsWith('.html'))
        (path.startsWith('titles') ? texts : items).push(...changes.map((change) => ({ ...change, pages })));
  }
  await served.stop();
});

/** All that a page says: what it shows, its head, its markup and the texts of its pictures. */
function wordsOfPage(page: PageFacts | undefined): string {
  return wordsIn((JSON.stringify(page) ?? '').replaceAll(String.raw`\n`, ' '));
}

/** An address is the same with and without its scheme. */
function wordsIn(text: string): string {
  return foldedWords(text.replace(/^https?:/, '')).join(' ');
}

function valuesIn(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesIn(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => valuesIn(one, name));
  return key.startsWith('@') || key === 'url' ? [] : [String(value)];
}

it('makes texts and items enough to tell', () => {
  expect(texts.length).toBeGreaterThan(2);
  expect(items.length).toBeGreaterThan(3);
});

it('a title and a description say what their own page says, word for word', () => {
  const strange = texts.flatMap(({ url, after, pages }) => {
    const said = wordsOfPage(pages.find((page) => page.url === url));
    return after.split(' | ').filter((part) => !said.includes(wordsIn(part)));
  });
  expect(strange).toEqual([]);
});

it('an item of structured data says what the site says, word for word', () => {
  const strange = items.flatMap(({ after, pages }) => {
    const said = pages.map(wordsOfPage).join(' ');
    return valuesIn(JSON.parse(after)).filter((value) => !said.includes(wordsIn(value)));
  });
  expect(strange).toEqual([]);
});

it('an item repeats none that its page has, in its HTML or by a script', () => {
  for (const { url, before, after, pages } of items) {
    const page = pages.find((one) => one.url === url);
    const own = [...(page?.schema.flatMap(({ types }) => types) ?? []), ...(page?.schemaByScript ?? [])];
    const added = [(JSON.parse(after) as Record<string, unknown>)['@type']].flat();
    if (before === null) expect(own.filter((type) => added.includes(type))).toEqual([]);
  }
});
