import check from '#engine/judge/checks/content-quality/cq-10-substance.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, pageFromHtml, site, testSite } from '#engine/testing/evidence-builder.ts';

const sized = (...sizes: number[]) =>
  evidence({
    site: site(
      sizes.map((mainWords, index) =>
        page({
          url: index === 0 ? '/' : `/service-${index}`,
          kind: index === 0 ? 'home' : 'product',
          canonicals: [],
          mainText: `Bread ${index}`,
          mainWords,
          besideText: '',
        }),
      ),
    ),
  });

const linkTo = (path: string) => ({
  href: path,
  url: new URL(path, testSite).href,
  text: 'Rye',
  rel: [],
  internal: true,
  inMain: true,
  inNav: false,
  line: 1,
});

checkTable(check, {
  'a thousand words are enough': { evidence: sized(1000, 1400, 4000), ratio: 1, findings: [] },
  'between the steps': {
    evidence: sized(450, 9000, 30),
    ratio: 0.55,
    findings: ['thin-page'],
    reason: /^The 3 content pages that we read have a median of 450 words\. Full points take 1000\.$/,
    quotes: /The home page is in the middle of them.*"450"/,
  },
  'one page alone': {
    evidence: sized(450),
    ratio: 0.55,
    findings: [],
    title: /^The one content page that we read has 450 words$/,
    reason: /^The one content page that we read has 450 words/,
  },
  'nearly nothing': {
    evidence: sized(40),
    ratio: 0,
    findings: ['thin-page'],
    quotes: /40 words of its own by our count/,
  },
  'a short page is not called thin': { evidence: sized(120), ratio: 0, findings: [] },
  'one thin page among full ones costs nothing, and is only told': {
    evidence: sized(1200, 1200, 30),
    ratio: 1,
    findings: ['thin-page'],
  },
  'a list of other pages need not say much itself': {
    evidence: evidence({
      site: site([
        page({ mainWords: 1200 }),
        page({ url: '/services', kind: 'product', mainWords: 30, canonicals: [], links: [linkTo('/services/rye')] }),
        page({ url: '/services/rye', kind: 'product', mainWords: 1200, canonicals: [] }),
      ]),
    }),
    ratio: 1,
    findings: [],
  },
  'a script-only page is not called thin, and earns nothing': {
    evidence: evidence({
      site: site([pageFromHtml('<div id="root"></div><script type="module" src="/a.js"></script>')]),
    }),
    ratio: 0,
    findings: ['no-text-without-scripts'],
  },
});
