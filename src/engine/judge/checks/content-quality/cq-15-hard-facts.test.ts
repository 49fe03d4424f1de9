import check from '#engine/judge/checks/content-quality/cq-15-hard-facts.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, page, pageFromHtml, reading, site } from '#engine/testing/evidence-builder.ts';

const full = pageFromHtml(
  '<title>B</title><main><h1>Bread</h1><ul><li>Rye loaf: £4.50</li></ul><p>We bring bread to Leeds.</p><p>Monday to Friday 8:00 – 17:30</p><a href="tel:+441134960000">Call +44 113 496 0000</a></main>',
);
const free = pageFromHtml(
  '<title>B</title><main><h1>Bread</h1><p>Delivery is free of charge in all areas of baking.</p></main>',
);

checkTable(check, {
  'all four, the area by the owner’s word': {
    evidence: evidence({ site: site([full]), answers: answers({ locations: 'Leeds' }) }),
    ratio: 1,
    quotes: /We bring bread to Leeds/,
  },
  'without it, the rest is not read': {
    evidence: evidence({ site: site([full]) }),
    ratio: 0.8,
    partly: true,
    findings: ['contact-stated', 'price-stated', 'terms-stated'],
    reason: /^(?!.*place that you serve)/,
  },
  'something free of charge is no price, nor “areas” an area': {
    evidence: evidence({ site: site([free]) }),
    ratio: null,
    outcome: 'not-measured',
  },
  'nothing, read by one that understands': {
    evidence: evidence({ site: site([page()], { reading: reading([], 'read') }) }),
    ratio: 0,
    findings: ['area-not-seen', 'contact-not-seen', 'price-not-seen', 'terms-not-seen'],
  },
});
