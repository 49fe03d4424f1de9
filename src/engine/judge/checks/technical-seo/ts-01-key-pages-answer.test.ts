import check from '#engine/judge/checks/technical-seo/ts-01-key-pages-answer.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, missing, page, pageFromHtml, site, testSite } from '#engine/testing/evidence-builder.ts';
import type { UnreadPage } from '#engine/evidence/evidence.ts';

const unread = (path: string, over: Partial<UnreadPage>): UnreadPage => ({
  url: new URL(path, testSite).href,
  status: 404,
  reason: 'invalid',
  detail: 'status 404',
  kind: 'other',
  ...over,
});
const about = page({ url: '/about', kind: 'about' });

checkTable(check, {
  'every page answers': { evidence: evidence({ site: site([page(), about]) }), ratio: 1, findings: [] },
  'one of three is gone': {
    evidence: evidence({ site: site([page(), about], { unread: [unread('/prices', {})] }) }),
    ratio: 2 / 3,
    findings: ['page-not-loading'],
    quotes: /prices/,
  },
  'an address that one other page misspells is a broken link, and no page': {
    evidence: evidence({
      site: site(
        [
          page(),
          {
            ...pageFromHtml('<main><a href="www.leak.example/help">x</a></main>', { url: '/posts/' }),
            kind: 'article',
          },
        ],
        {
          unread: [unread('/posts/www.leak.example/help', {})],
        },
      ),
    }),
    ratio: 1,
    findings: [],
  },
  'a home page in error is the whole check': {
    evidence: evidence({ site: site([], { unread: [unread('/', { status: 500, kind: 'home' })] }) }),
    ratio: 0,
    findings: ['home-not-loading'],
  },
  'what robots.txt keeps from us is no failure': {
    evidence: evidence({ site: site([page()], { unread: [unread('/private', { status: null, reason: 'robots' })] }) }),
    ratio: 1,
    findings: [],
  },
  'what the deadline cut off is no failure': {
    evidence: evidence({ site: site([page()], { unread: [unread('/late', { status: null, reason: 'deadline' })] }) }),
    ratio: 1,
    findings: [],
  },
  'a page that twice let us wait in vain is not measured': {
    evidence: evidence({
      site: site([page()], {
        unread: [unread('/slow', { status: null, reason: 'timeout', detail: 'The server stopped answering' })],
      }),
    }),
    ratio: 1,
    findings: [],
  },
  'a page that took us too long to read is no failure': {
    evidence: evidence({
      site: site([page()], {
        unread: [unread('/odd', { status: 200, reason: 'too-slow', detail: 'This page took too long to read' })],
      }),
    }),
    ratio: 1,
    findings: [],
  },
  'a page behind a sign-in is no failure': {
    evidence: evidence({ site: site([page()], { unread: [unread('/account', { status: 401, reason: 'blocked' })] }) }),
    ratio: 1,
  },
  'an error page with status 200': {
    evidence: evidence({
      site: site([
        page(),
        page({ url: '/prices', kind: 'pricing', titles: [{ text: '404 – Page not found', line: 4 }], mainWords: 20 }),
      ]),
    }),
    ratio: 0.5,
    findings: ['soft-404'],
    quotes: /404 – Page not found/,
  },
  'a page that WordPress did not find': {
    evidence: evidence({
      site: site([
        page(),
        page({
          url: '/prices',
          kind: 'pricing',
          titles: [{ text: 'Oops! That page can’t be found.', line: 4 }],
          mainWords: 20,
        }),
      ]),
    }),
    ratio: 0.5,
    findings: ['soft-404'],
  },
  'a short page at number 404 is a page': {
    evidence: evidence({
      site: site([
        page(),
        page({
          url: '/visit',
          kind: 'about',
          titles: [{ text: '404 Mill Street is our new address', line: 4 }],
          mainWords: 60,
        }),
      ]),
    }),
    ratio: 1,
    findings: [],
  },
  'an article about the number 404 is a page': {
    evidence: evidence({
      site: site([
        page(),
        page({
          url: '/blog/404',
          kind: 'article',
          titles: [{ text: '404 pages that made us smile', line: 4 }],
          mainWords: 800,
        }),
      ]),
    }),
    ratio: 1,
  },
  'four redirects are too many': {
    evidence: evidence({
      site: site([
        page(),
        page({
          url: '/about',
          kind: 'about',
          hops: [1, 2, 3, 4].map((hop) => ({ url: `${testSite}${hop}`, status: 301 })),
        }),
      ]),
    }),
    ratio: 0.5,
    findings: ['too-many-redirects'],
  },
  'three redirects are allowed': {
    evidence: evidence({
      site: site([
        page(),
        page({
          url: '/about',
          kind: 'about',
          hops: [1, 2, 3].map((hop) => ({ url: `${testSite}${hop}`, status: 301 })),
        }),
      ]),
    }),
    ratio: 1,
  },
  'nothing was read and nothing failed': {
    evidence: evidence({ site: site([], { unread: [unread('/', { status: null, reason: 'robots', kind: 'home' })] }) }),
    ratio: null,
    outcome: 'not-measured',
  },
  'the site was not reached': {
    evidence: evidence({ site: missing('unreachable') }),
    ratio: null,
    outcome: 'not-measured',
  },
});
