import { expect, it } from 'vitest';
import { runCheck } from '#engine/judge/checks/run-check.ts';
import check from '#engine/judge/checks/technical-seo/ts-10-canonicals.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, site, testSite } from '#engine/testing/evidence-builder.ts';

const to = (...hrefs: string[]): PageFacts['canonicals'] =>
  hrefs.map((href) => ({ href, url: URL.canParse(href, testSite) ? new URL(href, testSite).href : null, line: 8 }));
const about = (canonicals: PageFacts['canonicals'], over: Partial<PageFacts> = {}) =>
  page({ url: '/about', kind: 'about', canonicals, contentHash: 'about', ...over });
const pair = (canonicals: PageFacts['canonicals'], over: Partial<SiteEvidence> = {}, facts: Partial<PageFacts> = {}) =>
  evidence({ site: site([page(), about(canonicals, facts)], over) });

it('calls no address right that no page names', () => {
  expect(runCheck(check, evidence({ site: site([page({ canonicals: [] })]) }), 0.7).result.title).toBe(
    'No key page names a canonical address, and we saw none that needs one',
  );
});

checkTable(check, {
  itself: { evidence: pair(to('/about')), ratio: 1, findings: [] },
  'itself with a trailing slash': { evidence: pair(to('/about/')), ratio: 1, findings: [] },
  'itself with www': { evidence: pair(to('https://www.brotwerk.example/about')), ratio: 1, findings: [] },
  'none is no fault': { evidence: pair([]), ratio: 1, findings: ['canonical-absent'] },
  'none, and the same text at two addresses': {
    evidence: pair([], {}, { contentHash: page().contentHash }),
    ratio: 0.5,
    findings: ['canonical-missing'],
  },
  'none, and another text beside the same one': {
    evidence: pair([], {}, { contentHash: page().contentHash, besideText: 'Our story began at the mill.' }),
    ratio: 1,
    findings: ['canonical-absent'],
  },
  'another page of the site': { evidence: pair(to('/story')), ratio: 1, findings: [] },
  'another company': {
    evidence: pair(to('https://other.example/')),
    ratio: 0.5,
    findings: ['canonical-cross-host'],
    quotes: /other\.example/,
  },
  'two that differ': { evidence: pair(to('/about', '/story')), ratio: 0.5, findings: ['canonical-multiple'] },
  'the same twice': { evidence: pair(to('/about', '/about/')), ratio: 1, findings: [] },
  'no address': {
    evidence: pair([{ href: 'javascript:void(0)', url: null, line: 8 }]),
    ratio: 0.5,
    findings: ['canonical-invalid'],
  },
  'a dead page that nothing links': {
    evidence: pair(to('/gone'), { canonicalTargets: [{ url: `${testSite}gone`, status: 404 }] }),
    ratio: 0.5,
    findings: ['canonical-dead'],
    quotes: /status 404/,
  },
  'a page that lives and was not read': {
    evidence: pair(to('/kept'), { canonicalTargets: [{ url: `${testSite}kept`, status: 200 }] }),
    ratio: 1,
    findings: [],
  },
  'a dead page': {
    evidence: pair(to('/gone'), {
      unread: [{ url: `${testSite}gone`, status: 404, reason: 'invalid', detail: '', kind: 'other' }],
    }),
    ratio: 0.5,
    findings: ['canonical-dead'],
  },
  'a chain': {
    evidence: evidence({
      site: site([page(), about(to('/story')), page({ url: '/story', kind: 'other', canonicals: to('/history') })]),
    }),
    ratio: 0.5,
    findings: ['canonical-chain'],
  },
  'the home page, whose text is another': { evidence: pair(to('/')), ratio: 0.5, findings: ['canonical-to-home'] },
  'a page that hides itself': {
    evidence: evidence({
      site: site([
        page(),
        about(to('/story')),
        page({
          url: '/story',
          kind: 'other',
          canonicals: to('/story'),
          robotsDirectives: [{ source: 'meta', agent: '*', directives: ['noindex'], line: 3, text: 'noindex' }],
        }),
      ]),
    }),
    ratio: 0.5,
    findings: ['canonical-noindex'],
  },
  'in the Link header': {
    evidence: pair(
      [{ href: 'https://other.example/', url: 'https://other.example/', line: 0 }],
      {},
      { headers: { link: '<https://other.example/>; rel="canonical"' } },
    ),
    ratio: 0.5,
    findings: ['canonical-cross-host'],
    quotes: /"name":"Link"/,
  },
  'no page': { evidence: evidence({ site: site([]) }), ratio: null, outcome: 'not-measured' },
});
