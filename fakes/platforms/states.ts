// Everything that a platform's contract says may come back, one row each: what the far side sends, and what it must be taken for. The tests walk this table.
import type { FailureKind, PlatformId, PlatformReply } from '#engine/platforms/contract.ts';
import type { ScriptedAnswer } from './scripted-answer.ts';
import {
  claudeBlocks,
  claudeFrame,
  geminiFrame,
  message,
  responsesFrame,
  searchCall,
  wireFormats,
} from './wire-formats.ts';

export type PlatformState = {
  name: string;
  make: (
    model: string,
    answer: ScriptedAnswer,
    call: number,
  ) => { status?: number; headers?: Record<string, string>; body: unknown };
  means: { kind: FailureKind; retryAfterMs?: number; isPaid?: boolean } | { answer: Partial<PlatformReply> };
};

const error =
  (status: number, body: object, headers: Record<string, string> = {}): PlatformState['make'] =>
  () => ({ status, headers, body });
const openaiError = (status: number, code: string, headers?: Record<string, string>) =>
  error(status, { error: { message: 'text', type: 'error', param: null, code } }, headers);
const anthropicError = (status: number, type: string, headers?: Record<string, string>) =>
  error(status, { type: 'error', error: { type, message: 'text' }, request_id: 'req_1' }, headers);
const text = (answer: ScriptedAnswer) => message([{ type: 'output_text', text: answer.text, annotations: [] }]);
const incomplete = (model: string, reason: string, answer: ScriptedAnswer) => ({
  body: {
    ...responsesFrame(model),
    status: 'incomplete',
    incomplete_details: { reason },
    output: [searchCall(answer), text(answer)],
  },
});
const opened = (url: string) => ({
  type: 'web_search_call',
  id: 'ws_2',
  status: 'completed',
  action: { type: 'open_page', url },
});

