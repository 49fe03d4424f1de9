import { describe, expect, it } from 'vitest';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';
import { proposeAnswers } from './propose-answers.ts';

const seenOn = (html: string, more: Parameters<typeof evidence>[0] = {}) =>
  new Map(
    proposeAnswers(evidence({ site: site([pageFromHtml(`<!doctype html><title>B</title>${html}`)]), ...more })).map(
      (each) => [each.path, each],
    ),
  );
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;
const bakery = { '@type': 'Bakery', name: 'Brotwerk' };

describe('what a site suggests as answers', () => {
  it.each([
    ['yearEstablished', jsonLd({ ...bakery, foundingDate: '1998-04-01' }), '1998'],
    ['yearEstablished', '<main><p>© 2026. Updated 2019.</p></main>', undefined],
    ['companyName', jsonLd(bakery), 'Brotwerk'],
    ['companyName', '<main><h1>Brotwerk</h1></main>', undefined],
    [
      'companyDescription',
      jsonLd({ ...bakery, description: 'A bakery in Leeds that bakes rye bread.' }),
      'A bakery in Leeds that bakes rye bread.',
    ],
    [
      'companyDescription',
      '<meta name="description" content="We bake rye bread every morning in Leeds.">',
      'We bake rye bread every morning in Leeds.',
    ],
    ['companyDescription', '<meta name="description" content="Good bread.">', undefined],
    ['industry', jsonLd({ '@type': 'Dentist', name: 'City Dental' }), 'healthcare'],
    ['industry', jsonLd({ '@type': 'LocalBusiness', name: 'Brotwerk' }), undefined],
    [
      'industry',
      jsonLd({
        '@graph': [
          { '@type': 'Dentist', name: 'A' },
          { '@type': 'Hotel', name: 'B' },
        ],
      }),
      undefined,
    ],
    ['locations', jsonLd({ ...bakery, areaServed: ['Leeds', 'York'] }), 'Leeds, York'],
    ['locations', jsonLd({ ...bakery, address: { '@type': 'PostalAddress', addressLocality: 'Leeds' } }), 'Leeds'],
    ['keywords.2', jsonLd({ ...bakery, knowsAbout: ['rye bread', 'sourdough'] }), 'sourdough'],
    [
      'customerQuestions',
      '<main><h2>Do you deliver?</h2><p>Yes, before seven.</p><h2>Our shop</h2></main>',
      'Do you deliver?',
    ],
    ['customerQuestions', '<main><h2>Our shop</h2></main>', undefined],
    ['contentTone', '<main><p>Bread.</p></main>', undefined],
    ['products.1', jsonLd({ '@type': 'Product', name: 'Rye bread' }), 'Rye bread'],
    ['products.1', '<main><h2>Rye bread</h2></main>', undefined],
    [
      'socialMedia.linkedin.url',
      '<a href="https://www.linkedin.com/company/brotwerk">us</a>',
      'https://www.linkedin.com/company/brotwerk',
    ],
    ['socialMedia.facebook.url', '<a href="https://www.facebook.com/sharer/sharer.php?u=x">share</a>', undefined],
    ['wikipediaPage', jsonLd({ ...bakery, sameAs: ['https://en.wikipedia.org/wiki/Brotwerk'] }), 'yes'],
    ['wikipediaPage', '<a href="https://en.wikipedia.org/wiki/Sourdough">what sourdough is</a>', undefined],
    ['structuredData', jsonLd(bakery), 'yes'],
    ['structuredData', '<main><p>Bread.</p></main>', 'no'],
    ['faqUsage', '<main><p>Bread.</p></main>', 'no'],
    [
      'faqUsage',
      '<main><details><summary>Do you deliver?</summary><p>Yes, before seven every morning.</p></details></main>',
      'basic',
    ],
    ['mobileFriendly', '<meta name="viewport" content="width=device-width, initial-scale=1">', 'yes'],
    ['mobileFriendly', '<main><p>Bread.</p></main>', 'no'],
    ['loadingSpeed', '<main><p>Bread.</p></main>', 'fast'],
  ])('%s of %s: %s', (path, html, value) => {
    expect(seenOn(html).get(path)?.value).toBe(value);
  });

  it('asks whether a year behind words is the founding', () => {
    expect(seenOn('<main><p>Family-run since 1987, and still warm.</p></main>').get('yearEstablished')).toEqual({
      path: 'yearEstablished',
      value: '1987',
      seen: 'Is this when your business began? From the home page: “Family-run since 1987, and still warm.”.',
      isGuess: true,
    });
  });

  it('asks so on a quick visit, too, whose pages were read one by one', () => {
    const pages = [
      pageFromHtml('<!doctype html><title>B</title><main><p>Family-run since 1987, and still warm.</p></main>'),
    ];
    const { reading: _together, ...quick } = site(pages);
    expect(proposeAnswers(evidence({ site: quick })).find(({ path }) => path === 'yearEstablished')?.value).toBe(
      '1987',
    );
  });

  it.each([
    [{ ok: true, detail: '' }, true, 'yes'],
    [{ ok: true, detail: '' }, null, 'yes'],
    [{ ok: true, detail: '' }, false, 'partial'],
    [{ ok: false, detail: 'The home page is served over plain http' }, false, 'no'],
  ])('HTTPS %o with redirect %s: %s', (https, httpRedirectsToHttps, value) => {
    const transport = { https, httpRedirectsToHttps, finalUrl: 'https://brotwerk.example/', hops: [] };
    expect(seenOn('<main><p>Bread.</p></main>', { transport }).get('httpsUsage')?.value).toBe(value);
  });

  it('is nothing when the home page could not be read', () => {
    expect(proposeAnswers(evidence({ site: site([]) }))).toEqual([]);
  });

  it('says what was seen, in a sentence each', () => {
    for (const { seen } of seenOn('<main><p>Bread.</p></main>').values()) expect(seen).toMatch(/^[A-Z1-9].+\.$/s);
  });
});
