import { openRobots, closesAll } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Perplexity’s crawler may read your key pages',
    passed: 'Perplexity’s crawler may read {pages}',
    fail: 'Your robots.txt shuts Perplexity’s crawler out of key pages',
  },
  neutral: 'whether Perplexity’s crawler may read you',
  why: 'Perplexity’s answers show and link what PerplexityBot reads. It gathers no training data.',
  comparedAs: 'Pages that Perplexity may read',
  ownTest: [openRobots, 'Look for a group that names PerplexityBot, or else the group for *.', closesAll],
  says: { about: 'Perplexity lists and links what PerplexityBot may read.' },
  advice: {
    title: 'Allow PerplexityBot',
    resources: ['Perplexity’s page on its crawlers: https://docs.perplexity.ai/guides/bots'],
  },
} as const satisfies CheckTexts;
