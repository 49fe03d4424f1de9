// The "responses" wire format, which OpenAI, xAI and Perplexity share in their own dialects.
import { z } from 'zod';
import type { Cited, PlatformReply, ReadReply } from './contract.ts';

const annotation = z.looseObject({ type: z.string(), url: z.string().optional(), start_index: z.number().nullish(), end_index: z.number().nullish() });
const part = z.looseObject({ type: z.string(), text: z.string().optional(), refusal: z.string().optional(), annotations: z.array(annotation).nullish() });
const source = z.looseObject({ url: z.string().optional() });
const item = z.looseObject({
  type: z.string(),
  status: z.string().nullish(),
  action: z.looseObject({ sources: z.array(source).nullish() }).nullish(),
  content: z.array(part).nullish(),
  /** Perplexity's search results. */
  results: z.array(z.looseObject({ id: z.union([z.number(), z.string()]).optional(), url: z.string() })).nullish(),
});
export const responsesSchema = z.looseObject({
  model: z.string(),
  status: z.string().nullish(),
  error: z.looseObject({ message: z.string().nullish(), code: z.union([z.string(), z.number()]).nullish() }).nullish(),
  output: z.array(item).default([]),
  citations: z.array(z.string()).nullish(),
  usage: z
    .looseObject({
      input_tokens: z.number().default(0),
      output_tokens: z.number().default(0),
      cost: z.looseObject({ total_cost: z.number().nullish() }).nullish(),
    })
    .nullish(),
});
export type Responses = z.infer<typeof responsesSchema>;

/** Reads text, citations with their offsets, and what was searched. */
export function readResponses(name: string, parsed: z.ZodSafeParseResult<Responses>): ReadReply {
  if (!parsed.success) return unreadable(name);
  const body = parsed.data;
  const searches = body.output.filter(({ type }) => type === 'web_search_call' || type === 'search_results');
  const usage = { inputTokens: body.usage?.input_tokens ?? 0, outputTokens: body.usage?.output_tokens ?? 0, searches: searches.length };
  const vendorCostUsd = body.usage?.cost?.total_cost ?? null;
  const parts = body.output.filter(({ type }) => type === 'message').flatMap(({ content }) => content ?? []);
  if (body.status === 'failed' || (body.error !== null && body.error !== undefined))
    return { ok: false, kind: 'failed-inside', detail: `${name} reported a failure inside its reply`, usage, vendorCostUsd };
  if (parts.some(({ refusal }) => refusal !== undefined)) return { ok: false, kind: 'refusal', detail: `${name} declined to answer`, usage, vendorCostUsd };
  const { text, cited } = joinParts(parts);
  const answer: Omit<PlatformReply, 'costUsd' | 'raw'> = {
    model: body.model,
    searched: searches.some(({ status }) => status !== 'failed'),
    text,
    retrieved: unique(searches.flatMap(({ action, results }) => [...(action?.sources ?? []), ...(results ?? [])].flatMap(({ url }) => url ?? []))),
    cited,
    usage,
  };
  return { ok: true, answer, vendorCostUsd };
}

export function unreadable(name: string): ReadReply {
  return {
    ok: false,
    kind: 'bad-reply',
    detail: `${name} sent a reply that cannot be read`,
    usage: { inputTokens: 0, outputTokens: 0, searches: 0 },
    vendorCostUsd: null,
  };
}

export function unique(urls: readonly string[]): string[] {
  return [...new Set(urls)];
}

function joinParts(parts: readonly z.infer<typeof part>[]): { text: string; cited: Cited[] } {
  let text = '';
  const cited: Cited[] = [];
  for (const own of parts) {
    const from = text.length;
    const words = own.text ?? '';
    for (const { url, start_index, end_index } of own.annotations ?? []) {
      if (url === undefined) continue;
      const start = start_index ?? null;
      const end = end_index ?? null;
      cited.push({ url, start: start === null ? null : from + start, end: end === null ? null : from + end, quote: null });
    }
    text += words;
  }
  return { text, cited };
}
