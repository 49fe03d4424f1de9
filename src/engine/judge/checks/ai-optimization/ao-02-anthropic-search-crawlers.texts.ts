import { openRobots, closesAll } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Claude’s search and user agents may read your key pages',
    passed: 'Claude’s search and user agents may read {pages}',
    fail: 'Your robots.txt shuts Claude’s search or user agent out of key pages',
  },
  neutral: 'whether Claude’s crawlers may read you',
  why: 'Claude-SearchBot builds Claude’s search, and Claude-User opens pages for a person. Both obey robots.txt.',
  comparedAs: 'Pages that Claude may read',
  ownTest: [
    openRobots,
    'Look for a group that names Claude-SearchBot or Claude-User, or else the group for *.',
    closesAll,
  ],
  says: { about: 'Claude reads pages for its answers with two agents.' },
  advice: {
    title: 'Allow Claude-SearchBot and Claude-User',
    resources: ['Anthropic’s page on its crawlers: https://support.claude.com/en/articles/8896518'],
  },
} as const satisfies CheckTexts;
