import { expect, it } from 'vitest';
import { isQuestion } from './question-form.ts';

it.each([
  ['How much does a heat pump cost?', true],
  ['“What does it cost?”', true],
  ['当店の営業時間は？', true],
  ['كم يكلف ذلك؟', true],
  ['What does it cost', false],
  ['Wie lange hält das Brot', false],
  ['What customers say', false],
  ['Is it? We think so.', false],
])('%s: asks %s', (text, asks) => {
  expect(isQuestion(text)).toBe(asks);
});
