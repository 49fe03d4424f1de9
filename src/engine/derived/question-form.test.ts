import { expect, it } from 'vitest';
import { isQuestion } from './question-form.ts';

it.each([
  ['How much does a heat pump cost?', true],
  ['How to choose a baker', true],
  ['Which boiler suits a terraced house', true],
  ['Can be ordered online', false],
  ['What we do', false],
  ['Why it matters', false],
  ['How this works', false],
  ['What it costs?', true],
])('%s: asks %s', (text, asks) => {
  expect(isQuestion(text)).toBe(asks);
});
