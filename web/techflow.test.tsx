// The illustrative company TechFlow is told of on several pages and by the assistant: one story, one set of figures.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readIntents } from '#assistant/intents.ts';
import { saidOf } from '#assistant/testing/said.ts';
import { articles } from './blog/articles.ts';
import { pages } from './pages.tsx';

/** What may be said of it, each figure with what it counts. */
const facts = [
  /^2 (?:mentions in|of|answers out of) 40(?: answers)?$/, // before
  /^8(?: answers)? (?:in|of|out of) 40(?: answers)?$/, // after
  /^(?:2 to 8|1 to 7|forty questions|week 0|16 weeks|week 16|300%|300 percent|7 of 12|seven of twelve)$/,
];
const figure =
  /\b(?:\d+|seven|forty) (?:mentions in|answers out of|of|in|out of|to) (?:\d+|twelve)\b(?! weeks)(?: answers)?|\b\d+ ?(?:%|percent)|\b(?:\d+ weeks|week \d+)\b|\b(?:\d+|forty) questions\b/gi;

/** The text of each block that names TechFlow, with the page it is on. */
const blocks = Object.entries(pages).flatMap(([path, { title, description, body }]) => {
  const page = load(renderToStaticMarkup(body()));
  const found = page('p, li, blockquote, figcaption, dd, h1, h2, h3')
    .map((_, element) => page(element).text().replace(/\s+/g, ' '))
    .get();
  return [title, description, ...found].filter((text) => text.includes('TechFlow')).map((text) => ({ path, text }));
});
const article = articles.find(({ slug }) => slug.startsWith('techflow'));
const told = [
  ...blocks,
  ...(article?.content ?? []).flatMap((part) =>
    typeof part === 'string' ? [{ path: 'the article', text: part }] : [],
  ),
  ...readIntents(saidOf())
    .filter(({ answer }) => answer.includes('TechFlow'))
    .map(({ answer }) => ({ path: 'the assistant', text: answer })),
];

it('is told of on the landing page, in the list of articles, in its article and by the assistant', () => {
  const places = new Set(told.map(({ path }) => path));
  for (const place of ['/', '/blog', `/blog/${article?.slug}`, 'the article', 'the assistant'])
    expect(places, place).toContain(place);
});

it('has the same figures everywhere', () => {
  const said = told.flatMap(({ path, text }) => [...text.matchAll(figure)].map(([words]) => ({ path, words })));
  expect(said.filter(({ words }) => !facts.some((fact) => fact.test(words.toLowerCase())))).toEqual([]);
  expect(said.filter(({ words }) => words.startsWith('8')).length).toBeGreaterThan(2);
});

it('counts what the 300 percent say: from 2 to 8', () => {
  expect(((8 - 2) / 2) * 100).toBe(300);
  for (const { path, text } of told.filter(({ text }) => /300/.test(text) && !/step by step/.test(text)))
    expect([/\b2 \S+/.test(text), /\b8 \S+/.test(text)], `${path}: ${text}`).toEqual([true, true]);
});
