// The "responses" wire format, which OpenAI, xAI and Perplexity share in their own dialects.
import { jsonOrNull } from '#engine/base/json-or-null.ts';
import { z } from 'zod';
import type { Cited, ListedModel, Place, PlatformReply, ReadReply, Usage } from './contract.ts';

const annotation = z.looseObject({
  type: z.string(),
  url: z.string().optional(),
  start_index: z.number().nullish(),
  end_index: z.number().nullish(),
});
const part = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  refusal: z.string().optional(),
  annotations: z.array(annotation).nullish(),
});
const source = z.looseObject({ url: z.string().optional() });
const item = z.looseObject({
  type: z.string(),
  status: z.string().nullish(),
  /** OpenAI names `queries`, xAI `query`; pages that were opened are no searches, and they are looked at. */
  action: z
    .looseObject({
      type: z.string().nullish(),
      query: z.string().nullish(),
      queries: z.array(z.string()).nullish(),
      sources: z.array(source).nullish(),
      url: z.string().nullish(),
    })
    .nullish(),
  /** xAI's search of X: its tool, and its question as JSON. */
  name: z.string().nullish(),
  input: z.string().nullish(),
  arguments: z.string().nullish(),
  content: z.array(part).nullish(),
  /** Perplexity's search results, and what it searched for. */
  results: z.array(z.looseObject({ id: z.union([z.number(), z.string()]).optional(), url: z.string() })).nullish(),
  queries: z.array(z.string()).nullish(),
  /** Pages that Perplexity opened. */
  contents: z.array(source).nullish(),
});
type Item = z.infer<typeof item>;
export const responsesSchema = z.looseObject({
  model: z.string(),
  status: z.string().nullish(),
  incomplete_details: z.looseObject({ reason: z.string().nullish() }).nullish(),
  error: z.looseObject({ message: z.string().nullish(), code: z.union([z.string(), z.number()]).nullish() }).nullish(),
  output: z.array(item).default([]),
  citations: z.array(z.string()).nullish(),
  usage: z
    .looseObject({
      input_tokens: z.number().default(0),
      output_tokens: z.number().default(0),
      cost: z.looseObject({ total_cost: z.number().nullish() }).nullish(),
      cost_in_usd_ticks: z.number().nullish(),
    })
    .nullish(),
});
export type Responses = z.infer<typeof responsesSchema>;

const ticksPerDollar = 1e10;

/** Reads text, citations with their offsets, and what was searched. A reply that is not complete is no answer. */
export function readResponses(name: string, body: Responses): ReadReply {
  const calls = body.output.filter(isCall);
  const searches = calls.filter(isSearch);
  const usage = {
    inputTokens: body.usage?.input_tokens ?? 0,
    outputTokens: body.usage?.output_tokens ?? 0,
    searches: searches.length,
  };
  const ticks = body.usage?.cost_in_usd_ticks ?? null;
  const vendorCostUsd = ticks === null ? (body.usage?.cost?.total_cost ?? null) : ticks / ticksPerDollar;
  const failed = (kind: 'failed-inside' | 'incomplete' | 'refusal', detail: string): ReadReply => ({
    ok: false,
    kind,
    detail,
    usage,
    vendorCostUsd,
  });
  const parts = body.output.filter(({ type }) => type === 'message').flatMap(({ content }) => content ?? []);
  if (body.error !== null && body.error !== undefined)
    return failed('failed-inside', `${name} reported a failure inside its reply`);
  if (parts.some(({ type, refusal }) => type === 'refusal' || refusal !== undefined))
    return failed('refusal', `${name} declined to answer`);
  if (body.incomplete_details?.reason === 'content_filter')
    return failed('refusal', `${name} stopped its answer by a filter`);
  if (body.status === 'incomplete') return failed('incomplete', `${name} did not finish its answer`);
  if (body.status !== 'completed') return failed('failed-inside', `${name} reported a failure inside its reply`);
  const { text, cited } = joinParts(parts);
  const answer: Omit<PlatformReply, 'costUsd' | 'raw'> = {
    model: body.model,
    searched: searches.length > 0,
    queries: unique(calls.flatMap(queriesOf)),
    text,
    retrieved: unique(calls.flatMap(pagesOf)),
    cited,
    usage,
  };
  return { ok: true, answer, vendorCostUsd };
}

