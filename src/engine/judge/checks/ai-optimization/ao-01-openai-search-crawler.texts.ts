import { openRobots, closesAll } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'ChatGPT’s search crawler may read your key pages',
    passed: 'ChatGPT’s search crawler may read {pages}',
    fail: 'Your robots.txt shuts ChatGPT’s search crawler out of key pages',
  },
  neutral: 'whether ChatGPT’s search crawler may read you',
  why: 'ChatGPT’s search answers leave out sites that opt out of OAI-SearchBot.',
  comparedAs: 'Pages that ChatGPT’s search may read',
  ownTest: [openRobots, 'Look for a group that names OAI-SearchBot, or else the group for *.', closesAll],
  says: { about: 'ChatGPT builds its search index with OAI-SearchBot.' },
  advice: {
    title: 'Allow OAI-SearchBot',
    resources: ['OpenAI’s page on its crawlers: https://platform.openai.com/docs/bots'],
  },
} as const satisfies CheckTexts;
