import { describe, expect, it } from 'vitest';
import { problemWithWording } from './check-wording.ts';
import type { Passage } from './knowledge/passage.ts';

const passage: Passage = {
  id: 'quiz',
  topic: 'assessment',
  title: 'What is in the quiz, and how long is it?',
  asks: [],
  text: 'The quiz has 28 short steps about your business, your customers and your website. It takes 5-8 minutes. The report goes to your e-mail address.',
  href: '/quiz',
  isBinding: false,
};
const other: Passage = { ...passage, id: 'other', text: 'The sample report is free and shows 25 pages.' };
const check = (answer: string, passageIds = ['quiz']) => problemWithWording({ answer, passageIds }, [passage, other]);

describe('a model’s wording', () => {
  it.each([
    'The quiz has 28 short steps and takes 5-8 minutes.',
    'You answer 28 steps about your business, your customers and your website; the report goes to your address.',
  ])('may be shown: %s', (answer) => {
    expect(check(answer)).toBeNull();
  });

  it.each([
    ['a number that is not there', 'The quiz has 30 short steps about your business.', '30'],
    ['a price', 'The quiz has 28 short steps and the report costs $99.', '$99'],
    ['a price in words', 'The quiz has 28 short steps; your report is ninety-nine dollars.', 'ninety'],
    ['a promise', 'The quiz has 28 short steps, and we guarantee your business a report.', 'guarantee'],
    ['a refund', 'The quiz takes 5-8 minutes, with a refund to your address.', 'refund'],
    ['what only a passage says that it does not name', 'The quiz has 28 short steps and is free.', 'free'],
    ['an address elsewhere', 'The quiz has 28 short steps: see https://evil.example/quiz', 'https'],
    ['a bare domain', 'The quiz has 28 short steps on evil.com for your business.', 'evil.com'],
    ['an e-mail address', 'The quiz has 28 short steps; the report goes to boss@evil.example', '@'],
    ['a story of its own', 'Our founders climbed mountains together before they moved abroad to raise sheep.', 'mostly'],
    ['nothing', '  ', 'empty'],
    ['far too much', 'The quiz has 28 short steps about your business. '.repeat(30), 'longer'],
  ])('may not be shown with %s', (_what, answer, reason) => {
    expect(check(answer)).toContain(reason);
  });

  it.each([[[]], [['unheard-of']], [['quiz', 'unheard-of']]])('may not be shown when it names %j as its passages', (ids) => {
    expect(check('The quiz has 28 short steps.', ids)).toContain('passage');
  });
});
