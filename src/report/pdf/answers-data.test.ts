import { describe, expect, it } from 'vitest';
import { sampleAnswersRead } from '#engine/testing/sample-answers-read.ts';
import { answersData } from './answers-data.ts';

describe('the answers on paper', () => {
  it('say of answers that no model read only where the name is', () => {
    const read = sampleAnswersRead();
    const platforms = read.platforms.map((row) => ({
      ...row,
      unbranded: 0,
      unread: 30,
      namedUnread: 9,
      interval: null,
    }));
    const tools = { clip: (text: string) => text, source: (url: string) => ({ text: url, url }) };
    expect(answersData({ ...read, platforms }, tools)).toMatchObject({
      platforms: platforms.map(() => ({
        named: 'name in 9 of 30',
        interval: 'not read by a model, no rate',
        cited: '–',
      })),
    });
  });
});
