import type { Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { ofPages, ofThoseRead } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { asValue, bad, onPage, proofByValue, proofInLine } from '#engine/judge/findings.ts';
import { judgeEachPage } from '#engine/judge/checks/parts/judge-pages.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-15-machine-readable-dates.texts.ts';

const { notes, says, title } = texts;

const oneDayMs = 86_400_000;

export default defineCheck({
  id: 'AO-15',
  texts,
  points: 1,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.25, grok: 1.25 },
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  consequence: 'hygiene',
  sources: ['GEO16', 'FANG25'],
  reads: ['site'],
  score: ({ site }) => {
    // A page that sells needs no date; one that shows a date should show it to machines too.
    const pages = keyPages(site).filter(
      (page) => page.kind === 'article' || (page.kind === 'product' && visibleDates(page).length > 0),
    );
    if (pages.length === 0) return { kind: 'not-applicable', reason: says.notApplicable };
    return judgeEachPage(pages, {
      faults: problemOf,
      proof: proofOf,
      said: (sound) => say(says.reason, { share: ofPages(sound, pages.length, says.givesATrueDate, says.dated) }),
      passed: ofThoseRead(pages.length, pages.length, title.passed, says.dated),
    });
  },
  who: 'developer',
  minutes: { whole: 20, each: 5 },
  concerns: 'found-pages',
});

function visibleDates(page: PageFacts): PageFacts['dates'] {
  return page.dates.filter((date) => date.source === 'visible');
}

function proofOf({ url, dates }: PageFacts): Finding[] {
  const given = dates.find(({ source }) => source === 'json-ld' || source === 'meta' || source === 'time');
  if (!given) return [];
  const note = say(says.proof, { page: pageNameFirst(url) });
  return [
    given.line === null
      ? proofByValue(note, says.dateForMachines, given.text, url)
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
        say(notes['date-not-machine-readable'], { page: pageNameFirst(page.url) }),
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
  const note = say(notes['date-disagrees'], { page: pageNameFirst(page.url), text: shown.text, given: given.text });
  return [bad('date-disagrees', note, asValue(says.dateForMachines, given.text, page.url))];
}
