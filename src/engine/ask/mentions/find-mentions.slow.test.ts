// Slow, because it measures what long answers cost.
import { describe, expect, it } from 'vitest';
import { makeBrand } from '#engine/ask/mentions/brand.ts';
import { findMentions } from './find-mentions.ts';

describe('finding mentions', () => {
  it.each(
    [
      'Brotwerk bakes. ',
      'Brotwerk and Next ',
      '[Brotwerk](https://a.example/x) ',
      'a',
      'a-',
      '.',
      '<!--',
      '[',
      'a.b.',
      '禾苗',
      '- Next: one\n',
      '[1]: https://x.example\n',
    ].map((unit) => [unit]),
  )('takes time by the length of the answer: %j', (unit) => {
    const brand = makeBrand({ name: '禾', aliases: ['Brotwerk', 'Next'], website: 'brotwerk.example' });
    const cost = (length: number) => {
      const text = unit.repeat(length / unit.length);
      const before = process.cpuUsage();
      findMentions({ text, prompt: '', cited: [] }, brand);
      return process.cpuUsage(before).user / 1000;
    };
    // Eight times the text: 64 times the work if it grew by the square. What is quick either way proves nothing and need not.
    cost(4_000); // warm
    const small = cost(4_000);
    expect(cost(32_000)).toBeLessThan(Math.max(250, 24 * small));
  });
});
