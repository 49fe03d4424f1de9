import { defineCrawlerCheck } from '#engine/judge/checks/parts/crawler-access.ts';

export default defineCrawlerCheck({
  id: 'AO-01',
  tokens: ['OAI-SearchBot'],
  blocked: 'ai-search-crawler-blocked',
  title: {
    pass: 'ChatGPT’s search crawler may read your key pages',
    fail: 'Your robots.txt shuts ChatGPT’s search crawler out of key pages',
  },
  neutral: 'whether ChatGPT’s search crawler may read you',
  why: 'ChatGPT’s search answers leave out sites that opt out of OAI-SearchBot.',
  comparedAs: 'Pages that ChatGPT’s search may read',
  advice: {
    title: 'Allow OAI-SearchBot',
    about: 'ChatGPT builds its search index with OAI-SearchBot.',
    resources: ['OpenAI’s page on its crawlers: https://platform.openai.com/docs/bots'],
  },
});
