import { openChat, askAsBuyer } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'AI answers speak well of you',
    fail: 'Some AI answers speak of you neutrally or badly',
  },
  neutral: 'how AI answers speak of you',
  why: 'Assistants repeat criticism. A model reads the tone, and this counts little.',
  ownTest: [openChat, askAsBuyer],
  notes: {
    'mention-tone': 'This answer speaks of you.',
  },
  says: {
    noTone: 'No answer names you, so there is no tone to judge',
    reason: 'The tone of the answers that name you is {net} on a scale from -1 to 1, as a language model read it.',
  },
  advice: {
    title: 'Answer the criticism that is quoted',
    description: 'Assistants repeat some things about you that are not favorable.',
    steps: {
      findSource: 'Find the source of “{quote}”',
      answer: 'Correct what is true, answer what is not, and publish both on a page of its own.',
    },
    metrics: ['Net tone'],
    proof: 'Measure again. The criticism is gone, or your answer is beside it.',
  },
} as const satisfies CheckTexts;
