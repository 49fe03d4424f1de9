import { expect, it } from 'vitest';
import { runCheck } from '#engine/judge/checks/run-check.ts';
import check from '#engine/judge/checks/technical-seo/ts-05-server-text.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const shell = pageFromHtml(
  '<!doctype html><title>Shop</title><div id="root"></div><script type="module" src="/assets/index.js"></script>',
);
const short = pageFromHtml(
  '<!doctype html><title>Contact</title><main><h1>Contact</h1><p>Call us.</p></main><script type="module" src="/a.js"></script>',
);

it('says no more than it measured where no browser was at hand', () => {
  const titleOf = (renderedWords: number | null) =>
    runCheck(check, evidence({ site: site([page({ mainWords: 100, renderedWords })]) }), 0.7).result.title;
  expect(titleOf(100)).toBe('The one key page we read sends text without scripts');
  expect(titleOf(null)).toBe('The one key page we read has text in its HTML; no browser ran its scripts');
});

it('says beside the text what scripts write on the same pages', () => {
  const made = page({ schemaByScript: ['Product'] });
  expect(runCheck(check, evidence({ site: site([made]) }), 0.7).result.title).toBe(
    'The one key page we read has text in its HTML; no browser ran its scripts, and scripts write the shop’s items (Product) of 1 page',
  );
});

checkTable(check, {
  'text in the HTML': { evidence: evidence(), ratio: 1, findings: [] },
  'an empty application root': {
    evidence: evidence({ site: site([shell]) }),
    ratio: 0,
    findings: ['text-needs-javascript'],
  },
  'a short page without a root is just short': { evidence: evidence({ site: site([short]) }), ratio: 1, findings: [] },
  'compared with a browser: a fifth is there': {
    evidence: evidence({ site: site([page({ mainWords: 100, renderedWords: 500 })]) }),
    ratio: 0.15,
    findings: ['text-needs-javascript'],
  },
  'compared with a browser: all is there': {
    evidence: evidence({ site: site([page({ mainWords: 100, renderedWords: 100 })]) }),
    ratio: 1,
    findings: [],
  },
  'a home page that alone is a shell': {
    evidence: evidence({
      site: site([
        shell,
        page({ url: '/about', kind: 'about' }),
        page({ url: '/contact', kind: 'contact' }),
        page({ url: '/faq', kind: 'faq' }),
      ]),
    }),
    ratio: 0.3,
    findings: ['text-needs-javascript'],
  },
  'one other page of four is a shell': {
    evidence: evidence({
      site: site([
        page(),
        page({ url: '/about', kind: 'about' }),
        page({ url: '/contact', kind: 'contact' }),
        { ...shell, url: 'https://brotwerk.example/faq', kind: 'faq' },
      ]),
    }),
    ratio: 0.75,
    findings: ['text-needs-javascript'],
  },
  'no page': { evidence: evidence({ site: site([]) }), ratio: null, outcome: 'not-measured' },
});
