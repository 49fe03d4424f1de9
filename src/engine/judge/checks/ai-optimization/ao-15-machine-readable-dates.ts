import type { Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { ofPages } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { asValue, bad, onPage, proofByValue, proofInLine } from '#engine/judge/findings.ts';
import { judgeEachPage } from '#engine/judge/checks/parts/judge-pages.ts';

const oneDayMs = 86_400_000;

export default defineCheck({
  id: 'AO-15',
  title: {
    pass: 'Machines can read your dates, and the text agrees',
    fail: 'Some pages give machines no date',
    faultyPages: {
      'date-not-machine-readable': 'page gives machines no date|pages give machines no date',
      'date-disagrees': 'page gives machines another date than readers|pages give machines another date than readers',
    },
  },
  neutral: 'dates that machines can read',
  why: 'Answers prefer recent sources. Machines believe a date that the page repeats in its text.',
  reads: ['site'],
  score: ({ site }) => {
    // A page that sells needs no date; one that shows a date should show it to machines too.
    const pages = keyPages(site).filter(
      (page) => page.kind === 'article' || (page.kind === 'product' && visibleDates(page).length > 0),
    );
    if (pages.length === 0) return { kind: 'not-applicable', reason: 'We read no article and no offer with a date' };
    return judgeEachPage(pages, {
      faults: problemOf,
      proof: proofOf,
      said: (sound) =>
        `${ofPages(sound, pages.length, 'gives a true date|give a true date', 'article or dated offer|articles and dated offers')} to machines.`,
    });
  },
  who: 'developer',
  minutes: { whole: 20, each: 5 },
  concerns: 'found-pages',
  comparedAs: 'Dates that machines can read',
  advice: () => ({
    title: 'Give real dates to machines',
    description: 'Some articles give machines no date, or another date than readers see.',
    steps: [
      'Put the visible date into <time datetime="…"> and into dateModified of the article’s structured data.',
      'Change a date only when the content changes.',
    ],
    resources: ['https://schema.org/dateModified'],
    metrics: ['Share of articles with a machine-readable date'],
    proof: 'Press Check now. Every article gives its date.',
    commonMistakes: ['Setting every date to today. Machines do not believe a date that moves without the text.'],
  }),
});

function visibleDates(page: PageFacts): PageFacts['dates'] {
  return page.dates.filter((date) => date.source === 'visible');
}

function proofOf({ url, dates }: PageFacts): Finding[] {
  const given = dates.find(({ source }) => source === 'json-ld' || source === 'meta' || source === 'time');
  if (!given) return [];
  const note = `${pageNameFirst(url)} gives its date to machines.`;
  return [
    given.line === null
      ? proofByValue(note, 'Date for machines', given.text, url)
      : proofInLine(note, url, { line: given.line, text: given.text }),
  ];
}

function problemOf(page: PageFacts): Finding[] {
  const machine = page.dates.filter(
    (date) => date.source === 'json-ld' || date.source === 'meta' || date.source === 'time',
  );
  const [shown] = visibleDates(page);
  const [given] = machine;
  if (!given)
    return [
      bad(
        'date-not-machine-readable',
        `${pageNameFirst(page.url)} gives no date to machines (JSON-LD, meta or <time>).`,
        onPage(page.url),
      ),
    ];
  if (
    !shown ||
    machine.some((date) =>
      visibleDates(page).some((other) => Math.abs(Date.parse(date.iso) - Date.parse(other.iso)) <= oneDayMs),
    )
  )
    return [];
  const note = `${pageNameFirst(page.url)} shows “${shown.text}” and tells machines “${given.text}”.`;
  return [bad('date-disagrees', note, asValue('Date for machines', given.text, page.url))];
}
