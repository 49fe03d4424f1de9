// Each vendor's wire format as its documentation and the trial calls show it: which requests it takes, and what it answers.
import { z } from 'zod';
import type { ListedModel, PlatformId } from '#engine/platforms/contract.ts';
import type { ScriptedAnswer } from './scripted-answer.ts';

/** Every reply of every fake reports this use, so that a cost can be counted at both ends. */
export const fakeUsage = { inputTokens: 5000, outputTokens: 400, searches: 1 };

/** What Perplexity and xAI say that an answer costs; the others name no price. */
export const statedCost = { perplexity: 0.0061, grok: 0.0263 } as const;
const grokTicks = statedCost.grok * 1e10;

export type Wire = {
  /** The path below the server's root; a model may be inside. */
  path: RegExp;
  key: (headers: Record<string, string | string[] | undefined>) => string | undefined;
  /** Strict: an unknown or missing field is refused, as the vendor does. */
  request: z.ZodType;
  promptOf: (body: unknown) => string;
  modelOf: (body: unknown, path: string) => string;
  reply: (model: string, answer: ScriptedAnswer) => unknown;
  /** `GET` of the vendor's models; null where it has no such list. */
  models: { path: RegExp; list: (models: readonly ListedModel[]) => unknown } | null;
  /** A failure inside a reply of status 200. */
  failedInside: (model: string) => unknown;
  refusal: (model: string) => unknown;
};

const bearer: Wire['key'] = (headers) =>
  typeof headers.authorization === 'string' ? headers.authorization.replace(/^Bearer /, '') : undefined;
const low = z.strictObject({ effort: z.literal('low') });
/** No vendor takes a town without its country. */
const place = { country: z.string().length(2), city: z.string().min(1).optional() };
const approximate = z.union([
  z.strictObject({ type: z.literal('approximate') }),
  z.strictObject({ type: z.literal('approximate'), ...place }),
]);

const openaiRequest = z.strictObject({
  model: z.string(),
  input: z.string(),
  tools: z.tuple([
    z.strictObject({
      type: z.literal('web_search'),
      search_context_size: z.enum(['low', 'medium', 'high']).optional(),
      user_location: approximate,
    }),
  ]),
  tool_choice: z.literal('required'),
  include: z.array(z.enum(['web_search_call.action.sources'])),
  reasoning: low,
  max_output_tokens: z.int(),
  store: z.boolean(),
});
const knownPlace = z.strictObject(place).optional();
const xaiRequest = z.strictObject({
  model: z.string(),
  input: z.tuple([z.strictObject({ role: z.literal('user'), content: z.string() })]),
  tools: z.tuple([
    z.strictObject({ type: z.literal('web_search'), user_location: knownPlace }),
    z.strictObject({ type: z.literal('x_search') }),
  ]),
  tool_choice: z.literal('required'),
  reasoning: low,
  max_output_tokens: z.int(),
  store: z.boolean(),
});
/** Perplexity’s format has no tool_choice. */
const perplexityRequest = z.strictObject({
  model: z.string(),
  input: z.string(),
  language_preference: z.string().length(2).optional(),
  tools: z.tuple([z.strictObject({ type: z.literal('web_search'), user_location: knownPlace })]),
  max_output_tokens: z.int(),
  max_steps: z.int(),
  store: z.boolean(),
});
/** Sonnet 5.5 refuses a forced tool, temperature, prefill and thinking budgets: none of them is in it. A paused answer is sent back as the assistant's. */
const anthropicRequest = z.strictObject({
  model: z.string(),
  max_tokens: z.int(),
  output_config: low,
  messages: z
    .array(
      z.union([
        z.strictObject({ role: z.literal('user'), content: z.string() }),
        z.strictObject({ role: z.literal('assistant'), content: z.array(z.looseObject({ type: z.string() })) }),
      ]),
    )
    .min(1),
  tools: z.tuple([
    z.strictObject({
      type: z.literal('web_search_20260318'),
      name: z.literal('web_search'),
      allowed_callers: z.tuple([z.literal('direct')]),
      max_uses: z.int(),
      user_location: approximate.optional(),
    }),
  ]),
});
const geminiRequest = z.strictObject({
  contents: z.tuple([
    z.strictObject({ role: z.literal('user'), parts: z.tuple([z.strictObject({ text: z.string() })]) }),
  ]),
  tools: z.tuple([z.strictObject({ googleSearch: z.strictObject({}) })]),
  generationConfig: z.strictObject({
    maxOutputTokens: z.int(),
    thinkingConfig: z.strictObject({ thinkingLevel: z.enum(['MINIMAL', 'LOW', 'MEDIUM', 'HIGH']) }),
  }),
});

