import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your headings form a clear outline',
    passed: 'has one main heading and an ordered outline|have one main heading and an ordered outline',
    fail: 'Some pages have gaps in their headings',
    faultyPages: {
      'h1-missing': '{count} key page has no main heading|{count} key pages have no main heading',
      'h1-multiple': '{count} key page has several main headings|{count} key pages have several main headings',
      'h2-too-few': '{count} long key page has too few headings|{count} long key pages have too few headings',
      'heading-level-skipped': '{count} key page skips a heading level|{count} key pages skip a heading level',
    },
  },
  neutral: 'the headings of your pages',
  why: 'Assistants quote sections, and headings tell them where a section starts and what it answers.',
  comparedAs: 'Headings that form an outline',
  ownTest: [
    'Open a key page, and read its headings alone.',
    'They should read like a table of contents below one main heading.',
  ],
  notes: {
    'h1-missing': '{page} {what}.',
    'h1-multiple': '{page} has {count} main headings (H1).',
    'h2-too-few': '{page} has {words} words and {which}.',
    'heading-level-skipped': '{page} goes from H{level} to H{next} at “{text}”.',
  },
  says: {
    notMeasured: 'We read no key page.',
    proof: '{page} has one main heading.',
    has: 'has|have',
    reason: '{share} one H1 and an ordered outline.',
    emptyMain: 'has a main heading (H1) without words',
    noMain: 'has no main heading (H1)',
    oneSecond: 'one H2',
    noSecond: 'no H2',
    label: 'H2 headings',
  },
  advice: {
    title: 'Fix the heading outline',
    description: 'Use one H1 that names the page, an H2 for each topic, and an H3 only below an H2.',
    steps: ['Choose headings by level, never by size; set the size in the style sheet.'],
    resources: ['Headings: https://www.w3.org/WAI/tutorials/page-structure/headings/'],
    metrics: ['Share of key pages with a good outline'],
    proof: 'Press Check now. Each page has exactly one H1 and skips no level.',
  },
} as const satisfies CheckTexts;
