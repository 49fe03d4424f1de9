import { defineCrawlerCheck } from '#engine/judge/checks/parts/crawler-access.ts';

export default defineCrawlerCheck({
  id: 'AO-05',
  tokens: ['ChatGPT-User', 'Perplexity-User'],
  blocked: 'user-fetcher-blocked',
  title: {
    pass: 'Assistants may open your key pages for a person who asks',
    fail: 'Your robots.txt turns away agents that open a page for a person',
  },
  neutral: 'whether assistants may open your pages for a person',
  why: 'ChatGPT-User and Perplexity-User open a page for a person who asks. Firewalls act on what robots.txt says of them.',
  comparedAs: 'Pages that assistants may open for a person',
  advice: {
    title: 'Allow live fetches for people',
    about: 'An assistant opens your page for a person who asks.',
    resources: [
      'OpenAI’s page on its crawlers: https://platform.openai.com/docs/bots',
      'Perplexity’s page on its crawlers: https://docs.perplexity.ai/guides/bots',
    ],
  },
});
