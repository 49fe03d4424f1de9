import { openChat, askAsBuyer } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'You have a leader’s share of the names in AI answers',
    fail: 'AI answers name other companies more often than you',
  },
  neutral: 'your share of the names in AI answers',
  why: 'Your share of all companies named shows how much room is left.',
  ownTest: [openChat, askAsBuyer],
  notes: {
    'rival-named': '{platform} named {value}.',
  },
  says: {
    reason: 'Of the times that answers name a company, {percent}% name you.',
    rival: '{name}: {answers} of {all} answers',
    label: 'Named instead of or beside you',
  },
  advice: {
    title: 'Close the gap to the most named rival',
    description: 'Other companies fill the answers to your buyers’ questions.',
    steps: [
      'List the sources that are cited where these rivals are named.',
      'Get reviewed, listed or covered by the same sources.',
    ],
    metrics: ['Share of voice'],
    proof: 'Compare two measurements with the same questions. Your share has risen.',
  },
} as const satisfies CheckTexts;
