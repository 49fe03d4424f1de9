// Each vendor's wire format as its documentation and the trial calls show it: which requests it takes, and what it answers.
import { z } from 'zod';
import type { PlatformId } from '#engine/platforms/contract.ts';
import type { ScriptedAnswer } from './scripted-answer.ts';

/** Every reply of every fake reports this use, so that a cost can be counted at both ends. */
export const fakeUsage = { inputTokens: 5000, outputTokens: 400, searches: 1 };

export type Wire = {
  /** The path below the server's root; a model may stand inside. */
  path: RegExp;
  key: (headers: Record<string, string | string[] | undefined>) => string | undefined;
  /** Strict: an unknown or missing field is refused, as the vendor does. */
  request: z.ZodType;
  promptOf: (body: unknown) => string;
  modelOf: (body: unknown, path: string) => string;
  reply: (model: string, answer: ScriptedAnswer) => unknown;
  /** A failure inside a reply of status 200. */
  failedInside: (model: string) => unknown;
  refusal: (model: string) => unknown;
};

const userMessage = z.object({ role: z.literal('user'), content: z.union([z.string(), z.array(z.object({ type: z.string(), text: z.string() }))]) });
const contentText = (content: z.infer<typeof userMessage>['content']) => (typeof content === 'string' ? content : content.map(({ text }) => text).join(''));
const bearer: Wire['key'] = (headers) => (typeof headers.authorization === 'string' ? headers.authorization.replace(/^Bearer /, '') : undefined);

const openaiRequest = z.strictObject({
  model: z.string(),
  input: z.array(userMessage).min(1),
  tools: z.array(z.strictObject({ type: z.literal('web_search'), search_context_size: z.enum(['low', 'medium', 'high']).optional() })).length(1),
  tool_choice: z.strictObject({ type: z.literal('web_search') }),
  include: z.array(z.string()).optional(),
  max_output_tokens: z.number().optional(),
  store: z.boolean().optional(),
});
const xaiRequest = z.strictObject({
  model: z.string(),
  input: z.array(userMessage).min(1),
  tools: z.array(z.strictObject({ type: z.literal('web_search') })).length(1),
  max_output_tokens: z.number().optional(),
  store: z.boolean().optional(),
});
const perplexityRequest = z.strictObject({
  model: z.string(),
  input: z.string(),
  tools: z.array(z.strictObject({ type: z.literal('web_search') })).length(1),
  tool_choice: z.literal('required'),
  max_output_tokens: z.number().optional(),
});
const anthropicRequest = z.strictObject({
  model: z.string(),
  max_tokens: z.number(),
  messages: z.array(userMessage).min(1),
  tools: z.array(z.strictObject({ type: z.literal('web_search_20250305'), name: z.literal('web_search'), max_uses: z.number() })).length(1),
  tool_choice: z.strictObject({ type: z.literal('auto') }).optional(),
});
const geminiRequest = z.strictObject({
  contents: z.array(z.object({ role: z.literal('user'), parts: z.array(z.object({ text: z.string() })) })).min(1),
  tools: z.array(z.strictObject({ googleSearch: z.object({}) })).length(1),
  generationConfig: z.object({ maxOutputTokens: z.number().optional() }).optional(),
  toolConfig: z.object({}).optional(),
});

