import { openChat, askAsBuyer } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Most mentions of you have a source',
    fail: 'Few mentions of you have a source',
  },
  neutral: 'citations beside your name',
  why: 'About 28% of brand mentions have a link. Nobody can follow or correct one without a source.',
  ownTest: [openChat, askAsBuyer],
  notes: {
    'mention-uncited': 'This answer names you without a source.',
  },
  says: {
    noneNamed: 'No answer names you, and no mention has a source.',
    proofNone: 'No answer names you.',
    answersRead: 'Answers read',
    titleNoneNamed: 'No answer names you',
    reason: '{percent}% of the sentences that name you have a source.',
    proof: 'This answer names you with a source.',
  },
  advice: {
    title: 'Give assistants a page to cite',
    description: 'Answers name you without a source that a reader could open.',
    steps: {
      publish: 'They say: “{quote}” Publish that fact on a page with a lasting address.',
      statePlainly: 'State each fact that assistants repeat about you on one page of its own, in plain text.',
    },
    metrics: ['Share of mentions with a source'],
    proof: 'Compare two measurements. The share has risen beyond its likely range.',
  },
} as const satisfies CheckTexts;
