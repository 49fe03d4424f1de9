import { describe, expect, it } from 'vitest';
import { twentyAnswers } from './twenty-answers.ts';

describe('the twenty answers', () => {
  it.each(twentyAnswers.map((answer) => [answer.id, answer] as const))('%s: the business is none of its rivals', (_id, { rivals, name }) => {
    expect(rivals).not.toContain(name);
  });
});
