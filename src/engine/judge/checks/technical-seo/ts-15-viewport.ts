import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { ofPages, ofThoseRead } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { bad, inLine, onPage, proofInLine } from '#engine/judge/findings.ts';
import { byChoice } from '#engine/judge/checks/parts/reported.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/technical-seo/ts-15-viewport.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'TS-15',
  texts,
  points: 1,
  strength: 'convention',
  platformWeights: { claude: 0.75, perplexity: 0.75, grok: 0.75 },
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'immediate',
  consequence: 'trust',
  sources: ['LH'],
  reads: ['site'],
  score: ({ site }) => {
    const pages = keyPages(site);
    if (pages.length === 0) return { kind: 'not-measured', reason: says.notMeasured };
    const fitting = pages.filter(fitsDevice);
    const locked = pages.filter(forbidsZoom);
    const ratio = 0.8 * (fitting.length / pages.length) + 0.2 * (1 - locked.length / pages.length);
    const missing: Finding[] = pages.filter((page) => !fitsDevice(page)).map(missingViewport);
    return scored(
      ratio,
      say(says.reason, {
        share: ofPages(fitting.length, pages.length, says.sets),
        which:
          locked.length === 0
            ? says.noneForbids
            : `${locked.length} ${locked.length === 1 ? says.forbids : says.forbid}`,
      }),
      [
        ...missing,
        ...locked.map(zoomFinding),
        ...fitting.slice(0, 1).flatMap(({ url, viewport }) =>
          viewport
            ? [
                proofInLine(say(says.proof, { page: pageNameFirst(url) }), url, {
                  line: viewport.line,
                  text: viewport.content,
                }),
              ]
            : [],
        ),
      ],
      ofThoseRead(pages.length, pages.length, title.passed),
    );
  },
  reported: byChoice('mobileFriendly', { yes: 1, partial: 0.5, no: 0 }, (said) => say(says.reported, { said })),
  who: 'developer',
  minutes: 20,
  concerns: 'key-pages',
});

function fitsDevice(page: PageFacts): boolean {
  return /width\s*=\s*device-width/i.test(page.viewport?.content ?? '');
}

/** Scales below 2 hinder people who see badly. */
function forbidsZoom(page: PageFacts): boolean {
  const content = page.viewport?.content ?? '';
  const largest = /maximum-scale\s*=\s*([\d.]+)/i.exec(content)?.[1];
  return /user-scalable\s*=\s*(?:no|0)\b/i.test(content) || (largest !== undefined && Number(largest) < 2);
}

function missingViewport(page: PageFacts): Finding {
  const name = pageNameFirst(page.url);
  return page.viewport
    ? bad(
        'viewport-fixed',
        say(notes['viewport-fixed'], { page: name }),
        inLine(page.url, page.viewport.line, page.viewport.content.slice(0, 200)),
      )
    : bad('viewport-missing', say(notes['viewport-missing'], { page: name }), onPage(page.url));
}

function zoomFinding(page: PageFacts): Finding {
  return bad(
    'zoom-forbidden',
    say(notes['zoom-forbidden'], { page: pageNameFirst(page.url) }),
    inLine(page.url, page.viewport?.line ?? 1, page.viewport?.content.slice(0, 200) ?? ''),
  );
}
