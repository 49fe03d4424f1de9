import { createAnthropic } from '@ai-sdk/anthropic';
import { z } from 'zod';
import type { Cited, Vendor } from './contract.ts';
import { unique, unreadable } from './responses-format.ts';
import { sendWithSdk } from './send-with-sdk.ts';

const block = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  citations: z.array(z.looseObject({ url: z.string().optional(), cited_text: z.string().nullish() })).nullish(),
  /** Search results, or an object that tells why there are none. */
  content: z.union([z.array(z.looseObject({ url: z.string().optional() })), z.looseObject({ error_code: z.string().optional() })]).nullish(),
});
const messageSchema = z.looseObject({
  model: z.string(),
  content: z.array(block),
  stop_reason: z.string().nullish(),
  usage: z.looseObject({
    input_tokens: z.number().default(0),
    output_tokens: z.number().default(0),
    cache_creation_input_tokens: z.number().nullish(),
    cache_read_input_tokens: z.number().nullish(),
    server_tool_use: z.looseObject({ web_search_requests: z.number().default(0) }).nullish(),
  }),
});

/** Anthropic's Messages API with its web search. Whether to search is Claude's choice, so the answer says whether it did. */
export const claude: Vendor = {
  id: 'claude',
  name: 'Claude',
  defaultBaseUrl: 'https://api.anthropic.com/v1',
  defaultModel: 'claude-sonnet-4-6',
  async send(prompt, { apiKey, baseUrl, model, ...way }) {
    return sendWithSdk(prompt, way, (fetchAndKeep) => {
      const anthropic = createAnthropic({ apiKey, baseURL: baseUrl, fetch: fetchAndKeep });
      return { model: anthropic(model), tools: { web_search: anthropic.tools.webSearch_20250305({ maxUses: 3 }) } };
    });
  },
  read(body) {
    const parsed = messageSchema.safeParse(body);
    if (!parsed.success) return unreadable('Claude');
    const { model, content, stop_reason, usage: used } = parsed.data;
    const results = content.filter(({ type }) => type === 'web_search_tool_result');
    const found = results.flatMap((own) => (Array.isArray(own.content) ? own.content.flatMap(({ url }) => url ?? []) : []));
    const usage = {
      inputTokens: used.input_tokens + (used.cache_creation_input_tokens ?? 0) + (used.cache_read_input_tokens ?? 0),
      outputTokens: used.output_tokens,
      searches: used.server_tool_use?.web_search_requests ?? 0,
    };
    if (stop_reason === 'refusal') return { ok: false, kind: 'refusal', detail: 'Claude declined to answer', usage, vendorCostUsd: null };
    let text = '';
    const cited: Cited[] = [];
    for (const own of content) {
      if (own.type !== 'text') continue;
      const start = text.length;
      text += own.text ?? '';
      for (const { url, cited_text } of own.citations ?? []) if (url !== undefined) cited.push({ url, start, end: text.length, quote: cited_text ?? null });
    }
    return {
      ok: true,
      answer: { model, searched: results.some((own) => Array.isArray(own.content)), text, retrieved: unique(found), cited, usage },
      vendorCostUsd: null,
    };
  },
};
