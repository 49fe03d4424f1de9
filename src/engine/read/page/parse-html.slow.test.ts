// Slow, because it reads megabytes made to be slow.
import { describe, expect, it } from 'vitest';
import { fewOf } from '#base/testing/long.ts';
import { describeScope } from '#engine/judge/scope.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';
import { maximumNodes, maximumWork, parseHtml } from './parse-html.ts';

/** HTML that parsers dislike, of `count` parts. */
const nasty: [name: string, html: (count: number) => string][] = [
  ['soup', (count) => '<div class="a b"><p>Word <b>bold</i> <a href="/x">link</a><span>x</span></div>'.repeat(count)],
  ['unclosed blocks', (count) => '<div>'.repeat(count)],
  ['unclosed formatting', (count) => '<b><p>x'.repeat(count)],
  [
    'formatting to be opened again and again',
    (count) => Array.from({ length: 50 }, (_, index) => `<b c${index}>`).join('') + '<p>x'.repeat(count),
  ],
  ['misnested links', (count) => '<a><div><a>'.repeat(count)],
  ['tables in tables', (count) => '<table><tr><td>'.repeat(count)],
  ['text where only rows may stand', (count) => `<table>${'<a>x'.repeat(count)}`],
  ['rows', (count) => `<table>${'<tr><td>1'.repeat(count)}`],
  ['many attributes', (count) => `<b ${Array.from({ length: count }, (_, index) => `a${index}`).join(' ')}>x`],
  [
    'many tags of many attributes',
    (count) => `<b ${Array.from({ length: 100 }, (_, index) => `a${index}`).join(' ')}>`.repeat(count / 20),
  ],
  ['tags that never end', (count) => '<a x="<a y=\''.repeat(count)],
  ['comments', (count) => '<!-- x -->'.repeat(count)],
  ['comments that never end', (count) => '<!--'.repeat(count)],
  ['entities', (count) => '&amp;&#x41;&bogus'.repeat(count)],
  [
    'nested JSON-LD',
    (count) => `<script type="application/ld+json">${'{"@type":"A","b":'.repeat(count)}1${'}'.repeat(count)}</script>`,
  ],
  ['templates', (count) => '<template>'.repeat(count)],
  ['frames', (count) => '<frameset><frame>'.repeat(count)],
  ['forms and options', (count) => '<form><select><option>'.repeat(count)],
];

describe('what a page costs to parse', () => {
  it.each(fewOf(nasty, 8))('grows with the page, or is stopped: %s', (_name, html) => {
    const [one, two] = [parseHtml(html(2_000)), parseHtml(html(4_000))];
    expect(two.cutAfterNodes !== null || two.work <= 2.2 * one.work, `${one.work}, then ${two.work}`).toBe(true);
  });
  it.each(fewOf(nasty, 8))('ends at the bound: %s', (_name, html) => {
    const { work, cutAfterNodes } = parseHtml(html(200_000).slice(0, 3_000_000));
    expect(work).toBeLessThanOrEqual(maximumWork * 1.1);
    expect(cutAfterNodes ?? 0).toBeLessThanOrEqual(maximumNodes);
  });
});

describe('a page that is cut', () => {
  const long = pageFromHtml(`<title>List</title><h1>List</h1>${'<p>x</p>'.repeat(60_000)}<h2>The end</h2>`);
  it('keeps what stands before the cut, and says how much was read', () => {
    expect(long).toMatchObject({
      truncated: true,
      cutAfterNodes: maximumNodes,
      titles: [{ text: 'List' }],
      headings: [{ text: 'List' }],
    });
  });
  it('is named in what was not seen', () => {
    expect(describeScope(evidence({ site: site([long]) })).notSeen).toContain(
      `${long.url}: only the first ${maximumNodes} nodes were read`,
    );
    const short = pageFromHtml('<p>x', { truncated: true });
    expect(describeScope(evidence({ site: site([short]) })).notSeen).toContain(
      `${short.url}: only the first 0.0 MB were read`,
    );
  });
  it('is whole when it is merely long', () => {
    expect(pageFromHtml('<p>word</p>'.repeat(10_000))).toMatchObject({ truncated: false, cutAfterNodes: null });
  });
});
