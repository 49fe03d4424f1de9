import check from '#engine/checks/content-quality/cq-06-specific-numbers.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const text = (numbers: string, words = 500) =>
  evidence({
    site: site([pageFromHtml(`<html lang="en"><main><h1>Bread</h1><p>${numbers} ${'bread '.repeat(words - numbers.split(' ').length - 1)}</p></main></html>`)]),
  });

checkTable(check, {
  'eight in a thousand words': { evidence: text('It takes 36 hours, 12 bakers, 40% rye and £4.50.'), ratio: 1, findings: ['number-stated'] },
  'four in a thousand words': { evidence: text('It takes 36 hours and 12 bakers.'), ratio: 0.6 },
  none: { evidence: text('It takes long.'), ratio: 0, findings: ['numbers-not-seen'] },
  'dates, phones, addresses and steps are no claims': {
    evidence: text('Step 2 of 12 March 2026: call 0113 496 0000 at 12 Mill Lane, since 1998.'),
    ratio: 0,
    findings: ['numbers-not-seen'],
  },
  'nothing to read': { evidence: evidence({ site: site([]) }), ratio: null, outcome: 'not-measured' },
});
