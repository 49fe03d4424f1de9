import check from '#engine/checks/content-quality/cq-15-hard-facts.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const text = (...sentences: string[]) =>
  evidence({ site: site([pageFromHtml(`<main><h1>Bread</h1>${sentences.map((sentence) => `<p>${sentence}</p>`).join('')}</main>`)]) });

checkTable(check, {
  'all four': {
    evidence: text('A loaf costs £4.50.', 'We deliver in Leeds.', 'Call +44 113 496 0000.', 'Refunds within 14 days.'),
    ratio: 1,
    findings: ['area-stated', 'contact-stated', 'price-stated', 'terms-stated'],
  },
  'how the price is worked out is enough': {
    evidence: text('Ask for a free quote.'),
    ratio: 0.35,
    reason: /^Stated in text: price\. Not seen: area, contact and terms\.$/,
    quotes: /"Ask for a free quote\."/,
    findings: ['area-not-seen', 'contact-not-seen', 'price-stated', 'terms-not-seen'],
  },
  'an area by the names of places': { evidence: text('We visit gardens between Todmorden and Halifax.'), ratio: 0.2 },
  'an area in words': {
    evidence: text('I mend leaks within ten miles of Stone.'),
    ratio: 0.2,
    findings: ['area-stated', 'contact-not-seen', 'price-not-seen', 'terms-not-seen'],
  },
  'a return without the word': { evidence: text('If you do not like a coffee, tell us within 30 days and we send another one.'), ratio: 0.2 },
  'a subscription that ends at will': { evidence: text('Cancel whenever you like.'), ratio: 0.2 },
  'an area across a county': { evidence: text('Our cans are sold in eleven stores across Yavapai County.'), ratio: 0.2 },
  'days and hours': { evidence: text('We pour Tuesday to Thursday from 3 to 9 pm.'), ratio: 0.2 },
  'days and hours in Dutch': { evidence: text('Wij zijn open van maandag tot en met vrijdag van 7.30 tot 20.00 uur.'), ratio: 0.2 },
  'a price in words': { evidence: text('Six dollars pay for one hot meal.'), ratio: 0.35 },
  'days and hours in short Dutch': { evidence: text('Maandag t/m donderdag: 7.30 – 20.00 uur'), ratio: 0.2 },
  'buyers and where they live': { evidence: text('We buy and sell homes for families in Bath and north-east Somerset.'), ratio: 0.2 },
  'buyers and a month are no area': { evidence: text('We talk with all our customers in March.'), ratio: 0 },
  'a page made for a place served': {
    evidence: evidence({ site: site([pageFromHtml('<main><h1>Furnaces in Corrales</h1><p>Adobe is warm.</p></main>', { url: '/service-areas/corrales' })]) }),
    ratio: 0.2,
    quotes: /Furnaces in Corrales/,
  },
  'charged by the hour': { evidence: text('We charge per hour.'), ratio: 0.35 },
  'pieces an hour are no price': { evidence: text('The PW wraps up to 90 pallets per hour, bis 90 Paletten pro Stunde.'), ratio: 0 },
  'days of work are no terms': { evidence: text('We answer within 2 days and like to talk.'), ratio: 0 },
  'days of the week are no area': { evidence: text('Somebody answers from Monday to Friday.'), ratio: 0 },
  'contact in the footer counts': {
    evidence: evidence({ site: site([pageFromHtml('<main><h1>Bread</h1><p>Bread is good.</p></main><footer>hello@brotwerk.example</footer>')]) }),
    ratio: 0.25,
  },
  none: { evidence: text('Bread is good for you.'), ratio: 0, findings: ['area-not-seen', 'contact-not-seen', 'price-not-seen', 'terms-not-seen'] },
  'an article about prices is no price': {
    evidence: evidence({
      site: site([
        pageFromHtml('<main><h1>Bread</h1><p>Good.</p></main>'),
        pageFromHtml('<main><h1>Flour</h1><p>Flour costs £2 today.</p></main>', { url: '/blog/flour-prices' }),
      ]),
    }),
    ratio: 0,
  },
  'nothing to read': { evidence: evidence({ site: site([]) }), ratio: null, outcome: 'not-measured' },
});
