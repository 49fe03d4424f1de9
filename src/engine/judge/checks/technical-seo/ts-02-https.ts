import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { asSentence, shortened } from '#engine/base/text/wording.ts';
import { bad, inLine, onPage, proofByValue } from '#engine/judge/findings.ts';
import { byChoice } from '#engine/judge/checks/parts/reported.ts';

export default defineCheck({
  id: 'TS-02',
  title: {
    pass: 'Your whole site uses HTTPS',
    fail: 'HTTPS works with gaps',
    whenFound: { 'https-missing': 'HTTPS does not work on your site' },
    faults: {
      'http-not-redirected': 'http:// address does not lead to https://|http:// addresses do not lead to https://',
      'mixed-content': 'file loads over plain HTTP|files load over plain HTTP',
    },
  },
  neutral: 'HTTPS on your site',
  why: 'Browsers and crawlers treat plain HTTP as unsafe and prefer the secure address of a page.',
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
          `HTTPS does not work on your site. ${asSentence(transport.https.detail)}`,
          onPage(transport.finalUrl),
        ),
      );
    if (transport.https.ok && transport.httpRedirectsToHttps === false)
      findings.push(
        bad(
          'http-not-redirected',
          'The http:// address of your site answers without sending visitors to https://.',
          onPage(transport.finalUrl),
        ),
      );
    for (const { page, url, line } of mixed)
      findings.push(
        bad(
          'mixed-content',
          `${pageNameFirst(page.url)} loads a file over plain http (${shortened(url, 120)}).`,
          inLine(page.url, line, url.slice(0, 200)),
        ),
      );
    if (transport.https.ok)
      findings.push(proofByValue('HTTPS works.', 'Certificate', transport.https.detail || 'valid', transport.finalUrl));
    const parts: [number, number][] = [[0.6, Number(transport.https.ok)]];
    if (transport.httpRedirectsToHttps !== null)
      parts.push([0.3, Number(transport.https.ok && transport.httpRedirectsToHttps)]);
    if (site) parts.push([0.1, Number(transport.https.ok && mixed.length === 0)]);
    const possible = parts.reduce((sum, [weight]) => sum + weight, 0);
    const earned = parts.reduce((sum, [weight, value]) => sum + weight * value, 0);
    const reason = transport.https.ok
      ? findings.every((finding) => finding.tone === 'good')
        ? 'HTTPS works, and nothing is loaded over plain HTTP.'
        : 'HTTPS works, with gaps.'
      : 'HTTPS does not work.';
    return scored(earned / possible, reason, findings);
  },
  reported: byChoice(
    'httpsUsage',
    { yes: 1, partial: 0.5, no: 0 },
    (said) => `You answered “${said}” to whether your site uses HTTPS.`,
  ),
  who: 'host',
  minutes: 30,
  concerns: 'home',
  comparedAs: 'HTTPS on the whole site',
  advice: () => ({
    title: 'Serve every page over HTTPS',
    description:
      'A certificate is free at nearly every host. The redirect and the last http:// files complete the work.',
    steps: [
      'Install a certificate and let it renew by itself.',
      'Redirect every http:// address to https:// with status 301.',
      'Change the addresses of files listed above to https://.',
    ],
    resources: ['Free certificates: https://letsencrypt.org'],
    metrics: ['Share of pages and files served over HTTPS'],
    proof: 'Type the http:// address of your home page. It changes to https://, and the browser shows no warning.',
  }),
});
