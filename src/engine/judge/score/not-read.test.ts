import { describe, expect, it } from 'vitest';
import { judge } from '#engine/judge/judge.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { evidence, page, reading, site } from '#engine/testing/evidence-builder.ts';
import { isOpen, isUnread, notReadLine } from '#engine/wording.ts';

const partly = {
  state: 'partly' as const,
  reader: 'a model',
  promptVersion: 1,
  pagesRead: 2,
  pagesChosen: 5,
  calls: 2,
  costUsd: 0,
  why: null,
  dropped: { notOnPage: 0, valueNotInQuote: 0, notSupported: 0 },
};

describe('what was not read', () => {
  it('is said once, in one line, with what would let us read it, and by no check', () => {
    const analysis = judge(evidence({ site: site([page()], { reading: reading([]) }) }));
    const open = analysis.checks.filter(isOpen);
    expect(open.filter(isUnread).length).toBeGreaterThan(3);
    expect(analysis.notRead).toBe(
      `No language model read your pages, so ${open.length} of our ${analysis.checks.length} checks are open.`,
    );
    expect(notReadLine(analysis, 'owner')).toMatch(/ open\. Answer the questions in your report/);
    expect(notReadLine(analysis, 'operator')).toMatch(
      / open\. A language model reads them where .* READER_URL is set\.$/,
    );
    expect(open.flatMap(({ title, reason }) => [title, reason]).filter((text) => /not read/i.test(text))).toEqual([]);
    expect(analysis.weaknesses.filter((text) => open.some(({ title }) => text.startsWith(title)))).toEqual([]);
  });

  it('counts the pages that a model did not come to', () => {
    const half = { ...reading([]), model: partly };
    expect(judge(evidence({ site: site([page()], { reading: half }) })).notRead).toMatch(
      /^A language model read 2 of 5 pages whole, so \d+ of our \d+ checks are open\.$/,
    );
  });

  const read = reading([], 'read');
  const notReadOf = (pages: PageFacts[]) => judge(evidence({ site: site(pages, { reading: read }) })).notRead;

  it('is nothing where a model read all', () => {
    expect(notReadOf([page(), page({ url: '/about' }), page({ url: '/contact' })])).toBeUndefined();
  });

  it('counts the pages that a menu leads to and nobody read', () => {
    expect(notReadOf([page()])).toMatch(/^We read 1 of the 3 pages that we know, so \d+ of our \d+ checks are open\.$/);
  });

  it('names a frame that a script writes', () => {
    const frame = { waits: [{ tag: 'header', line: 3 }], parts: [], scripts: [], links: [] };
    expect(notReadOf([page({ frame }), page({ url: '/about' }), page({ url: '/contact' })])).toMatch(
      /^A script writes the frame of your pages, and we did not read all of it, so /,
    );
  });
});
