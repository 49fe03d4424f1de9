// Who reads a site for an AI assistant, by purpose. Vendors rename and add agents, so each row has its page and the day it was read.
import type { Platform } from '#engine/contract.ts';

/** `search` decides who is shown, `user-triggered` opens a page on request, `training` does not touch today's answers. */
export type CrawlerPurpose = 'search' | 'user-triggered' | 'training';

export type Crawler = {
  /** The product token that robots.txt names. */
  token: string;
  operator: string;
  purpose: CrawlerPurpose;
  /** The assistant whose answers it feeds; null for an index that several use, or for none of the four. */
  platform: Platform | null;
  /** What the vendor says of robots.txt. */
  obeysRobots: 'yes' | 'not-always' | 'unknown';
  /** false for a token that only steers another crawler, and never fetches. */
  fetches: boolean;
  /** true where a token about training also decides whether answers of today are built on the site. */
  steersAnswers?: true;
  /** What closing the site to it does, in one clause. */
  whenBlocked: string;
  source: string;
  checkedAt: string;
};

const checkedAt = '2026-11-20';
const openai = {
  operator: 'OpenAI',
  source: 'https://platform.openai.com/docs/bots',
  fetches: true,
  checkedAt,
} as const;
const anthropic = {
  operator: 'Anthropic',
  source:
    'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
  fetches: true,
  checkedAt,
} as const;
const perplexity = {
  operator: 'Perplexity',
  source: 'https://docs.perplexity.ai/guides/bots',
  fetches: true,
  checkedAt,
} as const;
const google = {
  operator: 'Google',
  source: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
  checkedAt,
} as const;

// xAI documents no token for Grok: no row can be honest, and none is invented.
export const crawlers: readonly Crawler[] = [
  {
    token: 'OAI-SearchBot',
    ...openai,
    purpose: 'search',
    platform: 'chatgpt',
    obeysRobots: 'yes',
    whenBlocked: 'your pages are not shown in ChatGPT search answers',
  },
  {
    token: 'ChatGPT-User',
    ...openai,
    purpose: 'user-triggered',
    platform: 'chatgpt',
    obeysRobots: 'not-always',
    whenBlocked: 'ChatGPT may not open your page when a user asks it to',
  },
  {
    token: 'GPTBot',
    ...openai,
    purpose: 'training',
    platform: 'chatgpt',
    obeysRobots: 'yes',
    whenBlocked: 'your pages are not used to train OpenAI models',
  },
  {
    token: 'Claude-SearchBot',
    ...anthropic,
    purpose: 'search',
    platform: 'claude',
    obeysRobots: 'yes',
    whenBlocked: 'your pages may be less visible in Claude search',
  },
  {
    token: 'Claude-User',
    ...anthropic,
    purpose: 'user-triggered',
    platform: 'claude',
    obeysRobots: 'yes',
    whenBlocked: 'Claude cannot open your page when a user asks it to',
  },
  {
    token: 'ClaudeBot',
    ...anthropic,
    purpose: 'training',
    platform: 'claude',
    obeysRobots: 'yes',
    whenBlocked: 'your pages are not used to train Claude',
  },
  {
    token: 'PerplexityBot',
    ...perplexity,
    purpose: 'search',
    platform: 'perplexity',
    obeysRobots: 'yes',
    whenBlocked: 'Perplexity does not show or link your pages',
  },
  {
    token: 'Perplexity-User',
    ...perplexity,
    purpose: 'user-triggered',
    platform: 'perplexity',
    obeysRobots: 'not-always',
    whenBlocked: 'Perplexity may not open your page when a user asks it to',
  },
  {
    token: 'Googlebot',
    ...google,
    purpose: 'search',
    platform: null,
    obeysRobots: 'yes',
    fetches: true,
    whenBlocked: 'your pages leave Google Search and its AI features',
  },
  {
    token: 'Google-Extended',
    ...google,
    purpose: 'training',
    platform: null,
    obeysRobots: 'yes',
    fetches: false,
    steersAnswers: true,
    whenBlocked:
      'Google neither trains Gemini on your pages nor builds Gemini’s answers on them; Google Search is not affected',
  },
  {
    token: 'Bingbot',
    operator: 'Microsoft',
    purpose: 'search',
    platform: null,
    obeysRobots: 'yes',
    fetches: true,
    whenBlocked: 'your pages leave Bing, Copilot and the assistants that build on Bing',
    source: 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0',
    checkedAt,
  },
  {
    token: 'Bravebot',
    operator: 'Brave',
    purpose: 'search',
    platform: null,
    obeysRobots: 'unknown',
    fetches: true,
    whenBlocked: 'your pages may leave the Brave index, which Claude search appears to use',
    source: 'https://search.brave.com/help/brave-search-crawler',
    checkedAt,
  },
  {
    token: 'Applebot',
    operator: 'Apple',
    purpose: 'search',
    platform: null,
    obeysRobots: 'yes',
    fetches: true,
    whenBlocked: 'your pages leave Siri and Spotlight suggestions',
    source: 'https://support.apple.com/en-us/119829',
    checkedAt,
  },
  {
    token: 'Applebot-Extended',
    operator: 'Apple',
    purpose: 'training',
    platform: null,
    obeysRobots: 'yes',
    fetches: false,
    whenBlocked: 'your pages are not used to train Apple models',
    source: 'https://support.apple.com/en-us/119829',
    checkedAt,
  },
  {
    token: 'CCBot',
    operator: 'Common Crawl',
    purpose: 'training',
    platform: null,
    obeysRobots: 'yes',
    fetches: true,
    whenBlocked: 'your pages stay out of the open archive that many models learn from',
    source: 'https://commoncrawl.org/ccbot',
    checkedAt,
  },
  {
    token: 'meta-externalagent',
    operator: 'Meta',
    purpose: 'training',
    platform: null,
    obeysRobots: 'yes',
    fetches: true,
    whenBlocked: 'your pages are not used to train Meta models',
    source: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/',
    checkedAt,
  },
  {
    token: 'meta-externalfetcher',
    operator: 'Meta',
    purpose: 'user-triggered',
    platform: null,
    obeysRobots: 'not-always',
    fetches: true,
    whenBlocked: 'Meta AI may not open your page when a user asks it to',
    source: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/',
    checkedAt,
  },
  {
    token: 'Amazonbot',
    operator: 'Amazon',
    purpose: 'training',
    platform: null,
    obeysRobots: 'yes',
    fetches: true,
    whenBlocked: 'your pages are not used by Amazon services',
    source: 'https://developer.amazon.com/amazonbot',
    checkedAt,
  },
];

/** The tokens of one purpose, and of one platform when it is given. */
export function tokensOf(purpose: CrawlerPurpose, platform?: Platform): string[] {
  return crawlers
    .filter((crawler) => crawler.purpose === purpose && (!platform || crawler.platform === platform))
    .map((crawler) => crawler.token);
}
