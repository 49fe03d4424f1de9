import { openChat, askAsBuyer } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'AI answers cite your own pages often',
    fail: 'AI answers seldom or never cite your own pages',
  },
  neutral: 'citations of your pages in AI answers',
  why: 'A citation is the link a buyer clicks, and the proof that an assistant read your page.',
  ownTest: [openChat, askAsBuyer],
  emits: ['own-citation-rate'],
  says: {
    reason: '{percent}% of answers to questions without your name cite your site.',
    rate: 'Answers of {platform} that cite your site',
  },
  advice: {
    title: 'Win citations for your own pages',
    description: 'AI answers cite other sites where they could cite yours.',
    steps: [
      'Look at the pages cited for these questions. Note what they answer and yours do not.',
      'Publish the better, fresher answer, with its sources.',
      'Make sure first that the crawlers may read it.',
    ],
    metrics: ['Own citation rate with its likely range'],
    proof: 'Compare two measurements. Your rate has risen beyond its likely range.',
  },
} as const satisfies CheckTexts;
