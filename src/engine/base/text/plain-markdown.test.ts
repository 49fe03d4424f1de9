import fc from 'fast-check';
import { marked } from 'marked';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { plainMarkdown } from './plain-markdown.ts';

/** What GitHub's dialect makes of it as the words of a list item, where our exports have it. */
const rendered = (text: string): string => marked.parse(`- ${plainMarkdown(text)}`, { async: false, gfm: true });

describe('words of others in Markdown', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '&lt;b&gt; stays as it is written',
    '[press](https://evil.example) ![seen](https://evil.example/x.png)',
    'see https://evil.example/x or www.evil.example or mail me@evil.example',
    '`code` **bold** _slanted_ ~~gone~~ | a | b |',
    '# no heading',
    '- no list',
    '1. no list',
    'one\n\n<b>two</b>\r\n# three',
    '\\<b>',
    '```html',
    '[x] done',
  ])('%j is shown, and nothing else', (text) => {
    const html = rendered(text);
    expect(html).toMatch(/^<ul>\n<li>[^<]*<\/li>\n<\/ul>\n$/);
    const { document } = parseHTML(html);
    expect(document.querySelector('li')?.textContent).toBe(text.replaceAll(/\s+/g, ' '));
  });

  it('no text makes an element of its own', () => {
    const piece = fc.constantFrom(...'<>&[]()!`*_~|#\\:/@.-+1 \n'.split(''), 'www.', 'http://a.b', 'x', '&lt;', '<b>');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(rendered(pieces.join(''))).toMatch(/^<ul>\n<li>[^<]*<\/li>\n<\/ul>\n$/);
      }),
      { numRuns: 2000 },
    );
  });
});
