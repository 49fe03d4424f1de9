import type { AnswersRead } from '#engine/ask/answers-read-schema.ts';

type Platform = AnswersRead['platforms'][number];

/** A platform that answered all 39 times and named the business in 6 of the 30 answers that may. */
export function platformThatAnswered(id: string, name: string, model: string): Platform {
  return {
    id,
    name,
    model,
    askedAt: '2026-11-20T10:00:00.000Z',
    asked: 39,
    valid: 39,
    searched: 38,
    unbranded: 30,
    named: 6,
    citedOwn: 2,
    position: { middle: 2, lists: 5 },
    tone: 'favourable',
    unclear: 0,
    unread: 0,
    namedUnread: 0,
    interval: { low: 0.07, high: 0.45 },
    missing: null,
  };
}

/** A platform that refused our key at the first question. */
export function platformThatRefused(id: string, name: string, model: string): Platform {
  return {
    id,
    name,
    model,
    askedAt: '',
    asked: 1,
    valid: 0,
    searched: 0,
    unbranded: 0,
    named: 0,
    citedOwn: 0,
    position: null,
    tone: null,
    unclear: 0,
    unread: 0,
    namedUnread: 0,
    interval: null,
    missing: `${name} refused our key`,
  };
}

/** What a full asking leaves: four platforms, ten questions about buying and three about the business, sources and facts. */
export function sampleAnswersRead(): AnswersRead {
  const askedAt = '2026-11-20T10:00:00.000Z';
  const names = ['ChatGPT', 'Claude', 'Perplexity', 'Grok'];
  const platforms = names.map((name, index) => ({
    id: name.toLowerCase(),
    name,
    model: `model-of-${name.toLowerCase()}-2026`,
    askedAt,
    asked: 39,
    valid: 39,
    searched: 36 + index,
    unbranded: 30,
    named: 6 * index,
    citedOwn: 3 * index,
    position: { middle: 3, lists: 6 },
    tone: 'favourable' as const,
    unclear: 0,
    unread: 0,
    namedUnread: 0,
    interval: { low: 0.07, high: 0.45 },
    missing: null,
  }));
  const questions = Array.from({ length: 13 }, (_, index) => ({
    id: `q${index}`,
    kind: index < 10 ? ('unbranded' as const) : ('branded' as const),
    text: `Which heating engineers in Leeds and Bradford fit heat pumps in terraced houses, and what do they charge for job ${index}?`,
    named: 4,
    valid: 12,
    answers: names.map((platform) => ({
      platform,
      model: 'model',
      askedAt,
      searched: true,
      problem: null,
      parts: [
        { text: 'Three firms stand out for old houses. ', role: null },
        {
          text: `Brandt Heating, a family firm since 1987, is recommended for heat pumps in terraced houses because its engineers survey each room first (answer ${index}).`,
          role: 'recommended' as const,
        },
      ],
      cited: ['https://guide.example/heating'],
      position: { place: 2, of: 5 },
      rivals: ['Hearth & Sons', 'Northern Heat'],
      queries: ['heat pump installers leeds'],
    })),
  }));
  const facts = ['name', 'city', 'telephone', 'founding year', 'address', 'services'].map((fact) => ({
    fact,
    right: 7,
    wrong: [{ platform: 'Grok', stated: 'something else entirely' }],
  }));
  const sources = Array.from({ length: 20 }, (_, index) => ({
    url: `https://guide-${index}.example/best-heating-engineers-in-yorkshire`,
    answers: 20 - index,
    names: ['Hearth & Sons', 'Northern Heat'],
    hasUs: index % 4 === 0,
    isOwn: false,
  }));
  const voice = {
    ours: 40,
    all: 200,
    unclear: 0,
    unread: 0,
    namedUnread: 0,
    interval: { low: 0.12, high: 0.3 },
    answers: 120,
    rivals: [
      { name: 'Hearth & Sons', answers: 61 },
      { name: 'Northern Heat', answers: 44 },
    ],
  };
  const gap: AnswersRead['gap'] = [
    {
      domain: 'guide-1.example',
      kind: 'editorial',
      pages: ['https://guide-1.example/best-heating-engineers-in-yorkshire'],
      questions: 9,
      asked: [],
      platforms: ['ChatGPT', 'Claude'],
      rivals: ['Hearth & Sons'],
      action:
        'Write to guide-1.example: say what you offer, for whom, and what proves it. The page names Hearth & Sons.',
      seen: null,
      quote: 'Hearth & Sons fits heat pumps in old houses.',
    },
  ];
  return {
    promptSetVersion: '2',
    reader: null,
    platforms,
    questions,
    voice,
    gap,
    followed: [],
    queries: [],
    moved: null,
    facts,
    sources,
  };
}
