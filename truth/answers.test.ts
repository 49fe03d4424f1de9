import { describe, expect, it } from 'vitest';
import { labelledAnswers } from './answers.ts';
import { measureLiteralNames } from './measure-answers.ts';

const whole = labelledAnswers('whole');
const traps = labelledAnswers('trap');

describe('the labelled answers', () => {
  it('are 180 whole answers in six languages, and traps of which half do not count', () => {
    expect(whole.length).toBe(180);
    expect([...Map.groupBy(whole, ({ language }) => language).values()].map(({ length }) => length)).toEqual(
      Array.from({ length: 6 }, () => 30),
    );
    expect(traps.filter(({ isCounted }) => !isCounted).length / traps.length).toBeGreaterThanOrEqual(0.45);
  });

  it('have each an id and a text of its own', () => {
    const all = [...whole, ...traps];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const keys = all.map(({ name, question, text, cited }) => JSON.stringify([name, question, text, cited]));
    expect(new Set(keys).size).toBe(all.length);
  });

  it('contain each rival of their label word for word, and the business is none of them', () => {
    const wrong = whole.filter(({ name, text, rivals = [] }) =>
      rivals.some((own) => own === name || !text.includes(own)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('without a model', () => {
  it.each([
    ['whole answers', whole],
    ['traps', traps],
  ])('a search for the name is too often wrong for a rate: %s', (_, answers) => {
    const { precision, recall } = measureLiteralNames(answers);
    expect(Math.min(precision, recall)).toBeLessThan(0.95);
    expect(Math.min(precision, recall)).toBeGreaterThan(0.5);
  });
});
