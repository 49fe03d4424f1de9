// Who is looked for in a log: crawlers of AI assistants, and the hosts that send their readers.
import { crawlers, type CrawlerPurpose } from '#engine/base/crawlers.ts';

export type LogAgent = { token: string; operator: string; purpose: CrawlerPurpose };

/** Seen in logs, and no row of the engine's list since no robots.txt decision of ours rests on them. Names as their operators publish them, checked 2026-11-22. */
const onlyInLogs: LogAgent[] = [
  { token: 'DuckAssistBot', operator: 'DuckDuckGo', purpose: 'user-triggered' },
  { token: 'MistralAI-User', operator: 'Mistral', purpose: 'user-triggered' },
  { token: 'Bytespider', operator: 'ByteDance', purpose: 'training' },
];

export const agents: readonly LogAgent[] = [
  ...crawlers.filter(({ fetches }) => fetches).map(({ token, operator, purpose }) => ({ token, operator, purpose })),
  ...onlyInLogs,
];

/** Hosts that send readers, with the assistant that they belong to; a host below counts as well. */
export const referrers: Readonly<Record<string, string>> = {
  'chatgpt.com': 'ChatGPT',
  'chat.openai.com': 'ChatGPT',
  'perplexity.ai': 'Perplexity',
  'claude.ai': 'Claude',
  'copilot.microsoft.com': 'Copilot',
  'gemini.google.com': 'Gemini',
  'grok.com': 'Grok',
  'chat.deepseek.com': 'DeepSeek',
  'chat.mistral.ai': 'Mistral',
};

/** Published lists of addresses, one file each, in the shape that Google, OpenAI, Perplexity, Microsoft, Apple and Anthropic share. */
export const rangeLists: readonly { file: string; url: string; tokens: readonly string[] }[] = [
  { file: 'openai-searchbot.json', url: 'https://openai.com/searchbot.json', tokens: ['OAI-SearchBot'] },
  { file: 'openai-chatgpt-user.json', url: 'https://openai.com/chatgpt-user.json', tokens: ['ChatGPT-User'] },
  { file: 'openai-gptbot.json', url: 'https://openai.com/gptbot.json', tokens: ['GPTBot'] },
  {
    file: 'anthropic-bots.json',
    url: 'https://claude.com/crawling/bots.json',
    tokens: ['Claude-SearchBot', 'Claude-User', 'ClaudeBot'],
  },
  { file: 'perplexitybot.json', url: 'https://www.perplexity.com/perplexitybot.json', tokens: ['PerplexityBot'] },
  { file: 'perplexity-user.json', url: 'https://www.perplexity.com/perplexity-user.json', tokens: ['Perplexity-User'] },
  {
    file: 'googlebot.json',
    url: 'https://developers.google.com/static/search/apis/ipranges/googlebot.json',
    tokens: ['Googlebot'],
  },
  { file: 'bingbot.json', url: 'https://www.bing.com/toolbox/bingbot.json', tokens: ['Bingbot'] },
  { file: 'applebot.json', url: 'https://search.developer.apple.com/applebot.json', tokens: ['Applebot'] },
  { file: 'ccbot.json', url: 'https://index.commoncrawl.org/ccbot.json', tokens: ['CCBot'] },
  { file: 'duckassistbot.json', url: 'https://duckduckgo.com/duckassistbot.json', tokens: ['DuckAssistBot'] },
  { file: 'mistralai-user.json', url: 'https://mistral.ai/mistralai-user-ips.json', tokens: ['MistralAI-User'] },
];
