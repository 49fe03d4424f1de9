import { describe, expect, it } from 'vitest';
import { findContradictions, reportedFactorFrom } from '#engine/judge/contradictions/contradictions.ts';
import {
  answers,
  evidence,
  missing,
  page,
  pageFromHtml,
  reading,
  site,
  statement,
  testSite,
} from '#engine/testing/evidence-builder.ts';
import { answersOf, readAs } from '#engine/testing/platform-answers.ts';
import type { Answers, Contradiction } from '#engine/contract.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';

const idsOf = (found: Contradiction[]) => found.map(({ id }) => id);
const claims = (overrides: Partial<Answers>, pages?: PageFacts[]) =>
  evidence({ answers: answers(overrides), ...(pages ? { site: site(pages) } : {}) });
const social = { linkedin: '', twitter: '', facebook: '', instagram: '' };
const dated = (url: string, iso: string) =>
  page({ url, kind: 'article', dates: [{ source: 'json-ld', kind: 'modified', iso, text: iso, line: 1 }] });
const queried = pageFromHtml('<!doctype html><title>B</title><link rel="canonical" href="/">', {
  url: '/?utm_source=mail',
  isHome: true,
});
const prose = 'Brotwerk bakes organic sourdough bread in Leeds every night and delivers it to homes and cafés. '.repeat(
  14,
);
const bakery = (markup: object, text: string) =>
  pageFromHtml(
    `<!doctype html><title>Brotwerk</title><meta property="og:site_name" content="Brotwerk"><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Bakery', name: 'Brotwerk', ...markup })}</script><main><h1>Brotwerk</h1><p>${prose}</p><p>${text}</p></main>`,
  );

const folded = ['How long does it keep?', 'Do you deliver?']
  .map(
    (question) =>
      `<details><summary>${question}</summary><p>${question} Ten days, or as far as Lynn and its villages.</p></details>`,
  )
  .join('');

const founded = (one: string, other: string) =>
  evidence({
    site: site([page(), page({ url: '/about' })], {
      reading: reading([
        statement('founding', one, { value: one }),
        statement('founding', other, { value: other, url: `${testSite}about` }),
      ]),
    }),
  });
const called = (one: string, other: string) =>
  claims(
    {},
    [one, other].map((number, index) =>
      pageFromHtml(`<!doctype html><title>B</title><a href="tel:${number}">Call</a>`, { url: `/${index}` }),
    ),
  );

