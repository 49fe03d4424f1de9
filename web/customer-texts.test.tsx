// The copy rules over every text that a customer can see.
import { expect, it } from 'vitest';
import { copyFaults } from '#engine/testing/copy-faults.ts';
import { customerTexts } from './testing/customer-texts.tsx';
import { writtenTexts } from './testing/written-texts.ts';

const texts = customerTexts();
const byPlace = Map.groupBy(texts, ({ place }) => place);

it.each([...byPlace])('%s follows the copy rules', (_place, texts) => {
  expect([...new Set(texts.flatMap(({ text }) => copyFaults(text)))]).toEqual([]);
});

it.each([
  'account',
  'agency',
  'board',
  'operators',
  'payment',
  'quiz',
  'report',
  ...[
    'assistant/phrases.ts',
    'board',
    'delivery',
    'engine/judge/contest.ts',
    'journey',
    'operators',
    'payment',
    'quiz',
    'report',
    'server',
  ].map((each) => `../src/${each}`),
])('what is written in %s follows them, too', (place) => {
  const written = writtenTexts(new URL(place.endsWith('.ts') ? place : `${place}/`, import.meta.url));
  expect(written.length).toBeGreaterThan(10);
  expect([
    ...new Set(written.flatMap(({ file, text }) => copyFaults(text).map((fault) => `${file}: ${fault}`))),
  ]).toEqual([]);
});

it('reads what a file has written: elements with their inner ones, texts and templates of HTML', () => {
  const texts = writtenTexts(new URL('payment/', import.meta.url)).map(({ text }) => text.trim());
  expect(texts).toContain('Return to Home');
  const pages = writtenTexts(new URL('../src/payment/', import.meta.url)).map(({ text }) => text.trim());
  expect(pages).toContain('This checkout does not exist');
});

it('error messages are among them', () => {
  expect(texts.filter(({ place }) => place === 'an error').length).toBeGreaterThan(50);
});
