// One answer or one fact changed: exactly the checks that rest on it may change, and no other byte of the others' trace.
import { describe, expect, it } from 'vitest';
import type { Answers } from '#engine/contract.ts';
import type { Evidence, PageFacts } from '#engine/evidence/evidence.ts';
import { judge } from '#engine/judge/judge.ts';
import { checks } from '#engine/judge/checks/rubric.ts';
import { answers, evidence, missing, page, site, testSite } from '#engine/testing/evidence-builder.ts';

/** Ids of the checks whose result differs in any byte. */
function changedChecks(before: Evidence, after: Evidence): string[] {
  const old = new Map(judge(before).checks.map((check) => [check.id, JSON.stringify(check)]));
  return judge(after).checks.flatMap((check) => (old.get(check.id) === JSON.stringify(check) ? [] : [check.id]));
}

const unreadSite = {
  site: missing('unreachable'),
  robots: missing('unreachable'),
  sitemap: missing('unreachable'),
  transport: missing('unreachable'),
  edge: missing('unreachable'),
};
const said = (overrides: Partial<Answers>) => evidence({ ...unreadSite, answers: answers(overrides) });
const seen = (overrides: Partial<PageFacts>) => evidence({ site: site([page(overrides)]) });

describe('an answer of the quiz changes the checks that take its word', () => {
  const rows: [string, Partial<Answers>, Partial<Answers>, string[]][] = [
    ['structured data', { structuredData: 'yes' }, { structuredData: 'no' }, ['TS-17']],
    ['HTTPS', { httpsUsage: 'yes' }, { httpsUsage: 'partial' }, ['TS-02']],
    ['phones', { mobileFriendly: 'yes' }, { mobileFriendly: 'no' }, ['TS-15']],
    ['speed', { loadingSpeed: 'fast' }, { loadingSpeed: 'slow' }, ['TS-13']],
    ['Wikipedia', { wikipediaPage: 'yes' }, { wikipediaPage: 'no' }, ['BP-06']],
    ['founding year', { yearEstablished: 1998 }, { yearEstablished: 2024 }, ['BP-13']],
  ];
  it.each(rows)('%s', (_name, before, after, expected) => {
    expect(changedChecks(said(before), said(after))).toEqual(expected);
  });
  it('is not heard by a check that saw the site itself', () => {
    const observed = (overrides: Partial<Answers>) => evidence({ answers: answers(overrides) });
    expect(changedChecks(observed({ mobileFriendly: 'yes' }), observed({ mobileFriendly: 'no' }))).toEqual([]);
  });
});

describe('a fact of a page changes the checks that look at it', () => {
  const rows: [string, Partial<PageFacts>, string[]][] = [
    ['viewport', { viewport: null }, ['TS-15']],
    ['language as declared', { lang: null }, ['TS-16']],
    ['language of the words, by which reading ease is counted', { languages: ['it'] }, ['CQ-09']],
    ['time to the first byte', { ttfbMs: 2_900 }, ['TS-13']],
    ['meta description', { metaDescriptions: [] }, ['TS-08']],
    [
      'canonical to another site',
      { canonicals: [{ href: 'https://other.example/', url: 'https://other.example/', line: 7 }] },
      ['TS-10'],
    ],
    [
      'pictures without a text',
      { images: [{ src: `${testSite}oven.jpg`, alt: null, decorative: false, inMain: true, line: 20 }] },
      ['TS-16'],
    ],
    [
      'directive against snippets',
      { robotsDirectives: [{ source: 'meta', agent: '*', directives: ['nosnippet'], line: 4, text: 'nosnippet' }] },
      ['TS-04'],
    ],
    ['an author where no article is', { authors: [{ name: 'Ada Weber', source: 'rel', url: null, line: 9 }] }, []],
  ];
  it.each(rows)('%s', (_name, change, expected) => {
    expect(changedChecks(seen({}), seen(change))).toEqual(expected);
  });
});

describe('evidence that is lost changes no check but those that declare it', () => {
  it.each(['robots', 'sitemap', 'transport', 'edge', 'llmsTxt', 'platformAnswers', 'site'] as const)('%s', (key) => {
    const declaring = checks
      .filter((check) => [...check.reads, ...(check.alsoReads ?? [])].includes(key))
      .map((check) => check.id);
    for (const id of changedChecks(evidence(), evidence({ [key]: missing('timeout') })))
      expect(declaring).toContain(id);
  });
});
