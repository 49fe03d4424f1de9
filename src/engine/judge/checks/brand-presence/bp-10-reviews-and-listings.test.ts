import check from '#engine/judge/checks/brand-presence/bp-10-reviews-and-listings.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const linking = (urls: string[], markup = '') =>
  evidence({
    site: site([
      pageFromHtml(
        `<!doctype html><title>B</title>${markup}<main><p>Bread.</p>${urls.map((url) => `<a href="${url}">x</a>`).join('')}</main>`,
      ),
    ]),
  });
const rating = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"B","address":"x","aggregateRating":{"@type":"AggregateRating","ratingValue":"4.5"}}</script>`;

checkTable(check, {
  'two platforms': {
    evidence: linking(['https://www.trustpilot.com/review/b', 'https://maps.google.com/?cid=1']),
    ratio: 0.7,
    findings: ['listing-linked', 'listing-linked'],
    reason: /^We saw 2 of the 4 that earn full points: .+ and Trustpilot\.$/,
  },
  'four platforms': {
    evidence: linking([
      'https://www.trustpilot.com/review/b',
      'https://maps.google.com/?cid=1',
      'https://www.yelp.com/biz/b',
      'https://www.g2.com/products/b',
    ]),
    ratio: 1,
    reason: /^We saw these: .+ and Yelp\.$/,
  },
  'one platform linked twice': {
    evidence: linking(['https://www.yelp.com/biz/b', 'https://www.yelp.co.uk/biz/b']),
    ratio: 0.4,
    findings: ['listing-linked'],
  },
  'a rating in the markup counts as one': { evidence: linking([], rating), ratio: 0.4, findings: ['rating-markup'] },
  'no platform': { evidence: linking(['https://brotwerk.example/rye']), ratio: 0, findings: ['listings-not-seen'] },
  'a Google search may show reviews': {
    evidence: linking(['https://www.google.com/search?q=brotwerk+reviews']),
    ratio: null,
    outcome: 'not-measured',
  },
  'a search on Google’s map may show reviews': {
    evidence: linking(['https://www.google.com/maps/search/?api=1&query=Brotwerk']),
    ratio: null,
    outcome: 'not-measured',
  },
  'a house on Airbnb': {
    evidence: linking(['https://www.airbnb.fr/rooms/1/reviews']),
    ratio: 0.4,
    findings: ['listing-linked'],
  },
  'a Google search beside a platform is no second one': {
    evidence: linking(['https://www.google.com/search?q=bread', 'https://www.yelp.com/biz/b']),
    ratio: 0.4,
    findings: ['listing-linked'],
  },
  'no page read': { evidence: evidence({ site: site([]) }), ratio: null, outcome: 'not-measured' },
});
