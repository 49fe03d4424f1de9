import check from '#engine/judge/checks/content-quality/cq-01-answer-first-openings.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { expect, it } from 'vitest';
import { judge } from '#engine/judge/judge.ts';
import { evidence, page, pageFromHtml, reading, site, statement } from '#engine/testing/evidence-builder.ts';

const opening = statement('opening', 'Brotwerk is a bakery in Leeds that bakes organic sourdough bread every night.');
const pages = [page()];

checkTable(check, {
  'an opening that a reader understood': {
    evidence: evidence({ site: site(pages, { reading: reading([opening], 'read') }) }),
    ratio: 1,
    findings: ['opening-answers'],
  },
  'none, read by one that understands': {
    evidence: evidence({ site: site(pages, { reading: reading([], 'read') }) }),
    ratio: 0,
    findings: ['opening-not-seen'],
  },
  'nobody read it': {
    evidence: evidence({ site: site(pages, { reading: reading([]) }) }),
    ratio: null,
    outcome: 'not-measured',
  },
  'the owner showed one of two': {
    evidence: evidence({
      site: site([...pages, page({ url: '/rye', kind: 'product' })], {
        reading: reading([{ ...opening, by: 'owner' }]),
      }),
    }),
    ratio: 0.8,
    partly: true,
    findings: ['opening-answers'],
  },
});

it('asks about the first paragraph below the main heading, and not about a call to action above it', () => {
  const html =
    '<title>Roofs</title><main><div class="cta"><p>Call us today and we will find a way to help you with any roof.</p></div><h1>Roofs in Lynn</h1><p>We lay and mend slate roofs in Lynn for owners of old houses.</p></main>';
  const asked = judge(evidence({ site: site([pageFromHtml(html)]) })).checks.find(({ id }) => id === 'CQ-01')
    ?.asks?.[0];
  expect(asked?.candidate?.quote).toBe('We lay and mend slate roofs in Lynn for owners of old houses.');
});
