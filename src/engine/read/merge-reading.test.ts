import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Evidence, PageFacts } from '#engine/evidence/evidence.ts';
import { judge } from '#engine/judge/judge.ts';
import { mergeReading } from '#engine/read/merge-reading.ts';
import { repeatedLines, withoutRepeats, withRepeats } from '#engine/read/statements/repeats.ts';
import { readSite } from '#engine/read/read-site.ts';
import { linkDepth } from '#engine/read/visit/link-depth.ts';
import { answers, evidence, pageFromHtml, testNow, testSite } from '#engine/testing/evidence-builder.ts';

const owner = answers({ yearEstablished: 1998, locations: 'Leeds, York', products: ['Sourdough loaf'] });
const isOnSite = (url: string) => url.startsWith(testSite);

/** The evidence of a site whose pages were all read at once. */
function readAtOnce(pages: PageFacts[]): Evidence {
  const read = readSite(pages, owner);
  return evidence({
    answers: owner,
    site: { ...read, unread: [], planned: pages.length, depth: linkDepth(pages, isOnSite), links: [] },
  });
}

const lines = [
  'We have baked in Leeds since 1998 with flour from York.',
  'Call us today and ask for the loaf of the week.',
  'A Sourdough loaf costs £4.50 and is baked overnight.',
  'How long does it keep? Four days in its paper.',
  'Open Monday to Friday 08:00-17:00.',
  'Ada Weber, master baker',
];
const htmlOf = (index: number, chosen: readonly number[]) =>
  `<html lang="en"><title>Page ${index}</title><main><h1>Page ${index}</h1>${chosen.map((line) => `<p>${lines[line] ?? ''}</p>`).join('')}<details><summary>How long?</summary><p>${lines[chosen[0] ?? 0] ?? ''}</p></details></main><footer>Brotwerk, 12 Mill Street</footer>`;
const pageOf = (index: number, chosen: readonly number[]) =>
  pageFromHtml(htmlOf(index, chosen), { url: index === 0 ? '/' : `/p${index}` });
const chosenLines = fc.array(fc.nat({ max: lines.length - 1 }), { minLength: 1, maxLength: 6 });
const sites = fc.array(fc.record({ before: chosenLines, after: chosenLines, isReread: fc.boolean() }), {
  minLength: 1,
  maxLength: 6,
});

describe('pages read again', () => {
  it('take the place of those that stood there, as if the whole site had been read now', () => {
    fc.assert(
      fc.property(sites, (pages) => {
        const before = pages.map(({ before: own }, index) => pageOf(index, own));
        const after = pages.map(({ before: own, after: other, isReread }, index) =>
          pageOf(index, isReread ? other : own),
        );
        const fresh = after.filter((_, index) => pages[index]?.isReread);
        const merged = mergeReading(readAtOnce(before), { at: testNow, pages: fresh, unread: [], statuses: [] });
        expect(JSON.stringify(judge(merged))).toBe(
          JSON.stringify(judge({ ...readAtOnce(after), now: { ok: true, value: testNow } })),
        );
        expect(merged.site).toEqual(readAtOnce(after).site);
      }),
      { numRuns: 15 },
    );
  });

  it('are put back line by line where lines were moved', () => {
    fc.assert(
      fc.property(fc.array(chosenLines, { minLength: 4, maxLength: 6 }), (site) => {
        const pages = site.map((chosen, index) => pageOf(index, chosen));
        const repeated = repeatedLines(pages);
        for (const page of pages) expect(withRepeats(withoutRepeats(page, repeated))).toEqual(page);
      }),
      { numRuns: 15 },
    );
  });

  it('change nothing where nothing changed, and reading twice is reading once', () => {
    const pages = [0, 1, 2, 3].map((index) => pageOf(index, [0, 1, index]));
    const once = readAtOnce(pages);
    const site = once.site.ok ? once.site.value : null;
    expect(readSite(site?.pages ?? [], owner)).toEqual({ pages: site?.pages, reading: site?.reading });
    expect(mergeReading(once, { at: testNow, pages: [pages[1] ?? pageOf(1, [0])], unread: [], statuses: [] })).toEqual(
      once,
    );
  });

  it('that no longer answer are pages no more, and say why', () => {
    const once = readAtOnce([0, 1].map((index) => pageOf(index, [0])));
    const unread = [
      {
        url: `${testSite}p1`,
        status: 500,
        reason: 'unreachable' as const,
        detail: 'The server answered with status 500',
        kind: 'other' as const,
      },
    ];
    const merged = mergeReading(once, { at: testNow, pages: [], unread, statuses: [] });
    expect(merged.site.ok && merged.site.value.pages.map(({ url }) => url)).toEqual([testSite]);
    expect(merged.site.ok && merged.site.value.unread).toEqual(unread);
    const back = mergeReading(merged, { at: testNow, pages: [pageOf(1, [0])], unread: [], statuses: [] });
    expect(back).toEqual(once);
  });

  it('let nothing be called absent by what a model read of their former selves', () => {
    const pages = [0, 1].map((index) => pageOf(index, [0]));
    const once = readAtOnce(pages);
    if (!once.site.ok || !once.site.value.reading) throw new Error('it was read');
    const dropped = { notOnPage: 0, valueNotInQuote: 0, notSupported: 0 };
    const model = {
      state: 'read' as const,
      reader: 'm',
      promptVersion: 1,
      pagesRead: 2,
      pagesChosen: 2,
      calls: 2,
      costUsd: 0.01,
      why: null,
      dropped,
    };
    once.site.value.reading.model = model;
    const merged = mergeReading(once, { at: testNow, pages: [pageOf(1, [3])], unread: [], statuses: [] });
    expect(merged.site.ok && merged.site.value.reading?.model).toMatchObject({ state: 'partly', pagesRead: 1 });
    const byModel = { statements: [], model: { ...model, pagesRead: 1, pagesChosen: 1, calls: 1, costUsd: 0.02 } };
    const again = mergeReading(once, { at: testNow, pages: [pageOf(1, [3])], unread: [], statuses: [], byModel });
    expect(again.site.ok && again.site.value.reading?.model).toMatchObject({
      state: 'read',
      pagesRead: 2,
      calls: 3,
      costUsd: 0.03,
    });
  });
});
