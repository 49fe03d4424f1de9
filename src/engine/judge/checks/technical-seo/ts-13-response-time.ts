import type { Finding } from '#engine/contract.ts';
import { alongSteps, median } from '#engine/base/statistics.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { responseTime } from '#engine/evidence/site/response-time.ts';
import { counted } from '#engine/base/text/wording.ts';
import { asValue, bad, proofByValue } from '#engine/judge/findings.ts';
import { byChoice } from '#engine/judge/checks/parts/reported.ts';

export default defineCheck({
  id: 'TS-13',
  title: {
    pass: 'Your pages answer quickly and are light',
    fail: (findings) => {
      const slow = findings.find(({ id }) => id === 'slow-response');
      if (slow?.kind === 'value') return `Half of your pages take ${slow.value} or more to answer`;
      const heavy = findings.find(({ id }) => id === 'heavy-html');
      return heavy?.kind === 'value'
        ? `Half of your pages have ${heavy.value} of HTML or more`
        : 'Half of your pages take more than 600 ms to answer';
    },
  },
  neutral: 'how fast your pages answer',
  why: 'An agent that opens pages while a person waits gives up on slow ones.',
  reads: ['site'],
  score: ({ site }) => {
    const time = responseTime(site);
    if (!time) return { kind: 'not-measured', reason: 'We read no page.' };
    const { medianMs: ttfb, slowest } = time;
    const ofMeasured = counted(time.pages, 'page');
    const how = time.isRepeated ? 'in the quicker of two measurements' : 'measured once';
    const bytes = median(site.pages.map((page) => page.bytes));
    const findings: Finding[] = [];
    if (ttfb > 1200)
      findings.push(
        bad(
          'slow-response',
          `The median of ${ofMeasured} took ${ttfb} ms to send its first byte, ${how}.`,
          asValue('Median time to first byte', `${ttfb} ms`, slowest.url),
        ),
      );
    else
      findings.push(
        proofByValue(
          `${pageNameFirst(slowest.url)} was the slowest page.`,
          'Time to first byte',
          `${Math.round(slowest.ttfbMs)} ms`,
          slowest.url,
        ),
      );
    const heaviest = site.pages.toSorted((a, b) => b.bytes - a.bytes)[0];
    const isHeavy = bytes > 1_500_000;
    if (isHeavy && heaviest)
      findings.push(
        bad(
          'heavy-html',
          `Half of the pages we read have ${(bytes / 1_000_000).toFixed(1)} MB of HTML or more, without pictures and scripts.`,
          asValue('Median size of the HTML', `${Math.round(bytes / 1000)} kB`, heaviest.url),
        ),
      );
    const ratio = alongSteps(
      [
        [600, 1],
        [1200, 0.7],
        [2500, 0.2],
        [4000, 0],
      ],
      ttfb,
    );
    return scored(
      ratio * (isHeavy ? 0.8 : 1),
      `The median of ${ofMeasured} took ${ttfb} ms to the first byte, ${how} and from one place.`,
      findings,
    );
  },
  reported: byChoice('loadingSpeed', { fast: 1, average: 0.6, slow: 0.1 }, (said) => `You called your site “${said}”.`),
  who: 'host',
  minutes: 120,
  concerns: 'key-pages',
  comparedAs: 'Pages that answer quickly',
  advice: () => ({
    title: 'Cut server response time',
    description: 'Your server alone decides how long the first byte takes, before any picture or script.',
    steps: [
      'Cache the HTML of public pages at the server or in a content network.',
      'Find slow queries and plug-ins.',
      'Compress HTML with Brotli or gzip.',
    ],
    resources: ['Time to first byte: https://web.dev/articles/ttfb'],
    metrics: ['Median time to first byte'],
    proof: 'Press Check now. The median of your pages is below 600 ms.',
  }),
});
