import { describe, expect, it } from 'vitest';
import { formFor, say } from '#engine/base/text/say.ts';

describe('a text for readers', () => {
  it('is filled where it has places, whatever the values look like', () => {
    const values = { page: '/a', words: '{page}|$&' };
    expect(say('{page} leads to {page}: {words}', values)).toBe('/a leads to /a: {page}|$&');
  });

  it.each([
    [0, '0 pages have no title'],
    [1, '1 page has no title'],
    [2, '2 pages have no title'],
  ])('has a form for %i', (count, told) => {
    expect(say('{count} page has no title|{count} pages have no title', { count })).toBe(told);
  });

  it('has one form, whatever the count, where none is given for others', () => {
    expect([0, 1, 5].map((count) => formFor('may', count))).toEqual(['may', 'may', 'may']);
  });

  it('says which place was left empty', () => {
    const values: Record<string, string> = {};
    expect(() => say('{page} has no title.' as string, values)).toThrow('given no value for {page}');
  });

  it('does not compile with one value too few', () => {
    // @ts-expect-error `page` is missing
    expect(() => say('{page} has {count} words.', { count: 3 })).toThrow();
  });
});
