import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentStrategyFile, contentStrategyTemplate, wordsOf } from './content-strategy-template.ts';

it('the Word document among the downloads is what its source says; run `npm run generate` after a change', async () => {
  expect(wordsOf(readFileSync(contentStrategyFile))).toEqual(wordsOf(await contentStrategyTemplate()));
});
