import type { Comparison } from '../comparison-schema.ts';

/** Two competitors: one is read and ahead, one does not want to be read. */
export function sampleComparison(): Comparison {
  const side = { quote: null, sentence: 'We read 6 pages and saw no price', url: null, seenAt: null };
  const they = {
    quote: 'Heat pumps from 9 400 €',
    sentence: '',
    url: 'https://rival.example/prices',
    seenAt: '2026-11-22T14:26:00.000Z',
  };
  return {
    sites: [
      {
        website: 'https://brandt.example/',
        name: 'Brandt Heating',
        isYou: true,
        state: 'read',
        sentence: '',
        score: { value: 49, low: 44, high: 55 },
        pagesRead: 6,
        readAt: '2026-11-20T10:00:00.000Z',
        standing: null,
      },
      {
        website: 'https://rival.example/',
        name: 'Rival Heating',
        isYou: false,
        state: 'read',
        sentence: '',
        score: { value: 68, low: 62, high: 74 },
        pagesRead: 5,
        readAt: '2026-11-22T14:26:00.000Z',
        standing: 'ahead',
      },
      {
        website: 'https://shut.example/',
        name: 'shut.example',
        isYou: false,
        state: 'robots',
        sentence: 'robots.txt asks us not to read it',
        score: null,
        pagesRead: 0,
        readAt: null,
        standing: null,
      },
    ],
    basis: { checks: 38, yourChecks: 56, yourFullScore: 45, sentence: 'The same 38 checks.' },
    headline: 'Rival Heating is ahead of you.',
    theyHave: [
      {
        checkId: 'CQ-15',
        title: 'Price, area, terms and contact in the text',
        taskKey: null,
        gain: 1,
        website: 'https://rival.example/',
        name: 'Rival Heating',
        they,
        you: side,
      },
    ],
    youHave: [
      { checkId: 'TS-15', title: 'Pages that fit a phone', sentence: 'We did not see it on rival.example.', you: side },
    ],
    grid: [
      {
        question: 'Who installs heat pumps?',
        rows: [
          { website: 'https://brandt.example/', isYou: true, dots: [{ platform: 'Grok', asked: 3, named: 0 }] },
          { website: 'https://rival.example/', isYou: false, dots: [{ platform: 'Grok', asked: 3, named: 2 }] },
        ],
      },
    ],
    questions: 1,
    suggestions: [],
    mayChange: true,
    mayReadAgain: false,
    nextReadAt: null,
  };
}
