import { defineCrawlerCheck } from '#engine/judge/checks/parts/crawler-access.ts';

export default defineCrawlerCheck({
  id: 'AO-02',
  tokens: ['Claude-SearchBot', 'Claude-User'],
  blocked: 'ai-search-crawler-blocked',
  title: {
    pass: 'Claude’s search and user agents may read your key pages',
    fail: 'Your robots.txt shuts Claude’s search or user agent out of key pages',
  },
  neutral: 'whether Claude’s crawlers may read you',
  why: 'Claude-SearchBot builds Claude’s search, and Claude-User opens pages for a person. Both obey robots.txt.',
  comparedAs: 'Pages that Claude may read',
  advice: {
    title: 'Allow Claude-SearchBot and Claude-User',
    about: 'Claude reads pages for its answers with two agents.',
    resources: ['Anthropic’s page on its crawlers: https://support.claude.com/en/articles/8896518'],
  },
});
