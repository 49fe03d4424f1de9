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
  ['What does it cost', true],
  ['What size do I need', true],
  ['Where to buy our bread', true],
  ['What customers say', false],
  ['What the report does for business owners', false],
  ['How the score is made', false],
  ['How bread is made', false],
  ['What is sourdough', true],
  ['What is changing', false],
  ['What could not be seen', false],
  ['How TechFlow went from 2 mentions in 40 answers to 8: what it changed in eight weeks.', false],
  ['Wie lange hält das Brot', true],
  ['Welche Heizung passt zu mir', true],
  ['Was Kunden sagen', false],
  ['Wie wir arbeiten', false],
  ['Comment réserver une table', true],
  ['Comment nous travaillons', false],
  ['Cómo trabajamos', false],
  ['当店の営業時間は？', true],
])('%s: asks %s', (text, asks) => {
  expect(isQuestion(text)).toBe(asks);
});