/** What looked at the web or at X. */
function isCall({ type, name }: Item): boolean {
  return (
    ['web_search_call', 'x_search_call', 'search_results', 'fetch_url_results'].includes(type) ||
    (type === 'custom_tool_call' && /^x_.*search$/.test(name ?? ''))
  );
}

/** Only what is completed was done; Perplexity lists nothing else, and gives no status. */
function isDone({ status }: Item): boolean {
  return status === null || status === undefined || status === 'completed';
}

function isSearch(call: Item): boolean {
  return call.type !== 'fetch_url_results' && (call.action?.type ?? 'search') === 'search' && isDone(call);
}

/** Also those of a search that failed: they were typed. */
function queriesOf({ action, queries, input, arguments: given }: Item): string[] {
  const typed = queries ?? action?.queries ?? action?.query;
  if (typed !== null && typed !== undefined) return [typed].flat();
  const query = querySchema.safeParse(jsonOrNull(input ?? given ?? ''));
  return query.success ? [query.data.query] : [];
}

const querySchema = z.looseObject({ query: z.string() });

function pagesOf(call: Item): string[] {
  const { action, results, contents } = call;
  const opened = isDone(call) ? (action?.url ?? []) : [];
  return [
    ...[...(action?.sources ?? []), ...(results ?? []), ...(contents ?? [])].flatMap(({ url }) => url ?? []),
    ...[opened].flat(),
  ];
}

export const noUsage: Usage = { inputTokens: 0, outputTokens: 0, searches: 0 };

export function unreadable(name: string): ReadReply {
  return {
    ok: false,
    kind: 'bad-reply',
    detail: `${name} sent a reply that cannot be read`,
    usage: noUsage,
    vendorCostUsd: null,
  };
}

/** `GET /models` of OpenAI and Anthropic: a list of ids, with the day on which a model ends where one is set. */
export function readModelList(body: unknown): ListedModel[] | null {
  const parsed = modelListSchema.safeParse(body);
  if (!parsed.success) return null;
  return parsed.data.data.map(({ id, shutdown_date, retires_at, lifecycle }) => ({
    id,
    endsAt: (shutdown_date ?? retires_at)?.slice(0, 10) ?? null,
    lifecycle,
  }));
}

const modelListSchema = z.looseObject({
  data: z.array(
    z.looseObject({
      id: z.string(),
      shutdown_date: z.string().nullish(),
      retires_at: z.string().nullish(),
      lifecycle: z.enum(['active', 'deprecated', 'retired']).optional().catch(undefined),
    }),
  ),
});

/** A place as the vendors take it: what is not known is left out. */
export function withoutNulls(place: Place): object {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== null));
}

export function unique(urls: readonly string[]): string[] {
  return [...new Set(urls)];
}

/** Blocks of an answer are paragraphs of their own: what a search parts is no sentence. */
export function beforeNextBlock(text: string): string {
  return text.trim() === '' ? '' : `${text.trimEnd()}\n\n`;
}

function joinParts(parts: readonly z.infer<typeof part>[]): { text: string; cited: Cited[] } {
  let text = '';
  const cited: Cited[] = [];
  for (const own of parts) {
    text = beforeNextBlock(text);
    const from = text.length;
    for (const { url, start_index, end_index } of own.annotations ?? []) {
      if (url === undefined) continue;
      const start = start_index ?? null;
      const end = end_index ?? null;
      cited.push({
        url,
        start: start === null ? null : from + start,
        end: end === null ? null : from + end,
        quote: null,
      });
    }
    text += own.text ?? '';
  }
  return { text, cited };
}
