// Who is looked for in a log: crawlers of AI assistants, and the hosts that send their readers.
import { ownText } from './own-text.ts';
import { crawlers, type CrawlerPurpose } from '#engine/base/crawlers.ts';

export type LogAgent = { token: string; operator: string; purpose: CrawlerPurpose };

/** Seen in logs, and no row of the engine's list since no robots.txt decision of ours rests on them. Names as their operators publish them, checked 2026-11-28. */
const onlyInLogs: LogAgent[] = [
  { token: 'OAI-AdsBot', operator: 'OpenAI', purpose: 'user-triggered' },
  { token: 'Google-Agent', operator: 'Google', purpose: 'user-triggered' },
  { token: 'Google-GeminiNotebook', operator: 'Google', purpose: 'user-triggered' },
  { token: 'Google-NotebookLM', operator: 'Google', purpose: 'user-triggered' },
  { token: 'Gemini-Deep-Research', operator: 'Google', purpose: 'user-triggered' },
  { token: 'Amzn-SearchBot', operator: 'Amazon', purpose: 'search' },
  { token: 'Amzn-User', operator: 'Amazon', purpose: 'user-triggered' },
  { token: 'Meta-WebIndexer', operator: 'Meta', purpose: 'search' },
  { token: 'DuckAssistBot', operator: 'DuckDuckGo', purpose: 'user-triggered' },
  { token: 'MistralAI-User', operator: 'Mistral', purpose: 'user-triggered' },
  { token: 'MistralAI-Index', operator: 'Mistral', purpose: 'search' },
  { token: 'Bytespider', operator: 'ByteDance', purpose: 'training' },
];

export const agents: readonly LogAgent[] = [
  ...crawlers.filter(({ fetches }) => fetches).map(({ token, operator, purpose }) => ({ token, operator, purpose })),
  ...onlyInLogs,
];

const namedAgent = new RegExp(`(?<![\\w-])(?:${agents.map(({ token }) => token).join('|')})(?![\\w-])`, 'i');
const byToken = new Map(agents.map((agent) => [agent.token.toLowerCase(), agent]));
const known = new Map<string, LogAgent | null>(); // a crawler sends the same text each time

let last: { text: string; agent: LogAgent | null } = { text: '', agent: null }; // a line asks twice

/** Whose name the text holds as a whole word; null where it holds none. */
export function agentIn(text: string): LogAgent | null {
  if (text !== last.text) last = { text, agent: agentWithin(text) };
  return last.agent;
}

function agentWithin(text: string): LogAgent | null {
  const seen = known.get(text);
  if (seen !== undefined) return seen;
  const agent = byToken.get(namedAgent.exec(text)?.[0].toLowerCase() ?? '') ?? null;
  if (known.size < 10_000) known.set(ownText(text), agent);
  return agent;
}

/** Every crawler whose letters stand in the text, as a word or within one. */
export function namesWithin(text: string): string[] {
  const small = text.toLowerCase();
  return [...byToken].filter(([name]) => small.includes(name)).map(([, { token }]) => token);
}

/** Which of several fields is the user agent: the one that names a crawler, else the first. */
export function agentAmong(texts: readonly string[]): string {
  return texts.find((text) => agentIn(text) !== null) ?? texts[0] ?? '';
}

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
  'copilot.com': 'Copilot',
  'meta.ai': 'Meta AI',
};

const byHost = Object.entries(referrers);
const knownAddresses = new Map<string, string | null>();

/** Whose page the address is that a text begins with; null where it is no assistant's. */
export function assistantAt(text: string): string | null {
  const seen = knownAddresses.get(text);
  if (seen !== undefined) return seen;
  const host = /^https?:/i.test(text) ? (URL.parse(text)?.hostname ?? '') : '';
  const [, assistant = null] = byHost.find(([each]) => host === each || host.endsWith(`.${each}`)) ?? [];
  if (knownAddresses.size < 10_000) knownAddresses.set(ownText(text), assistant);
  return assistant;
}

/** Which of several fields is the referrer: the one that names an assistant, else the first. */
export function referrerAmong(texts: readonly string[]): string {
  return texts.find((text) => assistantAt(text) !== null) ?? texts[0] ?? '';
}

/** Published lists of addresses, one file each, in the shape that Google, OpenAI, Perplexity, Microsoft, Apple and Anthropic share. */
export const rangeLists: readonly { file: string; url: string; tokens: readonly string[] }[] = [
  { file: 'openai-searchbot.json', url: 'https://openai.com/searchbot.json', tokens: ['OAI-SearchBot'] },
  { file: 'openai-chatgpt-user.json', url: 'https://openai.com/chatgpt-user.json', tokens: ['ChatGPT-User'] },
  { file: 'openai-gptbot.json', url: 'https://openai.com/gptbot.json', tokens: ['GPTBot'] },
  { file: 'openai-adsbot.json', url: 'https://openai.com/adsbot.json', tokens: ['OAI-AdsBot'] },
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
  {
    file: 'google-user-triggered-agents.json',
    url: 'https://developers.google.com/static/crawling/ipranges/user-triggered-agents.json',
    tokens: ['Google-Agent'],
  },
  {
    file: 'google-user-triggered-fetchers.json',
    url: 'https://developers.google.com/static/crawling/ipranges/user-triggered-fetchers-google.json',
    tokens: ['Google-GeminiNotebook', 'Google-NotebookLM'],
  },
  { file: 'bingbot.json', url: 'https://www.bing.com/toolbox/bingbot.json', tokens: ['Bingbot'] },
  { file: 'applebot.json', url: 'https://search.developer.apple.com/applebot.json', tokens: ['Applebot'] },
  { file: 'ccbot.json', url: 'https://index.commoncrawl.org/ccbot.json', tokens: ['CCBot'] },
  { file: 'duckassistbot.json', url: 'https://duckduckgo.com/duckassistbot.json', tokens: ['DuckAssistBot'] },
  { file: 'mistralai-user.json', url: 'https://mistral.ai/mistralai-user-ips.json', tokens: ['MistralAI-User'] },
  { file: 'mistralai-index.json', url: 'https://mistral.ai/mistralai-index-ips.json', tokens: ['MistralAI-Index'] },
];