const responsesUsage = {
  input_tokens: fakeUsage.inputTokens,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: fakeUsage.outputTokens,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: fakeUsage.inputTokens + fakeUsage.outputTokens,
};
export const responsesFrame = (model: string) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1_795_000_000,
  status: 'completed',
  model,
  error: null,
  incomplete_details: null,
  usage: responsesUsage,
});
const failedResponses = (model: string) => ({
  ...responsesFrame(model),
  status: 'failed',
  output: [],
  error: { code: 'server_error', message: 'The model failed.' },
});
export const message = (content: object[]) => ({
  type: 'message',
  id: 'msg_1',
  role: 'assistant',
  status: 'completed',
  content,
});
const refusedResponses = (model: string) => ({
  ...responsesFrame(model),
  output: [message([{ type: 'refusal', refusal: 'I cannot help with that.' }])],
});

const annotations = ({ text, cites }: ScriptedAnswer) =>
  cites.map(({ quote, url }) => ({
    type: 'url_citation',
    url,
    title: 'A page',
    start_index: text.indexOf(quote),
    end_index: text.indexOf(quote) + quote.length,
  }));
export const searchCall = ({ retrieved }: ScriptedAnswer) => ({
  type: 'web_search_call',
  id: 'ws_1',
  status: 'completed',
  action: {
    type: 'search',
    query: 'a query',
    queries: ['a query'],
    sources: retrieved.map((url) => ({ type: 'url', url })),
  },
});

/** Puts a mark behind each cited piece of the text. */
function withMarks({ text, cites }: ScriptedAnswer, mark: (url: string, at: number) => string): string {
  return cites.reduce((marked, { quote, url }, at) => marked.replace(quote, () => `${quote}${mark(url, at)}`), text);
}

