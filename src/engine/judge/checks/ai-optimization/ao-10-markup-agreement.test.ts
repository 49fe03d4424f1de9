import check from '#engine/judge/checks/ai-optimization/ao-10-markup-agreement.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const shop = (markup: object, text: string, url = '/') =>
  evidence({
    site: site([
      pageFromHtml(
        `<!doctype html><title>Brotwerk</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...markup })}</script><main><h1>Brotwerk</h1><p>${text}</p></main>`,
        { url },
      ),
    ]),
  });

const broken = (json: string, text: string) =>
  evidence({
    site: site([
      pageFromHtml(
        `<!doctype html><title>Brotwerk</title><script type="application/ld+json">${json}</script><main><h1>Brotwerk</h1><p>${text}</p></main>`,
      ),
    ]),
  });

checkTable(check, {
  'another phone number in a script that is no JSON': {
    evidence: broken('{"@type":"Bakery","name":"Brotwerk","telephone":"+44 113 496 0999",}', 'Call +44 113 496 0000.'),
    ratio: 0,
    findings: ['markup-disagrees'],
    quotes: /0999/,
  },
  'a script that is no JSON, and nothing else': {
    evidence: broken('{"@type":"Bakery","name":"Brotwerk","telephone":"+44 113 496 0000",}', 'Call +44 113 496 0000.'),
    ratio: null,
    outcome: 'not-applicable',
  },
  'name, phone and postcode agree': { evidence: evidence({}), ratio: 1, findings: [] },
  'a name that no page shows': {
    evidence: shop({ '@type': 'Bakery', name: 'Ada Weber Ltd of Lynn' }, 'Call us.'),
    ratio: 0,
    findings: ['markup-disagrees'],
    quotes: /which no page that we read shows in these words/,
  },
  'another phone number': {
    evidence: shop({ '@type': 'Bakery', name: 'Brotwerk', telephone: '+44 113 496 0999' }, 'Call +44 113 496 0000.'),
    ratio: 0.5,
    findings: ['markup-disagrees'],
    quotes: /0999/,
  },
  'the same number without its country': {
    evidence: shop({ '@type': 'Bakery', name: 'Brotwerk', telephone: '+441134960000' }, 'Call 0113 496 0000.'),
    ratio: 1,
    findings: [],
  },
  'another price': {
    evidence: shop(
      { '@type': 'Product', name: 'Loaf', offers: { '@type': 'Offer', price: '9.00', priceCurrency: 'GBP' } },
      'A loaf costs £4.50.',
    ),
    ratio: 0,
    findings: ['markup-disagrees'],
  },
  'a size that is not shown just now': {
    evidence: shop(
      {
        '@type': 'ProductGroup',
        name: 'Loaf',
        hasVariant: ['4.50', '9.00'].map((price) => ({
          '@type': 'Product',
          name: 'Loaf',
          offers: { '@type': 'Offer', price },
        })),
      },
      'A loaf costs £4.50.',
    ),
    ratio: 1,
    findings: [],
  },
  'two sizes, of which neither is shown': {
    evidence: shop(
      {
        '@type': 'ProductGroup',
        name: 'Loaf',
        hasVariant: ['7.00', '9.00'].map((price) => ({
          '@type': 'Product',
          name: 'Loaf',
          offers: { '@type': 'Offer', price },
        })),
      },
      'A loaf costs £4.50.',
    ),
    ratio: 0,
    findings: ['markup-disagrees'],
  },
  'the price in another notation': {
    evidence: shop(
      { '@type': 'Product', name: 'Oven', offers: { '@type': 'Offer', price: '1299.00', priceCurrency: 'EUR' } },
      'An oven costs €1.299,00.',
    ),
    ratio: 1,
    findings: [],
  },
  'a rating that the text denies': {
    evidence: shop(
      { '@type': 'Bakery', name: 'Brotwerk', aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9' } },
      'Rated 4.2 out of 5 by customers.',
    ),
    ratio: 0.5,
    findings: ['markup-disagrees'],
  },
  'a rating that the text does not speak of': {
    evidence: shop(
      { '@type': 'Bakery', name: 'Brotwerk', aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9' } },
      'Fresh bread.',
    ),
    ratio: 1,
    findings: [],
  },
  ...Object.fromEntries(
    (
      [
        [
          'thousands parted by a blank',
          { '@type': 'Product', name: 'Oven', offers: { '@type': 'Offer', price: 1299 } },
          'An oven. It costs 1 299,00 € here.',
        ],
        [
          'a rating that the page rounds',
          { '@type': 'Bakery', name: 'Brotwerk', aggregateRating: { ratingValue: '4.87' } },
          'Rated 4.9 out of 5.',
        ],
        [
          'a postcode without its blank',
          { '@type': 'Bakery', name: 'Brotwerk', address: { postalCode: 'LS14AB' } },
          '12 Mill Lane, Leeds LS1 4AB',
        ],
        [
          'a number dialled by letters',
          { '@type': 'Bakery', name: 'Brotwerk', telephone: '+1-800-555-BREAD' },
          'Call 0113 496 0000.',
        ],
        [
          'a question written as HTML',
          {
            '@type': 'FAQPage',
            mainEntity: [
              { '@type': 'Question', name: 'What&#8217;s in it?', acceptedAnswer: { '@type': 'Answer', text: 'Rye' } },
            ],
          },
          'What’s in it? Rye.',
        ],
      ] as const
    ).map(([name, markup, text]) => [name, { evidence: shop(markup, text), ratio: 1, findings: [] }]),
  ),
  'a question that the page asks in other words, of which nothing is said': {
    evidence: shop(
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Do you treat children with allergies?',
            acceptedAnswer: { '@type': 'Answer', text: 'Yes' },
          },
        ],
      },
      'Are children with allergies welcome? Yes.',
    ),
    ratio: null,
    outcome: 'not-applicable',
  },
  'other hours': {
    evidence: shop(
      {
        '@type': 'Bakery',
        name: 'Brotwerk',
        openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', opens: '09:00', closes: '18:00' }],
      },
      'Open Monday to Friday, 7:00 - 14:00.',
    ),
    ratio: 0.5,
    findings: ['markup-disagrees'],
    quotes: /gives the opening hours “09:00, 18:00”, and the page gives “7:00 - 14:00”\./,
  },
  'the same hours, which are the only value that can be compared': {
    evidence: shop({ '@type': 'Bakery', openingHours: 'Mo-Fr 07:00-14:00' }, 'Open Monday to Friday, 7:00 - 14:00.'),
    ratio: 1,
    findings: [],
    quotes: /The opening hours are in the text, too\./,
  },
  'hours that share their half of the day': {
    evidence: shop(
      {
        '@type': 'Bakery',
        name: 'Brotwerk',
        openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', opens: '15:00', closes: '21:00' }],
      },
      'We pour Tuesday to Thursday from 3 to 9 pm.',
    ),
    ratio: 1,
    findings: [],
  },
  'hours from noon': {
    evidence: shop(
      {
        '@type': 'Bakery',
        name: 'Brotwerk',
        openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', opens: '12:00', closes: '22:00' }],
      },
      'Open on Sundays from noon to 10 pm.',
    ),
    ratio: 1,
    findings: [],
  },
  'the times of one day with a date are no opening hours': {
    evidence: shop(
      {
        '@type': 'Bakery',
        name: 'Brotwerk',
        openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', opens: '07:00', closes: '14:00' }],
      },
      'Saturday, 25 April 2026 | 10:00 – 14:00',
    ),
    ratio: 1,
    findings: [],
  },
  'the times of a course are no opening hours': {
    evidence: shop(
      {
        '@type': 'Bakery',
        name: 'Brotwerk',
        openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', opens: '07:00', closes: '14:00' }],
      },
      'The bread course lasts from 18:00 to 21:30, with supper.',
    ),
    ratio: 1,
    findings: [],
  },
  'the same hours written otherwise': {
    evidence: shop(
      {
        '@type': 'Bakery',
        name: 'Brotwerk',
        openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', opens: '07:00', closes: '14:00' }],
      },
      'Open Monday to Friday, 7 am to 2 pm.',
    ),
    ratio: 1,
    findings: [],
  },
  'no markup': { evidence: evidence({ site: site([page({ schema: [] })]) }), ratio: null, outcome: 'not-applicable' },
});
