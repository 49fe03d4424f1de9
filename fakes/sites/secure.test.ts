import { describe, expect, it } from 'vitest';
import { fewOf } from '#base/testing/long.ts';
import { assess } from '#engine/assess.ts';
import { badFindings } from './bad-findings.ts';
import { serveSecureSite } from './serve-secure-site.ts';
import { changedSite, inHead, inMain, type SiteChange } from './site-change.ts';

const today = new Date('2026-11-20T10:00:00Z');
const noChange: SiteChange = () => {};

describe.concurrent('the good bakery over https', () => {
  const cases: [string, SiteChange, boolean, string[], number][] = [
    ['has nothing wrong', noChange, true, [], 1],
    [
      'and a script over http: mixed content',
      inHead('/', '<script async src="http://cdn.hearthandrye.example/shop.js"></script>'),
      true,
      ['mixed-content'],
      0.9,
    ],
    [
      'and a link to a page over http, which is no mixed content',
      inMain('/', '<p><a href="http://www.norwichfoodhub.example/">Norwich Food Hub</a></p>'),
      true,
      [],
      1,
    ],
    ['answers plain http by itself', noChange, false, ['http-not-redirected'], 0.7],
  ];
  it.each(fewOf(cases, 1))('%s', async (name, change, redirects, expected, ratio) => {
    const site = await serveSecureSite(changedSite(name, change), 'hearthandrye.example', today, { redirects });
    try {
      const { analysis } = await assess(site.url, { guard: site.guard, pageLimit: 2, now: () => today });
      expect(badFindings(analysis)).toEqual(expected);
      expect(analysis.checks.find(({ id }) => id === 'TS-02')?.ratio).toBeCloseTo(ratio, 5);
    } finally {
      await site.stop();
    }
  });

  it('with a certificate that nobody trusts is told so, and not read', async () => {
    const site = await serveSecureSite(changedSite('untrusted', noChange), 'hearthandrye.example', today, {
      redirects: true,
    });
    try {
      const { analysis } = await assess(site.url, {
        guard: { ...site.guard, certificates: [] },
        pageLimit: 2,
        now: () => today,
      });
      expect(analysis.scope.pagesRead).toEqual([]);
      expect(analysis.scope.notSeen.find((line) => line.startsWith(site.url))).toMatch(
        /secure connection failed .*SELF_SIGNED/,
      );
    } finally {
      await site.stop();
    }
  });
});
