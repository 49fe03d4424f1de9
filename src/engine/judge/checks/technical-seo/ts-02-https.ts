import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { asSentence, shortened } from '#engine/base/text/wording.ts';
import { bad, inLine, onPage, proofByValue } from '#engine/judge/findings.ts';
import { byChoice } from '#engine/judge/checks/parts/reported.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/technical-seo/ts-02-https.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'TS-02',
  texts,
  points: 1,
  strength: 'convention',
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  consequence: 'trust',
  sources: ['LH'],
  reads: ['transport'],
  alsoReads: ['site'],
  score: ({ transport, site }) => {
    const mixed = (site?.pages ?? []).flatMap((page) =>
      page.mixedContent.slice(0, 3).map((load) => ({ page, ...load })),
    );
    const findings: Finding[] = [];
    if (!transport.https.ok)
      findings.push(
        bad(
          'https-missing',
          say(notes['https-missing'], { detail: asSentence(transport.https.detail) }),
          onPage(transport.finalUrl),
        ),
      );
    if (transport.https.ok && transport.httpRedirectsToHttps === false)
      findings.push(bad('http-not-redirected', notes['http-not-redirected'], onPage(transport.finalUrl)));
    for (const { page, url, line } of mixed)
      findings.push(
        bad(
          'mixed-content',
          say(notes['mixed-content'], { page: pageNameFirst(page.url), url: shortened(url, 120) }),
          inLine(page.url, line, url.slice(0, 200)),
        ),
      );
    if (transport.https.ok)
      findings.push(proofByValue(says.proof, says.certificate, transport.https.detail || 'valid', transport.finalUrl));
    const parts: [number, number][] = [[0.6, Number(transport.https.ok)]];
    if (transport.httpRedirectsToHttps !== null)
      parts.push([0.3, Number(transport.https.ok && transport.httpRedirectsToHttps)]);
    if (site) parts.push([0.1, Number(transport.https.ok && mixed.length === 0)]);
    const possible = parts.reduce((sum, [weight]) => sum + weight, 0);
    const earned = parts.reduce((sum, [weight, value]) => sum + weight * value, 0);
    const reason = transport.https.ok
      ? findings.every((finding) => finding.tone === 'good')
        ? says.works
        : says.gaps
      : says.missing;
    return scored(
      earned / possible,
      reason,
      findings,
      site ? say(title.passed, { count: site.pages.length }) : says.proof.replace(/\.$/, ''),
    );
  },
  reported: byChoice('httpsUsage', { yes: 1, partial: 0.5, no: 0 }, (said) => say(says.reported, { said })),
  who: 'host',
  minutes: 30,
  concerns: 'home',
});
