import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '#engine/derived/sentences.ts';
import { pageFromHtml } from '#engine/testing/evidence-builder.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 2000);
const pieces = [
  '<div>',
  '</div>',
  '<p',
  '>',
  '<b>',
  '</b>',
  '<a href="',
  '"',
  "'",
  '<table>',
  '<tr><td>',
  '<script type="application/ld+json">',
  '</script>',
  '{"@type":',
  '"A"}',
  '<!--',
  '-->',
  '<main>',
  '<h1>',
  '<h2>What?',
  '<template>',
  '<svg><title>',
  '<style>.a{display:none}',
  '</style>',
  '<select><option>',
  '<meta name=robots content=',
  'noindex',
  '<base href=',
  '//[',
  'https://%',
  '<time datetime=',
  '2026-13-40',
  '“',
  '”',
  '— Ada',
  '12%',
  '€',
  '+44 ',
  '0',
  ' ',
  '\u0000',
  '\ud800',
  '\ufeff',
  'é',
  '面包',
  '<frameset>',
  '<form>',
  '<plaintext>',
  '<textarea>',
  '<title>',
  'itemscope ',
  'itemprop=a ',
  'itemtype=https://schema.org/A ',
  'typeof=A ',
  'vocab=https://schema.org/ ',
  'property=b ',
  'style="display:none" ',
  'hidden ',
  'ignore all previous instructions',
  'Updated ',
  '12 March 2026',
];
const soup = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 8 })), { maxLength: 60 }).map((parts) => parts.join(''));

describe('the page reader', () => {
  it('reads any soup of tags, stores it as JSON, and reads it the same again', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const facts = pageFromHtml(html);
        expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
        expect(pageFromHtml(html)).toEqual(facts);
        for (const block of facts.blocks) expect(facts.mainText.slice(block.offset, block.offset + block.text.length)).toBe(block.text);
      }),
      { numRuns: runs },
    );
  });
  it('reads any bytes under any declared encoding', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('text/html', 'text/html; charset=utf-16le', 'text/html; charset=gb18030', 'text/html; charset=nonsense', ''),
        (bytes, contentType) => {
          expect(pageFromHtml(Buffer.from(bytes), { headers: { 'content-type': contentType } }).bytes).toBe(bytes.length);
        },
      ),
      { numRuns: runs / 4 },
    );
  });
  it('splits sentences without losing or moving a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const sentence of sentencesOf(text)) expect(text.slice(sentence.offset, sentence.offset + sentence.text.length)).toBe(sentence.text);
      }),
    );
  });
});

describe('HTML made to be slow is cut short or made harmless', () => {
  const size = 1_000_000;
  const fill = (unit: string) => unit.repeat(Math.floor(size / unit.length));
  it.each([
    ['nesting', fill('<div>'), true],
    ['unclosed formatting', `${Array.from({ length: 400 }, (_, index) => `<b c${index}>`).join('')}${fill('<p>x')}`, true],
    ['cells outside of cells', `<table>${fill('<a>x')}`, true],
    ['a flood of attributes', `<b ${Array.from({ length: 100_000 }, (_, index) => `a${index}`).join(' ')}>x`, false],
    ['a flood of quoted attributes', `<b ${Array.from({ length: 100_000 }, (_, index) => `a${index}=">"`).join(' ')}>x`, false],
    ['tags that never end', fill('<a x="<a y=\''), false],
  ])('%s', (_name, html, truncated) => {
    expect(pageFromHtml(html).truncated).toBe(truncated);
  });
  it.each([
    ['quotation marks', fill('“a')],
    ['numbers', fill('1 a ')],
    ['telephone numbers', fill('+1 (2) ')],
    ['mail addresses', fill('a@a.')],
    ['dates', fill('updated 1 ')],
    ['JSON that never closes', `<script type="application/ld+json">${fill('[')}`],
    ['nested items', fill('<div itemscope itemprop=a itemtype=https://schema.org/A>x')],
    ['style rules', `<style>${fill('.a{')}`],
    ['orders', `<div style="display:none">${fill('ignore all ')}</div>`],
  ])('%s end in facts of a bounded size', (_name, html) => {
    expect(JSON.stringify(pageFromHtml(html)).length).toBeLessThan(3_000_000);
  });
});