export const platformStates: Record<PlatformId, PlatformState[]> = {
  chatgpt: [
    {
      name: 'cut at the cap',
      make: (model, answer) => incomplete(model, 'max_output_tokens', answer),
      means: { kind: 'incomplete', isPaid: true },
    },
    {
      name: 'stopped by a filter',
      make: (model, answer) => incomplete(model, 'content_filter', answer),
      means: { kind: 'refusal', isPaid: true },
    },
    {
      name: 'refusal part',
      make: (model) => ({ body: wireFormats.chatgpt.refusal(model) }),
      means: { kind: 'refusal', isPaid: true },
    },
    {
      name: 'failed',
      make: (model) => ({ body: wireFormats.chatgpt.failedInside(model) }),
      means: { kind: 'failed-inside', isPaid: true },
    },
    {
      name: 'cancelled',
      make: (model) => ({ body: { ...responsesFrame(model), status: 'cancelled', output: [] } }),
      means: { kind: 'failed-inside', isPaid: true },
    },
    {
      name: 'searched once and opened two pages',
      make: (model, answer) => ({
        body: {
          ...responsesFrame(model),
          output: [
            searchCall({ ...answer, retrieved: ['https://found.example/'] }),
            opened('https://a.example/'),
            opened('https://b.example/'),
            text(answer),
          ],
        },
      }),
      means: {
        answer: {
          searched: true,
          queries: ['a query'],
          retrieved: ['https://found.example/', 'https://a.example/', 'https://b.example/'],
          usage: { inputTokens: 5000, outputTokens: 400, searches: 1 },
        },
      },
    },
    ...['incomplete', 'failed', 'in_progress', 'searching'].map((status): PlatformState => ({
      name: `a search that is ${status}`,
      make: (model, answer) => ({
        body: {
          ...responsesFrame(model),
          output: [
            { ...searchCall({ ...answer, retrieved: [] }), status },
            { ...opened('https://a.example/'), status },
            text(answer),
          ],
        },
      }),
      means: {
        answer: {
          searched: false,
          queries: ['a query'],
          retrieved: [],
          usage: { inputTokens: 5000, outputTokens: 400, searches: 0 },
        },
      },
    })),
    {
      name: 'looks for words in a page',
      make: (model, answer) => ({
        body: {
          ...responsesFrame(model),
          output: [
            {
              type: 'web_search_call',
              id: 'ws_1',
              status: 'completed',
              action: { type: 'find_in_page', url: 'https://a.example/prices', pattern: 'price' },
            },
            { ...opened(''), action: { type: 'open_page', url: null } },
            text(answer),
          ],
        },
      }),
      means: { answer: { searched: false, retrieved: ['https://a.example/prices'] } },
    },
    {
      name: 'no search',
      make: (model, answer) => ({ body: { ...responsesFrame(model), output: [text(answer)] } }),
      means: { answer: { searched: false, queries: [], retrieved: [] } },
    },
    {
      name: 'speaks before it searches',
      make: (model, answer) => ({
        body: {
          ...responsesFrame(model),
          output: [
            message([{ type: 'output_text', text: 'I look it up.', annotations: [] }]),
            searchCall(answer),
            message([
              {
                type: 'output_text',
                text: 'Brotwerk bakes.',
                annotations: [
                  { type: 'url_citation', url: 'https://guide.example/', title: 't', start_index: 0, end_index: 8 },
                ],
              },
            ]),
          ],
        },
      }),
      means: {
        answer: {
          text: 'I look it up.\n\nBrotwerk bakes.',
          cited: [{ url: 'https://guide.example/', start: 15, end: 23, quote: null }],
        },
      },
    },
    ...[
      { name: 'two messages', output: (a: object, b: object) => [message([a]), message([b])] },
      { name: 'two parts of a message', output: (a: object, b: object) => [message([a, b])] },
    ].map(({ name, output }): PlatformState => ({
      name: `${name}, with nothing between`,
      make: (model) => ({
        body: {
          ...responsesFrame(model),
          output: output(
            { type: 'output_text', text: 'I looked for lamp makers in Bonn', annotations: [] },
            { type: 'output_text', text: '1. Lichtwerk makes lamps.\n2. Lampenhof mends them.', annotations: [] },
          ),
        },
      }),
      means: {
        answer: {
          text: 'I looked for lamp makers in Bonn\n\n1. Lichtwerk makes lamps.\n2. Lampenhof mends them.',
        },
      },
    })),
    anotherModel('chatgpt', 'gpt-6-luna'),
    { name: 'no credit', make: openaiError(429, 'insufficient_quota'), means: { kind: 'out-of-credit' } },
    {
      name: 'slow down',
      make: openaiError(429, 'slow_down', { 'retry-after': '7' }),
      means: { kind: 'rate-limited', retryAfterMs: 7000 },
    },
    { name: 'overloaded', make: openaiError(503, 'server_overloaded'), means: { kind: 'server-error' } },
    { name: 'model retired', make: openaiError(404, 'model_not_found'), means: { kind: 'unknown-model' } },
    { name: 'model unknown, status 400', make: openaiError(400, 'model_not_found'), means: { kind: 'unknown-model' } },
    { name: 'wrong key', make: openaiError(401, 'invalid_api_key'), means: { kind: 'wrong-key' } },
  ],
  claude: [
    ...['max_tokens', 'model_context_window_exceeded', 'tool_use'].map((stop_reason): PlatformState => ({
      name: stop_reason,
      make: (model, answer) => ({ body: { ...claudeFrame(model), stop_reason, content: claudeBlocks(answer) } }),
      means: { kind: 'incomplete', isPaid: true },
    })),
    {
      name: 'refusal',
      make: (model) => ({
        body: {
          ...claudeFrame(model),
          stop_reason: 'refusal',
          stop_details: { type: 'refusal', category: 'general_harms', explanation: null },
          content: [],
        },
      }),
      means: { kind: 'refusal', isPaid: true },
    },
    {
      name: 'no search',
      make: (model, answer) => ({ body: { ...claudeFrame(model), content: [{ type: 'text', text: answer.text }] } }),
      means: { answer: { searched: false, queries: [], retrieved: [] } },
    },
    {
      name: 'speaks before it searches',
      make: (model) => ({
        body: {
          ...claudeFrame(model),
          content: [
            { type: 'text', text: 'I look it up.' },
            { type: 'server_tool_use', id: 's', name: 'web_search', input: { query: 'bakeries leeds' } },
            { type: 'web_search_tool_result', tool_use_id: 's', content: [] },
            { type: 'text', text: 'In Leeds, ' },
            {
              type: 'text',
              text: 'Brotwerk bakes',
              citations: [
                { type: 'web_search_result_location', url: 'https://guide.example/', cited_text: 'It bakes.' },
              ],
            },
            { type: 'text', text: ' rye.' },
          ],
        },
      }),
      means: {
        answer: {
          text: 'I look it up.\n\nIn Leeds, Brotwerk bakes rye.',
          cited: [{ url: 'https://guide.example/', start: 25, end: 39, quote: 'It bakes.' }],
        },
      },
    },
    anotherModel('claude', 'claude-haiku-5-5'),
    {
      name: 'pause, then the rest',
      make: (model, answer, call) => ({
        body:
          call === 1
            ? { ...claudeFrame(model), stop_reason: 'pause_turn', content: [{ type: 'text', text: 'First half. ' }] }
            : wireFormats.claude.reply(model, { ...answer, text: 'Second half.', cites: [] }),
      }),
      means: {
        answer: { text: 'First half.\n\nSecond half.', usage: { inputTokens: 10_000, outputTokens: 800, searches: 2 } },
      },
    },
    {
      name: 'pause without end',
      make: (model) => ({
        body: { ...claudeFrame(model), stop_reason: 'pause_turn', content: [{ type: 'text', text: 'Still at it. ' }] },
      }),
      means: { kind: 'incomplete', isPaid: true },
    },
    {
      name: 'search failed',
      make: (model, answer) => ({
        body: {
          ...claudeFrame(model),
          content: [
            { type: 'server_tool_use', id: 's', name: 'web_search', input: { query: 'bakeries leeds' } },
            {
              type: 'web_search_tool_result',
              tool_use_id: 's',
              content: { type: 'web_search_tool_result_error', error_code: 'unavailable' },
            },
            { type: 'text', text: answer.text },
          ],
        },
      }),
      means: { answer: { searched: false, queries: ['bakeries leeds'], retrieved: [] } },
    },
    { name: 'overloaded', make: anthropicError(529, 'overloaded_error'), means: { kind: 'server-error' } },
    {
      name: 'too many',
      make: anthropicError(429, 'rate_limit_error', { 'retry-after': '12' }),
      means: { kind: 'rate-limited', retryAfterMs: 12_000 },
    },
    {
      name: 'spend limit',
      make: error(429, {
        type: 'error',
        error: { type: 'rate_limit_error', message: 'text', details: { error_code: 'enforced_spend_limit_reached' } },
      }),
      means: { kind: 'out-of-credit' },
    },
    ...['contract_spend_limit_reached', 'linked_organization_spend_limit_reached'].map((error_code): PlatformState => ({
      name: error_code,
      make: error(429, {
        type: 'error',
        error: { type: 'rate_limit_error', message: 'text', details: { error_code } },
      }),
      means: { kind: 'out-of-credit' },
    })),
    {
      name: 'grows too fast',
      make: error(
        429,
        {
          type: 'error',
          error: { type: 'rate_limit_error', message: 'text', details: { error_code: 'ramp_limit_exceeded' } },
        },
        { 'retry-after': '30' },
      ),
      means: { kind: 'rate-limited', retryAfterMs: 30_000 },
    },
    { name: 'no credit', make: anthropicError(402, 'billing_error'), means: { kind: 'out-of-credit' } },
    { name: 'model retired', make: anthropicError(404, 'not_found_error'), means: { kind: 'unknown-model' } },
    { name: 'wrong key', make: anthropicError(401, 'authentication_error'), means: { kind: 'wrong-key' } },
    { name: 'request refused', make: anthropicError(400, 'invalid_request_error'), means: { kind: 'rejected' } },
  ],
  perplexity: [
    {
      name: 'cut at the cap',
      make: (model, answer) => ({
        body: {
          ...responsesFrame(model),
          usage: { input_tokens: 5000, output_tokens: 4000, total_tokens: 9000 },
          output: [text(answer)],
        },
      }),
      means: { kind: 'incomplete', isPaid: true },
    },
    {
      name: 'no search',
      make: (model, answer) => ({ body: { ...responsesFrame(model), output: [text(answer)] } }),
      means: { answer: { searched: false, queries: [] } },
    },
    anotherModel('perplexity', 'perplexity/another'),
    {
      name: 'marks of the form [web:1]',
      make: (model) => ({
        body: {
          ...responsesFrame(model),
          output: [
            {
              type: 'search_results',
              queries: ['leeds bakery'],
              results: [{ id: 1, url: 'https://guide.example/leeds', title: 'A page', snippet: 'text', source: 'web' }],
            },
            message([{ type: 'output_text', text: 'Brotwerk[web:1] bakes rye.', annotations: [] }]),
          ],
        },
      }),
      means: {
        answer: {
          queries: ['leeds bakery'],
          cited: [{ url: 'https://guide.example/leeds', start: 8, end: 15, quote: null }],
        },
      },
    },
    {
      name: 'pages that it opened',
      make: (model, answer) => ({
        body: {
          ...responsesFrame(model),
          output: [
            {
              type: 'fetch_url_results',
              contents: [{ url: 'https://a.example/prices', title: 'A page', snippet: 'text' }],
            },
            text(answer),
          ],
        },
      }),
      means: { answer: { searched: false, retrieved: ['https://a.example/prices'] } },
    },
    ...['requires_action', 'cancelled', 'failed', 'in_progress', 'queued'].map((status): PlatformState => ({
      name: status,
      make: (model) => ({ body: { ...responsesFrame(model), status, output: [] } }),
      means: { kind: 'failed-inside', isPaid: true },
    })),
    {
      name: 'too many',
      make: error(429, { error: { type: 'rate_limit', message: 'text' } }),
      means: { kind: 'rate-limited' },
    },
    { name: 'down', make: error(502, {}), means: { kind: 'server-error' } },
    { name: 'no credit', make: error(402, {}), means: { kind: 'out-of-credit' } },
    { name: 'wrong key', make: error(401, {}), means: { kind: 'wrong-key' } },
    {
      name: 'model unknown',
      make: error(400, { error: { message: 'text', type: 'invalid_model', code: 400 } }),
      means: { kind: 'unknown-model' },
    },
  ],
  grok: [
    {
      name: 'cut at the cap',
      make: (model, answer) => incomplete(model, 'max_output_tokens', answer),
      means: { kind: 'incomplete', isPaid: true },
    },
    {
      name: 'stopped by a filter',
      make: (model, answer) => incomplete(model, 'content_filter', answer),
      means: { kind: 'refusal', isPaid: true },
    },
    {
      name: 'no search',
      make: (model, answer) => ({ body: { ...responsesFrame(model), output: [text(answer)] } }),
      means: { answer: { searched: false, queries: [], retrieved: [] } },
    },
    ...[
      { type: 'x_search_call', arguments: '{"query":"leeds bakery","limit":10}' },
      { type: 'custom_tool_call', name: 'x_keyword_search', input: '{"query":"leeds bakery","limit":10}' },
    ].map((call): PlatformState => ({
      name: `a search of X as ${call.type}`,
      make: (model, answer) => ({
        body: {
          ...responsesFrame(model),
          output: [{ ...call, id: 'xs_1', call_id: 'xs_1', status: 'completed' }, text(answer)],
          citations: ['https://x.com/brotwerk/status/1'],
        },
      }),
      means: {
        answer: { searched: true, queries: ['leeds bakery'], retrieved: ['https://x.com/brotwerk/status/1'] },
      },
    })),
    anotherModel('grok', 'grok-4.6'),
    {
      name: 'refusal part',
      make: (model) => ({ body: wireFormats.grok.refusal(model) }),
      means: { kind: 'refusal', isPaid: true },
    },
    {
      name: 'failed',
      make: (model) => ({ body: wireFormats.grok.failedInside(model) }),
      means: { kind: 'failed-inside', isPaid: true },
    },
    {
      name: 'billed in ticks, all pages seen',
      make: (model) => ({
        body: {
          ...responsesFrame(model),
          usage: { input_tokens: 30_000, output_tokens: 900, cost_in_usd_ticks: 1_234_000_000 },
          output: [
            {
              type: 'web_search_call',
              id: 'ws_1',
              status: 'completed',
              action: { type: 'search', query: 'leeds bakery' },
            },
            message([
              { type: 'output_text', text: 'Brotwerk [[1]](https://guide.example/leeds) bakes.', annotations: [] },
            ]),
          ],
          citations: ['https://guide.example/leeds', 'https://seen.example/'],
        },
      }),
      means: {
        answer: {
          text: 'Brotwerk bakes.',
          costUsd: 0.1234,
          queries: ['leeds bakery'],
          retrieved: ['https://guide.example/leeds', 'https://seen.example/'],
          cited: [{ url: 'https://guide.example/leeds', start: 7, end: 8, quote: null }],
        },
      },
    },
    {
      name: 'no credit',
      make: error(403, { code: 'The caller does not have permission', error: 'text' }),
      means: { kind: 'out-of-credit' },
    },
    {
      name: 'too many',
      make: error(429, { code: 'Some resource has been exhausted', error: 'text' }, { 'retry-after': '3' }),
      means: { kind: 'rate-limited', retryAfterMs: 3000 },
    },
    { name: 'down', make: error(503, {}), means: { kind: 'server-error' } },
    {
      name: 'model retired',
      make: error(404, { code: 'Some requested entity was not found', error: 'text' }),
      means: { kind: 'unknown-model' },
    },
    { name: 'wrong key', make: error(401, {}), means: { kind: 'wrong-key' } },
  ],
  gemini: [
    ...[
      'MAX_TOKENS',
      'RECITATION',
      'LANGUAGE',
      'OTHER',
      'MALFORMED_FUNCTION_CALL',
      'UNEXPECTED_TOOL_CALL',
      'TOO_MANY_TOOL_CALLS',
      'FINISH_REASON_UNSPECIFIED',
    ].map((finishReason) => geminiEnd(finishReason, 'incomplete')),
    ...['SAFETY', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII'].map((finishReason) => geminiEnd(finishReason, 'refusal')),
    ...['SAFETY', 'OTHER', 'BLOCKLIST', 'PROHIBITED_CONTENT'].map((blockReason): PlatformState => ({
      name: `blocked: ${blockReason}`,
      make: (model) => ({ body: { ...geminiFrame(model), promptFeedback: { blockReason } } }),
      means: { kind: 'refusal', isPaid: true },
    })),
    {
      name: 'two queries and thoughts',
      make: (model, answer) => ({
        body: {
          modelVersion: model,
          usageMetadata: {
            promptTokenCount: 100,
            toolUsePromptTokenCount: 400,
            candidatesTokenCount: 300,
            thoughtsTokenCount: 200,
          },
          candidates: [
            {
              finishReason: 'STOP',
              content: { role: 'model', parts: [{ text: 'thinking', thought: true }, { text: answer.text }] },
              groundingMetadata: { webSearchQueries: ['one', 'two'] },
            },
          ],
        },
      }),
      means: { answer: { queries: ['one', 'two'], usage: { inputTokens: 500, outputTokens: 500, searches: 2 } } },
    },
    {
      name: 'parts without a blank between them',
      make: (model) => ({
        body: {
          ...geminiFrame(model),
          candidates: [
            {
              index: 0,
              finishReason: 'STOP',
              content: {
                role: 'model',
                parts: [
                  { text: 'I looked in Bonn' },
                  { text: 'Lichtwerk makes' },
                  { text: ' lamps' },
                  { text: '.' },
                  { text: 'thinking', thought: true },
                  { text: 'Lampenhof mends them.' },
                ],
              },
            },
          ],
        },
      }),
      means: { answer: { text: 'I looked in Bonn\n\nLichtwerk makes lamps.\n\nLampenhof mends them.' } },
    },
    {
      name: 'no search',
      make: (model, answer) => ({
        body: {
          ...geminiFrame(model),
          candidates: [{ index: 0, finishReason: 'STOP', content: { role: 'model', parts: [{ text: answer.text }] } }],
        },
      }),
      means: { answer: { searched: false, queries: [], retrieved: [] } },
    },
    anotherModel('gemini', 'gemini-3.5-flash-lite'),
    {
      name: 'too many',
      make: error(429, {
        error: {
          code: 429,
          status: 'RESOURCE_EXHAUSTED',
          message: 'text',
          details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '37s' }],
        },
      }),
      means: { kind: 'rate-limited', retryAfterMs: 37_000 },
    },
    {
      name: 'down',
      make: error(503, { error: { code: 503, status: 'UNAVAILABLE', message: 'text' } }),
      means: { kind: 'server-error' },
    },
    {
      name: 'model unknown',
      make: error(404, { error: { code: 404, status: 'NOT_FOUND', message: 'text' } }),
      means: { kind: 'unknown-model' },
    },
    {
      name: 'wrong key, status 400',
      make: error(400, {
        error: { code: 400, status: 'INVALID_ARGUMENT', message: 'text', details: [{ reason: 'API_KEY_INVALID' }] },
      }),
      means: { kind: 'wrong-key' },
    },
  ],
};

/** A model that was not asked has answered: an alias, or a silent rerouting. */
function anotherModel(id: PlatformId, answered: string): PlatformState {
  return {
    name: 'another model',
    make: (_model, answer) => ({ body: wireFormats[id].reply(answered, answer) }),
    means: { answer: { model: answered } },
  };
}

function geminiEnd(finishReason: string, kind: 'incomplete' | 'refusal'): PlatformState {
  return {
    name: finishReason,
    make: (model, answer) => ({
      body: {
        ...geminiFrame(model),
        candidates: [{ index: 0, finishReason, content: { role: 'model', parts: [{ text: answer.text }] } }],
      },
    }),
    means: { kind, isPaid: true },
  };
}
