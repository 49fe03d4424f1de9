import { createGoogle } from '@ai-sdk/google';
import { z } from 'zod';
import type { Cited, Vendor } from './contract.ts';
import { unique, unreadable } from './responses-format.ts';
import { sendWithSdk } from './send-with-sdk.ts';

const replySchema = z.looseObject({
  modelVersion: z.string().nullish(),
  promptFeedback: z.looseObject({ blockReason: z.string().nullish() }).nullish(),
  candidates: z
    .array(
      z.looseObject({
        content: z.looseObject({ parts: z.array(z.looseObject({ text: z.string().optional(), thought: z.boolean().optional() })).nullish() }).nullish(),
        finishReason: z.string().nullish(),
        groundingMetadata: z
          .looseObject({
            webSearchQueries: z.array(z.string()).nullish(),
            groundingChunks: z.array(z.looseObject({ web: z.looseObject({ uri: z.string(), title: z.string().nullish() }).nullish() })).nullish(),
            groundingSupports: z
              .array(z.looseObject({ segment: z.looseObject({ text: z.string().nullish() }).nullish(), groundingChunkIndices: z.array(z.number()).nullish() }))
              .nullish(),
          })
          .nullish(),
      }),
    )
    .default([]),
  usageMetadata: z
    .looseObject({ promptTokenCount: z.number().default(0), candidatesTokenCount: z.number().nullish(), thoughtsTokenCount: z.number().nullish() })
    .nullish(),
});

/** Google's Gemini with grounding in Google Search. */
export const gemini: Vendor = {
  id: 'gemini',
  name: 'Gemini',
  defaultBaseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  defaultModel: 'gemini-2.5-flash',
  async send(prompt, { apiKey, baseUrl, model, ...way }) {
    return sendWithSdk(prompt, way, (fetchAndKeep) => {
      const google = createGoogle({ apiKey, baseURL: baseUrl, fetch: fetchAndKeep });
      return { model: google(model), tools: { google_search: google.tools.googleSearch({}) } };
    });
  },
  read(body) {
    const parsed = replySchema.safeParse(body);
    if (!parsed.success || (parsed.data.candidates.length === 0 && !parsed.data.promptFeedback)) return unreadable('Gemini');
    const { candidates, usageMetadata: used, modelVersion, promptFeedback } = parsed.data;
    const [first] = candidates;
    const grounding = first?.groundingMetadata;
    const usage = {
      inputTokens: used?.promptTokenCount ?? 0,
      outputTokens: (used?.candidatesTokenCount ?? 0) + (used?.thoughtsTokenCount ?? 0),
      searches: (grounding?.webSearchQueries ?? []).length === 0 ? 0 : 1, // billed by grounded prompt, not by query
    };
    if (promptFeedback?.blockReason || ['SAFETY', 'PROHIBITED_CONTENT', 'RECITATION', 'BLOCKLIST'].includes(first?.finishReason ?? ''))
      return { ok: false, kind: 'refusal', detail: 'Gemini declined to answer', usage, vendorCostUsd: null };
    const text = (first?.content?.parts ?? []).map((part) => (part.thought ? '' : (part.text ?? ''))).join('');
    const pages = (grounding?.groundingChunks ?? []).map(({ web }) => (web ? pageOf(web.uri, web.title ?? '') : null));
    const cited: Cited[] = (grounding?.groundingSupports ?? []).flatMap(({ segment, groundingChunkIndices }) => {
      const quote = segment?.text ?? '';
      const at = quote === '' ? -1 : text.indexOf(quote); // the vendor's offsets count bytes
      return (groundingChunkIndices ?? []).flatMap((index) => {
        const url = pages[index];
        return url ? [{ url, start: at < 0 ? null : at, end: at < 0 ? null : at + quote.length, quote: null }] : [];
      });
    });
    const retrieved = unique(pages.flatMap((url) => url ?? []));
    return {
      ok: true,
      answer: { model: modelVersion ?? gemini.defaultModel, searched: usage.searches > 0 || retrieved.length > 0, text, retrieved, cited, usage },
      vendorCostUsd: null,
    };
  },
};

/** Google hands out redirects of its own; the title is the domain behind them. */
function pageOf(uri: string, title: string): string {
  const isRedirect = uri.startsWith('https://vertexaisearch.cloud.google.com/');
  return isRedirect && /^[\w.-]+\.[a-z]{2,}$/i.test(title) ? `https://${title}/` : uri;
}
