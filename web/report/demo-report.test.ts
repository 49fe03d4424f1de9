import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { gather } from '#engine/read/gather.ts';
import { serveSites } from '#fakes/sites/serve-sites.ts';
import type { ServedSites } from '#fakes/sites/serve-sites.ts';
import { DemoReport, samplePages } from './demo-report.tsx';
import demoReport from './demo-report.json' with { type: 'json' };
import { demoAnswers, demoSite } from './testing/demo-site.ts';

const today = new Date('2026-11-20T09:00:00.000Z');
const origin = 'http://www.brandt-heating.example';

let served: ServedSites;
beforeAll(async () => {
  served = await serveSites([demoSite], today);
});
afterAll(() => served.stop());

describe('the demo report', () => {
  it('rests on what the engine reads today of the made-up site (vitest -u writes it anew)', async () => {
    const [site] = served.sites;
    if (!site) throw new Error('The demo site is not served.');
    const evidence = await gather(site.url, { answers: demoAnswers, now: () => today, allowHosts: served.hosts });
    const told = asSeenAt(origin, new URL(site.url).host, evidence);
    await expect(`${JSON.stringify(told, null, 1)}\n`).toMatchFileSnapshot('./testing/demo-evidence.json');
  });

  it('asks nobody for a command, and calls no check by its code in a sentence', () => {
    const { personalizedPlan, industryInsights, topRecommendations, weaknesses } = demoReport.analysis;
    const prose = JSON.stringify(
      { personalizedPlan, industryInsights, topRecommendations, weaknesses },
      (key, value: unknown) => (key === 'checkId' ? undefined : value),
    );
    expect(prose).not.toMatch(/“citable |\b(AO|BP|CQ|TS)-\d\d\b/);
  });

  it('has every footnote that its marks lead to, and a mark for every footnote', () => {
    const html = renderToStaticMarkup(createElement(DemoReport));
    const appendix = renderToStaticMarkup(createElement(() => samplePages()['/demo-report/checks']?.body()));
    const marked = new Set([...html.matchAll(/href="\/demo-report\/checks#(note-\d+)"/g)].map(([, id]) => id));
    const there = new Set([...appendix.matchAll(/id="(note-\d+)"/g)].map(([, id]) => id));
    expect(marked).toEqual(there);
    expect(there.size).toBeGreaterThan(5);
  });

  it('leads to no website that does not exist', () => {
    const pages = [
      createElement(DemoReport),
      ...Object.values(samplePages()).map(({ body }) => createElement(body as () => React.ReactNode)),
    ];
    const html = pages.map((page) => renderToStaticMarkup(page)).join('');
    expect(html).toContain('brandt-heating.example');
    expect(html).not.toMatch(/href="https?:\/\/[^"]*\.example/);
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
      'Do these three first',
      'The answers are written for this sample: no assistant was asked.',
      'Northgate Heating',
      'We saw',
      'href="/demo-report/checks"',
    ]) {
      expect(html).toContain(words);
    }
  });
});

/** The evidence as if the site stood at `to`: the test's address and its clockwork (port, milliseconds) differ on every run. */
function asSeenAt(to: string, host: string, evidence: Evidence): Evidence {
  const moved: Evidence = JSON.parse(
    JSON.stringify(evidence).replaceAll(`http://${host}`, to).replaceAll(host, new URL(to).host),
  );
  // A test server has no certificate to be asked for; this business has none either.
  const transport = {
    https: { ok: false, detail: 'Nothing answers by HTTPS' },
    httpRedirectsToHttps: false,
    finalUrl: `${to}/`,
    hops: [],
  };
  moved.transport = { ok: true, value: transport };
  if (moved.site.ok)
    for (const page of moved.site.value.pages)
      Object.assign(page, { ttfbMs: 180, totalMs: 260, seenAt: today.toISOString() });
  return moved;
}
