import { openChat, askAsBuyer } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'AI answers name you as often as a leader',
    fail: 'AI answers name you less often than the leaders of a category',
  },
  neutral: 'how often AI answers name you',
  why: 'A buyer who does not know you can choose you only if the answer names you.',
  ownTest: [openChat, askAsBuyer],
  emits: ['mention-rate'],
  notes: {
    mentioned: '{platform} names you.',
  },
  says: {
    reason:
      '{percent}% of answers to questions without your name mention you. Leaders of a category reach 55% or more.',
    rate: 'Answers of {platform} that name you',
  },
  advice: {
    title: 'Earn a place in the shortlist',
    description: 'Assistants answer your buyers’ questions and name others more often than you.',
    steps: [
      'Work through the questions where competitors are named and you are not.',
      'Get into the third-party pages that are cited there.',
      'Publish the answer page that is missing on your own site.',
    ],
    metrics: ['Mention rate with its likely range', 'Share of voice'],
    proof: 'Compare two measurements. Your rate has risen beyond its likely range.',
    commonMistakes: [
      'Invented reviews or forum posts. Assistants rarely credit them, and search engines count them as spam.',
    ],
  },
} as const satisfies CheckTexts;
