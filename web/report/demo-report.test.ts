import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '#engine/evidence.ts';
import { makeFixPack } from '#engine/fix-pack/make-fix-pack.ts';
import { gather } from '#engine/gather.ts';
import { judge } from '#engine/judge.ts';
import { serveSites } from '#fakes/sites/serve-sites.ts';
import type { ServedSites } from '#fakes/sites/serve-sites.ts';
import { buildReport } from '#report/build-report.ts';
import { DemoReport } from './demo-report.tsx';
import { demoAnswers, demoSite } from './testing/demo-site.ts';

const today = new Date('2026-11-20T09:00:00.000Z');
const origin = 'http://www.brandt-heating.example';

let served: ServedSites;
beforeAll(async () => {
  served = await serveSites([demoSite], today);
});
afterAll(() => served.stop());

describe('the demo report', () => {
  it('is what the engine says today of the made-up site (vitest -u writes it anew)', async () => {
    const [site] = served.sites;
    if (!site) throw new Error('The demo site is not served.');
    const evidence = await gather(site.url, { answers: demoAnswers, now: () => today, allowHosts: served.hosts });
    const seen = asSeenAt(origin, new URL(site.url).host, evidence);
    const fixPack = await makeFixPack(seen);
    const report = buildReport({ id: 'sample', createdAt: today, tier: 'assessment', answers: demoAnswers, analysis: judge(seen), earlier: [], fixPack });
    await expect(`${JSON.stringify(report, null, 1)}\n`).toMatchFileSnapshot('./demo-report.json');
  });

  it('is complete without a script, under its banner', () => {
    const html = renderToStaticMarkup(createElement(DemoReport));
    for (const words of [
      'SAMPLE REPORT',
      '<s class="text-muted">$129</s>',
      '$99',
      'href="/quiz"',
      'Start Your Assessment',
      'Executive Summary',
      'Claude-SearchBot',
      'Fix pack',
      'robots.txt',
      'We saw',
    ]) {
      expect(html).toContain(words);
    }
  });
});

/** The evidence as if the site stood at `to`: the test's address and its clockwork (port, milliseconds) differ on every run. */
function asSeenAt(to: string, host: string, evidence: Evidence): Evidence {
  const moved: Evidence = JSON.parse(JSON.stringify(evidence).replaceAll(`http://${host}`, to).replaceAll(host, new URL(to).host));
  // A test server has no certificate to be asked for; this business has none either.
  const transport = { https: { ok: false, detail: 'Nothing answers by HTTPS' }, httpRedirectsToHttps: false, finalUrl: `${to}/`, hops: [] };
  moved.transport = { ok: true, value: transport };
  if (moved.site.ok) for (const page of moved.site.value.pages) Object.assign(page, { ttfbMs: 180, totalMs: 260, seenAt: today.toISOString() });
  return moved;
}
