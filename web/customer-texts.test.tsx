// The copy rules over every text that a customer can see.
import { expect, it } from 'vitest';
import { copyFaults } from '#engine/testing/copy-faults.ts';
import { customerTexts } from './testing/customer-texts.tsx';

const texts = customerTexts();
const byPlace = Map.groupBy(texts, ({ place }) => place);

it.each([...byPlace])('%s follows the copy rules', (_place, texts) => {
  expect([...new Set(texts.flatMap(({ text }) => copyFaults(text)))]).toEqual([]);
});

it('error messages are among them', () => {
  expect(texts.filter(({ place }) => place === 'an error').length).toBeGreaterThan(50);
});
