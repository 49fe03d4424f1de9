import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { ofPages } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { bad, inLine, onPage, proofInLine } from '#engine/judge/findings.ts';
import { byChoice } from '#engine/judge/checks/parts/reported.ts';

export default defineCheck({
  id: 'TS-15',
  title: {
    pass: 'Your pages fit the screen of a phone',
    fail: 'Some pages ignore the width of a phone',
    faultyPages: {
      'viewport-missing': 'page is not set up for phones|pages are not set up for phones',
      'viewport-fixed': 'page ignores the width of a phone|pages ignore the width of a phone',
      'zoom-forbidden': 'page blocks zooming|pages block zooming',
    },
  },
  neutral: 'how your pages fit a phone',
  why: 'Most people open an assistant’s link on a phone.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = keyPages(site);
    if (pages.length === 0) return { kind: 'not-measured', reason: 'We read no key page.' };
    const fitting = pages.filter(fitsDevice);
    const locked = pages.filter(forbidsZoom);
    const ratio = 0.8 * (fitting.length / pages.length) + 0.2 * (1 - locked.length / pages.length);
    const missing: Finding[] = pages.filter((page) => !fitsDevice(page)).map(missingViewport);
    return scored(
      ratio,
      `${ofPages(fitting.length, pages.length, 'sets|set')} the width of the device; ${locked.length === 0 ? 'none forbids' : `${locked.length} ${locked.length === 1 ? 'forbids' : 'forbid'}`} zooming.`,
      [
        ...missing,
        ...locked.map(zoomFinding),
        ...fitting.slice(0, 1).flatMap(({ url, viewport }) =>
          viewport
            ? [
                proofInLine(`${pageNameFirst(url)} follows the width of the device.`, url, {
                  line: viewport.line,
                  text: viewport.content,
                }),
              ]
            : [],
        ),
      ],
    );
  },
  reported: byChoice(
    'mobileFriendly',
    { yes: 1, partial: 0.5, no: 0 },
    (said) => `You answered “${said}” to whether your site suits phones.`,
  ),
  who: 'developer',
  minutes: 20,
  concerns: 'key-pages',
  comparedAs: 'Pages that fit a phone',
  advice: () => ({
    title: 'Add a responsive viewport',
    description: 'One line in the head of each page lets the layout follow the width of the device.',
    steps: [
      'Put <meta name="viewport" content="width=device-width, initial-scale=1"> into the head of the template.',
      'Look at each page at the width of a phone.',
    ],
    resources: ['Viewport: https://developer.mozilla.org/docs/Web/HTML/Viewport_meta_tag'],
    metrics: ['Share of key pages with a viewport'],
    proof: 'Open each page on a phone. You can read it without zooming, and zooming works.',
  }),
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
        `${name} does not follow the width of the device.`,
        inLine(page.url, page.viewport.line, page.viewport.content.slice(0, 200)),
      )
    : bad('viewport-missing', `${name} has no viewport for phones.`, onPage(page.url));
}

function zoomFinding(page: PageFacts): Finding {
  return bad(
    'zoom-forbidden',
    `${pageNameFirst(page.url)} keeps visitors from zooming.`,
    inLine(page.url, page.viewport?.line ?? 1, page.viewport?.content.slice(0, 200) ?? ''),
  );
}
