import { useValidator } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'What we compared of your structured data agrees with your pages',
    passed:
      'The value of your structured data that we compared agrees with the text|The {count} values of your structured data that we compared agree with the text',
    fail: 'Structured data and pages contradict each other',
    faults: {
      'markup-disagrees':
        '{count} fact differs between structured data and page|{count} facts differ between structured data and page',
    },
  },
  neutral: 'whether structured data and text agree',
  why: 'A machine that reads two different phone numbers or prices trusts neither.',
  comparedAs: 'Structured data that agrees with the text',
  ownTest: [useValidator, 'Compare its values with the text of the page: prices, telephone numbers, hours.'],
  emits: ['markup-disagrees'],
  says: {
    nothingMarked: 'There is no structured data to compare',
    nothingShared: 'No fact of the structured data is also in the text in a form that we can compare',
    agrees: 'agrees|agree',
    comparedValue: 'compared value|compared values',
    reason: '{share}.',
    are: 'are',
    is: 'is',
    proof: 'The {field} {which} in the text, too.',
  },
  advice: {
    title: 'Make structured data and text agree',
    description: 'Structured data and page say different things.',
    steps: {
      letBothAgree: '{note} Let both places say the same.',
    },
    resources: ['https://developers.google.com/search/docs/appearance/structured-data/sd-policies'],
    metrics: ['Facts that differ'],
    proof: 'Press Check now. No fact differs.',
  },
} as const satisfies CheckTexts;
