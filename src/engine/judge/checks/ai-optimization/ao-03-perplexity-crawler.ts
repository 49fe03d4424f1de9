import { defineCrawlerCheck } from '#engine/judge/checks/parts/crawler-access.ts';

export default defineCrawlerCheck({
  id: 'AO-03',
  tokens: ['PerplexityBot'],
  blocked: 'ai-search-crawler-blocked',
  title: {
    pass: 'Perplexity’s crawler may read your key pages',
    fail: 'Your robots.txt shuts Perplexity’s crawler out of key pages',
  },
  neutral: 'whether Perplexity’s crawler may read you',
  why: 'Perplexity’s answers show and link what PerplexityBot reads. It gathers no training data.',
  comparedAs: 'Pages that Perplexity may read',
  advice: {
    title: 'Allow PerplexityBot',
    about: 'Perplexity lists and links what PerplexityBot may read.',
    resources: ['Perplexity’s page on its crawlers: https://docs.perplexity.ai/guides/bots'],
  },
});
