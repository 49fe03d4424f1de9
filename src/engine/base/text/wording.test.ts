import { describe, expect, it } from 'vitest';
import { asSentence, counted, dayInWords, listed, ofPages, quotedEnd, shortened } from '#engine/base/text/wording.ts';
import { sentenceAt } from '#engine/base/text/sentences.ts';
import { proseFaults } from '#engine/testing/prose-faults.ts';

describe('the sentences of a report', () => {
  it.each<[string, string]>([
    [ofPages(3, 7, 'has|have'), '3 of 7 key pages have'],
    [ofPages(1, 7, 'has|have'), '1 of 7 key pages has'],
    [ofPages(1, 1, 'has|have', 'offer|offers'), '1 of 1 offer has'],
    [ofPages(0, 7, 'has|have'), 'Not one of the 7 key pages has'],
    [ofPages(0, 1, 'has|have'), 'No key page has'],
    [ofPages(2, 3, 'may', 'entry|entries'), '2 of 3 entries may'],
    [counted(1, 'address|addresses'), '1 address'],
    [counted(0, 'page|pages'), '0 pages'],
    [listed([]), ''],
    [listed(['a']), 'a'],
    [listed(['a', 'b']), 'a and b'],
    [listed(['a', 'b', 'c']), 'a, b and c'],
    [asSentence('The clock stopped '), 'The clock stopped.'],
    [asSentence('It says “Stop.”'), 'It says “Stop.”'],
    [quotedEnd('Home'), '“Home”.'],
    [quotedEnd('Why us?'), '“Why us?”'],
    [dayInWords('2026-11-02'), 'November 2, 2026'],
    [dayInWords('2026-11-02T23:30:00Z'), 'November 2, 2026'],
    [shortened('Rye bread', 9), 'Rye bread'],
    [shortened('Rye bread.', 9), 'Rye brea…'],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });
});

describe('the sentence around a place', () => {
  const text = 'Bread is good. We measured 58.5 loaves of Dr. Weber in May. They rose.\nNext line.';
  it.each([
    ['in the middle', text.indexOf('58'), 'We measured 58.5 loaves of Dr. Weber in May.'],
    ['at the start', 0, 'Bread is good.'],
    ['on another line', text.indexOf('Next'), 'Next line.'],
  ])('%s', (_name, at, expected) => {
    expect(sentenceAt(text, at)).toBe(expected);
  });
  it('is cut between words, around the place, where it is long', () => {
    const long = `${'one two three '.repeat(30)}£4.50 ${'four five six '.repeat(30)}end.`;
    const said = sentenceAt(long, long.indexOf('£'));
    expect(said.length).toBeLessThanOrEqual(240);
    expect(` ${long} `).toContain(` ${said} `);
    expect(said).toContain('£4.50');
  });
});

describe('what is wrong with a sentence', () => {
  it.each([
    ['The page loads', 'no end'],
    ['It fails: status: 404.', 'two colons'],
    ['It says “Yes.”.', 'two ends'],
    ['It ends twice..', 'two ends'],
    ['The link “” is dead.', 'an empty quotation'],
    ['We read 1 pages.', 'one of many'],
    ['1 of 3 key pages have a title.', 'one that are'],
    ['0 of 3 links are broken.', 'none that are'],
    ['The title is undefined.', 'no word'],
    ['Line 2 ("Disallow: /") closes it.', 'straight quotation marks'],
  ])('%s', (sentence, fault) => {
    expect(proseFaults(sentence)).toEqual([`${fault}: ${sentence}`]);
  });
  it.each([
    '1 of 3 key pages has a title.',
    'It asks “Why: me: you?”',
    'First: one. Second: two.',
    'It has 1 page at https://a.example/x:80/y.',
    'Only “1 pages” is said.',
    'Name the language with <html lang="…">, and leave alt="" for decoration.',
  ])('nothing with “%s”', (sentence) => {
    expect(proseFaults(sentence)).toEqual([]);
  });
});
