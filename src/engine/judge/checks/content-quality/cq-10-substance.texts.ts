import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your key pages say enough',
    passed: '{told}',
    fail: 'Your key pages have a median of fewer than 1000 words',
    faults: {
      'thin-page':
        '{count} content page has fewer than 80 words of its own|{count} content pages have fewer than 80 words of their own',
    },
  },
  neutral: 'how much your key pages say',
  why: 'A page with little text has little to quote. Beyond about 1000 words, studies found no further effect.',
  comparedAs: 'Key pages that say enough',
  ownTest: ['Open your longest pages.', 'Copy the text of each into a word processor, and look at its word count.'],
  notes: {
    'thin-page': '{page} has {words} of its own by our count.',
  },
  says: {
    words: 'word|words',
    label: 'Words',
    proofOnly: '{page} is the one content page that we read.',
    proof: '{page} is in the middle of them.',
    onlyPage: 'The one content page that we read has {words}',
    all: 'The {pages} that we read',
    longest: 'The {count} longest of the {pages} that we read',
    median: '{which} have a median of {words}',
    reason: '{told}. Full points take 1000.',
  },
  advice: {
    title: 'Say more on your key pages',
    description: 'Buyers ask how it works, what decides the price and where the limits are.',
    steps: [
      'Add how it works, what decides the price, the limits and an example.',
      'Merge pages that say nearly the same.',
    ],
    metrics: ['Median words on key pages'],
    proof: 'Open each key page. It answers buyers’ questions in at least 300 words and repeats no other page.',
    commonMistakes: ['Padding. Length alone wins nothing.'],
  },
} as const satisfies CheckTexts;
