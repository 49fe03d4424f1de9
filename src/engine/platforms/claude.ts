import { z } from 'zod';
import type { Cited, Credentials, Vendor } from './contract.ts';
import { beforeNextBlock, readModelList, unique, unreadable, withoutNulls } from './responses-format.ts';

const block = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  citations: z.array(z.looseObject({ url: z.string().optional(), cited_text: z.string().nullish() })).nullish(),
  /** What a server_tool_use block asks its tool. */
  input: z.looseObject({ query: z.string().optional() }).nullish(),
  /** Search results, or an object that tells why there are none. */
  content: z
    .union([
      z.array(z.looseObject({ url: z.string().optional() })),
      z.looseObject({ error_code: z.string().optional() }),
    ])
    .nullish(),
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

/** Anthropic's Messages API with its web search. Sonnet 5.5 refuses a forced tool, so the answer says whether it searched. */
export const claude: Vendor = {
  id: 'claude',
  name: 'Claude',
  defaultBaseUrl: 'https://api.anthropic.com/v1',
  models: ['claude-sonnet-5-5', 'claude-haiku-5-5'],
  offByDefault: null,
  request: ({ text, place, cap }, credentials) => ({
    path: '/messages',
    headers: headersOf(credentials),
    body: {
      model: credentials.model,
      max_tokens: cap,
      output_config: { effort: 'low' },
      messages: [{ role: 'user', content: text }],
      tools: [
        {
          type: 'web_search_20260318',
          name: 'web_search',
          // Else a program of Claude's may sift the results first, and we would not see all that were looked at.
          allowed_callers: ['direct'],
          max_uses: 3,
          ...(place && { user_location: { type: 'approximate', ...withoutNulls(place) } }),
        },
      ],
    },
  }),
  read(body) {
    const parsed = messageSchema.safeParse(body);
    if (!parsed.success) return unreadable('Claude');
    const { model, content, stop_reason: stopped, usage: used } = parsed.data;
    const results = content.filter(({ type }) => type === 'web_search_tool_result');
    const usage = {
      inputTokens: used.input_tokens + (used.cache_creation_input_tokens ?? 0) + (used.cache_read_input_tokens ?? 0),
      outputTokens: used.output_tokens,
      searches: used.server_tool_use?.web_search_requests ?? 0,
    };
    if (stopped === 'refusal')
      return { ok: false, kind: 'refusal', detail: 'Claude declined to answer', usage, vendorCostUsd: null };
    if (stopped !== 'end_turn' && stopped !== 'stop_sequence')
      return { ok: false, kind: 'incomplete', detail: 'Claude did not finish its answer', usage, vendorCostUsd: null };
    let text = '';
    const cited: Cited[] = [];
    for (const [at, own] of content.entries()) {
      if (own.type !== 'text') continue;
      // Claude cuts a sentence into blocks where a citation begins; a search between two blocks ends a paragraph.
      const before = content[at - 1]?.type;
      if (before !== undefined && before !== 'text') text = beforeNextBlock(text);
      const start = text.length;
      text += own.text ?? '';
      for (const { url, cited_text } of own.citations ?? [])
        if (url !== undefined) cited.push({ url, start, end: text.length, quote: cited_text ?? null });
    }
    return {
      ok: true,
      answer: {
        model,
        searched: results.some((own) => Array.isArray(own.content)),
        queries: unique(content.flatMap(({ type, input }) => (type === 'server_tool_use' ? (input?.query ?? []) : []))),
        text,
        retrieved: unique(
          results.flatMap((own) => (Array.isArray(own.content) ? own.content.flatMap(({ url }) => url ?? []) : [])),
        ),
        cited,
        usage,
      },
      vendorCostUsd: null,
    };
  },
  pauses: {
    goOn(request, body) {
      const paused = pausedSchema.safeParse(body);
      const asked = askedSchema.safeParse(request.body);
      if (!paused.success || !asked.success) return null;
      return {
        ...request,
        body: {
          ...asked.data,
          messages: [...asked.data.messages, { role: 'assistant', content: paused.data.content }],
        },
      };
    },
    whole(request, body) {
      const earlier =
        askedSchema
          .safeParse(request.body)
          .data?.messages.flatMap(({ role, content }) =>
            role === 'assistant' && Array.isArray(content) ? content : [],
          ) ?? [];
      const last = contentSchema.safeParse(body);
      return last.success ? { ...last.data, content: [...earlier, ...last.data.content] } : body;
    },
  },
  errorKinds: {
    contract_spend_limit_reached: 'out-of-credit',
    enforced_spend_limit_reached: 'out-of-credit',
    linked_organization_spend_limit_reached: 'out-of-credit',
    linked_organization_billing_unavailable: 'out-of-credit',
    billing_error: 'out-of-credit',
    not_found_error: 'unknown-model',
  },
  modelList: {
    request: (credentials) => ({ path: '/models?limit=1000', headers: headersOf(credentials) }),
    read: readModelList,
  },
};

const contentSchema = z.looseObject({ content: z.array(z.unknown()) });
const pausedSchema = contentSchema.extend({ stop_reason: z.literal('pause_turn') });
const askedSchema = z.looseObject({ messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })) });

function headersOf({ apiKey }: Credentials): Record<string, string> {
  return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
}
