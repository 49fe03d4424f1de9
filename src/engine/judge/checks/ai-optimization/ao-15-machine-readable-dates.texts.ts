import { viewSource } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Machines can read your dates, and the text agrees',
    passed: 'gives machines the date that readers see|give machines the date that readers see',
    fail: 'Some pages give machines no date',
    faultyPages: {
      'date-not-machine-readable': '{count} page gives machines no date|{count} pages give machines no date',
      'date-disagrees':
        '{count} page gives machines another date than readers|{count} pages give machines another date than readers',
    },
  },
  neutral: 'dates that machines can read',
  why: 'Answers prefer recent sources. Machines believe a date that the page repeats in its text.',
  comparedAs: 'Dates that machines can read',
  ownTest: [viewSource, 'Search it for “datePublished” and “dateModified”. The text should show the same dates.'],
  notes: {
    'date-not-machine-readable': '{page} gives no date to machines (JSON-LD, meta or <time>).',
    'date-disagrees': '{page} shows “{text}” and tells machines “{given}”.',
  },
  says: {
    notApplicable: 'We read no article and no offer with a date',
    givesATrueDate: 'gives a true date|give a true date',
    dated: 'article or dated offer|articles and dated offers',
    reason: '{share} to machines.',
    proof: '{page} gives its date to machines.',
    dateForMachines: 'Date for machines',
  },
  advice: {
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
  },
} as const satisfies CheckTexts;
