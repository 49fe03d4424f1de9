import { describe, expect, it } from 'vitest';
import { labelledAnswers } from './answers.ts';
import { measureAnswers } from './measure-answers.ts';

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
  // That "Nordlys is a newspaper" or "X is unknown to me" is told by words, which no rule knows.
  it.each([
    ['whole answers', whole, { precision: 0.95, recall: 0.96 }],
    ['traps', traps, { precision: 0.88, recall: 0.92 }],
  ])('mentions in %s are read no worse than before', (_, answers, least) => {
    const { mentions } = measureAnswers(answers);
    expect(mentions.precision).toBeGreaterThanOrEqual(least.precision);
    expect(mentions.recall).toBeGreaterThanOrEqual(least.recall);
  });

  it('rivals in whole answers are read no worse than before', () => {
    const { rivals } = measureAnswers(whole);
    expect(rivals.precision).toBeGreaterThanOrEqual(0.91);
    expect(rivals.recall).toBeGreaterThanOrEqual(0.92);
  });

  it('a label that says otherwise is told as misread', () => {
    const [first] = whole.filter(({ isCounted }) => isCounted);
    if (!first) throw new Error('some are counted');
    expect(measureAnswers([{ ...first, isCounted: false }]).mentions).toMatchObject({
      precision: 0,
      misread: [first.id],
    });
  });
});
