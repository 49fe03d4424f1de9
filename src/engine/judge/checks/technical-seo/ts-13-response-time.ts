import type { Finding } from '#engine/contract.ts';
import { alongSteps, median } from '#engine/base/statistics.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { responseTime, slowFromMs } from '#engine/evidence/site/response-time.ts';
import { counted } from '#engine/base/text/wording.ts';
import { asValue, bad, proofByValue } from '#engine/judge/findings.ts';
import { byChoice } from '#engine/judge/checks/parts/reported.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/technical-seo/ts-13-response-time.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'TS-13',
  texts,
  points: 1.5,
  strength: 'weak',
  platformWeights: { chatgpt: 1.1 },
  difficulty: 'Medium',
  impact: 'Low',
  timeframe: 'short',
  consequence: 'hygiene',
  sources: ['SEL-CWV26', 'SER-CGPT25'],
  failTitle: (findings) => {
    const slow = findings.find(({ id }) => id === 'slow-response');
    if (slow?.kind === 'value') return say(says.failedSlow, { value: slow.value });
    const heavy = findings.find(({ id }) => id === 'heavy-html');
    return heavy?.kind === 'value' ? say(says.failedHeavy, { value: heavy.value }) : says.failed;
  },
  reads: ['site'],
  score: ({ site }) => {
    const time = responseTime(site);
    if (!time) return { kind: 'not-measured', reason: says.notMeasured };
    const { medianMs: ttfb, slowest } = time;
    const ofMeasured = counted(time.pages, says.pages);
    const how = time.isRepeated ? says.twice : says.once;
    const bytes = median(site.pages.map((page) => page.bytes));
    const findings: Finding[] = [];
    if (ttfb > 1200)
      findings.push(
        bad(
          'slow-response',
          say(notes['slow-response'], { ofMeasured, ttfb, how }),
          asValue(says.median, say(says.ms, { ms: ttfb }), slowest.url),
        ),
      );
    else
      findings.push(
        proofByValue(
          say(says.proof, { page: pageNameFirst(slowest.url) }),
          says.firstByte,
          say(says.ms, { ms: Math.round(slowest.ttfbMs) }),
          slowest.url,
        ),
      );
    const heaviest = site.pages.toSorted((a, b) => b.bytes - a.bytes)[0];
    const isHeavy = bytes > 1_500_000;
    if (isHeavy && heaviest)
      findings.push(
        bad(
          'heavy-html',
          say(notes['heavy-html'], { bytes: (bytes / 1_000_000).toFixed(1) }),
          asValue(says.size, say(says.kb, { bytes: Math.round(bytes / 1000) }), heaviest.url),
        ),
      );
    const ratio = alongSteps(
      [
        [slowFromMs, 1],
        [1200, 0.7],
        [2500, 0.2],
        [4000, 0],
      ],
      ttfb,
    );
    return scored(
      ratio * (isHeavy ? 0.8 : 1),
      say(says.reason, { ofMeasured, ttfb, how }),
      findings,
      say(title.passed, { count: time.pages, most: slowFromMs }),
    );
  },
  reported: byChoice('loadingSpeed', { fast: 1, average: 0.6, slow: 0.1 }, (said) => say(says.reported, { said })),
  who: 'host',
  minutes: 120,
  concerns: 'key-pages',
});
