import { openRobots, closesAll } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Assistants may open your key pages for a person who asks',
    passed: 'Assistants may open {pages} for a person who asks',
    fail: 'Your robots.txt turns away agents that open a page for a person',
  },
  neutral: 'whether assistants may open your pages for a person',
  why: 'ChatGPT-User and Perplexity-User open a page for a person who asks. Firewalls act on what robots.txt says of them.',
  comparedAs: 'Pages that assistants may open for a person',
  ownTest: [
    openRobots,
    'Look for a group that names ChatGPT-User or Perplexity-User, or else the group for *.',
    closesAll,
  ],
  says: { about: 'An assistant opens your page for a person who asks.' },
  advice: {
    title: 'Allow live fetches for people',
    resources: [
      'OpenAI’s page on its crawlers: https://platform.openai.com/docs/bots',
      'Perplexity’s page on its crawlers: https://docs.perplexity.ai/guides/bots',
    ],
  },
} as const satisfies CheckTexts;