describe('findContradictions', () => {
  it('finds nothing to ask an honest owner', () => {
    const honest = answers({
      structuredData: 'yes',
      mobileFriendly: 'yes',
      httpsUsage: 'yes',
      loadingSpeed: 'fast',
      contentFrequency: 'weekly',
      yearEstablished: 1998,
      locations: 'Leeds, Bradford',
      products: ['Sourdough bread'],
      keywords: ['organic sourdough'],
      companyDescription: 'An organic sourdough bakery in Leeds',
      email: 'hello@brotwerk.example',
    });
    expect(findContradictions(evidence({ answers: honest }))).toEqual([]);
  });

  it.each<[string, ReturnType<typeof evidence>, string]>([
    [
      'HTTPS yes, no redirect',
      evidence({
        answers: answers({ httpsUsage: 'yes' }),
        transport: { https: { ok: true, detail: '' }, httpRedirectsToHttps: false, finalUrl: testSite, hops: [] },
      }),
      'C-01',
    ],
    ['structured data yes, none', claims({ structuredData: 'yes' }, [page({ schema: [] })]), 'C-02'],
    ['structured data no, some', claims({ structuredData: 'no' }), 'C-03'],
    ['FAQ yes, none', claims({ faqUsage: 'yes' }, [page()]), 'C-04'],
    ['mobile yes, no viewport', claims({ mobileFriendly: 'yes' }, [page({ viewport: null })]), 'C-05'],
    [
      'fast, slow',
      claims(
        { loadingSpeed: 'fast' },
        ['/', '/a', '/b'].map((url) => page({ url, ttfbMs: 2000 })),
      ),
      'C-06',
    ],
    ['weekly, nothing for a year', claims({ contentFrequency: 'weekly' }, [dated('/', '2025-10-01')]), 'C-07'],
    ['monthly, nothing for five months', claims({ contentFrequency: 'monthly' }, [dated('/', '2026-06-01')]), 'C-07'],
    [
      'rarely, three this quarter',
      claims(
        { contentFrequency: 'rarely' },
        ['/', '/a', '/b'].map((url, index) => dated(url, `2026-11-0${index + 1}`)),
      ),
      'C-08',
    ],
    [
      'LinkedIn named, not linked',
      claims({ socialMedia: { ...social, linkedin: 'linkedin.com/company/brotwerk' } }),
      'C-09',
    ],
    [
      'LinkedIn linked, not named',
      claims({}, [
        pageFromHtml('<!doctype html><title>B</title><a href="https://www.linkedin.com/company/brotwerk">in</a>'),
      ]),
      'C-10',
    ],
    ['publications yes, none named', claims({ publicationsMentioned: 'yes' }), 'C-11'],
    ['Wikipedia yes, not linked', claims({ wikipediaPage: 'yes' }), 'C-12'],
    ['founding year', claims({ yearEstablished: 2010 }, [bakery({ foundingDate: '1998-01-01' }, 'Bread.')]), 'C-13'],
    ['company name', claims({ companyName: 'Kornhaus' }, [bakery({}, 'Bread.')]), 'C-14'],
    ['location', claims({ locations: 'Paris' }, [bakery({}, 'Bread.')]), 'C-15'],
    ['product', claims({ products: ['Wedding cakes'] }, [bakery({}, 'Bread.')]), 'C-16'],
    ['founding year', claims({ yearEstablished: 1998 }, [bakery({}, 'Bread since 1989.')]), 'C-27'],
    ['keyword', claims({ keywords: ['gluten free'] }, [bakery({}, 'Bread.')]), 'C-17'],
    [
      'optimised, yet closed',
      evidence({
        answers: answers({ llmOptimizationStrategies: 'yes' }),
        robots: {
          url: `${testSite}robots.txt`,
          state: 'ok',
          status: 200,
          body: 'User-agent: PerplexityBot\nDisallow: /',
          seenAt: '',
        },
      }),
      'C-18',
    ],
    [
      'we appear, in no answer',
      evidence({
        answers: answers({ misconceptions: 'We appear in ChatGPT all the time' }),
        platformAnswers: answersOf('chatgpt', 30, () => readAs('absent', 'Ask around.')),
      }),
      'C-19',
    ],
    [
      'we never appear, in most answers',
      evidence({
        answers: answers({ misconceptions: 'Our company is never mentioned' }),
        platformAnswers: answersOf('chatgpt', 30, () => readAs('recommended', 'I recommend Brotwerk.')),
      }),
      'C-20',
    ],
    [
      'another domain',
      evidence({
        transport: {
          https: { ok: true, detail: '' },
          httpRedirectsToHttps: true,
          finalUrl: 'https://parking.test/',
          hops: [],
        },
      }),
      'C-21',
    ],
    ['e-mail of another domain', claims({ email: 'ada@otherfirm.co.uk' }), 'C-22'],
    [
      'selling points',
      claims({ uniqueSellingProps: 'Lifetime warranty; Free installation' }, [bakery({}, 'Bread.')]),
      'C-23',
    ],
    [
      'phone in the markup',
      claims({}, [bakery({ telephone: '+44 113 496 0999' }, 'Call +44 113 496 0000.')]),
      'F-phone',
    ],
    ['two founding years', founded('since 1987', '1992'), 'P-founding'],
    ['a number with a wrong digit', called('+44 113 496 0000', '+44 113 946 0000'), 'P-phone'],
  ])('%s', (_name, given, id) => {
    const found = findContradictions(given);
    expect(idsOf(found)).toContain(id);
    for (const { said, saw, question } of found)
      expect([said.place, said.quote, saw.place, saw.quote, question].every((text) => text.trim() !== '')).toBe(true);
  });

  it.each<[string, ReturnType<typeof evidence>, string]>([
    [
      'a profile that a person without a quiz did not name',
      evidence({
        answers: missing('not-asked'),
        site: site([
          pageFromHtml('<!doctype html><title>B</title><a href="https://www.linkedin.com/company/brotwerk">in</a>'),
        ]),
      }),
      'C-10',
    ],
    [
      'a selling point that a page of another kind states',
      claims({ uniqueSellingProps: 'Lifetime warranty' }, [
        bakery({}, 'Bread.'),
        page({ url: '/ovens', kind: 'other', mainText: 'Every oven comes with a lifetime warranty.' }),
      ]),
      'C-23',
    ],
    [
      'a product in another form of the word',
      claims({ products: ['Riparazioni'] }, [bakery({}, 'Riparate borse di altri? Sì.')]),
      'C-16',
    ],
    [
      'a name whose words the title holds',
      claims({}, [
        pageFromHtml(
          '<title>Hotel Seeblick in Spiez am Thunersee</title><script type="application/ld+json">{"@type":"Hotel","name":"Hotel Seeblick Spiez"}</script><main><p>Zimmer.</p></main>',
        ),
      ]),
      'F-name',
    ],
    ['a free mailbox', claims({ email: 'ada@gmail.com' }), 'C-22'],
    [
      'a site changed as a whole on one day',
      claims(
        { contentFrequency: 'rarely' },
        ['/', '/a', '/b'].map((url) => dated(url, '2026-11-01')),
      ),
      'C-08',
    ],
    ['a legal form more', claims({ companyName: 'Brotwerk Ltd' }, [bakery({}, 'Bread.')]), 'C-14'],
    ['a name written as one word', claims({ companyName: 'Brot Werk' }, [bakery({}, 'Bread.')]), 'C-14'],
    [
      'a founding year in the markup alone',
      claims({ yearEstablished: 1998 }, [bakery({ foundingDate: '1998' }, 'Bread.')]),
      'C-27',
    ],
    ['a founding year anywhere', claims({ yearEstablished: 1998 }, [bakery({}, 'Bread. © 1998 Brotwerk.')]), 'C-27'],
    ['a product in the plural', claims({ products: ['Sourdough breads'] }, [bakery({}, 'Bread.')]), 'C-16'],
    [
      'a year beside the founding year',
      claims({ yearEstablished: 1999 }, [bakery({ foundingDate: '1998' }, 'Bread.')]),
      'C-13',
    ],
    [
      'a training agent closed',
      evidence({
        answers: answers({ llmOptimizationStrategies: 'yes' }),
        robots: {
          url: `${testSite}robots.txt`,
          state: 'ok',
          status: 200,
          body: 'User-agent: GPTBot\nDisallow: /',
          seenAt: '',
        },
      }),
      'C-18',
    ],
    [
      '“www” is the same domain',
      evidence({
        transport: {
          https: { ok: true, detail: '' },
          httpRedirectsToHttps: true,
          finalUrl: 'https://www.brotwerk.example/',
          hops: [],
        },
      }),
      'C-21',
    ],
    [
      'words missing on a page that only scripts fill',
      claims({ products: ['Wedding cakes'] }, [
        page({ mainText: '', mainWords: 0, blocks: [], appShell: { emptyRoot: true, moduleScripts: 1 } }),
      ]),
      'C-16',
    ],
    ['a founding year beside the first year of business', founded('since 1987', '1988'), 'P-founding'],
    ['two lines of one office', called('+44 113 496 0000', '+44 113 496 0011'), 'P-phone'],
    ['a number of somebody else', called('+44 113 496 0000', '+44 20 7946 0123'), 'P-phone'],
  ])('%s is no contradiction', (_name, given, id) => {
    expect(idsOf(findContradictions(given))).not.toContain(id);
  });

  it.each<[string, ReturnType<typeof evidence>, string]>([
    ['a page by its own address', claims({ mobileFriendly: 'yes' }, [queried]), `"url":"${testSite}"`],
    [
      'the day of the newest date',
      claims({ contentFrequency: 'weekly' }, [dated('/', '2025-10-01')]),
      'October 1, 2025 (415 days ago)',
    ],
    [
      'how many answered questions were recognised',
      claims({ faqUsage: 'yes' }, [pageFromHtml(folded)]),
      '2 questions with an answer recognised on 1 page',
    ],
    [
      'opening hours, of which there are many',
      claims({}, [bakery({ openingHours: 'Mo-Fr 08:00-17:00' }, 'Open Mon–Fri 9:00–18:00.')]),
      'differ in the opening hours.',
    ],
    [
      'of a footer only the address',
      claims({}, [
        bakery(
          { address: { postalCode: 'LS9 9ZZ' } },
          '© 2026 Brotwerk Limited. All rights reserved. 12 Mill Lane, Leeds LS1 4AB · +44 113 496 0000 · Privacy',
        ),
      ]),
      '"12 Mill Lane, Leeds LS1 4AB"',
    ],
  ])('tells %s', (_name, given, told) => {
    expect(JSON.stringify(findContradictions(given))).toContain(told);
  });

  it('asks what a missing website was like', () => {
    const given = {
      ...evidence({
        answers: answers({ website: '', structuredData: 'yes' }),
        site: missing('not-asked'),
        transport: missing('not-asked'),
      }),
      website: '',
    };
    expect(idsOf(findContradictions(given))).toEqual(['C-26']);
  });

  it('is silent about a site that could not be read', () => {
    const given = evidence({
      answers: answers({ structuredData: 'yes', faqUsage: 'yes', products: ['Cakes'] }),
      site: missing('timeout'),
      transport: missing('timeout'),
    });
    expect(findContradictions(given)).toEqual([]);
  });

  it('puts the gravest first', () => {
    const found = findContradictions(
      claims({ structuredData: 'no', products: ['Wedding cakes'] }, [bakery({}, 'Bread.')]),
    );
    expect(found.map(({ severity }) => severity)).toEqual(['low', 'info']);
  });
});

describe('reportedFactorFrom', () => {
  it('trusts an owner less after three overstatements', () => {
    const three = findContradictions(
      claims({ structuredData: 'yes', contentFrequency: 'weekly', mobileFriendly: 'yes' }, [
        page({
          schema: [],
          viewport: null,
          dates: [{ source: 'visible', kind: 'modified', iso: '2020-01-01', text: '2020', line: null }],
        }),
      ]),
    );
    expect(reportedFactorFrom(three)).toBe(0.5);
    expect(reportedFactorFrom(three.slice(1))).toBe(0.7);
  });
});
