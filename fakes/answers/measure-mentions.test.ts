import { describe, expect, it } from 'vitest';
import { labelledAnswers } from './labelled-answers.ts';
import { measureMentions } from './measure-mentions.ts';

describe('the labelled answers', () => {
  const quality = measureMentions(labelledAnswers);

  it('are at least 150 in six languages, half of them traps', () => {
    expect(quality.answers).toBeGreaterThanOrEqual(150);
    expect(quality.traps / quality.answers).toBeGreaterThanOrEqual(0.45);
    expect(new Set(labelledAnswers.map(({ language }) => language)).size).toBe(6);
  });

  it('are counted with a precision of 0.86 and a recall of 0.90 at least', () => {
    expect(quality.precision, JSON.stringify(quality.errors)).toBeGreaterThanOrEqual(0.86);
    expect(quality.recall, JSON.stringify(quality.errors)).toBeGreaterThanOrEqual(0.9);
  });

  it('shows a mistake as an error with what was expected', () => {
    const [first] = labelledAnswers;
    if (!first) throw new Error('there are labelled answers');
    const wrong = measureMentions([{ ...first, role: 'denied' }]);
    expect(wrong).toMatchObject({ precision: 0, errors: [{ expected: 'denied', got: 'listed' }] });
  });
});