const responsesUsage = {
  input_tokens: fakeUsage.inputTokens,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: fakeUsage.outputTokens,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: fakeUsage.inputTokens + fakeUsage.outputTokens,
};
const responsesFrame = (model: string) => ({
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
const message = (content: object[]) => ({ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content });
const refusedResponses = (model: string) => ({ ...responsesFrame(model), output: [message([{ type: 'refusal', refusal: 'I cannot help with that.' }])] });

const annotations = ({ text, cites }: ScriptedAnswer) =>
  cites.map(({ quote, url }) => ({
    type: 'url_citation',
    url,
    title: 'A page',
    start_index: text.indexOf(quote),
    end_index: text.indexOf(quote) + quote.length,
  }));
const searchCall = ({ retrieved }: ScriptedAnswer) => ({
  type: 'web_search_call',
  id: 'ws_1',
  status: 'completed',
  action: { type: 'search', query: 'a query', queries: ['a query'], sources: retrieved.map((url) => ({ type: 'url', url })) },
});

/** Puts a mark behind each cited piece of the text. */
function withMarks({ text, cites }: ScriptedAnswer, mark: (url: string, at: number) => string): string {
  return cites.reduce((marked, { quote, url }, at) => marked.replace(quote, () => `${quote}${mark(url, at)}`), text);
}

export const wireFormats: Record<PlatformId, Wire> = {
  chatgpt: {
    path: /^\/v1\/responses$/,
    key: bearer,
    request: openaiRequest,
    promptOf: (body) =>
      openaiRequest
        .parse(body)
        .input.map(({ content }) => contentText(content))
        .join(''),
    modelOf: (body) => openaiRequest.parse(body).model,
    reply: (model, answer) => ({
      ...responsesFrame(model),
      output: [searchCall(answer), message([{ type: 'output_text', text: answer.text, logprobs: [], annotations: annotations(answer) }])],
    }),
    failedInside: failedResponses,
    refusal: refusedResponses,
  },
  claude: {
    path: /^\/v1\/messages$/,
    key: (headers) => (headers['anthropic-version'] === '2023-06-01' && typeof headers['x-api-key'] === 'string' ? headers['x-api-key'] : undefined),
    request: anthropicRequest,
    promptOf: (body) =>
      anthropicRequest
        .parse(body)
        .messages.map(({ content }) => contentText(content))
        .join(''),
    modelOf: (body) => anthropicRequest.parse(body).model,
    reply: (model, answer) => ({
      ...claudeFrame(model),
      content: [
        { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'a query' } },
        {
          type: 'web_search_tool_result',
          tool_use_id: 'srvtoolu_1',
          content: answer.retrieved.map((url) => ({ type: 'web_search_result', url, title: 'A page', encrypted_content: 'x', page_age: null })),
        },
        ...claudeBlocks(answer),
      ],
    }),
    failedInside: (model) => ({ ...claudeFrame(model), content: [], stop_reason: 'refusal' }),
    refusal: (model) => ({ ...claudeFrame(model), content: [], stop_reason: 'refusal' }),
  },
  perplexity: {
    path: /^\/v1\/agent$/,
    key: bearer,
    request: perplexityRequest,
    promptOf: (body) => perplexityRequest.parse(body).input,
    modelOf: (body) => perplexityRequest.parse(body).model,
    reply: (model, answer) => {
      const urls = [...new Set([...answer.cites.map(({ url }) => url), ...answer.retrieved])];
      return {
        ...responsesFrame(model),
        usage: { ...responsesUsage, cost: { currency: 'USD', total_cost: 0.0061 } },
        output: [
          {
            type: 'search_results',
            queries: ['a query'],
            results: urls.map((url, at) => ({ id: at + 1, url, title: 'A page', snippet: 'text', source: 'web' })),
          },
          message([{ type: 'output_text', text: withMarks(answer, (url) => `[${urls.indexOf(url) + 1}]`), annotations: [] }]),
        ],
      };
    },
    failedInside: (model) => ({ ...failedResponses(model), usage: { ...responsesUsage, cost: { currency: 'USD', total_cost: 0 } } }),
    refusal: refusedResponses,
  },
  grok: {
    path: /^\/v1\/responses$/,
    key: bearer,
    request: xaiRequest,
    promptOf: (body) =>
      xaiRequest
        .parse(body)
        .input.map(({ content }) => contentText(content))
        .join(''),
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
      citations: answer.cites.map(({ url }) => url),
    }),
    failedInside: failedResponses,
    refusal: refusedResponses,
  },
  gemini: {
    path: /^\/v1beta\/models\/[\w.-]+:generateContent$/,
    key: (headers) => (typeof headers['x-goog-api-key'] === 'string' ? headers['x-goog-api-key'] : undefined),
    request: geminiRequest,
    promptOf: (body) =>
      geminiRequest
        .parse(body)
        .contents.flatMap(({ parts }) => parts.map(({ text }) => text))
        .join(''),
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

function claudeFrame(model: string) {
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

function geminiFrame(model: string) {
  const usageMetadata = {
    promptTokenCount: fakeUsage.inputTokens,
    candidatesTokenCount: fakeUsage.outputTokens,
    totalTokenCount: fakeUsage.inputTokens + fakeUsage.outputTokens,
  };
  return { modelVersion: model, usageMetadata };
}

/** Claude cuts its text where citations begin and end. */
function claudeBlocks({ text, cites }: ScriptedAnswer): object[] {
  const blocks: object[] = [];
  let from = 0;
  for (const { quote, url } of cites) {
    const at = text.indexOf(quote, from);
    if (at < 0) continue;
    if (at > from) blocks.push({ type: 'text', text: text.slice(from, at) });
    blocks.push({
      type: 'text',
      text: quote,
      citations: [{ type: 'web_search_result_location', url, title: 'A page', cited_text: quote, encrypted_index: 'i' }],
    });
    from = at + quote.length;
  }
  return from < text.length ? [...blocks, { type: 'text', text: text.slice(from) }] : blocks;
}