export const wireFormats: Record<PlatformId, Wire> = {
  chatgpt: {
    path: /^\/v1\/responses$/,
    models: {
      path: /^\/v1\/models$/,
      list: (ids) => ({
        object: 'list',
        data: ids.map(({ id, endsAt }) => ({
          id,
          object: 'model',
          created: 1_790_000_000,
          owned_by: 'system',
          shutdown_date: endsAt,
        })),
      }),
    },
    key: bearer,
    request: openaiRequest,
    promptOf: (body) => openaiRequest.parse(body).input,
    modelOf: (body) => openaiRequest.parse(body).model,
    reply: (model, answer) => ({
      ...responsesFrame(model),
      output: [
        searchCall(answer),
        message([{ type: 'output_text', text: answer.text, logprobs: [], annotations: annotations(answer) }]),
      ],
    }),
    failedInside: failedResponses,
    refusal: refusedResponses,
  },
  claude: {
    path: /^\/v1\/messages$/,
    models: {
      path: /^\/v1\/models$/,
      list: (ids) => ({
        data: ids.map(({ id, endsAt, lifecycle }) => ({
          id,
          type: 'model',
          created_at: '2026-09-01T00:00:00Z',
          display_name: id,
          lifecycle: lifecycle ?? (endsAt ? 'deprecated' : 'active'),
          retires_at: endsAt && `${endsAt}T00:00:00Z`,
        })),
        has_more: false,
      }),
    },
    key: (headers) =>
      headers['anthropic-version'] === '2023-06-01' && typeof headers['x-api-key'] === 'string'
        ? headers['x-api-key']
        : undefined,
    request: anthropicRequest,
    promptOf: (body) =>
      anthropicRequest
        .parse(body)
        .messages.map(({ role, content }) => (role === 'user' ? content : ''))
        .join(''),
    modelOf: (body) => anthropicRequest.parse(body).model,
    reply: (model, answer) => ({
      ...claudeFrame(model),
      content: [
        { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'a query' } },
        {
          type: 'web_search_tool_result',
          tool_use_id: 'srvtoolu_1',
          content: answer.retrieved.map((url) => ({
            type: 'web_search_result',
            url,
            title: 'A page',
            encrypted_content: 'x',
            page_age: null,
          })),
        },
        ...claudeBlocks(answer),
      ],
    }),
    failedInside: (model) => ({ ...claudeFrame(model), content: [], stop_reason: 'refusal' }),
    refusal: (model) => ({ ...claudeFrame(model), content: [], stop_reason: 'refusal' }),
  },
  perplexity: {
    path: /^\/v1\/responses$/,
    models: null,
    key: bearer,
    request: perplexityRequest,
    promptOf: (body) => perplexityRequest.parse(body).input,
    modelOf: (body) => perplexityRequest.parse(body).model,
    reply: (model, answer) => {
      const urls = [...new Set([...answer.cites.map(({ url }) => url), ...answer.retrieved])];
      return {
        ...responsesFrame(model),
        usage: {
          ...responsesUsage,
          cost: {
            currency: 'USD',
            input_cost: 0.005,
            output_cost: 0.0006,
            tool_calls_cost: 0.0005,
            total_cost: statedCost.perplexity,
          },
        },
        output: [
          {
            type: 'search_results',
            queries: ['a query'],
            results: urls.map((url, at) => ({ id: at + 1, url, title: 'A page', snippet: 'text', source: 'web' })),
          },
          message([
            { type: 'output_text', text: withMarks(answer, (url) => `[${urls.indexOf(url) + 1}]`), annotations: [] },
          ]),
        ],
      };
    },
    failedInside: (model) => ({
      ...failedResponses(model),
      usage: { ...responsesUsage, cost: { currency: 'USD', input_cost: 0, output_cost: 0, total_cost: 0 } },
    }),
    refusal: refusedResponses,
  },
  grok: {
    path: /^\/v1\/responses$/,
    models: {
      path: /^\/v1\/language-models$/,
      list: (ids) => ({
        models: ids.map(({ id }) => ({ id: `${id}-0911`, aliases: [id], object: 'model', owned_by: 'xai' })),
      }),
    },
    key: bearer,
    request: xaiRequest,
    promptOf: (body) => xaiRequest.parse(body).input[0].content,
    modelOf: (body) => xaiRequest.parse(body).model,
    reply: (model, answer) => ({
      ...responsesFrame(model),
      output: [
        searchCall(answer),
        message([
          {
            type: 'output_text',
            text: withMarks(answer, (url, at) => ` [[${at + 1}]](${url})`),
            annotations: answer.cites.map(({ url }, at) => ({ type: 'url_citation', url, title: String(at + 1) })),
          },
        ]),
      ],
      citations: [...new Set([...answer.cites.map(({ url }) => url), ...answer.retrieved])],
      usage: { ...responsesUsage, cost_in_usd_ticks: grokTicks },
    }),
    failedInside: failedResponses,
    refusal: refusedResponses,
  },
  gemini: {
    path: /^\/v1beta\/models\/[\w.-]+:generateContent$/,
    models: {
      path: /^\/v1beta\/models$/,
      list: (ids) => ({ models: ids.map(({ id }) => ({ name: `models/${id}`, displayName: id })) }),
    },
    key: (headers) => (typeof headers['x-goog-api-key'] === 'string' ? headers['x-goog-api-key'] : undefined),
    request: geminiRequest,
    promptOf: (body) => geminiRequest.parse(body).contents[0].parts[0].text,
    modelOf: (_body, path) => /models\/([\w.-]+):/.exec(path)?.[1] ?? '',
    reply: (model, answer) => {
      const urls = [...new Set([...answer.cites.map(({ url }) => url), ...answer.retrieved])];
      return {
        ...geminiFrame(model),
        candidates: [
          {
            index: 0,
            finishReason: 'STOP',
            content: { role: 'model', parts: [{ text: answer.text }] },
            groundingMetadata: {
              webSearchQueries: ['a query'],
              groundingChunks: urls.map((uri) => ({ web: { uri, title: new URL(uri).hostname } })),
              groundingSupports: answer.cites.map(({ quote, url }) => ({
                segment: { startIndex: 0, endIndex: 1, text: quote },
                groundingChunkIndices: [urls.indexOf(url)],
              })),
            },
          },
        ],
      };
    },
    failedInside: (model) => ({ ...geminiFrame(model), candidates: [], promptFeedback: { blockReason: 'OTHER' } }),
    refusal: (model) => ({ ...geminiFrame(model), candidates: [{ index: 0, finishReason: 'SAFETY' }] }),
  },
};

export function claudeFrame(model: string) {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: {
      input_tokens: fakeUsage.inputTokens,
      output_tokens: fakeUsage.outputTokens,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      server_tool_use: { web_search_requests: fakeUsage.searches },
    },
  };
}

export function geminiFrame(model: string) {
  const usageMetadata = {
    promptTokenCount: fakeUsage.inputTokens,
    candidatesTokenCount: fakeUsage.outputTokens,
    totalTokenCount: fakeUsage.inputTokens + fakeUsage.outputTokens,
  };
  return { modelVersion: model, usageMetadata };
}

/** Claude cuts its text where citations begin and end. */
export function claudeBlocks({ text, cites }: ScriptedAnswer): object[] {
  const blocks: object[] = [];
  let from = 0;
  for (const { quote, url } of cites) {
    const at = text.indexOf(quote, from);
    if (at < 0) continue;
    if (at > from) blocks.push({ type: 'text', text: text.slice(from, at) });
    blocks.push({
      type: 'text',
      text: quote,
      citations: [
        { type: 'web_search_result_location', url, title: 'A page', cited_text: quote, encrypted_index: 'i' },
      ],
    });
    from = at + quote.length;
  }
  return from < text.length ? [...blocks, { type: 'text', text: text.slice(from) }] : blocks;
}
