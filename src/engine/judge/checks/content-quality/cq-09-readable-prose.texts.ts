import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your text is clear',
    passed: 'Half of your sentences have {words} or fewer',
    fail: 'Your sentences are plainer than suits buyers',
    faults: {
      'prose-hard-to-read': '{count} page is hard to read|{count} pages are hard to read',
    },
  },
  neutral: 'how clear your text is',
  why: 'In tests assistants used fluent text more often.',
  comparedAs: 'Clear text',
  ownTest: ['Read a page aloud.', 'Mark each sentence that you must read twice.'],
  notes: {
    'prose-hard-to-read': '{page} has a reading ease of {ease}.',
    'prose-hard-to-read/long':
      '{page} has a reading ease of {ease}, and half of its sentences have {words} words or more.',
  },
  says: {
    titleHard: 'Edit for clarity',
    titlePlain: 'Say more in each sentence',
    notApplicable: 'We can measure reading ease in English only.',
    notMeasured: 'No page has enough text to measure.',
    proof: '{page} is in the middle of the pages we measured.',
    fleschReadingEase: 'Flesch reading ease',
    words: 'word|words',
    longSentences: 'long sentences',
    reason: 'The median reading ease is {flesch} (35 to 75 suits buyers). The median sentence has {words}.',
  },
  advice: {
    description: 'Short sentences in the buyers’ own words are easier to quote.',
    steps: {
      split: 'Split sentences of more than 24 words.',
      explain: 'Explain each technical term where it first appears.',
      readAloud: 'Read each page aloud once.',
      addFacts:
        'Nothing needs to be simplified. Where a sentence says little, add the name, number or reason that buyers look for.',
    },
    resources: ['Plain language: https://www.plainlanguage.gov'],
    metrics: ['Median reading ease', 'Median length of a sentence'],
    proof:
      'Press Check now. The reading ease is between 35 and 75, and half of the sentences have fewer than 24 words.',
  },
} as const satisfies CheckTexts;
